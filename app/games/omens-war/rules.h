#pragma once

namespace bombshelf {
class Rules;
}

namespace bombshelf::omens_war {

const Rules &rules();

} // namespace bombshelf::omens_war
