#pragma once

#include "core/rules.h"

namespace bombshelf::bombmu {

/// Why nobody can play with these cards and dice, or nothing.
Refusal refuseSet(const Setup &setup);

} // namespace bombshelf::bombmu
