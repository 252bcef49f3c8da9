#pragma once

namespace bombshelf {
class Rules;
}

namespace bombshelf::bomber {

const Rules &rules();

} // namespace bombshelf::bomber
