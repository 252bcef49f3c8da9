#include "bots/levels.h"
#include "bots/search.h"
#include "small_games.h"
#include "support/games.h"
#include "support/test_case.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <functional>
#include <future>
#include <thread>

using namespace bombshelf;
using namespace bombshelf::test;
using namespace std::chrono_literals;

namespace {

constexpr int tooMany = 2'000'000; // iterations: a search that does not end by itself takes half a minute
constexpr auto never = std::chrono::steady_clock::time_point::max();

/// A position of a random match in which the seat has a choice.
struct Place {
    State state;
    Seat seat;
};

bool isAnyPlace(const Rules &, const Place &) { return true; }

/// The seat does not know all of it.
bool hidesSomething(const Rules &rules, const Place &place)
{
    Rng rng(1);
    return Observation(rules, place.state, place.seat).guess(rng).state != place.state;
}

Place placeIn(const Rules &rules, const Setup &setup, std::uint64_t seed, int least,
              bool (*isWanted)(const Rules &, const Place &) = isAnyPlace)
{
    std::vector<Place> places;
    playRandomly(rules, setup, seed, 100 + least, [&](const State &state, Choice choice) {
        Moves moves;
        rules.legal(state, choice.seat, moves);
        const Place place{state, choice.seat};
        if (moves.size() >= least && isWanted(rules, place))
            places.push_back(place);
    });
    return places[places.size() * 2 / 3];
}

Candidate favourite(const Rules &rules, const State &state, Seat seat, int iterations)
{
    const Observation seen(rules, state, seat);
    Search search(rules, seen);
    Rng rng(5);
    search.run(rng, iterations, never, {});
    return std::ranges::max(search.candidates(), {}, &Candidate::share);
}

/// Makes the same move each time, after it has said that it is asked.
class Always final : public Bot {
public:
    explicit Always(
        Move move, std::function<void()> asked = [] {})
        : m_move(move), m_asked(std::move(asked))
    {
    }
    Thought think(const Rules &, const Observation &, Rng &, const Budget &, const Stop &) const override
    {
        m_asked();
        return {m_move, {}};
    }

private:
    const Move m_move;
    const std::function<void()> m_asked;
};

bool isLegal(const Rules &rules, const Place &place, Move move) { return !rules.whyNot(place.state, place.seat, move); }

} // namespace

class SearchTest : public QObject {
    Q_OBJECT

private slots:
    void findsTheWinningMove_data()
    {
        QTest::addColumn<int>("heap");
        QTest::addColumn<int>("good");
        for (const int heap : {5, 6, 7, 9, 10})
            QTest::addRow("heap of %d", heap) << heap << heap % 4;
    }
    void findsTheWinningMove()
    {
        QFETCH(const int, heap);
        QFETCH(const int, good);
        Rng rng(1);
        State state = nim().deal({}, rng, nullptr);
        Seat seat = 0;
        for (int left = 10; left > heap; --left, seat = Seat(1 - seat))
            nim().play(state, seat, {take, 1}, rng, nullptr);
        QCOMPARE(int(favourite(nim(), state, seat, 3000).move.a), good);
    }

    void looksBeforeItOpens()
    {
        Rng rng(1);
        const State state = boxes().deal({.seats = 1}, rng, nullptr);
        const Candidate choice = favourite(boxes(), state, 0, 2000);
        QCOMPARE(int(choice.move.verb), int(look));
        QVERIFY2(choice.value > 0.9f, "what it sees must decide what it opens");
    }

    void opensWhatItSaw()
    {
        for (std::uint64_t seed = 0; seed < 8; ++seed) {
            Rng rng(seed);
            State state = boxes().deal({.seats = 1}, rng, nullptr);
            boxes().play(state, 0, {look}, rng, nullptr);
            boxes().play(state, 0, favourite(boxes(), state, 0, 200).move, rng, nullptr);
            QCOMPARE(boxes().result(state).payoff[0], 1.0f);
        }
    }

    void isNotSwayedByASecret()
    {
        Rng rng(1);
        const State fresh = pennies().deal({}, rng, nullptr);
        for (const std::uint8_t called : {1, 2}) {
            State state = fresh;
            pennies().play(state, 0, {0, called}, rng, nullptr);
            QCOMPARE(favourite(pennies(), state, 1, 500).move, favourite(pennies(), fresh, 1, 500).move);
        }
    }

    void levelsChooseLegalMoves_data()
    {
        QTest::addColumn<QString>("level");
        for (const Level &level : levels())
            QTest::addRow("%s", level.name.data()) << QString::fromUtf8(level.name.data());
        QTest::addRow("random") << "random";
    }
    void levelsChooseLegalMoves()
    {
        QFETCH(const QString, level);
        const auto bot = makeBot(level.toStdString());
        for (const Rules *rules : everyGame()) {
            for (const Setup &setup : everySetup(rules->descriptor())) {
                for (std::uint64_t seed = 1; seed <= (sanitized ? 1 : 5); ++seed) {
                    Rng rng(seed);
                    const Place place = placeIn(*rules, setup, seed, 1);
                    const Observation seen(*rules, place.state, place.seat);
                    const Move move = bot->choose(*rules, seen, rng, {.iterations = 100}, {});
                    QVERIFY2(isLegal(*rules, place, move), nameOf(rules->descriptor(), setup).c_str());
                }
            }
        }
    }

    void noSearchForASingleMove()
    {
        Rng rng(1), untouched(1);
        State state = nim().deal({}, rng, nullptr);
        for (int left = 10; left > 1; left -= 3)
            nim().play(state, nim().toMove(state).first(), {take, 3}, rng, nullptr);
        const Observation seen(nim(), state, nim().toMove(state).first());
        const Move move = makeBot("strong")->choose(nim(), seen, rng, {}, {});
        QCOMPARE(int(move.a), 1);
        QCOMPARE(rng.next(), untouched.next());
    }

    void sameSeedSameMove()
    {
        for (const Rules *rules : everyGame()) {
            const Place place = placeIn(*rules, everySetup(rules->descriptor()).back(), 3, 2);
            const Observation seen(*rules, place.state, place.seat);
            for (const Level &level : levels()) {
                Rng one(9), other(9);
                const Budget budget{.iterations = 300};
                QCOMPARE(makeBot(level.name)->choose(*rules, seen, one, budget, {}),
                         makeBot(level.name)->choose(*rules, seen, other, budget, {}));
                QCOMPARE(one.next(), other.next());
            }
        }
    }

    /// A prior that peeked would prefer, in each guess, what is good in that guess alone.
    void priorsKnowWhatTheSeatKnows()
    {
        for (const Rules *rules : everyGame()) {
            for (std::uint64_t seed = 1; seed <= 30; ++seed) {
                const Place place = placeIn(*rules, everySetup(rules->descriptor()).back(), seed, 2, hidesSomething);
                const Observation seen(*rules, place.state, place.seat);
                Moves moves;
                rules->legal(place.state, place.seat, moves);
                std::vector<float> first(std::size_t(moves.size())), second = first;
                Rng rng(seed);
                rules->knowledge().weigh(seen.guess(rng), place.seat, moves, first);
                rules->knowledge().weigh(seen.guess(rng), place.seat, moves, second);
                const auto isUsable = [](float weight) { return weight > 0 && std::isfinite(weight); };
                const std::string which = std::string(rules->descriptor().id) + ", seed " + std::to_string(seed);
                QVERIFY2(first == second, which.c_str());
                QVERIFY2(std::ranges::all_of(first, isUsable), which.c_str());
            }
        }
    }

    void deadlineEndsTheSearch()
    {
        const Rules &rules = *everyGame().front();
        const Place place = placeIn(rules, {.seats = 2}, 1, 2);
        const Observation seen(rules, place.state, place.seat);
        Search search(rules, seen, {.treeSize = 50}); // a full tree must not end it, nor keep it from ending
        Rng rng(1);
        search.run(rng, 200, never, {});
        QVERIFY(search.iterations() > 100); // before half of them no move is sure to be the best
        search.run(rng, tooMany, std::chrono::steady_clock::now() + 50ms, {});
        QVERIFY(search.iterations() < tooMany);
    }

    void stopEndsTheSearch()
    {
        const Rules &rules = *everyGame().front();
        const Place place = placeIn(rules, {.seats = 2}, 1, 2);
        const Observation seen(rules, place.state, place.seat);
        Search search(rules, seen);
        Stop stop;
        const auto stopper = std::async(std::launch::async, [&] {
            std::this_thread::sleep_for(50ms);
            stop.request();
        });
        Rng rng(1);
        search.run(rng, tooMany, never, stop);
        QVERIFY(stop.isRequested());
        QVERIFY(search.iterations() < tooMany);
    }

    /// Told to in the middle of an iteration, it begins no other.
    void stopEndsTheSearchWithTheIteration()
    {
        Rng rng(1);
        const State state = nim().deal({}, rng, nullptr);
        const Observation seen(nim(), state, 0);
        Stop stop;
        const Search *asking = nullptr;
        int iterationsThen = 0, asked = 0;
        const Always others({take, 1}, [&] {
            if (++asked == 20) {
                stop.request();
                iterationsThen = asking->iterations();
            }
        });
        Search search(nim(), seen, {.others = &others});
        asking = &search;
        search.run(rng, 10'000, never, stop);
        QVERIFY(asked >= 20 && iterationsThen < 1000);
        QCOMPARE(search.iterations(), iterationsThen);
    }

    /// For what measures iterations: a run would leave off at once.
    void iteratesThoughItIsDecided()
    {
        Rng rng(1);
        const State state = nim().deal({}, rng, nullptr);
        const Observation seen(nim(), state, 0);
        Search search(nim(), seen);
        search.run(rng, 5000, never, {});
        const int decidedAt = search.iterations();
        search.run(rng, 1, never, {});
        QCOMPARE(search.iterations(), decidedAt);
        for (int i = 0; i < 10; ++i)
            search.iterate(rng);
        QCOMPARE(search.iterations(), decidedAt + 10);
    }

    void whoKnowsTheOthersAnswersThem_data()
    {
        QTest::addColumn<int>("seat");
        QTest::addColumn<int>("theirs");
        QTest::addColumn<int>("best");
        QTest::addRow("the first calls the other side") << 0 << 1 << 2;
        QTest::addRow("...of tails, too") << 0 << 2 << 1;
        QTest::addRow("the second calls the same") << 1 << 1 << 1;
        QTest::addRow("...tails, too") << 1 << 2 << 2;
    }
    void whoKnowsTheOthersAnswersThem()
    {
        QFETCH(const int, seat);
        QFETCH(const int, theirs);
        QFETCH(const int, best);
        Rng rng(1);
        const State state = pennies().deal({}, rng, nullptr);
        const Observation seen(pennies(), state, Seat(seat));
        const Always others({0, std::uint8_t(theirs)});
        Search search(pennies(), seen, {.others = &others});
        search.run(rng, 200, never, {});
        const Candidate favourite = std::ranges::max(search.candidates(), {}, &Candidate::share);
        QCOMPARE(int(favourite.move.a), best);
        QVERIFY(favourite.value > 0.9f); // each first trial goes on by habit
    }

    void stoppedBeforeItBeganIsStillLegal()
    {
        const Rules &rules = *everyGame().front();
        const Place place = placeIn(rules, {.seats = 3}, 2, 2);
        Stop stop;
        stop.request();
        Rng rng(1);
        const Observation seen(rules, place.state, place.seat);
        QVERIFY(isLegal(rules, place, makeBot("strong")->choose(rules, seen, rng, {}, stop)));
    }

    void unknownLevelIsNoBot()
    {
        QVERIFY(!makeBot("grandmaster"));
        QVERIFY(!makeBot(""));
    }
};

BOMBSHELF_TEST(SearchTest)
#include "tst_search.moc"
