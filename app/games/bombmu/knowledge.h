#pragma once

#include "../../core/rules.h"

namespace bombshelf::bombmu {

/// What a person who has played a few times knows about Bomb-mu!.
const Knowledge &knowledge();

} // namespace bombshelf::bombmu
