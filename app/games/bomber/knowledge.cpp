#include "knowledge.h"

#include "choices.h"
#include "core/linear_knowledge.h"
#include "core/observation.h"
#include "core/vocabulary.h"
#include "ending.h"
#include "evaluation.h"
#include "games/catalogue.h"

#include <algorithm>
#include <cmath>

namespace bombshelf::bomber {

namespace {

/// What a use must bring, in HP, not to be kept for a later check, or when none follows; and how surely a seat takes what is
/// worth more.
constexpr float useWorth = 1.5f, tuneWorth = 0.2f, lastWorth = 0.05f, keenness = 4.0f;
/// How often people learn each skill.
constexpr std::array<float, skillCount> skillHabit{0.6f, 0.6f, 0.7f, 0.8f, 1.2f, 3.0f};

/// Posts far apart are not blasted together, so sappers stand spread over the line; loosely, or all would be the same.
float habitOf(const Position &p, Seat seat, Move move)
{
    if (Verb(move.verb) == Verb::skill)
        return skillHabit[move.a];
    const float even = float(p.posts[seat].size() * (postCount - 1)) / float(postsEach(p) - 1);
    return std::exp(-0.5f * std::abs(float(move.a) - even));
}

float priceOf(const Position &p, Verb verb)
{
    if (isLastOfPart(p))
        return lastWorth;
    return verb == Verb::tune ? tuneWorth : useWorth;
}

float worthOf(const State &state, const Evaluation &evaluation, Move move)
{
    const Position &p = position(state);
    const float price = priceOf(p, Verb(move.verb));
    auto dice = diceOn(state.table);
    switch (Verb(move.verb)) {
    case Verb::aim:
    case Verb::shift: return evaluation.at(move.a, p.checkDice);
    case Verb::tune: return evaluation.at(move.a, p.checkDice) - price;
    case Verb::longThrow: return evaluation.ofLongThrow(p.target, p.checkDice) - price;
    case Verb::fever: return evaluation.at(p.target, p.checkDice + 1) - price;
    case Verb::turnDie: *std::ranges::find(dice, int(move.a)) = move.b; return evaluation.of({dice.begin(), dice.end()}) - price;
    case Verb::pass: return dice.empty() ? evaluation.at(p.target, p.checkDice) : evaluation.of({dice.begin(), dice.end()});
    case Verb::post:
    case Verb::skill: break;
    }
    return 0;
}

enum Feature : std::uint8_t { points, pointsLate, hp, hpLate, fallen, skillsLeft, extinguishers, stillToAct };
constexpr auto featureNames = vocabulary<Feature>({{points, "points"},
                                                   {pointsLate, "points-late"},
                                                   {hp, "hp"},
                                                   {hpLate, "hp-late"},
                                                   {fallen, "fallen"},
                                                   {skillsLeft, "skills-left"},
                                                   {extinguishers, "extinguishers"},
                                                   {stillToAct, "still-to-act"}});

/// Points count little before the end, and then more.
constexpr Merit meritsOfBomber[] = {
    {"points", bitsOf(pointsLate)}, {"hp", bitsOf(hp, hpLate)}, {"in", bitsOf(fallen)}, {"skills", bitsOf(skillsLeft, extinguishers)}};

class BomberKnowledge final : public LinearKnowledge {
public:
    BomberKnowledge() : LinearKnowledge(featureNames, weightsText("bomber"), meritsOfBomber) {}

    SeatSet contenders(const State &state) const override { return SeatSet::below(position(state).seats); }

    int playoutMoves() const override { return 5; }

    void describe(const Guess &guess, Seat seat, Features &out) const override
    {
        const Position &p = position(guess.state);
        const bool hpReturn = p.mode == Mode::twelve && p.part == Part::middle;
        const float late = float(p.cycle) / float(cyclesOf(p));
        out[points] = float(p.points[seat]);
        out[pointsLate] = late * out[points];
        if (hpReturn)
            return;
        out[hp] = float(p.hp[seat]);
        out[hpLate] = late * out[hp];
        out[fallen] = !isIn(p, seat);
        if (!isIn(p, seat))
            return;
        out[skillsLeft] = 0.5f * float(p.uses[longThrow][seat] + p.uses[fever][seat]) + 0.33f * float(p.uses[fineTuning][seat]);
        out[extinguishers] = float(p.uses[extinguisher][seat]);
        for (int i = 0; i < p.toAct; ++i)
            out[stillToAct] += p.order[std::size_t(i)] == seat;
    }

    void weigh(const Guess &guess, Seat seat, const Moves &moves, std::span<float> likings) const override
    {
        const std::span ours = likings.first(std::size_t(moves.size()));
        if (position(guess.state).phase == Phase::make) {
            for (int i = 0; i < moves.size(); ++i)
                ours[std::size_t(i)] = habitOf(position(guess.state), seat, moves[i]);
            return;
        }
        const Evaluation evaluation(guess.state, seat);
        for (int i = 0; i < moves.size(); ++i)
            ours[std::size_t(i)] = worthOf(guess.state, evaluation, moves[i]);
        weighScores(ours, keenness);
    }
};

} // namespace

Move likelyChoice(const Guess &guess, Seat seat, Rng &rng)
{
    Moves moves;
    choices(guess.state, seat, moves);
    std::array<float, postCount> habits;
    for (int i = 0; i < moves.size(); ++i)
        habits[std::size_t(i)] = habitOf(position(guess.state), seat, moves[i]);
    return moves[rng.byWeight(std::span(habits).first(std::size_t(moves.size())))];
}

const Knowledge &knowledge()
{
    static const BomberKnowledge bomber;
    return bomber;
}

} // namespace bombshelf::bomber
