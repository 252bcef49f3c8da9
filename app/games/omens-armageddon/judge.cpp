#include "judge.h"

#include "games/omens/knowledge.h"

#include <algorithm>
#include <bit>

namespace bombshelf::omens_armageddon {

namespace {

/// What it is worth that an unseen card may be looked at, and what tossing is, in cards to choose from.
constexpr float drawsOfLooking = 0.1f, drawsOfTossing = 1.5f;
/// How many cards of the deck go with a 6.
constexpr int cardsOfSix = 4;
/// How many times as good a helper must make the turn, and more for each card that the deck still has: it may be needed later.
constexpr float priceOfHelp = 1.1f, priceOfHelpByCard = 0.06f;
/// For a locked die, this many times more: the same helper could still turn away the third 6, should it be rolled.
constexpr float priceOfFreeing = 2;
/// Even what is lost is played on.
constexpr float unlikely = 1e-7f;

} // namespace

Judge::Judge(const State &state, Seat seat) : m_state(state), m_seat(seat), m_deck(state.table.count(deckZone)), m_reach(reachOf(state)) {}

float Judge::worthOf(Move move) const
{
    const bool isUse = move.verb == useCard || move.verb == useDie;
    return unlikely + chanceAfter(move) / (isUse ? priceOfHelp + priceOfHelpByCard * float(m_deck) : 1);
}

float Judge::chanceAfter(Move move) const
{
    const Team &team = teamOf(m_state);
    switch (move.verb) {
    case own: return chanceOfOwn(place());
    case satans: return chanceOfSatans(place());
    case faceSatan: return chanceOfSix();
    case discardIt: return evaluation(1).withHand(ownHand(1u << place()));
    case toss: return chanceOfTossing(position(m_state).tossing | 1u << (move.a - 1), move.a);
    case done: return team.phase == tossing ? chanceOfTossing(position(m_state).tossing) : evaluation(0).chance();
    case useDie: return team.phase == ready ? chanceOfFreeing(move.a, move.b) : chanceByDie(move.a, move.b);
    case useCard: return chanceByCard(move.a, move.b);
    case changeTo: return team.onDie ? chanceOfFace(pipsOf(move.a)) : chanceWithCard(team.spot, move.a);
    case leaveOut:
        return team.phase == ready ? chanceOfReplacing(move.a)
                                   : chanceOfFace(pipsOf(m_state.table.top(move.a ? diceZone : extraZone).kind));
    default: return evaluation(0).chance();
    }
}

const Evaluation &Judge::evaluation(int cards) const
{
    auto &found = m_evaluations[std::size_t(cards)];
    return found ? *found : found.emplace(m_state, m_seat, m_deck - cards);
}

float Judge::chanceOfOwn(int place) const
{
    const Hand rest = ownHand(1u << place);
    if (!isSeen(place))
        return evaluation(1).withHand(rest, drawsOfLooking);
    return std::max(evaluation(0).chance(), evaluation(1).withHand(rest));
}

float Judge::chanceOfSatans(int place) const { return evaluation(1).withSatans(seenBy(m_state, m_seat, satanZone, 1u << place)); }

float Judge::chanceOfSix() const
{
    const Evaluation &later = evaluation(cardsOfSix);
    return later.withHand(ownHand(), drawsOfTossing) * later.withLocked(m_seat, 1);
}

/// Of the die of the turn; on locked dice, one face that isn't a 6 is like another.
float Judge::chanceOfFace(int face) const
{
    if (teamOf(m_state).phase == ready)
        return evaluation(0).chance();
    auto &found = m_faces[std::size_t(face - 1)];
    if (!found)
        found = face == dieSides ? chanceOfSix() : std::max(chanceOfOwn(face - 1), chanceOfSatans(face - 1));
    return *found;
}

float Judge::chanceOfTossing(unsigned places) const { return evaluation(std::popcount(places) + 1).withHand(ownHand(places)); }

/// No more from there on, or all that have no equal.
float Judge::chanceOfTossing(unsigned places, int from) const
{
    const auto hand = m_state.table.in(handOf(m_seat));
    unsigned all = places;
    for (int place = from; place < handSize; ++place)
        if (1 == std::ranges::count(hand, valueOf(hand[std::size_t(place)].kind), [](const Piece &card) { return valueOf(card.kind); }))
            all |= 1u << place;
    return std::max(chanceOfTossing(places), all != places ? chanceOfTossing(all) : 0);
}

/// Of the dice that are left, the one at that spot being left out: the new one is the last.
float Judge::chanceOfReplacing(int spot) const
{
    const bool frees = spot < m_reach.dice.size() && pipsOf(m_state.table.top(extraZone).kind) != dieSides;
    return frees ? chanceWithout(spot) : evaluation(0).chance();
}

/// A locked die is taken away.
float Judge::chanceWithout(int spot) const
{
    return evaluation(0).chance() * evaluation(0).withLocked(Seat(m_reach.dice[spot].zone - lockedZone), -1);
}

/// It is, or maybe.
float Judge::chanceOfFreeing(Kind helper, int spot) const
{
    const float now = evaluation(0).chance();
    const float freed = chanceWithout(spot);
    return (rollsAgain(helper) ? freed + (now - freed) / dieSides : freed) / priceOfFreeing;
}

float Judge::chanceByDie(Kind helper, int spot) const
{
    return worthOnDie(m_state, m_reach, helper, spot, [this](int face) { return chanceOfFace(face); });
}

/// Cards can wait for the seat's last turns.
float Judge::chanceByCard(Kind helper, int spot) const
{
    if (m_deck > teamOf(m_state).seats + 2 || helper == prophet || helper == postman)
        return 0;
    if (helper == witch)
        return evaluation(1).withHand(ownHand(1u << m_reach.cards[spot].place));
    float best = 0;
    for (const Kind card : resultsOnCard(m_state, m_reach, helper, spot))
        best = std::max(best, chanceWithCard(spot, card));
    return best;
}

float Judge::chanceWithCard(int spot, Kind card) const
{
    Hand hand = ownHand(1u << m_reach.cards[spot].place);
    hand.add(card);
    return evaluation(0).withHand(hand);
}

} // namespace bombshelf::omens_armageddon
