#pragma once

namespace bombshelf {
class Rules;
}

namespace bombshelf::omens_hell {

const Rules &rules();

} // namespace bombshelf::omens_hell
