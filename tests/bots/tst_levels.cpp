#include "bots/bot.h"
#include "bots/levels.h"
#include "small_games.h"
#include "support/games.h"
#include "support/test_case.h"

#include <QTest>

#include <algorithm>
#include <numeric>

using namespace bombshelf;
using namespace bombshelf::test;

namespace {

/// Whether the seat may keep in mind what it sees there without remembering anything. The Prophet's seat looks at the deck's top three
/// until it has put them back.
bool isBeforeItsEyes(const Rules &rules, const State &state, Seat seat, Zone zone, int place)
{
    const ZoneInfo &info = rules.descriptor().zones[zone];
    const bool isOrdering = rules.prompt(state) == "order" && rules.toMove(state).has(seat);
    return info.seat == seat || info.lookedAt || (isOrdering && info.name == "deck" && place < 3);
}

/// What of the table a seat knows that forgets all it has no longer before its eyes, if the whole of what it knows is `all`.
bool isForgotten(const Rules &rules, const Observation &all, const Observation &left)
{
    const Seat seat = all.viewer();
    for (Zone zone = 0; zone < rules.descriptor().zones.size(); ++zone)
        for (int place = 0; place < all.state().table.count(zone); ++place) {
            const Piece &known = all.state().table.at(zone, place);
            const Piece &now = left.state().table.at(zone, place);
            const bool stays = known.isPublic() || (known.knownBy.has(seat) && isBeforeItsEyes(rules, all.state(), seat, zone, place));
            if (now.knownBy.has(seat) != stays || now.kind != (stays ? known.kind : unknownKind))
                return false;
        }
    return true;
}

/// How many pieces the viewer knows.
int known(const Observation &seen)
{
    return int(std::ranges::count_if(seen.state().table.all(), [&](const Piece &piece) { return piece.knownBy.has(seen.viewer()); }));
}

} // namespace

class LevelsTest : public QObject {
    Q_OBJECT

private slots:
    void eachIsLessLimitedThanTheOneBelow()
    {
        for (std::size_t i = 1; i < levels().size(); ++i) {
            const Level &below = levels()[i - 1], &level = levels()[i];
            QVERIFY(level.worlds > below.worlds && level.ahead >= below.ahead);
            QVERIFY(level.experience >= below.experience);
            QVERIFY(level.memory >= below.memory && level.doubts >= below.doubts && level.takesItsTime >= below.takesItsTime);
        }
    }

    void forgetsWhatIsOutOfSight()
    {
        for (const Rules *rules : everyGame())
            for (const Setup &setup : everySetup(rules->descriptor()))
                playRandomly(*rules, setup, 1, 300, [&](const State &state, Choice choice) {
                    const Observation seen(*rules, state, choice.seat);
                    const Observation left = seen.remembering(0);
                    QVERIFY2(isForgotten(*rules, seen, left), nameOf(rules->descriptor(), setup).c_str());
                    QVERIFY(left.remembering(0) == left);
                    QVERIFY(seen.remembering(1) == seen);
                    Moves moves, forgetful;
                    rules->legal(seen.state(), choice.seat, moves);
                    rules->legal(left.state(), choice.seat, forgetful);
                    QVERIFY(std::ranges::equal(moves, forgetful));
                });
    }

    /// Who remembers that the gem is not in the left box can't go wrong; who has forgotten can.
    void onlyWhoRemembersOpensWhatItSaw_data()
    {
        QTest::addColumn<QByteArray>("level");
        QTest::addColumn<bool>("remembers");
        QTest::addRow("casual") << QByteArray("casual") << false;
        QTest::addRow("strong") << QByteArray("strong") << true;
    }
    void onlyWhoRemembersOpensWhatItSaw()
    {
        QFETCH(const QByteArray, level);
        QFETCH(const bool, remembers);
        int right = 0;
        constexpr int matches = 40;
        for (std::uint64_t seed = 0; seed < matches; ++seed) {
            Rng rng(seed);
            State state = boxes().deal({.seats = 1}, rng, nullptr);
            boxes().play(state, 0, {look}, rng, nullptr);
            boxes().play(state, 0, makeBot(level.data())->choose(boxes(), Observation(boxes(), state, 0), rng, {}, {}), rng, nullptr);
            right += boxes().result(state).payoff[0] > 0;
        }
        QCOMPARE(right == matches, remembers);
    }

    /// Half the memory keeps about half of what could be forgotten, and less memory nothing that more of it would lose.
    void halfTheMemoryIsHalfOfWhatWasSeen()
    {
        int kept = 0, all = 0;
        for (const Rules *rules : everyGame())
            for (std::uint64_t seed = 1; seed <= 10; ++seed)
                playRandomly(*rules, everySetup(rules->descriptor()).front(), seed, 300, [&](const State &state, Choice choice) {
                    const Observation seen(*rules, state, choice.seat, Beliefs{.share = 1});
                    const Observation half = seen.remembering(0.5f), quarter = seen.remembering(0.25f);
                    QVERIFY(half.remembering(0.25f) == quarter && quarter.remembering(0.5f) == quarter);
                    const int atLeast = known(seen.remembering(0));
                    kept += known(half) - atLeast;
                    all += known(seen) - atLeast;
                });
        QVERIFY(all > 1000);
        QVERIFY2(std::abs(2.0 * kept / all - 1) < 0.2, std::to_string(double(kept) / all).c_str());
    }

    /// Both have forgotten in which box the gem lies. Who doubts expects something of either; a novice is sure of one.
    void onlyWhoDoubtsThinksOfBothBoxes()
    {
        Rng rng(3);
        State state = boxes().deal({.seats = 1}, rng, nullptr);
        boxes().play(state, 0, {look}, rng, nullptr);
        const auto isSure = [&](const char *level) {
            const Thought thought = makeBot(level)->think(boxes(), Observation(boxes(), state, 0), rng, {}, {});
            return std::ranges::all_of(thought.candidates, [](const Candidate &c) { return c.value == 0 || c.value == 1; });
        };
        QVERIFY(isSure("novice"));
        QVERIFY(!isSure("casual"));
    }

    void severalTreesAreOneThought()
    {
        Rng rng(1);
        const State state = nim().deal({}, rng, nullptr);
        const Observation seen(nim(), state, 0);
        const auto think = [&](int trees) {
            Rng chance(7);
            return makeBot("master")->think(nim(), seen, chance, {.iterations = 500, .trees = trees}, {});
        };
        const Thought one = think(1), three = think(3), again = think(3);
        QCOMPARE(int(three.move.a), 2);
        QCOMPARE(three.candidates.size(), one.candidates.size());
        bool isAnother = false;
        for (int i = 0; i < three.candidates.size(); ++i) {
            QCOMPARE(three.candidates[i].share, again.candidates[i].share);
            isAnother = isAnother || three.candidates[i].share != one.candidates[i].share;
        }
        QVERIFY(isAnother); // than that of one of them
        const float sum = std::accumulate(three.candidates.begin(), three.candidates.end(), 0.0f,
                                          [](float shares, const Candidate &candidate) { return shares + candidate.share; });
        QVERIFY(std::abs(sum - 1) < 1e-4f);
    }
};

BOMBSHELF_TEST(LevelsTest)
#include "tst_levels.moc"
