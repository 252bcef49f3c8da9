#pragma once

#include <QtGlobal>

namespace bombshelf {

/// A seed for a match, and for who sits where, drawn from the system's own chance.
quint64 drawSeed();
/// One for a thought or a suggestion: however often somebody asks for advice, the next match is dealt the same.
quint64 drawThoughtSeed();
/// From here on both kinds of seeds follow from `first`, the same ones each time: to deal a match again, and for tests, whose
/// failures must come back.
void repeatSeeds(quint64 first = 1);

} // namespace bombshelf
