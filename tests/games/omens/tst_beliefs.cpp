#include "bots/bot.h"
#include "core/beliefs.h"
#include "core/observation.h"
#include "games/omens-heaven/position.h"
#include "games/omens-heaven/rules.h"
#include "games/omens-hell/position.h"
#include "games/omens-hell/rules.h"
#include "games/omens/battle.h"
#include "match/house_set.h"
#include "support/games.h"
#include "support/test_case.h"

#include <QTest>

#include <algorithm>

using namespace bombshelf;
using namespace bombshelf::omens;
using test::sanitized;

namespace {

struct Played {
    State state;
    Beliefs beliefs;
};

/// A battle of bots that go by habit, after that many moves or at its end.
Played playedByHabit(const Rules &rules, std::uint64_t seed, int moves)
{
    Rng rng(seed);
    Played played{rules.deal(defaultSetup(rules.descriptor(), 3), rng, nullptr), {}};
    const auto bot = makeBot("habit");
    for (int i = 0; i < moves && !rules.toMove(played.state).empty(); ++i) {
        const State before = played.state;
        const Seat seat = rules.toMove(before).first();
        const Move move = bot->choose(rules, Observation(rules, before, seat), rng, {}, {});
        rules.play(played.state, seat, move, rng, nullptr);
        played.beliefs.learn(rules, before, seat, move, played.state);
    }
    return played;
}

/// In how many of its guesses the seat gives another the prophecy that it has.
int timesGuessed(const Observation &seen, Zone page, Kind prophecy)
{
    Rng rng(1);
    int times = 0;
    for (int i = 0; i < 60; ++i)
        times += seen.guess(rng).state.table.top(page).kind == prophecy;
    return times;
}

void addBattles()
{
    QTest::addColumn<const Battle *>("battle");
    for (const Rules *rules : {&omens_heaven::rules(), &omens_hell::rules()})
        QTest::newRow(rules->descriptor().id.data()) << static_cast<const Battle *>(rules);
}

} // namespace

Q_DECLARE_METATYPE(const Battle *)

/// What partners' moves tell of their prophecies.
class BeliefsTest : public QObject {
    Q_OBJECT

private slots:
    void movesTellProphecies_data() { addBattles(); }
    void movesTellProphecies()
    {
        QFETCH(const Battle *, battle);
        int byCards = 0, byMoves = 0;
        for (std::uint64_t seed = 1; seed <= (sanitized ? 4 : 20); ++seed) {
            const Played played = playedByHabit(*battle, seed, 40);
            const Zone page = *battle->prophecyZoneOf(1);
            const Kind prophecy = played.state.table.top(page).kind;
            byCards += timesGuessed({*battle, played.state, 0}, page, prophecy);
            byMoves += timesGuessed({*battle, played.state, 0, played.beliefs}, page, prophecy);
        }
        QVERIFY2(4 * byMoves > 5 * byCards, qPrintable(QString("%1 against %2").arg(byMoves).arg(byCards)));
    }

    void guessesFollowThem_data() { addBattles(); }
    void guessesFollowThem()
    {
        QFETCH(const Battle *, battle);
        const State state = playedByHabit(*battle, 1, 0).state;
        for (std::size_t i = 0; i < prophecyKinds; ++i) {
            const Kind sure = Kind(prophecy0 + i);
            if (state.table.top(*battle->prophecyZoneOf(0)).kind == sure)
                continue;
            Beliefs beliefs{.share = 1};
            beliefs.logs[2].fill(-20);
            beliefs.logs[2][i] = 0;
            QCOMPARE(timesGuessed({*battle, state, 0, beliefs}, *battle->prophecyZoneOf(2), sure), 60);
        }
    }

    void whoeverRemembersNothingInfersNothing_data() { addBattles(); }
    void whoeverRemembersNothingInfersNothing()
    {
        QFETCH(const Battle *, battle);
        const Played played = playedByHabit(*battle, 3, 40);
        const Observation plain(*battle, played.state, 0), knowing(*battle, played.state, 0, played.beliefs);
        QVERIFY(knowing != plain);
        QVERIFY(knowing.remembering(0) == plain.remembering(0));
        QVERIFY(knowing.remembering(0.5f) != plain.remembering(0.5f));
        QVERIFY(knowing.remembering(1) == knowing);
    }

    /// In a guess all six are somewhere, and what the seat has seen stays.
    void eachProphecyIsDealtOnce_data() { addBattles(); }
    void eachProphecyIsDealtOnce()
    {
        QFETCH(const Battle *, battle);
        const Played played = playedByHabit(*battle, 4, 20);
        const Observation seen(*battle, played.state, 1, played.beliefs);
        Rng rng(7);
        for (int i = 0; i < 200; ++i) {
            const State world = seen.guess(rng).state;
            std::vector<Kind> dealt;
            for (const Piece &piece : world.table.all())
                if (piece.kind >= prophecy0 && piece.kind < prophecy0 + prophecyKinds)
                    dealt.push_back(piece.kind);
            std::ranges::sort(dealt);
            QCOMPARE(dealt.size(), std::size_t(prophecyKinds));
            QVERIFY(std::ranges::adjacent_find(dealt) == dealt.end());
            QCOMPARE(world.table.top(*battle->prophecyZoneOf(1)).kind, played.state.table.top(*battle->prophecyZoneOf(1)).kind);
        }
    }
};

BOMBSHELF_TEST(BeliefsTest)
#include "tst_beliefs.moc"
