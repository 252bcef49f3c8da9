#pragma once

namespace bombshelf {
class Rules;
}

namespace bombshelf::omens_death {

const Rules &rules();

} // namespace bombshelf::omens_death
