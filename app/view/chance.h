#pragma once

#include <QtGlobal>

namespace bombshelf {

/// A seed for a match, a bot's thought or a suggestion, drawn from the system's own chance.
quint64 drawSeed();
/// From here on seeds are the same row every time: for tests, whose failures must come back.
void repeatSeeds();

} // namespace bombshelf
