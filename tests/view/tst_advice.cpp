#include "match_table.h"
#include "support/test_case.h"

#include "match/word.h"
#include "view/advice.h"
#include "view/catalogue_model.h"

#include <QTest>

using namespace bombshelf;

/// What somebody hears who asks what a good player would do.
class AdviceTest : public test::MatchTable {
    Q_OBJECT

private slots:
    void nobodyIsAdvisedUnasked()
    {
        const Advice advice(nullptr, game.get());
        QVERIFY(!advice.possible());
        QVERIFY(begin("pb") && tillAsked());
        QVERIFY(advice.possible());
        QCOMPARE(advice.text(), QString());
        QVERIFY(advice.move().isEmpty());
    }

    void itIsAMoveThatCanBeMade_data()
    {
        QTest::addColumn<QString>("id");
        for (const Rules *rules : catalogue())
            QTest::newRow(rules->descriptor().id.data()) << fromWord(rules->descriptor().id);
    }
    void itIsAMoveThatCanBeMade()
    {
        QFETCH(const QString, id);
        const Rules &rules = *findGame(id);
        Advice advice(nullptr, game.get());
        QVERIFY(begin(QByteArray(rules.descriptor().minSeats - 1, 'b').prepend('p'), "novice", id) && tillAsked());
        advice.ask();
        QVERIFY(!advice.text().isEmpty());
        QTRY_VERIFY_WITH_TIMEOUT(!advice.move().isEmpty(), aWhile);
        const std::optional<Move> move = moveOf(rules.descriptor(), advice.move());
        QVERIFY(move);
        QVERIFY(std::ranges::find(game->now().moves, *move) != game->now().moves.end());
        QVERIFY2(advice.text().contains(game->showing().words().move(*move)), qPrintable(advice.text()));
        QVERIFY2(advice.text().contains(" times in 100."), qPrintable(advice.text()));
    }

    void itHoldsUntilSomethingHappens()
    {
        Advice advice(nullptr, game.get());
        QVERIFY(tillAdvised(advice));
        QVERIFY(takeATurn());
        QCOMPARE(advice.text(), QString());
        QVERIFY(advice.move().isEmpty());
    }

    void itCanBeSentAway()
    {
        Advice advice(nullptr, game.get());
        QVERIFY(tillAdvised(advice));
        advice.hush();
        QCOMPARE(advice.text(), QString());
    }

    void whoeverLeavesHearsNoMore()
    {
        Advice advice(nullptr, game.get());
        QVERIFY(begin("pb") && tillAsked());
        advice.ask();
        game->close();
        QVERIFY(!advice.possible());
        QCOMPARE(advice.text(), QString());
    }

    void nobodyIsAdvisedWhileABotThinks()
    {
        Advice advice(nullptr, game.get());
        QVERIFY(begin("pb", "master") && tillABotThinks());
        QVERIFY(!advice.possible());
        advice.ask();
        QCOMPARE(advice.text(), QString());
    }

    void noLessonIsSpoilt()
    {
        Advice advice(nullptr, game.get());
        QVERIFY(game->open(test::playedMatch(test::driller(), "pb", 1, 0), {}, false, Conductor::Going::taught));
        QVERIFY(!game->choices().isEmpty());
        QVERIFY(!advice.possible());
    }

    void itSpeaksThePlayersLanguage()
    {
        Advice advice(nullptr, game.get());
        QVERIFY(tillAdvised(advice));
        Settings::instance()->setLanguage("ja");
        QVERIFY2(advice.text().contains(QStringLiteral("100回")), qPrintable(advice.text()));
        Settings::instance()->setLanguage("en");
    }

private:
    bool tillAdvised(Advice &advice)
    {
        if (!begin("pb") || !tillAsked())
            return false;
        advice.ask();
        return QTest::qWaitFor([&advice] { return !advice.move().isEmpty(); }, aWhile);
    }
};

BOMBSHELF_TEST(AdviceTest)
#include "tst_advice.moc"
