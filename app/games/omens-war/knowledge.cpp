#include "knowledge.h"

#include "choices.h"
#include "core/vocabulary.h"
#include "flow.h"
#include "games/catalogue.h"
#include "games/omens/knowledge.h"

#include <algorithm>
#include <cmath>

namespace bombshelf::omens_war {

namespace {

/// How many cards wars take of a deck before the end: of the whole numbers that one by which the winner surprises least.
constexpr int takenByWars = 4;

/// A deck that outlives War's is worth more than two that don't, so cards go where most are.
constexpr float longDeck = 4;

/// How likely one die lifts a card to War's or above that is so far below.
float rollHelps(int below) { return float(std::clamp(omens::dieSides + 1 - below, 0, omens::dieSides)) / omens::dieSides; }

/// Of falling short of War by so much: beating it is what a helper is for; a tie only gambles.
float worthOf(int below) { return below < 0 ? 1.0f : below == 0 ? 0.3f : 0.003f; }

float worthOfDie(const State &state, Kind before, Kind now)
{
    return worthOf(neededToTie(state) + omens::pipsOf(before) - omens::pipsOf(now));
}

/// Cards are changed only before the roll, so one that falls short may still be lifted by a die.
float worthOfCard(const State &state, Kind before, Kind now)
{
    const int needed = neededToTie(state), below = needed + omens::valueOf(before) - omens::valueOf(now);
    return below <= 0 ? worthOf(below) : std::max(worthOf(below), 0.5f * (rollHelps(below) - rollHelps(needed)));
}

Kind kindAt(const State &state, omens::Spot spot) { return state.table.at(spot.zone, spot.place).kind; }

/// The features of a position, by which its outcome is judged.
enum Feature : std::uint8_t {
    even,
    dice,
    warsCards, ///< left in War's deck
    outlived, ///< by how many of them it may outlive the longest deck of a seat, of which wars will take some cards
    cards, ///< left in the decks of all seats
    decks, ///< seats that have cards
    help, ///< helpers left
    ownValue, ///< of the cards of all seats, on average, as a share of the highest
    warsValue, ///< the same of War's deck
};
constexpr auto namesOfFeatures = vocabulary<Feature>({{even, "even"},
                                                      {dice, "dice"},
                                                      {warsCards, "wars-cards"},
                                                      {outlived, "outlived"},
                                                      {cards, "cards"},
                                                      {decks, "decks"},
                                                      {help, "help"},
                                                      {ownValue, "own-value"},
                                                      {warsValue, "wars-value"}});

constexpr Merit meritsOfWar[] = {{"dice", bitsOf(dice)}, {"outlive", bitsOf(outlived)},   {"cards", bitsOf(cards)},
                                 {"help", bitsOf(help)}, {"own-value", bitsOf(ownValue)}, {"wars-value", bitsOf(warsValue)}};

/// Of the cards in these zones; 0 if there are none.
float meanValue(const Table &table, Zone first, int zones)
{
    int sum = 0, count = 0;
    for (Zone zone = first; zone < first + zones; ++zone)
        for (const Piece &card : table.in(zone)) {
            sum += omens::valueOf(card.kind);
            ++count;
        }
    return count > 0 ? float(sum) / float(count * omens::highestValue) : 0;
}

class WarKnowledge final : public omens::TunedKnowledge<WarKnowledge> {
public:
    explicit WarKnowledge(const std::vector<float> &weights) : TunedKnowledge(namesOfFeatures, weights, namesOfFeatures.size()) {}

    int playoutMoves() const override { return 5; }
    Merits merits() const override { return meritsOfWar; }
    /// War's deck must come to its end before the dice and the cards do.
    void describe(const Guess &guess, Features &out) const override
    {
        const Table &table = guess.state.table;
        const int seats = omens::teamOf(guess.state).seats;
        int longest = 0;
        for (Seat seat = 0; seat < seats; ++seat) {
            const int own = table.count(ownDeckOf(seat));
            longest = std::max(longest, own);
            out[cards] += float(own);
            out[decks] += float(own > 0);
        }
        out[even] = 1;
        out[dice] = float(table.count(hitPointZone));
        out[warsCards] = float(table.count(omens::deckZone));
        out[outlived] = std::max(0.0f, out[warsCards] - float(longest - takenByWars));
        out[help] = float(table.count(omens::helperZone));
        out[ownValue] = meanValue(table, ownDeckOf(0), seats);
        out[warsValue] = meanValue(table, omens::deckZone, 1);
    }

private:
    /// Standing back costs a die in a turn, and rolling no more when it helps; in a war it costs the war's cards. A roll that neither the
    /// die nor a helper can win costs the card too. Without the last die all is lost.
    float weightOf(const Guess &guess, Seat, Move move) const override
    {
        const State &state = guess.state;
        switch (move.verb) {
        case roll: return rollHelps(neededToTie(state)) + (state.table.empty(omens::helperZone) ? 0.001f : 0.02f);
        case stand: return position(state).isAtWar ? 0.4f : 0.05f;
        case accept: return state.table.empty(hitPointZone) ? 0.003f : 0.3f;
        case give: return std::pow(1.0f + float(state.table.count(ownDeckOf(move.a))), longDeck);
        default: return 0.3f;
        }
    }

    float helpWeight(const Guess &guess, Seat, Move move) const override
    {
        const State &state = guess.state;
        const omens::Reach reach = reachIn(state);
        switch (move.verb) {
        case omens::useCard: {
            if (move.a == omens::witch || move.a == omens::prophet || move.a == omens::postman)
                return move.a == omens::witch ? 0.1f : 0.01f;
            const Kind card = kindAt(state, reach.cards[move.b]);
            float best = 0;
            for (const Kind result : omens::resultsOnCard(state, reach, move.a, move.b))
                best = std::max(best, worthOfCard(state, card, result));
            return best * (1 - rollHelps(neededToTie(state))) + 0.003f;
        }
        case omens::useDie: {
            const Kind die = kindAt(state, reach.dice[move.b]);
            float best = omens::rollsAgain(move.a) ? 0.2f : 0.0f;
            for (const Kind result : omens::resultsOnDie(state, reach, move.a, move.b))
                best = std::max(best, worthOfDie(state, die, result));
            return best + 0.003f;
        }
        case omens::changeTo: {
            const omens::Team &team = omens::teamOf(state);
            if (!team.onDie)
                return worthOfCard(state, kindAt(state, reach.cards[team.spot]), move.a);
            return worthOfDie(state, kindAt(state, reach.dice[team.spot]), move.a);
        }
        case omens::leaveOut: {
            // Either the old die is left out, or the new one.
            const Kind old = state.table.top(omens::diceZone).kind, more = state.table.top(omens::extraZone).kind;
            return (move.a == 0) == (more > old) ? 1.0f : 0.01f;
        }
        default: return 1.0f;
        }
    }
};

} // namespace

const Knowledge &knowledge()
{
    static const WarKnowledge war(readWeights(namesOfFeatures, weightsText("omens-war")));
    return war;
}

} // namespace bombshelf::omens_war
