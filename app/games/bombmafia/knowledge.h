#pragma once

#include "core/rules.h"

namespace bombshelf::bombmafia {

/// What a person who has played a few times knows about Bomb Mafia.
const Knowledge &knowledge();

} // namespace bombshelf::bombmafia
