#pragma once

namespace bombshelf {
class Knowledge;
}

namespace bombshelf::omens_armageddon {

/// What a person who has played a few times knows about Armageddon.
const Knowledge &knowledge();

} // namespace bombshelf::omens_armageddon
