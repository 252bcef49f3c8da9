#pragma once

namespace bombshelf {
class Rules;
}

namespace bombshelf::driller {

const Rules &rules();

} // namespace bombshelf::driller
