#include "core/observation.h"
#include "core/spelling.h"
#include "naive_worlds.h"
#include "support/games.h"
#include "support/test_case.h"

#include <QTest>

using namespace bombshelf;
using test::Outcome;
using test::Outcomes;
using test::World;
using test::Worlds;

namespace {

/// Follows one match of Tiny, and beside it every world that the viewer can't rule out.
class Follower {
public:
    Follower(int seats, std::uint64_t seed, Seat viewer) : m_seats(seats), m_viewer(viewer), m_chance(seed)
    {
        m_state = tiny::rules().deal({.seats = seats, .options = {1}}, m_chance, nullptr);
        m_worlds = test::everyDeal(truth(), viewer);
    }

    bool play(const std::string &text)
    {
        const auto move = parseMove(tiny::rules().descriptor(), text);
        const Seat seat = tiny::rules().toMove(m_state).first();
        if (!move || tiny::rules().whyNot(m_state, seat, *move))
            return false;
        const World before = truth();
        tiny::rules().play(m_state, seat, *move, m_chance, nullptr);
        return follow(before, seat, *move);
    }

    bool playRandomly(Rng &rng)
    {
        const test::Choice choice = test::randomChoice(tiny::rules(), m_state, rng);
        return play(spell(tiny::rules().descriptor(), choice.move));
    }

    /// The share of guesses of each world against its exact chance; a world that can't be counts as a failure.
    bool guessesAgree()
    {
        const Observation seen(tiny::rules(), m_state, m_viewer);
        Rng rng(99);
        std::map<World, double> counts;
        const int guesses = 400 + 40 * int(m_worlds.size());
        for (int i = 0; i < guesses; ++i)
            ++counts[World::of(seen.guess(rng).state.table, m_seats)];
        double sum = 0;
        for (const auto &[world, weight] : m_worlds)
            sum += weight;
        std::vector<double> found, expected;
        for (const auto &[world, weight] : m_worlds) {
            found.push_back(counts[world]);
            expected.push_back(guesses * weight / sum);
        }
        if (counts.size() != m_worlds.size())
            return false;
        return found.size() == 1 || test::chiSquare(found, expected) < test::chiSquareBound(found.size() - 1);
    }

    std::size_t worlds() const { return m_worlds.size(); }
    bool calling() const { return tiny::rules().prompt(m_state) == "call"; }

private:
    World truth() const { return World::of(m_state.table, m_seats); }

    /// Keeps the outcomes in which the viewer would have seen what it saw; false if the truth is none of them.
    bool follow(const World &before, Seat seat, Move move)
    {
        Outcomes outcomes(m_viewer, seat, move);
        std::vector<int> seen{-1};
        for (const Outcome &o : outcomes.from(before))
            if (o.world == truth())
                seen = o.seen;
        Worlds next;
        for (const auto &[world, weight] : m_worlds)
            for (const Outcome &o : outcomes.from(world))
                if (o.seen == seen)
                    next[o.world] += weight * o.chance;
        m_worlds = next;
        return m_worlds.contains(truth());
    }

    int m_seats;
    Seat m_viewer;
    Rng m_chance;
    State m_state;
    Worlds m_worlds;
};

} // namespace

/// Guesses against exact counting of every world.
class WorldsTest : public QObject {
    Q_OBJECT

private slots:
    void guessesMatchExactCounting_data()
    {
        QTest::addColumn<int>("seats");
        QTest::addColumn<QString>("moves");
        QTest::addColumn<int>("viewer");
        const auto row = [](const QByteArray &name, int seats, const QString &moves) {
            for (int viewer = 0; viewer < seats; ++viewer)
                QTest::addRow("%s, seat %d", name.constData(), viewer) << seats << moves << viewer;
            QTest::addRow("%s, onlooker", name.constData()) << seats << moves << int(noSeat);
        };
        row("deal of two", 2, "");
        row("deal of three", 3, "");
        row("peek", 2, "peek");
        row("peek, then it is drawn by another", 2, "peek;toss 0");
        row("swap", 2, "swap 1");
        row("swap of a peeked card", 2, "peek;swap 0;peek");
        row("swapped card tossed", 2, "swap 0;roll;toss 0");
        row("tuck", 2, "tuck 1");
        row("tucks upon tucks", 3, "tuck 1;tuck 0;tuck 1;tuck 1");
        row("tucked cards swapped", 3, "tuck 0;swap 0;swap 1;toss 1");
        row("shuffle", 3, "toss 0;toss 1");
        row("shuffle, peek, tuck", 3, "toss 0;toss 0;peek;tuck 1;swap 0;peek;toss 1;toss 0");
        row("long", 2, "peek;swap 1;tuck 0;toss 1;toss 0;tuck 1;toss 1;toss 0");
    }

    void guessesMatchExactCounting()
    {
        QFETCH(int, seats);
        QFETCH(QString, moves);
        QFETCH(int, viewer);
        Follower follower(seats, 5, Seat(viewer));
        QVERIFY(follower.guessesAgree());
        for (const QString &move : moves.split(';', Qt::SkipEmptyParts)) {
            QVERIFY2(follower.play(move.toStdString()), qPrintable(move));
            QVERIFY2(follower.guessesAgree(), qPrintable(move));
        }
    }

    void randomMatchesMatchExactCounting_data()
    {
        QTest::addColumn<int>("seats");
        QTest::addColumn<int>("viewer");
        for (int seats = 2; seats <= 3; ++seats)
            for (int seat = 0; seat < seats; ++seat)
                QTest::addRow("%d seats, seat %d", seats, seat) << seats << seat;
    }

    void randomMatchesMatchExactCounting()
    {
        QFETCH(int, seats);
        QFETCH(int, viewer);
        for (std::uint64_t seed = 0; seed < 4; ++seed) {
            Follower follower(seats, seed, Seat(viewer));
            Rng rng(seed);
            while (!follower.calling()) {
                QVERIFY(follower.playRandomly(rng));
                QVERIFY2(follower.guessesAgree(), qPrintable(QString("seed %1").arg(seed)));
            }
        }
    }

    void countingStartsWithEveryDeal()
    {
        QCOMPARE(Follower(2, 5, noSeat).worlds(), 420u);
        QVERIFY(Follower(2, 5, 0).worlds() < 100);
    }

    void secretChoicesAreHiddenUntilAllAreIn()
    {
        const Rules &rules = tiny::rules();
        Rng chance(1);
        State state = rules.deal({.seats = 2, .options = {0}}, chance, nullptr);
        for (const Seat seat : {Seat(0), Seat(1)})
            rules.play(state, seat, tiny::makeMove(tiny::Verb::roll), chance, nullptr);
        QCOMPARE(rules.toMove(state).size(), 2);
        State other = state;
        rules.play(state, 1, tiny::makeMove(tiny::Verb::call, tiny::gem), chance, nullptr);
        rules.play(other, 1, tiny::makeMove(tiny::Verb::call, tiny::crown), chance, nullptr);
        QVERIFY(Observation(rules, state, 0) == Observation(rules, other, 0));
        QVERIFY(Observation(rules, state, noSeat) == Observation(rules, other, noSeat));
        QVERIFY(!(Observation(rules, state, 1) == Observation(rules, other, 1)));
        QCOMPARE(rules.toMove(state), SeatSet::of(0));
    }
};

BOMBSHELF_TEST(WorldsTest)
#include "tst_worlds.moc"
