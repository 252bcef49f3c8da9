#pragma once

namespace bombshelf {
class Rules;
}

namespace bombshelf::omens_heaven {

const Rules &rules();

} // namespace bombshelf::omens_heaven
