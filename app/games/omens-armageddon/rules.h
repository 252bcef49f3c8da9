#pragma once

namespace bombshelf {
class Rules;
}

namespace bombshelf::omens_armageddon {

const Rules &rules();

} // namespace bombshelf::omens_armageddon
