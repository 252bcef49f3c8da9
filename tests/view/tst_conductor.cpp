#include "desk.h"

#include "match/house_set.h"
#include "support/test_case.h"
#include "view/conductor.h"
#include "view/settings.h"

#include <QSignalSpy>
#include <QTest>

using namespace bombshelf;

namespace {

struct Lesson {
    explicit Lesson(const std::vector<Player> &players, const Rules &rules = test::driller())
    {
        QString problem;
        const Setup setup = defaultSetup(rules.descriptor(), int(players.size()));
        conductor.open(Match::begin({&rules, setup, players, 7}, {}, &problem), true);
    }

    Showing showing;
    LookBack lookBack{showing};
    Conductor conductor{showing, lookBack};
};

} // namespace

/// A match that something other than the shell drives and watches: by a lesson, say, or a coach.
class ConductorTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { test::atHome(); }

private slots:
    void initTestCase() { Settings::instance()->setSpeed("instant"); }

    void aMatchIsPlayedWithoutAScreen()
    {
        Lesson lesson({{"Ann"}, {"Ben", "random"}});
        Conductor &conductor = lesson.conductor;
        int commented = 0;
        connect(&conductor, &Conductor::changed, &conductor, [&] { // what a coach sees is what the person sees
            const Seat person = conductor.chooser();
            commented += person != noSeat && lesson.showing.seen() == conductor.match()->observe(person);
        });
        while (!conductor.isOver()) {
            QTRY_VERIFY(conductor.chooser() != noSeat || conductor.isOver());
            if (!conductor.isOver())
                QVERIFY(conductor.choose({conductor.match()->legal(conductor.chooser()).begin(), 1}));
        }
        QVERIFY(commented > 0);
    }

    void whatABotHasNoChoiceInTellsNothingOfItsHand_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<bool>("takesItsTime");
        QTest::newRow("hands are hidden") << "omens-death" << true;
        QTest::newRow("they are open") << "driller" << false;
    }

    void whatABotHasNoChoiceInTellsNothingOfItsHand()
    {
        QFETCH(const QString, game);
        QFETCH(const bool, takesItsTime);
        Lesson lesson({{"Ann"}, {"Ben", "random"}}, *findGame(game.toStdString()));
        Conductor &conductor = lesson.conductor;
        int forced = 0, alone = 0;
        connect(&conductor, &Conductor::made, &conductor, [&](Seat seat, Move, bool isForced) { forced += seat == 1 && isForced; });
        connect(&conductor, &Conductor::changed, &conductor, [&] {
            const Match &match = *conductor.match();
            alone += match.toMove().has(1) && match.legal(1).size() == 1;
        });
        while (!conductor.isOver()) {
            QTRY_VERIFY(conductor.chooser() != noSeat || conductor.isOver());
            if (!conductor.isOver())
                QVERIFY(conductor.choose({conductor.match()->legal(conductor.chooser()).end() - 1, 1}));
        }
        QCOMPARE(alone > 0, takesItsTime); // it is waited for, as where it thinks
        QCOMPARE(forced == 0, takesItsTime);
    }

    /// Between one bot and the next, not amid what one does.
    void betweenWhatBotsDoThereIsABreath()
    {
        Settings::instance()->setSpeed("fast");
        Lesson lesson({{"Ann", "random"}, {"Ben", "random"}});
        lesson.showing.beats = {{"", 40}}; // in which the next one has thought
        bool breathed = true;
        int moves = 0, turns = 0, breaths = 0;
        Seat mover = noSeat, next = lesson.conductor.match()->toMove().first();
        QTimer look;
        connect(&look, &QTimer::timeout, &look, [&] { breathed = breathed || !lesson.showing.isMoving(); });
        look.start(0);
        connect(&lesson.showing, &Showing::stepped, &look, [&] {
            if (std::exchange(moves, lesson.conductor.match()->moveCount()) == moves)
                return;
            const bool another = std::exchange(mover, next) != next;
            next = lesson.conductor.match()->toMove().first();
            turns += another;
            breaths += std::exchange(breathed, false) && another;
        });
        QVERIFY(test::until([&] { return turns > 3; }));
        QVERIFY2(breaths >= turns - 1, qPrintable(QString("%1 of %2").arg(breaths).arg(turns)));
        Settings::instance()->setSpeed("instant");
    }

    void aLessonIsToldWhatIsNotAllowed()
    {
        Lesson lesson({{"Ann"}, {"Ben"}});
        QSignalSpy refused(&lesson.conductor, &Conductor::refused);
        const Match &match = *lesson.conductor.match();
        const Move first = match.legal(lesson.conductor.chooser())[0];
        const std::array moves{first, first};
        QVERIFY(!lesson.conductor.choose(moves));
        QCOMPARE(refused.size(), 1);
        QCOMPARE(match.moveCount(), 1);
    }
};

BOMBSHELF_TEST(ConductorTest)
#include "tst_conductor.moc"
