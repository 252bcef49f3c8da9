#include "practice.h"

#include "games/omens/battle.h"
#include "games/omens/knowledge.h"

namespace bombshelf::practice {

namespace {

constexpr int allDice = 12;

enum Verb : std::uint8_t { discard = omens::commonVerbs, putAway, done };

constexpr auto zones = omens::join(omens::zoneWords, {{"hand", 0}, {"hand", 1}, {"hand", 2}, {"hand", 3}});
constexpr auto verbs = vocabulary<Verb, Term>(
    {
        {discard, {"discard", {&numberDomain}}},
        {putAway, {"put-away"}},
        {done, {"done"}},
    },
    omens::verbWords);
constexpr auto phases = vocabulary<Phase>({{playing, "play"}}, omens::phaseWords);
constexpr std::string_view endings[] = {"never"};
constexpr Option options[] = {omens::difficultyChoice};

Zone handOf(Seat seat) { return Zone(handZone + seat); }

class Flow : omens::Flow {
public:
    using omens::Flow::Flow;

    void deal(const Setup &setup)
    {
        begin(setup, allDice);
        m_team.phase = playing;
        rollForStart();
    }
    void play(Move move)
    {
        switch (Verb(move.verb)) {
        case Verb::discard: return discard(handOf(m_team.asked), move.a);
        case Verb::putAway: return putAway(omens::diceZone);
        case Verb::done: m_team.turn = m_team.asked = leftOf(m_team.asked, m_team.seats);
        }
    }
    void afterHelp() {}
};

class NoIdea final : public omens::BattleKnowledge {
    float weightOf(const Guess &, Seat, Move) const override { return 1; }
    float chance(const Guess &) const override { return 0.5f; }
};

class Practice final : public omens::FlowBattle<Flow> {
public:
    const Descriptor &descriptor() const override;
    const Knowledge &knowledge() const override
    {
        static const NoIdea none;
        return none;
    }

protected:
    omens::Reach reach(const State &state) const override
    {
        const omens::Team &team = omens::teamOf(state);
        omens::Reach reach;
        reach.deckPowers = true;
        reach.others = handZone;
        for (Seat seat = 0; seat < team.seats; ++seat) {
            reach.table |= 1u << handOf(seat);
            if (seat != team.asked)
                reach.otherZones |= 1u << seat;
        }
        addAll(state, handOf(team.asked), reach.cards);
        addAll(state, omens::diceZone, reach.dice);
        return reach;
    }
    const Domain &phases() const override { return phaseDomain; }

    void ownChoices(const State &state, Moves &out) const override
    {
        for (int place = 0; place < state.table.count(handOf(omens::teamOf(state).asked)); ++place)
            out.add({discard, std::uint8_t(place), 0, 0});
        out.add({putAway, 0, 0, 0});
        out.add({done, 0, 0, 0});
    }

private:
    static void addAll(const State &state, Zone zone, omens::Spots &spots)
    {
        for (int place = 0; place < state.table.count(zone); ++place)
            spots.add({zone, std::uint8_t(place)});
    }
};

} // namespace

constexpr Domain phaseDomain{"phase", phases};

const Descriptor &Practice::descriptor() const
{
    static constexpr Descriptor practice = omens::describe({
        .id = "practice",
        .rulesVersion = 1,
        .minMinutes = 1,
        .maxMinutes = 1,
        .weight = 1,
        .secrets = true,
        .zones = zones,
        .verbs = verbs,
        .events = omens::eventWords,
        .refusals = omens::refusalWords,
        .prompts = phaseDomain.words,
        .endings = endings,
        .options = options,
    });
    return practice;
}

const Rules &rules()
{
    static const Practice practice;
    return practice;
}

} // namespace bombshelf::practice
