#include "desk.h"
#include "games/catalogue.h"
#include "support/test_case.h"

#include "view/settings.h"
#include "view/showing.h"

#include <QSignalSpy>
#include <QTest>

using namespace bombshelf;

namespace {

/// All that words, scores and marks say.
QStringList wordsOf(Showing &showing)
{
    QStringList words = test::rowsOf(showing.log());
    const Match &match = *showing.match();
    for (Seat seat = 0; seat < match.players().size(); ++seat)
        words << showing.lastAction(seat, QStringLiteral(".short")) << QString::number(int(showing.mood(seat)))
              << QString::number(match.rules().points(showing.told().state(), seat));
    Facts facts;
    match.rules().facts(showing.told().state(), facts);
    for (const Fact &fact : facts)
        words << QStringLiteral("%1 %2 %3").arg(fromWord(fact.name)).arg(fact.seat).arg(fact.value);
    words << showing.lastTold();
    for (const QVariant &points : showing.totals())
        words << QString::number(points.toList().size());
    return words;
}

} // namespace

/// In every game, nothing is told before it has been seen.
class SuspenseTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { test::atHome(); }

private slots:
    void init() { Settings::instance()->setSpeed(QStringLiteral("normal")); }
    void cleanup() { Settings::instance()->setSpeed(QStringLiteral("instant")); }

    void wordsWaitForThePicture_data()
    {
        QTest::addColumn<int>("game");
        for (int i = 0; i < int(catalogue().size()); ++i)
            QTest::newRow(catalogue()[std::size_t(i)]->descriptor().id.data()) << i;
    }

    void wordsWaitForThePicture()
    {
        QFETCH(int, game);
        const Rules &rules = *catalogue()[std::size_t(game)];
        const auto match = test::playedMatch(rules, QByteArray(rules.descriptor().minSeats, 'b'), 5, 60);
        Showing showing;
        showing.open(*match, noSeat, false);
        showing.present({}, 0, storyOf(*match, noSeat).front().seen);
        showing.flight = 1;
        showing.beats = {{QString(), 1}};
        QStringList before = wordsOf(showing);
        QString looked;
        int moved = 0, told = 0;
        connect(&showing, &Showing::stepped, this, [&](const Event &) {
            moved += showing.seen() != showing.told();
            QCOMPARE(wordsOf(showing), before);
            QCOMPARE(showing.telling(), looked);
        });
        connect(&showing, &Showing::rested, this, [&](const Event &event) {
            QVERIFY(showing.seen() == showing.told());
            looked = showing.words().event(event);
            QCOMPARE(showing.telling(), looked);
            told += wordsOf(showing) != before;
            before = wordsOf(showing);
        });
        QSignalSpy settled(&showing, &Showing::settled);
        showing.enqueue(storyOf(*match, noSeat));
        QVERIFY(test::until([&] { return settled.size() == 1; }));
        QVERIFY2(moved > 20 && told > 20, qPrintable(QStringLiteral("%1 moved, %2 told").arg(moved).arg(told)));
        showing.close();
    }

    void whatIsSkippedIsToldAtOnce()
    {
        const auto match = test::playedMatch(test::driller(), "pp", 5);
        Showing showing;
        showing.open(*match, 0, false);
        const QStringList whole = test::rowsOf(showing.log());
        const Frames frames = storyOf(*match, 0);
        showing.present({}, 0, frames.front().seen);
        showing.flight = 60000;
        showing.beats = {{QString(), 60000}};
        showing.enqueue(frames);
        QVERIFY(test::rowsOf(showing.log()).size() < whole.size());
        showing.finish();
        QCOMPARE(test::rowsOf(showing.log()), whole);
        QVERIFY(showing.told() == match->observe(0));
        showing.close();
    }
};

BOMBSHELF_TEST(SuspenseTest)
#include "tst_suspense.moc"
