#pragma once

namespace bombshelf {
class Knowledge;
}

namespace bombshelf::omens_war {

const Knowledge &knowledge();

} // namespace bombshelf::omens_war
