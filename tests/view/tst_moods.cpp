#include "desk.h"
#include "support/test_case.h"

#include "support/games.h"
#include "view/game_info.h"
#include "view/showing.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace bombshelf;

namespace {

std::vector<Mood> moodsOf(const Showing &showing)
{
    std::vector<Mood> moods;
    for (Seat seat = 0; seat < showing.match()->players().size(); ++seat)
        moods.push_back(showing.mood(seat));
    return moods;
}

/// What an event may do to the face of its seat.
std::set<Mood> after(Mood told) { return told == Mood::byPoints ? std::set{Mood::calm, Mood::gleeful, Mood::sooty} : std::set{told}; }

} // namespace

/// Whole matches of each game, step by step: faces take what happens to their seats, and get over it.
class MoodsTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { test::atHome(); }

private slots:
    void theyComeAndGo_data()
    {
        QTest::addColumn<QString>("game");
        for (const Rules *rules : catalogue())
            QTest::newRow(rules->descriptor().id.data()) << QString::fromLatin1(rules->descriptor().id.data());
    }
    void theyComeAndGo()
    {
        QFETCH(QString, game);
        const Rules &rules = *findGame(game.toStdString());
        std::set<Mood> seen;
        bool gone = false;
        for (quint64 seed = 1; seed <= 12; ++seed) {
            const auto match = test::playedMatch(rules, "ppp", seed);
            Showing showing;
            showing.hurryWhile([] { return true; });
            showing.open(*match, noSeat, false);
            showing.present({}, 0, match->observe(noSeat));
            std::vector<Mood> before = moodsOf(showing);
            std::vector<std::vector<Mood>> played;
            SeatSet wereAsked;
            connect(&showing, &Showing::rested, this, [&](const Event &event) {
                const Result result = rules.result(showing.seen().state());
                const Mood told = rules.descriptor().events[event.what].mood;
                std::vector<Mood> now = moodsOf(showing);
                if (!result.over && event.seat < now.size() && told != Mood::calm)
                    QVERIFY2(after(told).contains(now[event.seat]), rules.descriptor().events[event.what].name.data());
                const SeatSet asked = rules.toMove(showing.seen().state());
                for (Seat seat = 0; seat < now.size(); ++seat)
                    if (asked.has(seat) && !wereAsked.has(seat) && event.seat != seat)
                        QVERIFY2(now[seat] == Mood::calm, "its turn begins");
                if (!asked.empty())
                    wereAsked = asked;
                for (std::size_t i = 0; i < now.size(); ++i)
                    gone = gone || (before[i] != Mood::calm && now[i] == Mood::calm);
                seen.insert(now.begin(), now.end());
                played.push_back(now);
                before = std::move(now);
            });
            showing.enqueue(storyOf(*match, noSeat));
            QVERIFY(!showing.isMoving());
            const Result result = match->result();
            for (Seat seat = 0; seat < 3; ++seat) {
                if (result.winners.has(seat))
                    QCOMPARE(showing.mood(seat), Mood::gleeful);
                else if (result.winners.empty())
                    QCOMPARE(showing.mood(seat), Mood::sooty);
            }
            // Looking back shows the faces of that moment.
            const std::vector<Mood> last = moodsOf(showing);
            const Frames story = storyOf(*match, noSeat);
            for (std::size_t at = 0; at < story.size(); at += at == 0 ? 1 + seed : 7) { // each is made from the start
                showing.present(story, at + 1, story[at].seen);
                QVERIFY2(moodsOf(showing) == played[at], rules.descriptor().events[story[at].event.what].name.data());
            }
            showing.present(story, story.size(), match->observe(noSeat));
            QCOMPARE(moodsOf(showing), last);
        }
        QVERIFY(seen.contains(Mood::calm) && seen.contains(Mood::sooty) && !seen.contains(Mood::byPoints));
        QVERIFY(seen.contains(Mood::gleeful) || rules.descriptor().cooperative);
        QVERIFY(gone);
    }

    /// A bag with points in it pleases, a bomb does not.
    void aBagIsTakenForWhatItBrings()
    {
        const Rules &rules = *findGame("bombmafia");
        const auto match = test::playedMatch(rules, "ppp", 3);
        Showing showing;
        showing.hurryWhile([] { return true; });
        showing.open(*match, noSeat, false);
        showing.present({}, 0, match->observe(noSeat));
        std::vector<int> points{};
        int bags = 0;
        for (const Frame &frame : storyOf(*match, noSeat)) {
            std::vector<int> now;
            for (Seat seat = 0; seat < 3; ++seat)
                now.push_back(rules.points(frame.seen.state(), seat));
            showing.enqueue({frame});
            if (rules.descriptor().events[frame.event.what].name == "opened" && !rules.result(frame.seen.state()).over) {
                const int brought = now[frame.event.seat] - points[frame.event.seat];
                QCOMPARE(showing.mood(frame.event.seat), brought > 0 ? Mood::gleeful : brought < 0 ? Mood::sooty : Mood::calm);
                ++bags;
            }
            points = now;
        }
        QVERIFY(bags > 3);
    }
};

BOMBSHELF_TEST(MoodsTest)
#include "tst_moods.moc"
