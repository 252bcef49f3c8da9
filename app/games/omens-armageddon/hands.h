#pragma once

#include "games/omens/helpers.h"
#include "games/omens/poker.h"
#include "position.h"

namespace bombshelf::omens_armageddon {

/// What helpers can change in the phase that the battle is in.
Reach reachOf(const State &state);

/// Of the cards that are known.
HandRank rankOf(const State &state, Zone hand);
/// How many of the cards that may come into a place make a hand better than it is now, and how many make it worse, as far as its cards are
/// known. What lies there unseen makes it better if it makes it a higher category: one more card alone says nothing.
struct Outlook {
    int better = 0, worse = 0, of = 0;
    friend bool operator==(const Outlook &, const Outlook &) = default;
};
Outlook outlook(const State &state, Zone hand, int place, std::span<const Kind> coming);
/// Where a card makes Satan's hand better, and most so (the leftmost of equal places); -1: nowhere.
int bestSwapForSatan(const State &state, Kind card);

} // namespace bombshelf::omens_armageddon
