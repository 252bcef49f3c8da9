#include "bots/bot.h"
#include "bots/levels.h"
#include "rows.h"
#include "support/test_case.h"

#include <algorithm>

using namespace bombshelf;
using test::Choice;
using test::Row;

namespace {

/// Plays on, and tells what could be heard.
std::vector<Event> play(const Rules &rules, State &world, Choice choice, Rng &chance)
{
    test::Heard heard;
    rules.play(world, choice.seat, choice.move, chance, &heard);
    return heard.events;
}

bool soundAlike(Seat viewer, const std::vector<Event> &one, const std::vector<Event> &other)
{
    return std::ranges::equal(one, other,
                              [viewer](const Event &a, const Event &b) { return test::heardBy(viewer, a) == test::heardBy(viewer, b); });
}

/// A match played at random, and for each seat another one that it can't tell from the true one so far: what it can't see lies
/// differently there, and others may have chosen otherwise in secret.
class Twins {
public:
    Twins(const Rules &rules, const Setup &setup, std::uint64_t seed) : m_rules(rules), m_chance(seed), m_chooser(~seed)
    {
        m_truth = rules.deal(setup, m_chance, nullptr);
        m_twins.resize(std::size_t(setup.seats));
        for (Seat seat = 0; seat < setup.seats; ++seat)
            part(seat);
    }

    bool isOver() const { return m_rules.toMove(m_truth).empty(); }
    /// What the seat knows of the true world, and what it would know in the other.
    Observation seen(Seat seat) const { return {m_rules, m_truth, seat, m_beliefs}; }
    Observation seenInTwin(Seat seat) const { return {m_rules, m_twins[seat].state, seat, m_twins[seat].beliefs}; }
    const State &truth() const { return m_truth; }
    const State &twin(Seat seat) const { return m_twins[seat].state; }
    Choice someChoice() { return test::randomChoice(m_rules, m_truth, m_chooser); }

    /// In all worlds, with the same chance. A seat that notices a difference gets a new twin.
    void play(Choice choice)
    {
        const Rng chance = m_chance;
        const State before = m_truth;
        const std::vector<Event> events = ::play(m_rules, m_truth, choice, m_chance);
        m_beliefs.learn(m_rules, before, choice.seat, choice.move, m_truth);
        for (Seat seat = 0; seat < Seat(m_twins.size()); ++seat) {
            const bool follows =
                (seat != choice.seat && playTwin(seat, otherwise(seat, choice), chance, events)) || playTwin(seat, choice, chance, events);
            if (!follows || m_twins[seat].state == m_truth)
                part(seat);
        }
    }

private:
    void part(Seat seat) { m_twins[seat] = {Observation(m_rules, m_truth, seat).guess(m_chooser).state, m_beliefs}; }

    struct Twin {
        State state;
        Beliefs beliefs; ///< of whoever has seen the match go on there
    };

    /// A choice made in secret may as well be another.
    Choice otherwise(Seat viewer, Choice choice)
    {
        Moves moves;
        m_rules.legal(m_twins[viewer].state, choice.seat, moves);
        const bool secret = m_rules.descriptor().verbs[choice.move.verb].secret && !moves.empty();
        return {choice.seat, secret ? moves[int(m_chooser.below(std::uint32_t(moves.size())))] : choice.move};
    }

    /// As long as the seat can't tell it from what happened in truth: in its world it sounds alike, and as many pieces lie everywhere.
    bool playTwin(Seat seat, Choice choice, Rng chance, const std::vector<Event> &events)
    {
        Twin &twin = m_twins[seat];
        if (m_rules.whyNot(twin.state, choice.seat, choice.move))
            return false;
        State world = twin.state;
        const bool alike = soundAlike(seat, ::play(m_rules, world, choice, chance), events) && test::sameCounts(world, m_truth);
        if (alike) {
            twin.beliefs.learn(m_rules, twin.state, choice.seat, choice.move, world);
            twin.state = world;
        }
        return alike;
    }

    const Rules &m_rules;
    Rng m_chance, m_chooser;
    State m_truth;
    Beliefs m_beliefs;
    std::vector<Twin> m_twins; ///< by seat
};

/// What a bot thought, and how much chance it took for that.
struct Answer {
    Thought thought;
    std::uint64_t next;
};

bool same(const Answer &one, const Answer &other)
{
    return one.next == other.next && one.thought.move == other.thought.move &&
           std::ranges::equal(one.thought.candidates, other.thought.candidates, [](const Candidate &a, const Candidate &b) {
               return a.move == b.move && a.share == b.share && a.value == b.value;
           });
}

/// The same question each time: the generator has the same seed, and thought ends after a number of iterations, not after a time.
Answer answerOf(const Bot &bot, const Rules &rules, const Observation &seen)
{
    Rng rng(17);
    return {bot.think(rules, seen, rng, {.iterations = 30}, {}), rng.next()};
}

/// The table as somebody sees it who looks at every card.
Observation peeking(const Rules &rules, State world, Seat seat)
{
    for (Zone zone = 0; zone < Table::maxZones; ++zone)
        for (int place = 0; place < world.table.count(zone); ++place)
            world.table.show(zone, place, SeatSet::of(seat));
    return {rules, world, seat};
}

} // namespace

/// Whatever a seat can't see is swapped, and no bot decides otherwise.
class FairBots : public QObject {
    Q_OBJECT

private slots:
    void whatASeatCantSeeChangesNoThought_data() { test::addRows(); }
    /// For every level, to the last bit of what it thinks of each move. So that a leak would be noticed, the same worlds are shown to
    /// a bot that peeks under the cards: it must give itself away. (Where only choices are secret, there are no cards to peek under.)
    void whatASeatCantSeeChangesNoThought()
    {
        const Row row;
        int asked = 0, couldTell = 0, told = 0, decisions = 0;
        for (std::uint64_t seed = 1; seed <= mostMatches && asked < enough; ++seed)
            for (Twins match(*row.rules, row.setup, seed); !match.isOver() && asked < enough && !QTest::currentTestFailed();) {
                const Choice choice = match.someChoice();
                if (isDecision(*row.rules, match, choice.seat) && ++decisions % 3 == 0) {
                    ++asked;
                    askEveryLevel(*row.rules, match.seen(choice.seat), match.seenInTwin(choice.seat));
                    peek(*row.rules, match.truth(), match.twin(choice.seat), choice.seat, couldTell, told);
                }
                match.play(choice);
            }
        QCOMPARE(asked, enough);
        QVERIFY(told > 0 || couldTell == 0);
    }

private:
    static constexpr int enough = test::sanitized ? 2 : 8, mostMatches = 40;

    /// There is something to decide, and the worlds differ.
    static bool isDecision(const Rules &rules, const Twins &match, Seat seat)
    {
        Moves moves;
        rules.legal(match.truth(), seat, moves);
        return moves.size() > 1 && !(match.truth() == match.twin(seat));
    }

    static void askEveryLevel(const Rules &rules, const Observation &seen, const Observation &twinSeen)
    {
        QVERIFY(seen == twinSeen);
        for (const Level &level : levels())
            QVERIFY2(same(answerOf(*makeBot(level.name), rules, seen), answerOf(*makeBot(level.name), rules, twinSeen)), level.name.data());
    }

    static void peek(const Rules &rules, const State &truth, const State &twin, Seat seat, int &couldTell, int &told)
    {
        const Observation seen = peeking(rules, truth, seat), twinSeen = peeking(rules, twin, seat);
        const std::unique_ptr<Bot> bot = makeBot(levels().back().name);
        couldTell += !(seen == twinSeen);
        told += !same(answerOf(*bot, rules, seen), answerOf(*bot, rules, twinSeen));
    }
};

BOMBSHELF_TEST(FairBots)
#include "tst_fair_bots.moc"
