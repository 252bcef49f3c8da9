#pragma once

#include "core/rules.h"

namespace bombshelf::omens_death {

const Knowledge &knowledge();

} // namespace bombshelf::omens_death
