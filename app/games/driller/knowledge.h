#pragma once

#include "core/rules.h"

namespace bombshelf::driller {

/// What a person who has played a few times knows about Driller.
const Knowledge &knowledge();

} // namespace bombshelf::driller
