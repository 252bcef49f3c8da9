#include "match_table.h"
#include "support/test_case.h"

#include "view/game_info.h"
#include "view/saves_model.h"
#include "view/words.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>

using namespace bombshelf;

/// Where all win or all lose, the screens tell it together, and nobody has points.
class CooperativeTest : public test::MatchTable {
    Q_OBJECT

private slots:
    void allWinOrAllLose()
    {
        bool won = false, lost = false;
        for (int i = 0; i < 200 && !(won && lost); ++i) {
            QVERIFY(begin("pp", "novice", "omens-war"));
            QVERIFY(game->cooperative());
            QCOMPARE(game->verdict(), "");
            QVERIFY(!game->tableAsText().contains("0 points"));
            while (!game->over())
                QVERIFY(takeATurn());
            QCOMPARE(game->verdict(), game->wonTogether() ? "You all won!" : "You all lost.");
            QVERIFY(game->winnersText().startsWith(game->verdict() + ' '));
            QVERIFY(game->winnersText().size() > game->verdict().size() + 1);
            QVERIFY(!game->winnersText().contains("0 points"));
            QVERIFY(game->tableAsText().contains(game->verdict()));
            game->startLookBack();
            game->setStoryAt(0);
            QVERIFY(!game->tableAsText().contains(game->verdict()));
            game->endLookBack();
            QCOMPARE(game->players()[0].toMap()["winner"].toBool(), game->wonTogether());
            (game->wonTogether() ? won : lost) = true;
        }
        QVERIFY(won && lost);
        SavesModel saves;
        QTRY_VERIFY(!saves.reading());
        QStringList results;
        const QAbstractListModel &past = *saves.finished();
        for (int i = 0; i < past.rowCount(); ++i)
            results << past.index(i).data(past.roleNames().key("result")).toString();
        const auto name = [this](int seat) { return game->players()[seat].toMap()["name"].toString(); };
        for (const QString verdict : {"All won: ", "All lost: "}) { // who sits where is drawn by lot
            const auto first = results.removeAll(verdict + name(0) + ", " + name(1));
            QVERIFY(first + results.removeAll(verdict + name(1) + ", " + name(0)) > 0);
        }
        QCOMPARE(results, QStringList());
    }

    void theResultTellsWhatWasWantedAndWhatEachHeld_data()
    {
        QTest::addColumn<QString>("battle");
        QTest::addColumn<QString>("wanted");
        QTest::addColumn<QString>("ofTheTable");
        QTest::addColumn<QString>("ofEach");
        QTest::newRow("war") << "omens-war"
                             << "hit points"
                             << "Hit points: \\d left"
                             << "cards? left$";
        QTest::newRow("pollution") << "omens-pollution"
                                   << "hand of the pool"
                                   << "The pool’s last hand: [a-z ]+"
                                   << "";
        QTest::newRow("famine") << "omens-famine"
                                << "seven hands"
                                << ""
                                << "";
        QTest::newRow("death") << "omens-death"
                               << "three of a kind or better"
                               << ""
                               << "^[A-Z][a-z ]+$";
        QTest::newRow("heaven") << "omens-heaven"
                                << "foretold"
                                << ""
                                << "oretold";
        QTest::newRow("hell") << "omens-hell"
                              << "foretold"
                              << "^Empty piles: \\d+$"
                              << "oretold";
        QTest::newRow("armageddon") << "omens-armageddon"
                                    << "Satan"
                                    << "^Satan’s hand: [a-z ]+$"
                                    << "^Sixes: \\d$";
    }
    void theResultTellsWhatWasWantedAndWhatEachHeld()
    {
        QFETCH(QString, battle);
        QFETCH(QString, wanted);
        QFETCH(QString, ofTheTable);
        QFETCH(QString, ofEach);
        QVERIFY(begin("pb", "novice", battle));
        QVERIFY(game->account().isEmpty());
        while (!game->over())
            QVERIFY(takeATurn());
        const QVariantMap account = game->account();
        QVERIFY2(account["goal"].toString().contains(wanted), qPrintable(account["goal"].toString()));
        QVERIFY(QRegularExpression("^[1-9]\\d* turns?$").match(account["turns"].toString()).hasMatch());
        const QString table = account["table"].toStringList().join('\n');
        QVERIFY2(ofTheTable.isEmpty() ? table.isEmpty() : table.contains(QRegularExpression(ofTheTable)), qPrintable(table));
        QCOMPARE(account["seats"].toList().size(), 2);
        for (const QVariant &lines : account["seats"].toList())
            QVERIFY2(ofEach.isEmpty() || !lines.toStringList().filter(QRegularExpression(ofEach)).isEmpty(),
                     qPrintable(lines.toStringList().join('\n')));
    }

    /// Whose prophecy failed held something else; whoever did not meet the pool any more held something, too.
    void theResultTellsTheHandsThatNothingElseTold_data()
    {
        QTest::addColumn<QString>("battle");
        QTest::addColumn<QString>("with");
        QTest::addColumn<QString>("held");
        QTest::newRow("hell") << "omens-hell"
                              << "^Foretold: "
                              << "^Held: [a-z ]+$";
        QTest::newRow("pollution") << "omens-pollution"
                                   << "not called upon$"
                                   << "^[A-Z][a-z ]+, not called upon$";
    }
    void theResultTellsTheHandsThatNothingElseTold()
    {
        QFETCH(QString, battle);
        QFETCH(QString, with);
        QFETCH(QString, held);
        qsizetype told = 0;
        for (int match = 0; match < 20 && told == 0; ++match) {
            QVERIFY(begin("bbb", "novice", battle));
            QVERIFY(test::until([this] { return game->over(); }));
            for (const QVariant &seat : game->account()["seats"].toList()) {
                const QStringList lines = seat.toStringList();
                QVERIFY2(lines.filter(QRegularExpression(with)).size() == lines.filter(QRegularExpression(held)).size(),
                         qPrintable(lines.join(QChar(10))));
                QVERIFY2(!lines.filter(QRegularExpression("^[A-Z]")).isEmpty(), qPrintable(lines.join('\n')));
                told += lines.filter(QRegularExpression(held)).size();
            }
            game->close();
        }
        QVERIFY(told > 0);
    }

    /// Each helper that somebody asked stands beside that name.
    void theResultTellsWhoHelpedWhom()
    {
        QVERIFY(begin("bb", "novice", "omens-death"));
        QStringList asked;
        connect(game.get(), &MatchModel::happened, this, [&](const QString &what, int seat, const QVariantList &args) {
            if (what == "used-card" || what == "used-die")
                asked << QString::number(seat) + args.first().toString();
        });
        QVERIFY(test::until([this] { return game->over(); }));
        asked.removeDuplicates();
        qsizetype told = 0;
        for (const QVariant &lines : game->account()["seats"].toList())
            told += lines.toStringList().filter("Helper: ").size();
        QVERIFY(told > 0);
        QCOMPARE(told, asked.size());
    }

    void theTableInWordsIsReadAloud_data()
    {
        QTest::addColumn<QString>("battle");
        QTest::addColumn<QString>("told");
        QTest::addColumn<QString>("untold");
        QTest::newRow("dice that only count") << "omens-war"
                                              << "Hit points, without what is rolled now: \\d+ dice\\."
                                              << "rolled now: 1,";
        QTest::newRow("prophecies") << "omens-heaven"
                                    << "Ann’s prophecy: [a-z ]+\\."
                                    << "Prophecy";
        QTest::newRow("no total yet") << "omens-death"
                                      << "No total has been chosen yet\\."
                                      << "Total chosen";
    }
    void theTableInWordsIsReadAloud()
    {
        QFETCH(QString, battle);
        QFETCH(QString, told);
        QFETCH(QString, untold);
        QVERIFY(begin("pb", "novice", battle));
        const QString words = game->tableAsText();
        QVERIFY2(words.contains(QRegularExpression(told)), qPrintable(words));
        QVERIFY2(!words.contains(untold), qPrintable(words));
    }
    void everyPlaqueBeginsWithACapital()
    {
        QVERIFY(begin("pb", "novice", "omens-pollution"));
        while (!game->over()) {
            QVERIFY(takeATurn());
            for (const QVariant &player : game->players()) {
                const QString action = player.toMap()["lastAction"].toString();
                QVERIFY2(action.isEmpty() || !action[0].isLower(), qPrintable(action));
            }
        }
    }
    void aNumberMayHaveAnotherName()
    {
        const Descriptor &hell = findGame("omens-hell")->descriptor();
        const auto found = std::ranges::find(hell.events, "found-empty", &Term::name);
        Event event;
        event.what = std::uint8_t(found - hell.events.begin());
        event.seat = 0;
        event.args = {14};
        QCOMPARE(Words(hell, {"Ann"}).event(event), "The pile of 1/14s is empty. Nothing for Ann.");
        event.args = {13};
        QCOMPARE(Words(hell, {"Ann"}).event(event), "The pile of 13s is empty. Nothing for Ann.");
    }
    void rivalsAreToldTheirPoints()
    {
        QVERIFY(begin("pp"));
        while (!game->over())
            QVERIFY(takeATurn());
        QVERIFY(!game->cooperative() && !game->wonTogether());
        QCOMPARE(game->verdict(), "");
        QVERIFY(game->winnersText().contains("point"));
        QVERIFY(game->tableAsText().contains("point"));
    }
};

BOMBSHELF_TEST(CooperativeTest)
#include "tst_cooperative.moc"
