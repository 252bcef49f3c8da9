#pragma once

namespace bombshelf {
class Knowledge;
}

namespace bombshelf::omens_famine {

/// What a person who has played a few times knows about Famine.
const Knowledge &knowledge();

} // namespace bombshelf::omens_famine
