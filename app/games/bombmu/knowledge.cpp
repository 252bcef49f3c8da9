#include "knowledge.h"

#include "choices.h"
#include "core/linear_knowledge.h"
#include "core/observation.h"
#include "core/vocabulary.h"
#include "games/catalogue.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace bombshelf::bombmu {

namespace {

/// How often people play each number; good enough to guess who will be lowest.
constexpr float habit[] = {0.14f, 0.10f, 0.12f, 0.14f, 0.14f, 0.13f, 0.12f, 0.11f};
/// What a card in the hand is worth, and a SAFE, in chips.
constexpr float cardWorth = 0.12f, safeWorth = 0.6f;

/// The chance that all other seats play numbers within the bounds; one that holds a single card holds its 0.
float chanceOfOthers(const State &state, Seat seat, int least, int most)
{
    const float sum = std::accumulate(habit + least, habit + most + 1, 0.0f);
    float chance = 1;
    for (Seat other = 0; other < position(state).seats; ++other)
        if (other != seat && isIn(position(state), other))
            chance *= state.table.count(handOf(other)) > 1 ? sum : float(least == zero);
    return chance;
}

/// What it brings to dispose of these dice, in chips.
float worthOfRoll(const Position &p, int dice, bool withRed)
{
    const float survives = float(survivalOf(p, std::min(dice, whiteDice), withRed));
    const float loss = 1.1f + 0.1f * float(dice);
    const float diamonds = float(dice) * float(p.white[diamond - bomb]) / dieSides;
    return survives * diamonds * cardWorth - (1 - survives) * loss;
}

/// Chips a number brings if the others play as people do.
float worthOfCard(const State &state, Seat seat, Kind number)
{
    const Position &p = position(state);
    const int others = seatsIn(p).size() - 1;
    const int dice = state.table.count(diceZone) + addsDie(number);
    const int most = mostOfOthers(number);
    const float alone = most < 0 ? 0 : chanceOfOthers(state, seat, zero, most);
    const float lowest = chanceOfOthers(state, seat, number, seven);
    const float disposes = std::min(1.0f, alone + lowest);
    // When another explodes, that is worth something too.
    const bool withRed = number == two; // whoever rolls
    const float theirs = -worthOfRoll(p, dice, withRed) / float(others + 1);
    return disposes * worthOfRoll(p, dice, withRed) + (1 - disposes) * theirs + (number == zero ? cardWorth : 0);
}

/// With its last chip a seat takes more care.
float weightOfCard(const State &state, Seat seat, Kind number)
{
    const float care = position(state).chips[seat] == 1 ? 5.0f : 2.5f;
    return std::exp(care * worthOfCard(state, seat, number));
}

enum Feature : std::uint8_t { chips, lastChip, safes, due, cards1, cards2, cards3, cards4, cards5, cards6, cards7 };
constexpr auto featureNames = vocabulary<Feature>({{chips, "chips"},
                                                   {lastChip, "last-chip"},
                                                   {safes, "safes"},
                                                   {due, "due"},
                                                   {cards1, "cards-1"},
                                                   {cards2, "cards-2"},
                                                   {cards3, "cards-3"},
                                                   {cards4, "cards-4"},
                                                   {cards5, "cards-5"},
                                                   {cards6, "cards-6"},
                                                   {cards7, "cards-7"}});

constexpr Merit meritsOfBombmu[] = {{"chips", bitsOf(chips)},
                                    {"safes", bitsOf(safes)},
                                    {"danger", bitsOf(due)},
                                    {"cards", bitsOf(cards1, cards2, cards3, cards4, cards5, cards6, cards7)}};

/// What the disposals of this round that a seat still has before it will cost it, in chips.
float dueFrom(const State &state, Seat seat)
{
    const Position &p = position(state);
    for (int i = p.disposed; i < p.disposers; ++i)
        if (p.order[std::size_t(i)] == seat)
            return -worthOfRoll(p, state.table.count(diceZone), !state.table.empty(redZone));
    return 0;
}

class BombmuKnowledge final : public LinearKnowledge {
public:
    BombmuKnowledge() : LinearKnowledge(featureNames, weightsText("bombmu"), meritsOfBombmu) {}

    SeatSet contenders(const State &state) const override { return seatsIn(position(state)); }

    int playoutMoves() const override { return 12; }

    void describe(const Guess &guess, Seat seat, Features &out) const override
    {
        const Position &p = position(guess.state);
        out[chips] = std::log(float(p.chips[seat]));
        out[lastChip] = p.chips[seat] == 1;
        out[due] = dueFrom(guess.state, seat);
        for (const Piece &card : guess.state.table.in(handOf(seat))) {
            if (card.kind == safe)
                ++out[safes];
            else if (card.kind != zero)
                ++out[std::size_t(cards1 + card.kind - 1)];
        }
    }

    void weigh(const Guess &guess, Seat seat, const Moves &moves, std::span<float> likings) const override
    {
        const Position &p = position(guess.state);
        for (int i = 0; i < moves.size(); ++i) {
            const Verb verb = Verb(moves[i].verb);
            float &weight = likings[std::size_t(i)];
            switch (verb) {
            case Verb::choose: weight = weightOfCard(guess.state, seat, moves[i].a); break;
            case Verb::discard: weight = std::exp(-keep(moves[i].a)); break;
            case Verb::takeChip: weight = p.diamonds < 7 ? 4.0f : 2.0f; break;
            case Verb::useSafe: weight = std::exp(4 * (-worthOfCentre(guess.state) - safeWorth)); break;
            case Verb::roll: weight = p.chips[seat] == 1 ? 0.7f : 1.0f; break;
            case Verb::drawCards: weight = 1.0f; break;
            }
        }
    }

private:
    static float worthOfCentre(const State &state)
    {
        return worthOfRoll(position(state), state.table.count(diceZone), !state.table.empty(redZone));
    }

    static float keep(int card)
    {
        constexpr float worth[cardKinds] = {9, 0.5f, 0.8f, 1.0f, 1.6f, 1.8f, 1.6f, 1.5f, 5};
        return worth[card];
    }
};

} // namespace

Kind likelyChoice(const Guess &guess, Seat seat, Rng &rng)
{
    Moves moves;
    addChoosable(guess.state, seat, moves);
    List<float, cardKinds> likings;
    for (const Move &move : moves)
        likings.add(weightOfCard(guess.state, seat, move.a));
    return moves[rng.byWeight(likings)].a;
}

const Knowledge &knowledge()
{
    static const BombmuKnowledge bombmu;
    return bombmu;
}

} // namespace bombshelf::bombmu
