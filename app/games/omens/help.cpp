// The powers of helpers.

#include "flow.h"

#include <algorithm>

namespace bombshelf::omens {

void Help::make(Move move)
{
    switch (CommonVerb(move.verb)) {
    case useCard:
    case useDie: return use(CommonVerb(move.verb), move.a, move.b);
    case changeTo: return become(move.a);
    case swapWith: return swap({Zone(m_reach.others + move.a), move.b});
    case putBack: return arrange({move.a, move.b, move.c});
    case rollToo: return pick(move.a);
    case rollPicked:
        m_team.step = Step::none;
        for (int spot = 0; spot < m_reach.dice.size(); ++spot)
            if (m_team.picked >> spot & 1)
                rollAgain(spot);
        m_team.picked = 0;
        return;
    case leaveOut: return leave(move.a);
    }
}

void Help::use(CommonVerb verb, Kind helper, int spot)
{
    m_team.helper = helper;
    m_team.onDie = verb == useDie;
    m_team.spot = std::uint8_t(spot);
    tell(m_team.onDie ? usedDie : usedCard, m_team.asked, helper, spot);
    if (m_team.onDie)
        useOnDie();
    else
        useOnCard();
}

void Help::useOnCard()
{
    if (m_team.helper == prophet)
        return look();
    const Spot own = m_reach.cards[m_team.spot];
    if (!m_table.at(own.zone, own.place).faceUp) {
        m_table.turnUp(own.zone, own.place);
        tell(turnedUp, m_team.asked, kindAt(own));
    }
    if (m_team.helper == witch)
        return replaceFromDeck();
    if (m_team.helper == postman) {
        m_team.step = Step::swap;
        return;
    }
    const Results results = resultsOnCard(m_state, m_reach, m_team.helper, m_team.spot);
    m_team.step = Step::change;
    if (results.size() == 1)
        become(results[0]);
}

void Help::useOnDie()
{
    if (m_team.helper == hound)
        return rollAgain(m_team.spot);
    if (m_team.helper == prophet)
        return rollMore();
    if (m_team.helper == witch) {
        m_team.step = Step::reroll;
        m_team.picked = std::uint8_t(1u << m_team.spot);
        return;
    }
    const Results results = resultsOnDie(m_state, m_reach, m_team.helper, m_team.spot);
    m_team.step = Step::change;
    if (results.size() == 1)
        become(results[0]);
}

void Help::become(Kind result)
{
    m_team.step = Step::none;
    alter(m_team.onDie ? m_reach.dice[m_team.spot] : m_reach.cards[m_team.spot], result);
}

/// The new card lies face up where the old one lay.
void Help::replaceFromDeck()
{
    const Spot spot = m_reach.cards[m_team.spot];
    const Kind old = kindAt(spot);
    discard(spot.zone, spot.place);
    m_table.move(m_reach.deck, 0, spot.zone, spot.place);
    m_table.turnUp(spot.zone, spot.place);
    tell(replaced, m_team.asked, old, kindAt(spot));
}

void Help::look()
{
    const int count = prophetSees(m_state, m_reach);
    m_team.step = Step::order;
    tell(lookedAt, m_team.asked, count);
    for (int place = 0; place < count; ++place) {
        m_table.show(m_reach.deck, place, SeatSet::of(m_team.asked));
        tell(saw, m_team.asked, m_table.at(m_reach.deck, place).kind, 0, 0, SeatSet::of(m_team.asked));
    }
}

/// The card that comes on top is named first.
void Help::arrange(std::array<std::uint8_t, 3> order)
{
    m_team.step = Step::none;
    m_table.arrange(m_reach.deck, std::span(order).first(std::size_t(prophetSees(m_state, m_reach))));
    tell(wasPutBack, m_team.asked);
}

void Help::swap(Spot with)
{
    m_team.step = Step::none;
    const Spot own = m_reach.cards[m_team.spot];
    const Kind given = kindAt(own), taken = kindAt(with);
    m_table.move(own.zone, own.place, with.zone, with.place);
    m_table.move(with.zone, with.place + 1, own.zone, own.place);
    tell(swapped, m_team.asked, given, taken);
}

void Help::pick(int spot)
{
    m_team.picked |= std::uint8_t(1u << spot);
    tell(pickedToo, m_team.asked, spot);
}

void Help::rollAgain(int spot)
{
    const Spot die = m_reach.dice[spot];
    const Kind before = kindAt(die);
    restore(die.zone, die.place);
    m_table.become(die.zone, die.place, faceOf(m_rng.roll() + 1));
    tell(rolledAgain, m_team.asked, before, kindAt(die));
}

void Help::rollMore()
{
    throwDie(extraZone);
    m_team.step = Step::leaveOut;
    tell(rolledMore, m_team.asked, m_table.top(extraZone).kind);
}

/// The new die takes the place of the one left out.
void Help::leave(int spot)
{
    m_team.step = Step::none;
    Kind out = m_table.top(extraZone).kind;
    if (spot < m_reach.dice.size()) {
        const Spot die = m_reach.dice[spot];
        out = kindAt(die);
        m_table.toTop(die.zone, die.place, extraZone);
        m_table.move(extraZone, 1, die.zone, die.place);
    }
    putAway(extraZone);
    tell(wasLeftOut, m_team.asked, out, spot);
}

} // namespace bombshelf::omens
