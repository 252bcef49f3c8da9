#pragma once

namespace bombshelf {
class Rules;
}

namespace bombshelf::omens_famine {

const Rules &rules();

} // namespace bombshelf::omens_famine
