#pragma once

#include <QtGlobal>

namespace bombshelf {

/// A seed for a match, a bot's thought or a suggestion, drawn from the system's own chance.
quint64 drawSeed();
/// From here on seeds follow from `first`, the same ones each time: to deal a match again, and for tests, whose failures must
/// come back.
void repeatSeeds(quint64 first = 1);

} // namespace bombshelf
