#include "knowledge.h"

#include "games/catalogue.h"
#include "games/omens/draw_odds.h"
#include "games/omens/prophecies.h"
#include "games/omens/prophecy_knowledge.h"
#include "position.h"

#include <algorithm>

namespace bombshelf::omens_heaven {

namespace {

/// Which share of the cards that the right neighbour lets go is there to be taken.
constexpr float leftOver = 0.7f;
/// What is short of a prophecy may stay so, however many cards come.
constexpr float notYet = 0.95f;
/// What a helper must add to a hand's chance with a whole deck to come; less and less towards its end.
constexpr float priceOfHelp = 0.5f;
constexpr float unlikely = 0.01f;

/// Odds tell good from better, whether both are likely or not.
float weightOfChance(float chance)
{
    const float odds = (chance + unlikely) / (1 + unlikely - chance);
    return odds * odds;
}

/// The hand with another card in that slot, which may be an empty one.
Hand with(const Hand &hand, int slot, Kind card)
{
    Hand changed = hand;
    if (slot == hand.size())
        changed.add(card);
    else
        changed[slot] = card;
    return changed;
}

/// How likely a card of the seat's pool comes by it, if it is in the deck: it looks at one of several, and some are left to it.
float comesBy(const State &state, Seat seat, int pool)
{
    const Team &team = teamOf(state);
    const int deck = state.table.count(deckZone);
    const Seat next = team.phase == act ? team.turn : leftOf(team.turn, team.seats);
    const int before = (seat + team.seats - next) % team.seats;
    const int looks = (deck - before + team.seats - 1) / team.seats;
    return deck == 0 ? 0 : std::min(0.95f * float(deck), float(looks) * (1 + leftOver)) / float(pool);
}

/// How a seat stands to its prophecy.
class Evaluation {
public:
    Evaluation(const State &state, Seat seat) : Evaluation(state, seat, poolOf(state.table, seat)) {}

    const Hand hand;

    float chance() const { return chanceOf(hand); }
    float chanceWith(int slot, Kind card) const { return chanceOf(with(hand, slot, card)); }

private:
    Evaluation(const State &state, Seat seat, const Pool &pool)
        : hand(handIn(state.table, handOf(seat)))
        , m_wanted(wantedBy(state.table.top(prophecyOf(seat)).kind))
        , m_comesBy(comesBy(state, seat, pool.size()))
        , m_odds(pool, m_comesBy)
    {
    }

    float chanceOf(const Hand &cards) const
    {
        const float chance = m_odds.chanceOf(DrawOdds::Held(cards), m_wanted);
        if (chance == 1 && categoryOf(cards) == m_wanted) // it needs no more
            return 1;
        return m_comesBy == 0 ? 0 : notYet * chance;
    }

    const Category m_wanted;
    const float m_comesBy;
    const DrawOdds m_odds;
};

/// What the moves of a seat do for its prophecy.
class Judge {
public:
    Judge(const State &state, Seat seat) : m_state(state), m_seat(seat), m_evaluation(state, seat), m_now(m_evaluation.chance()) {}

    float weightOf(Move move) const
    {
        switch (move.verb) {
        case take: return weightOfChance(chanceWith(move.a, m_state.table.top(discardZone).kind));
        case keep: return weightOfChance(chanceWith(move.a, m_state.table.top(drawnZone).kind));
        case useCard: return weightOfUse(move.a, move.b);
        case changeTo: return weightOfChance(chanceWith(teamOf(m_state).spot, move.a));
        case swapWith: return weightOfChance(chanceBySwap(move.a, move.b));
        case putBack: return 1;
        default: return weightOfChance(m_now);
        }
    }

private:
    float chanceWith(int slot, Kind card) const { return m_evaluation.chanceWith(slot, card); }

    float chanceBySwap(Seat other, int place) const
    {
        return chanceWith(teamOf(m_state).spot, m_state.table.at(handOf(other), place).kind);
    }

    float weightOfUse(Kind helper, int spot) const
    {
        constexpr float blindly = 0.02f;
        if (m_now == 1)
            return blindly;
        const Reach reach = reachOf(m_state);
        float best = 0;
        if (helper == postman) {
            for (Seat seat = 0; seat < teamOf(m_state).seats; ++seat)
                for (const Piece &card : m_state.table.in(handOf(seat)))
                    if (seat != m_seat && card.faceUp)
                        best = std::max(best, chanceWith(spot, card.kind));
        } else if (helper != witch && helper != prophet) {
            for (const Kind result : resultsOnCard(m_state, reach, helper, spot))
                best = std::max(best, chanceWith(spot, result));
        }
        const float ahead = float(m_state.table.count(deckZone)) / float(10 * teamOf(m_state).seats);
        const float price = priceOfHelp * std::min(1.0f, ahead);
        return best - price > m_now ? weightOfChance(best - price) : blindly * weightOfChance(m_now);
    }

    const State &m_state;
    const Seat m_seat;
    const Evaluation m_evaluation;
    const float m_now;
};

class HeavenKnowledge final : public ProphecyKnowledge<HeavenKnowledge> {
public:
    using ProphecyKnowledge::ProphecyKnowledge;

    void weigh(const Guess &guess, Seat seat, const Moves &moves, std::span<float> likings) const override
    {
        const Judge judge(guess.state, seat);
        std::ranges::transform(moves, likings.begin(), [&judge](Move move) { return judge.weightOf(move); });
    }

private:
    Standing standingIn(const State &state) const override
    {
        const int seats = teamOf(state).seats, deck = state.table.count(deckZone);
        Standing standing{.untilEnd = 1 + float(deck) / float(seats), .cardsLeft = deck};
        for (Seat seat = 0; seat < seats; ++seat)
            standing.chances.add(Evaluation(state, seat).chance());
        return standing;
    }
};

} // namespace

void guessPartners(Guess &guess, const Beliefs &beliefs, Rng &rng)
{
    constexpr float comesBySome = 0.5f;
    const Table &table = guess.state.table;
    const DrawOdds odds(poolOf(table, guess.viewer), comesBySome);
    const DrawOdds::Held nothing({});
    List<Fit, tableSeats> fits;
    for (Seat seat = 0; seat < teamOf(guess.state).seats; ++seat) {
        Hand open;
        for (const Piece &card : table.in(handOf(seat)))
            if (card.faceUp)
                open.add(card.kind);
        const DrawOdds::Held held(open);
        Fit fit;
        for (Kind prophecy = prophecy0; prophecy < prophecy0 + prophecyKinds; ++prophecy) {
            const Category wanted = wantedBy(prophecy);
            fit[std::size_t(prophecy - prophecy0)] = (odds.chanceOf(held, wanted) + unlikely) / (odds.chanceOf(nothing, wanted) + unlikely);
        }
        fits.add(fit);
    }
    guessProphecies(guess, {fits.begin(), fits.end()}, beliefs, almanacZone, prophecyZone, rng);
}

const Knowledge &knowledge()
{
    static const HeavenKnowledge heaven(readWeights(prophecyFeatures(), weightsText("omens-heaven")));
    return heaven;
}

} // namespace bombshelf::omens_heaven
