#include "knowledge.h"

#include "evaluation.h"
#include "games/catalogue.h"
#include "games/omens/prophecy_knowledge.h"

#include <algorithm>

namespace bombshelf::omens_hell {

namespace {

/// How many times as good a helper must make the turn.
constexpr float priceOfHelp = 1.6f;

/// What a seat can do with its dice.
class Judge {
public:
    /// How sharply better moves are told from worse.
    static constexpr float sharpness = 8;

    Judge(const State &state, Seat seat) : m_state(state), m_evaluation(state, seat)
    {
        for (const Piece &die : state.table.in(diceZone))
            m_pips.add(pipsOf(die.kind));
        m_now = worthOf(m_pips);
    }

    float worthOf(Move move) const
    {
        const Team &team = teamOf(m_state);
        switch (move.verb) {
        case plus: return m_evaluation.worthOf(m_pips[0] + m_pips[1], Sign::plus);
        case minus: return m_evaluation.worthOf(m_pips[0] + m_pips[1], Sign::minus);
        case take: return m_evaluation.worthOf(m_pips[0] + m_pips[1]);
        case useDie: return worthOfUse(move.a, move.b) / priceOfHelp;
        case changeTo: return worthWith(team.spot, pipsOf(move.a));
        case rollToo: return worthOfRolling(move.a);
        case leaveOut: return move.a < m_pips.size() ? worthWith(move.a, pipsOf(m_state.table.top(extraZone).kind)) : m_now;
        default: return m_now;
        }
    }

private:
    using Pips = List<int, allDice>;

    float worthOf(const Pips &pips) const
    {
        const int two = pips[0] + pips[1];
        switch (position(m_state).sign) {
        case Sign::none: return m_evaluation.worthOfChoice(two);
        case Sign::plus: return m_evaluation.worthOf(two + pips[2]);
        case Sign::minus: return m_evaluation.worthOf(two - pips[2]);
        }
        return 0;
    }

    float worthWith(int spot, int face) const
    {
        Pips pips = m_pips;
        pips[spot] = face;
        return worthOf(pips);
    }

    float worthOfRolling(int spot) const
    {
        float sum = 0;
        for (int face = 1; face <= dieSides; ++face)
            sum += worthWith(spot, face);
        return sum / dieSides;
    }

    float worthOfUse(Kind helper, int spot) const
    {
        return worthOnDie(m_state, reachOf(m_state), helper, spot, [=, this](int face) { return worthWith(spot, face); });
    }

    const State &m_state;
    const Evaluation m_evaluation;
    Pips m_pips;
    float m_now;
};

class HellKnowledge final : public ProphecyKnowledge<HellKnowledge> {
public:
    using ProphecyKnowledge::ProphecyKnowledge;

    void weigh(const Guess &guess, Seat seat, const Moves &moves, std::span<float> likings) const override
    {
        weighBy(Judge(guess.state, seat), moves, likings);
    }

private:
    Standing standingIn(const State &state) const override
    {
        int cards = 0;
        for (int value = lowestValue; value <= highestValue; ++value)
            cards += state.table.count(pileOf(value));
        return {chancesOf(state), 0.5f + float(teamOf(state).seats - emptyPiles(state)), cards};
    }
};

} // namespace

const Knowledge &knowledge()
{
    static const HellKnowledge hell(readWeights(prophecyFeatures(), weightsText("omens-hell")));
    return hell;
}

void guessPages(Guess &guess, const Beliefs &beliefs, Rng &rng)
{
    List<Fit, tableSeats> fits;
    for (Seat seat = 0; seat < teamOf(guess.state).seats; ++seat)
        fits.add(fitOf(guess.state, seat));
    guessProphecies(guess, {fits.begin(), fits.end()}, beliefs, almanacZone, prophecyZone, rng);
}

} // namespace bombshelf::omens_hell
