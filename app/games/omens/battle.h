#pragma once

#include "flow.h"

namespace bombshelf::omens {

/// The rules that all battles share. A battle says what its own choices are, and what they do.
class Battle : public Rules {
public:
    SeatSet toMove(const State &state) const final;
    Seat turn(const State &state) const final;
    void play(State &state, Seat seat, Move move, Rng &rng, Teller *teller) const final;
    /// Of a helper's use with one result, on what lies open.
    std::optional<Move> outcome(const State &state, Move move) const final;
    /// Of a helper's use on a card that nobody else may see.
    bool isPrivate(const State &state, Move move) const final;
    /// The Prophet's cards, too, until they are put back.
    bool isBeforeEyes(const State &state, Seat seat, Zone zone, int place) const final;
    /// All win, or all lose.
    Result result(const State &state) const final;
    int points(const State &, Seat) const final { return 0; }
    void tally(const State &, Seat, Tally &) const override {}
    std::string_view prompt(const State &state) const override;
    void facts(const State &state, Facts &out) const final;
    /// What helpers can change in the phase that the battle is in.
    virtual Reach reach(const State &state) const = 0;
    bool concludes() const final { return prophecyZoneOf(0).has_value(); }
    /// What the seat wants, by how likely habit makes that move with each prophecy. Only of battles with prophecies.
    void conclude(Beliefs &beliefs, const Observation &seen, Seat seat, Move move) const final;
    /// Where a seat's prophecy lies. Only of battles with prophecies.
    virtual std::optional<Zone> prophecyZoneOf(Seat) const { return {}; }
    /// Whether what lies before a seat fulfils its prophecy, which has to be known. Only of battles with prophecies.
    virtual bool isFulfilled(const State &, Seat) const { return false; }
    /// The seats that a helper who is still there has helped already. Only where it helps each of them once.
    virtual SeatSet helpedBy(const State &, Kind) const { return {}; }

protected:
    virtual const Domain &phases() const = 0;
    /// The battle's own moves of the seat that is asked, ascending; none of them is open while a helper's power waits.
    virtual void ownChoices(const State &state, Moves &out) const = 0;
    /// Why a move with a verb of the battle's own is not among them.
    virtual std::string_view ownReason(const State &, Move) const { return "not-now"; }
    virtual void make(State &state, Move move, Rng &rng, Teller *teller) const = 0;
    /// A helper has been used; what does that lead to?
    virtual void afterHelp(State &state, Rng &rng, Teller *teller) const = 0;
    /// The seat that is asked uses a helper: nobody else can then, unless the battle says otherwise.
    virtual void spend(State &state, Kind helper) const;
    virtual void ownFacts(const State &, Facts &) const {}

private:
    void choices(const State &state, Seat seat, Moves &out) const final;
    std::string_view reason(const State &state, Seat seat, Move move) const final;
};

/// A battle that its Flow carries from one choice to the next.
template <class Flow> class FlowBattle : public Battle {
public:
    State deal(const Setup &setup, Rng &rng, Teller *teller) const final
    {
        State state;
        Flow(state, rng, teller).deal(setup);
        return state;
    }

protected:
    void make(State &state, Move move, Rng &rng, Teller *teller) const final { Flow(state, rng, teller).play(move); }
    void afterHelp(State &state, Rng &rng, Teller *teller) const final { Flow(state, rng, teller).afterHelp(); }
};

/// What helpers work on in a battle.
inline constexpr std::string_view cardsAndDice[]{"card", "die"};
inline constexpr std::span<const std::string_view> cardsOnly(cardsAndDice, 1), diceOnly(cardsAndDice + 1, 1);

/// What a descriptor says of one battle; all else is the same for all.
struct BattleWords {
    std::string_view id;
    int rulesVersion;
    int minMinutes, maxMinutes, weight;
    bool secrets;
    std::span<const ZoneInfo> zones;
    std::span<const Term> verbs, events;
    std::span<const std::string_view> refusals;
    std::span<const std::string_view> prompts; ///< the phases, and others of the battle's own
    std::span<const std::string_view> endings;
    std::span<const Option> options;
    std::span<const std::string_view> powers;
    std::span<const Constant> constants = {};
};
constexpr Descriptor describe(const BattleWords &words)
{
    return {
        .id = words.id,
        .rulesVersion = words.rulesVersion,
        .minSeats = 2,
        .maxSeats = tableSeats,
        .minMinutes = words.minMinutes,
        .maxMinutes = words.maxMinutes,
        .weight = words.weight,
        .cooperative = true,
        .secrets = words.secrets,
        .kinds = &pieceDomain,
        .zones = words.zones,
        .verbs = words.verbs,
        .events = words.events,
        .refusals = words.refusals,
        .prompts = words.prompts,
        .endings = words.endings,
        .options = words.options,
        .houseSet = helperSet,
        .powers = words.powers,
        .firstFace = face1,
        .constants = words.constants,
    };
}

} // namespace bombshelf::omens
