#include "knowledge.h"

#include "core/linear_knowledge.h"
#include "core/observation.h"
#include "core/vocabulary.h"
#include "games/catalogue.h"
#include "position.h"

#include <algorithm>
#include <cmath>

namespace bombshelf::driller {

namespace {

/// The cards of a seat, counted.
struct Hand {
    std::array<int, cardKinds> count{};
    int rings;
    int losses; ///< cards that an explosion takes, if so many can be lost

    Hand(const State &state, Seat seat) : rings(state.table.count(ringsOf(seat))), losses(lossesOf(state, seat))
    {
        for (const Piece &piece : state.table.in(handOf(seat)))
            ++count[piece.kind];
    }

    /// What an explosion takes away: the most valuable half.
    int loss() const
    {
        int left = losses;
        int sum = 0;
        for (const Card card : scoreCards) {
            const int lost = std::min(left, count[card]);
            left -= lost;
            sum += lost * worth[card];
        }
        return sum;
    }
};

/// What each kind of card is worth to a seat that draws it now, in points.
using Gains = std::array<float, cardKinds>;

float lastBombGain(const State &state, Seat seat, const Hand &hand)
{
    int best = 0;
    for (Seat rival = 0; rival < position(state).seats; ++rival)
        if (rival != seat)
            best = std::max(best, pointsOf(state, rival));
    const int lead = pointsOf(state, seat) - hand.loss() - best;
    return lead > 0 ? 12.0f : lead == 0 ? 0.0f : -12.0f;
}

Gains gainsOf(const State &state, Seat seat)
{
    const Hand hand(state, seat);
    const float loss = float(hand.loss());
    const bool last = position(state).explosions + 1 == copies[bomb];
    Gains gains;
    for (Kind kind = point1; kind <= point5; ++kind)
        gains[kind] = float(worth[kind]);
    gains[map] = hand.count[map] % 2 == 1 ? 4.5f : 2.5f;
    gains[bomb] = hand.rings > 0 ? -2.0f : last ? lastBombGain(state, seat, hand) : -loss - 1;
    gains[ring] = hand.rings == ringsOfACurse - 1 ? -loss - 2 : hand.rings == 1 ? 0.5f : 1.5f + 0.1f * loss;
    gains[caveIn] = hand.rings > 0 ? 1.5f : 1.5f - 0.4f * loss;
    return gains;
}

/// What a seat expects of cards in the decks: those it knows are what they are, of the others it knows the lot.
class Evaluation {
public:
    Evaluation(const State &state, Seat viewer) : m_state(state), m_viewer(viewer) {}

    float ofPiece(const Piece &piece, const Gains &gains) const
    {
        if (piece.knownBy.has(m_viewer))
            return gains[piece.kind];
        // Counted before they are weighed: the sum must not depend on where they lie.
        std::array<int, cardKinds> count{};
        for (const Piece &other : m_state.table.all())
            count[other.kind] += other.lot == piece.lot && !other.knownBy.has(m_viewer);
        float sum = 0;
        int cards = 0;
        for (Kind kind = 0; kind < cardKinds; ++kind) {
            sum += float(count[kind]) * gains[kind];
            cards += count[kind];
        }
        return sum / float(cards);
    }

    float ofDraw(DeckSide deck, const Gains &gains) const { return ofPiece(m_state.table.top(zoneOf(deck)), gains); }

    /// Of all the draws that a buyout forces on the gains' owner.
    float ofRaid(DeckSide deck, const Gains &gains) const
    {
        float sum = 0;
        const auto cards = m_state.table.in(zoneOf(deck));
        for (std::size_t i = 0; i < cards.size() && int(i) < drawsPerTurn(position(m_state)); ++i) {
            const float gain = ofPiece(cards[i], gains);
            sum += gain;
            if (cards[i].knownBy.has(m_viewer) && cards[i].kind == bomb)
                break;
        }
        return sum;
    }

private:
    const State &m_state;
    Seat m_viewer;
};

/// A gain of 1 / sharpness points makes a move e times as likely as doing nothing.
constexpr float sharpness = 0.6f;

float likelihood(float gain) { return std::exp(sharpness * std::clamp(gain, -12.0f, 12.0f)); }

enum Feature : std::uint8_t { scoreLate, mapPair, oddMap, ring1, ring2, atRisk, atRiskLate };
constexpr auto featureNames = vocabulary<Feature>({{scoreLate, "score-late"},
                                                   {mapPair, "map-pair"},
                                                   {oddMap, "odd-map"},
                                                   {ring1, "ring-1"},
                                                   {ring2, "ring-2"},
                                                   {atRisk, "at-risk"},
                                                   {atRiskLate, "at-risk-late"}});

constexpr Merit meritsOfDriller[] = {{"points", bitsOf(scoreLate)}, {"maps", bitsOf(mapPair, oddMap)}, {"ring", bitsOf(ring1, ring2)}};

class DrillerKnowledge final : public LinearKnowledge {
public:
    DrillerKnowledge() : LinearKnowledge(featureNames, weightsText("driller"), meritsOfDriller) {}

    SeatSet contenders(const State &state) const override { return SeatSet::below(position(state).seats); }

    /// Score cards come and go with explosions and curses, so they count late; maps stay.
    void describe(const Guess &guess, Seat seat, Features &out) const override
    {
        const Hand hand(guess.state, seat);
        const float gone = float(position(guess.state).explosions) / float(copies[bomb]);
        out[scoreLate] = gone * 0.1f * float(purse(guess.state, seat));
        const int pairs = hand.count[map] / 2;
        out[mapPair] = float(pairs);
        out[oddMap] = float(hand.count[map] % 2);
        out[ring1] = hand.rings == 1;
        out[ring2] = hand.rings > 1;
        out[atRisk] = hand.rings > 0 ? 0 : 0.1f * float(hand.loss());
        out[atRiskLate] = gone * out[atRisk];
    }

    void weigh(const Guess &guess, Seat seat, const Moves &moves, std::span<float> likings) const override
    {
        const State &state = guess.state;
        switch (position(state).phase) {
        case Phase::drill: return weighDrill(state, seat, moves, likings);
        case Phase::buyout:
        case Phase::counter: return weighPayment(state, seat, moves, likings);
        case Phase::raid: return weighRaid(state, seat, moves, likings);
        default: std::ranges::fill(likings, 1.0f);
        }
    }

private:
    static void weighDrill(const State &state, Seat seat, const Moves &moves, std::span<float> likings)
    {
        const Gains gains = gainsOf(state, seat);
        const Evaluation evaluation(state, seat);
        for (int i = 0; i < moves.size(); ++i)
            likings[std::size_t(i)] = Verb(moves[i].verb) == Verb::stop ? 1.0f : likelihood(evaluation.ofDraw(DeckSide(moves[i].a), gains));
    }

    /// Paying is worth it when bombs lie where the seat knows them; else the deck gives the other more than it takes.
    static void weighPayment(const State &state, Seat seat, const Moves &moves, std::span<float> likings)
    {
        const int paid = position(state).paid;
        const float worthIt = paid > 0 ? 1.0f : std::max(0.02f, likelihood(bestHarm(state, seat) - float(buyoutPrice)));
        for (int i = 0; i < moves.size(); ++i) {
            const Move move = moves[i];
            const int over = std::max(0, paid + worth[move.a % cardKinds] - buyoutPrice);
            likings[std::size_t(i)] = Verb(move.verb) == Verb::pay      ? worthIt * std::exp(-float(over))
                                      : Verb(move.verb) == Verb::settle ? 20.0f
                                                                        : 1.0f;
        }
    }

    static float bestHarm(const State &state, Seat seat)
    {
        float best = -12;
        const Position &p = position(state);
        for (Seat target = 0; target < p.seats; ++target) {
            if (target == seat || (p.phase == Phase::counter && target != p.turn))
                continue;
            const Gains gains = gainsOf(state, target);
            for (const DeckSide deck : {left, right})
                if (isOpen(state, deck))
                    best = std::max(best, -Evaluation(state, seat).ofRaid(deck, gains));
        }
        return best;
    }

    static void weighRaid(const State &state, Seat seat, const Moves &moves, std::span<float> likings)
    {
        for (int i = 0; i < moves.size(); ++i)
            likings[std::size_t(i)] = likelihood(-Evaluation(state, seat).ofRaid(DeckSide(moves[i].b), gainsOf(state, moves[i].a)));
    }
};

} // namespace

const Knowledge &knowledge()
{
    static const DrillerKnowledge driller;
    return driller;
}

} // namespace bombshelf::driller
