#include "match_table.h"
#include "support/test_case.h"

#include "games/catalogue.h"
#include "match/word.h"
#include "view/omens/helpers.h"
#include "view/omens/poker.h"
#include "view/omens/poker_hand.h"

#include <QTest>

using namespace bombshelf;

/// The helpers of the Omens battles, as screens are told of them: at every choice of matches played at random.
class HelpersTest : public test::MatchTable {
    Q_OBJECT

private slots:
    void nobodyWithoutAMatch()
    {
        const Helpers help(nullptr, game.get());
        QVERIFY(help.team().isEmpty());
        QVERIFY(help.uses().isEmpty());
    }

    void nobodyInAnotherGame()
    {
        QVERIFY(begin("pp"));
        const Helpers help(nullptr, game.get());
        QVERIFY(help.team().isEmpty());
    }

    void everyMoveOfAHelperHasItsPlaces_data() { battles(); }
    void everyMoveOfAHelperHasItsPlaces()
    {
        QFETCH(const QString, id);
        int uses = 0, targets = 0, orders = 0;
        for (int matches = 0; matches < 12; ++matches) {
            QVERIFY(game->begin(id, test::players("ppp"), {{"difficulty", "easy"}}));
            const Helpers help(nullptr, game.get());
            QCOMPARE(help.team().size(), 6);
            const QStringList team = help.team();
            while (untilAnyIsAsked() && !game->over()) {
                QCOMPARE(help.team(), team);
                QCOMPARE(choicesIn(help.uses()), choicesOf({"use-card", "use-die"}));
                QCOMPARE(choicesIn(help.targets()), choicesOf({"swap-with", "roll-too", "leave-out"}));
                for (const QString &place : placesIn(help.uses()) + placesIn(help.targets()) + help.printed().keys())
                    QVERIFY2(isThere(place), qPrintable(place));
                const bool waits = game->facts().contains("helper");
                QCOMPARE(isThere(help.subject()), waits);
                QCOMPARE(help.picked().size(), game->facts()["picked"].toList().size());
                const QStringList puts = choicesOf({"put-back"});
                QCOMPARE(help.top().size(), puts.isEmpty() ? 0 : puts.size() > 2 ? 3 : 2);
                QVERIFY(!help.top().contains(QString()));
                uses += int(help.uses().size());
                targets += int(help.targets().size());
                orders += int(help.top().size());
                game->choose(int(rng.below(std::uint32_t(game->choices().size()))));
            }
            QVERIFY(game->over());
            game->close();
        }
        qInfo("%d uses, %d targets, %d cards to put back", uses, targets, orders);
        QVERIFY(uses > 0);
    }

    void diceNamedSoFarAreToBeSeen()
    {
        const Helpers help(nullptr, game.get());
        QVERIFY(untilTwoCanBeRolledTogether(help));
        game->choose(help.together()[0].toInt());
        QVERIFY(untilAnyIsAsked() && help.picked() == QStringList{help.subject()});
        const QString other = help.targets().firstKey();
        game->choose(help.targets()[other].toInt());
        QVERIFY(untilAnyIsAsked() && help.picked().size() == 2 && help.picked().contains(other));
    }

    /// The Witch's dice are named one after the other, in the order of the roll, and then rolled.
    void diceAreRolledTogether()
    {
        const Helpers help(nullptr, game.get());
        QVERIFY(untilTwoCanBeRolledTogether(help));
        const QVariantList together = help.together();
        const auto argsOf = [this](const QVariant &choice) { return game->choices()[choice.toInt()].toMap()["args"].toStringList(); };
        QCOMPARE(argsOf(together[0]), (QStringList{"witch", "0"}));
        const QVariantList moves = help.rollTogether({together[1].toInt(), together[0].toInt()});
        QStringList words;
        for (const QVariant &move : moves)
            words << move.toMap()["verb"].toString() + u' ' + move.toMap()["args"].toStringList().join(u' ');
        QCOMPARE(words, (QStringList{"use-die witch 0", "roll-too " + argsOf(together[1])[1], "roll-picked "}));
        QVERIFY(help.rollTogether({-1}).isEmpty()); // no such choice
        QVERIFY(game->chooseAll(moves));
    }

    void aChangedCardSaysWhatIsPrintedOnIt()
    {
        const Helpers help(nullptr, game.get());
        PokerHand hand(nullptr, game.get());
        QSignalSpy changed(&hand, &PokerHand::changed);
        QString place, printed, becomes;
        for (int tries = 0; tries < 30 && hand.cards().isEmpty(); ++tries) { // one that wins at once is discarded
            game->close();
            QVERIFY(untilCanBeUsed(help, "boy"));
            const QVariantMap places = help.uses()["boy"].toMap();
            place = places.firstKey();
            hand.setProperty("zone", place.section(u':', 0, 0));
            hand.setProperty("seat", place.section(u':', 1, 1).toInt());
            QCOMPARE(hand.cards().size(), 1);
            printed = hand.cards()[0];
            QVERIFY(game->choose(places[place].toInt()));
            QCOMPARE(help.subject(), place);
            becomes = game->choices().first().toMap()["args"].toStringList()[0];
            changed.clear();
            game->choose(0);
        }
        QCOMPARE(hand.cards(), QStringList{becomes});
        QCOMPARE(help.printed(), QVariantMap({{place, printed}}));
        QVERIFY(changed.count() > 0);
    }

    /// What is sealed while the battle is on is what it is judged by.
    void aProphecyIsFulfilledAsTheBattleJudgesIt_data()
    {
        QTest::addColumn<QString>("id");
        QTest::newRow("five of the cards, exactly") << "omens-hell";
        QTest::newRow("the best hand") << "omens-heaven";
    }
    void aProphecyIsFulfilledAsTheBattleJudgesIt()
    {
        QFETCH(const QString, id);
        std::array<int, 2> judged{};
        for (int matches = 0; matches < 30 && (judged[false] == 0 || judged[true] == 0); ++matches) {
            QVERIFY(begin("pb", "novice", id));
            const Helpers help(nullptr, game.get());
            const QSignalSpy told(game.get(), &MatchModel::rested);
            while (untilAnyIsAsked() && !game->over()) {
                const int other = 1 - game->viewer();
                QVERIFY(help.prophecies().value(other).isEmpty());
                QVERIFY(!help.fulfilled().value(other).toBool()); // nobody else can tell
                game->choose(int(rng.below(std::uint32_t(game->choices().size()))));
            }
            for (const QList<QVariant> &event : told) {
                if (event[0] != "fulfilled" && event[0] != "failed")
                    continue;
                const bool its = event[0] == "fulfilled";
                QCOMPARE(help.fulfilled().value(event[1].toInt()).toBool(), its);
                ++judged[its];
            }
            game->close();
        }
        QVERIFY(judged[false] > 0 && judged[true] > 0);
    }

    void aHandIsWhatTheViewerSees()
    {
        QVERIFY(game->begin("omens-war", test::players("pp"), {}));
        QVERIFY(untilAsked());
        PokerHand hand(nullptr, game.get());
        QVERIFY(hand.cards().isEmpty());
        QVERIFY(hand.category().isEmpty());
        hand.setProperty("zone", "war");
        QCOMPARE(hand.cards().size(), 1);
        QCOMPARE(hand.category(), "high-card");
        QCOMPARE(hand.makers(), QStringList{"war:-1:0"});
        hand.setProperty("zone", "deck"); // face down
        QVERIFY(hand.cards().isEmpty());
    }

private:
    static void battles()
    {
        QTest::addColumn<QString>("id");
        for (const Rules *rules : catalogue())
            if (const QString id = fromWord(rules->descriptor().id); id.startsWith("omens-"))
                QTest::newRow(qPrintable(id)) << id;
    }

    /// Choices of these verbs, by their index.
    QStringList choicesOf(const QStringList &verbs) const
    {
        QStringList indexes;
        for (const QVariant &choice : game->choices())
            if (verbs.contains(choice.toMap()["verb"].toString()))
                indexes << choice.toMap()["index"].toString();
        indexes.sort();
        return indexes;
    }
    static QStringList choicesIn(const QVariantMap &map)
    {
        QStringList indexes;
        for (const QVariant &entry : map)
            indexes += entry.typeId() == QMetaType::QVariantMap ? choicesIn(entry.toMap()) : QStringList(entry.toString());
        indexes.sort();
        indexes.removeDuplicates(); // the Prophet's choice stands for every die
        return indexes;
    }
    static QStringList placesIn(const QVariantMap &map)
    {
        QStringList places;
        for (auto entry = map.begin(); entry != map.end(); ++entry)
            places += entry->typeId() == QMetaType::QVariantMap ? placesIn(entry->toMap()) : QStringList(entry.key());
        return places;
    }
    bool isThere(const QString &place) const
    {
        const QStringList parts = place.split(u':');
        if (parts.size() != 3)
            return false;
        const QVariant counts = game->counts()[parts[0]];
        const int count = parts[1].toInt() < 0 ? counts.toInt() : counts.toList().value(parts[1].toInt()).toInt();
        return parts[2].toInt() < count;
    }
    bool untilTwoCanBeRolledTogether(const Helpers &help)
    {
        for (int matches = 0; matches < 20; ++matches) {
            if (!game->begin("omens-hell", test::players("pp"), {{"difficulty", "easy"}}))
                return false;
            while (untilAnyIsAsked() && !game->over()) {
                if (help.together().size() > 1)
                    return true;
                game->choose(int(game->choices().size()) - 1);
            }
            game->close();
        }
        return false;
    }
    bool untilCanBeUsed(const Helpers &help, const QString &helper)
    {
        for (int matches = 0; matches < 60; ++matches) {
            if (!game->begin("omens-war", test::players("pp"), {{"difficulty", "easy"}}))
                return false;
            for (int turns = 0; turns < 10 && untilAsked() && !game->over(); ++turns) {
                if (help.uses().contains(helper))
                    return true;
                game->choose(int(game->choices().size()) - 1);
            }
            game->close();
        }
        return false;
    }
};

BOMBSHELF_TEST(HelpersTest)
#include "tst_helpers.moc"
