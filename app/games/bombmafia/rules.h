#pragma once

namespace bombshelf {
class Rules;
}

namespace bombshelf::bombmafia {

const Rules &rules();

} // namespace bombshelf::bombmafia
