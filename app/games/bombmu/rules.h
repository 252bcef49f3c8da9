#pragma once

namespace bombshelf {
class Rules;
}

namespace bombshelf::bombmu {

const Rules &rules();

} // namespace bombshelf::bombmu
