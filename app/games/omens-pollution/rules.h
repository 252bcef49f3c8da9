#pragma once

namespace bombshelf {
class Rules;
}

namespace bombshelf::omens_pollution {

const Rules &rules();

} // namespace bombshelf::omens_pollution
