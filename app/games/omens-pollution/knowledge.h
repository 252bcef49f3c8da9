#pragma once

namespace bombshelf {
class Knowledge;
}

namespace bombshelf::omens_pollution {

/// What a person who has played a few times knows about Pollution.
const Knowledge &knowledge();

} // namespace bombshelf::omens_pollution
