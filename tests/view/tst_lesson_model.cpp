#include "core/spelling.h"
#include "desk.h"
#include "match/disk.h"
#include "match/saves.h"
#include "support/test_case.h"
#include "view/game_info.h"
#include "view/lesson_files.h"
#include "view/lesson_model.h"
#include "view/match_model.h"
#include "view/settings.h"

#include <QSettings>
#include <QSignalSpy>
#include <QTest>

using namespace bombshelf;

/// A lesson as its learner goes through it, with the match on the screen; most of it in Driller's.
class LessonModelTest : public QObject {
    Q_OBJECT

    LessonModel &m_lesson = *LessonModel::instance();
    MatchModel &m_match = *MatchModel::instance();

    quint64 table() const { return m_match.conductor().match()->stateHash(); }
    bool choose(const char *words)
    {
        const auto move = parseMove(m_match.conductor().match()->rules().descriptor(), words);
        return move && m_match.conductor().choose({&*move, 1});
    }
    /// Past the pictures.
    bool untilSaid()
    {
        return test::until([this] {
            if (m_lesson.stage() == LessonModel::Looking)
                m_lesson.next();
            return m_lesson.stage() != LessonModel::Looking;
        });
    }
    void forget()
    {
        m_match.close();
        QSettings().remove(QStringLiteral("learnt"));
    }
    void everyLesson()
    {
        QTest::addColumn<QString>("game");
        for (const Rules *rules : catalogue())
            if (const QString id = fromWord(rules->descriptor().id); lessonsOf(id).contains(id))
                QTest::newRow(qPrintable(id)) << id;
    }

public:
    static void initMain() { test::atHome(); }

private slots:
    void init()
    {
        forget();
        Settings::instance()->setSpeed(QStringLiteral("instant"));
        Settings::instance()->setLanguage(QStringLiteral("en"));
    }
    void cleanupTestCase() { forget(); }

    void everyLessonLeadsToAMatch_data() { everyLesson(); }
    void everyLessonLeadsToAMatch()
    {
        QFETCH(const QString, game);
        QVERIFY(m_lesson.start(game));
        for (int i = 0; i < 400 && m_lesson.active(); ++i) {
            QVERIFY2(!m_lesson.text().isEmpty() && !m_lesson.text().startsWith("lesson."), qPrintable(m_lesson.text()));
            m_lesson.next();
        }
        QVERIFY(!m_lesson.active());
        QCOMPARE(m_match.gameId(), game);
        QVERIFY(!m_match.path().isEmpty()); // it is kept from here
        QFile record(m_match.path());
        QVERIFY(record.open(QIODevice::ReadOnly) && record.readLine().contains("\"lesson\":true"));
        QCOMPARE(m_lesson.progress(game), LessonModel::Done);
    }

    void halfOfAMatchIsNotLeftOnTheShelf()
    {
        QVERIFY(m_lesson.start("driller"));
        for (int i = 0; i < 400 && m_lesson.stage() != LessonModel::Ending; ++i)
            m_lesson.next();
        for (const QFileInfo &earlier : Saves().files())
            QFile::remove(earlier.filePath());
        disk::atEachWrite = [] { // another program writes into the record as soon as it is there
            for (const QFileInfo &record : Saves().files())
                if (QFile file(record.filePath()); file.open(QIODevice::Append))
                    file.write("x");
        };
        QSignalSpy notices(&m_match, &MatchModel::notice);
        m_lesson.next();
        disk::atEachWrite = nullptr;
        QCOMPARE(notices.size(), 1);
        QVERIFY(m_lesson.active());
        QVERIFY(Saves().files().isEmpty());
        m_lesson.next();
        QVERIFY(!m_lesson.active());
        QCOMPARE(Saves().files().size(), 1);
    }

    void aWrongAnswerIsPlayedOutAndTakenBack()
    {
        QVERIFY(m_lesson.start("driller"));
        QCOMPARE(m_lesson.progress("driller"), LessonModel::New);
        m_lesson.next();
        QCOMPARE(m_lesson.stage(), LessonModel::Asking);
        const quint64 before = table();
        QVERIFY(choose("draw right"));
        QCOMPARE(m_lesson.stage(), LessonModel::Wrong);
        QVERIFY(table() != before);
        QVERIFY(m_match.choices().isEmpty());
        m_lesson.next();
        QCOMPARE(m_lesson.stage(), LessonModel::Asking);
        QCOMPARE(table(), before);
        QVERIFY(choose("draw left"));
        QCOMPARE(m_lesson.at(), 2);
    }

    /// A press may stand for several moves; those of a later step wait for it.
    void whatIsChosenBeyondAStepIsNotMade()
    {
        QVERIFY(m_lesson.start("driller"));
        m_lesson.next();
        m_match.chooseAll(
            {QVariantMap{{"verb", "draw"}, {"args", QStringList{"left"}}}, QVariantMap{{"verb", "draw"}, {"args", QStringList{"left"}}}});
        QCOMPARE(m_lesson.stage(), LessonModel::Asking);
        QCOMPARE(m_lesson.at(), 2);
        QCOMPARE(m_match.facts()["drawn"].toInt(), 1);
    }

    /// The pointer after the second wrong answer, the way after the third.
    void helpComesByAndBy()
    {
        QVERIFY(m_lesson.start("driller"));
        const QString task = QCoreApplication::translate("driller", "lesson.pair");
        for (int i = 0; i < 100 && m_lesson.text() != task; ++i)
            m_lesson.next();
        QCOMPARE(m_lesson.text(), task);
        for (int wrong = 0; wrong < 4; ++wrong) {
            QCOMPARE(m_lesson.target().isValid(), wrong >= 2);
            QCOMPARE(m_lesson.offersWay(), wrong >= 3);
            QVERIFY(choose("draw left"));
            QCOMPARE(m_lesson.text(), QCoreApplication::translate("driller", "lesson.pair.bomb"));
            m_lesson.next();
        }
        m_lesson.next(); // shows the way
        QCOMPARE(m_lesson.stage(), LessonModel::Right);
    }

    /// What is chosen on a form and not sent yet.
    void whatIsLaidOutIsSpokenOf()
    {
        QVERIFY(m_lesson.start("bomber"));
        m_lesson.next();
        const QString asked = m_lesson.text();
        const auto lay = [&](const QStringList &moves) {
            QVariantList list;
            for (const QString &move : moves)
                list << QVariantMap{{"verb", move.section(' ', 0, 0)}, {"args", QStringList{move.section(' ', 1)}}};
            m_lesson.consider(list);
        };
        const auto pointed = [&] {
            return m_lesson.target().toMap()["verb"].toString() + ' ' + m_lesson.target().toMap()["args"].toStringList().join(' ');
        };
        QCOMPARE(pointed(), "post 3");
        lay({"post 3", "post 8"});
        QCOMPARE(pointed(), "post 5");
        QCOMPARE(m_lesson.text(), asked);
        lay({"post 3", "post 9"});
        QCOMPARE(pointed(), "post 9");
        QVERIFY(m_lesson.text() != asked);
        lay({"post 3", "post 5", "post 8", "skill extinguisher"});
        QCOMPARE(m_lesson.text(), asked);
        QVERIFY(m_lesson.target().toMap()["sends"].toBool());
        QVERIFY(m_match.chooseAll({})); // nothing is made by that
        QCOMPARE(m_lesson.stage(), LessonModel::Asking);
    }

    void progressIsKeptBeforeThePictureMoves()
    {
        Settings::instance()->setSpeed(QStringLiteral("slow"));
        QVERIFY(m_lesson.start("driller"));
        m_lesson.next();
        QVERIFY(m_match.conductor().chooser() != noSeat);
        QVERIFY(choose("draw left"));
        QVERIFY(m_match.moving());
        QVERIFY(QSettings().value("learnt/driller").toStringList().contains("first-draw"));
    }

    void nothingIsSaidBeforeItIsDealt()
    {
        Settings::instance()->setSpeed(QStringLiteral("slow"));
        QVERIFY(m_lesson.start("bomber"));
        QCOMPARE(m_lesson.stage(), LessonModel::Looking);
        QVERIFY(m_lesson.text().isEmpty());
        m_match.skip();
        QCOMPARE(m_lesson.stage(), LessonModel::Telling);
        QVERIFY(!m_lesson.text().isEmpty());
    }

    void whatWasDoneIsLookedAtInSilence()
    {
        Settings::instance()->setSpeed(QStringLiteral("slow"));
        QVERIFY(m_lesson.start("driller"));
        m_lesson.next();
        for (const char *move : {"draw right", "draw left"}) {
            QVERIFY(!m_lesson.text().isEmpty());
            QVERIFY(choose(move));
            QCOMPARE(m_lesson.stage(), LessonModel::Looking);
            QVERIFY(m_lesson.text().isEmpty() && !m_lesson.target().isValid());
            m_lesson.next(); // the picture is skipped, and the answer is there
            QVERIFY(!m_lesson.text().isEmpty());
            if (m_lesson.stage() == LessonModel::Wrong)
                m_lesson.next();
        }
        QCOMPARE(m_lesson.at(), 2);
    }

    /// Where the text would tell what others do before they do it.
    void aTextMayComeAfterItsMoves()
    {
        QVERIFY(m_lesson.start("omens-hell"));
        m_lesson.skip();
        m_lesson.next(); // past the family's
        m_lesson.next();
        Settings::instance()->setSpeed(QStringLiteral("slow"));
        QVERIFY(choose("take"));
        m_lesson.next();
        QCOMPARE(m_lesson.stage(), LessonModel::Looking); // at the friend's move
        QVERIFY(m_lesson.text().isEmpty());
        m_match.skip();
        QVERIFY(test::until([&] { return m_lesson.text() == QCoreApplication::translate("omens-hell", "lesson.friend"); }));
        QVERIFY(!m_match.moving());
        const quint64 before = table();
        m_lesson.again();
        m_match.skip();
        QCOMPARE(table(), before);
        QVERIFY(untilSaid());
        m_lesson.next();
        m_match.skip();
        QCOMPARE(m_lesson.text(), QCoreApplication::translate("omens-hell", "lesson.third-die"));
        QVERIFY(!m_match.moving());
    }

    /// ...and before what has nothing to do with them, though it has happened already: the next roll.
    void aTextComesBeforeTheNextTurn_data()
    {
        QTest::addColumn<QString>("speed");
        QTest::newRow("slow") << "slow";
        QTest::newRow("instant") << "instant";
    }
    void aTextComesBeforeTheNextTurn()
    {
        QFETCH(const QString, speed);
        QVERIFY(m_lesson.start("omens-hell"));
        m_lesson.skip();
        m_lesson.next(); // past the family's
        while (m_lesson.stage() != LessonModel::Asking || m_lesson.at() < 3)
            m_lesson.next();
        Settings::instance()->setSpeed(speed);
        const auto roll = [&] { return m_match.facts()["total"].toInt(); };
        QCOMPARE(roll(), 11);
        QVERIFY(choose("take"));
        QVERIFY(untilSaid());
        QCOMPARE(m_lesson.stage(), LessonModel::Wrong);
        QCOMPARE(roll(), 11);
        m_lesson.next();
        QVERIFY(choose("minus") && choose("done"));
        QVERIFY(untilSaid());
        QCOMPARE(m_lesson.stage(), LessonModel::Right);
        QVERIFY(!m_match.moving()); // or Space would not press its button
        m_match.skip();
        QCOMPARE(roll(), 7);
        m_lesson.next();
        QVERIFY(untilSaid());
        QCOMPARE(m_lesson.stage(), LessonModel::Telling);
        QCOMPARE(roll(), 6); // the friend's; the learner's comes next
        m_lesson.next();
        QVERIFY(untilSaid());
        QCOMPARE(m_lesson.stage(), LessonModel::Asking);
        QVERIFY(!m_match.moving());
    }

    void aLessonThatWasLeftGoesOn()
    {
        QVERIFY(m_lesson.start("driller"));
        for (int i = 0; i < 6; ++i)
            m_lesson.next();
        const quint64 left = table();
        const int at = m_lesson.at();
        m_match.close();
        QVERIFY(!m_lesson.active());
        QCOMPARE(m_lesson.progress("driller"), LessonModel::Begun);
        QVERIFY(m_lesson.start("driller"));
        QCOMPARE(m_lesson.at(), at);
        QCOMPARE(table(), left);
    }

    void backAndAgainLeadToWhereAStepBegan()
    {
        QVERIFY(m_lesson.start("driller"));
        m_lesson.next();
        const quint64 before = table();
        QVERIFY(choose("draw left"));
        m_lesson.back();
        QCOMPARE(m_lesson.at(), 1);
        QCOMPARE(table(), before);
        QVERIFY(choose("draw right"));
        m_lesson.again();
        QCOMPARE(m_lesson.stage(), LessonModel::Asking);
        QCOMPARE(table(), before);
    }

    void nothingGoesOnByItself()
    {
        QVERIFY(m_lesson.start("driller"));
        for (int i = 0; i < 100 && m_match.conductor().match()->toMove().has(0); ++i)
            m_lesson.next();
        const quint64 before = table(); // a novice would move now
        QVERIFY(!m_match.canUndo() && !m_match.canStep() && !m_match.canHurry());
        m_match.setPaused(true);
        m_match.undo();
        QCOMPARE(table(), before);
        QVERIFY(!m_match.paused());
        QVERIFY(m_match.conductor().thinker() == noSeat);
    }

    void skippingLeadsToTheMatch()
    {
        QVERIFY(m_lesson.start("driller"));
        m_lesson.skip();
        QCOMPARE(m_lesson.stage(), LessonModel::Ending);
        QVERIFY(m_lesson.text().startsWith("Enough of lessons.")); // and not of a table that is not there
        m_lesson.next();
        QVERIFY(!m_lesson.active() && m_match.active());
        QTRY_VERIFY(!m_match.choices().isEmpty());
    }

    void theFamilysLessonComesFirst()
    {
        QCOMPARE(m_lesson.progress("omens-war"), LessonModel::New);
        QVERIFY(m_lesson.start("omens-war"));
        QVERIFY(m_lesson.leadsOn());
        m_lesson.next();
        QCOMPARE(m_lesson.progress("omens-war"), LessonModel::Begun);
        m_lesson.skip();
        QVERIFY(m_lesson.text().startsWith("So much for what all battles share."));
        m_lesson.next();
        QVERIFY(m_lesson.active() && !m_lesson.leadsOn());
        QVERIFY(m_lesson.start("omens-war")); // it is done
        QVERIFY(!m_lesson.leadsOn());
    }
};

BOMBSHELF_TEST(LessonModelTest)
#include "tst_lesson_model.moc"
