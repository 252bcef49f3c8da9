#pragma once

#include "flow.h"

namespace bombshelf::omens {

/// The card laid last, on which helpers work.
struct Laid {
    PieceId card;
    Spot spot;
};

/// Where seats lay cards from hands, and helpers change a card as it is laid.
class LayingFlow : protected Flow {
public:
    LayingFlow(State &state, Rng &rng, Teller *teller, Laid &laid) : Flow(state, rng, teller), m_laid(laid) {}

protected:
    /// The deck's top card into the hand of the seat, told as an event of the battle.
    void draw(Seat seat, Zone hand, int what);
    /// From the hand to the bottom of the zone, face up: the card laid now.
    void layFrom(Zone hand, Kind card, Zone zone);
    /// After a helper: the card laid, wherever in those zones the Postman took it, or the one that the Witch laid in its place.
    void follow(Zone first, Zone last);

    Laid &m_laid;
};

/// What helpers can change as a card is laid; a battle adds what the Medium and the Postman reach.
Reach reachOf(const Laid &laid);

/// The Prophet shows cards that others draw, and whoever looks on can't tell which of a hand they are. For Rules::hide.
void hideHands(State &state, Zone firstHand, Seat viewer);

} // namespace bombshelf::omens
