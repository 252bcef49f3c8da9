#include "match_table.h"
#include "support/test_case.h"
#include "view/told_zone.h"

#include <QTest>

using namespace bombshelf;

/// A game of several rounds: the points after each, waiting at its end, hurrying through it, and what one has seen in it.
class RoundsTest : public test::MatchTable {
    Q_OBJECT

private slots:
    void thePointsAreKeptAtEachRoundsEnd()
    {
        QVERIFY(begin("pbb", "novice", "bombmafia"));
        QCOMPARE(game->totals(), (QVariantList{QVariantList{5, 5, 5}}));
        while (!game->over())
            QVERIFY(takeATurn());
        QCOMPARE(game->totals().size(), 1 + game->facts()["round"].toInt());
        QCOMPARE(game->totals().back().toList(), pointsNow());
        const QVariantList watched = game->totals();
        game->close();
        QVERIFY(game->resume(test::onlyRecord()));
        QCOMPARE(game->totals(), watched);
    }

    void atARoundsEndThePicturesWaitForAPerson()
    {
        game->setProperty("holds", QStringList{"round-over"});
        QVERIFY(begin("pbb", "novice", "bombmafia"));
        QVERIFY(playUntil([this] { return game->holding(); }));
        QVERIFY(game->moving() && game->choices().isEmpty());
        QCOMPARE(game->totals().size(), 2);
        QCOMPARE(game->totals().back().toList(), pointsNow());
        QVERIFY(nothingHappensAnyMore());
        game->goOn();
        QVERIFY(!game->holding());
        QVERIFY(untilAsked());
    }

    void whatWasDoneBelongsToItsRound()
    {
        game->setProperty("holds", QStringList{"round-over"});
        QVERIFY(begin("pbb", "novice", "bombmafia"));
        QVERIFY(untilAsked());
        game->choose(0);
        QVERIFY(lastActions() != QStringList({"", "", ""}));
        QVERIFY(playUntil([this] { return game->holding(); }));
        QCOMPARE(lastActions(), QStringList({"", "", ""}));
    }

    /// War beaten, or a seat spared, is over with the turn.
    void whatWasDoneInATurnOfWarBelongsToIt()
    {
        QStringList left;
        int turns = 0;
        connect(game.get(), &MatchModel::rested, this, [&](const QString &what) {
            if (what == "turn-began" && ++turns)
                left += lastActions();
        });
        quickly();
        QVERIFY(begin("pp", "novice", "omens-war"));
        while (turns < 8 && !game->over())
            QVERIFY(takeATurn() && untilAsked());
        QVERIFY(turns > 2);
        left.removeAll("");
        QCOMPARE(left, QStringList());
    }

    void botsAloneWaitForNobody()
    {
        game->setProperty("holds", QStringList{"round-over"});
        QVERIFY(begin("bbb", "novice", "bombmafia"));
        QVERIFY(test::until([this] { return game->over(); }));
    }

    void skippingGoesPastTheEndOfARound()
    {
        game->setProperty("holds", QStringList{"round-over"});
        QVERIFY(begin("pbb", "novice", "bombmafia"));
        QVERIFY(playUntil([this] { return game->holding(); }));
        game->skip();
        QVERIFY(!game->holding());
        QVERIFY(untilAsked());
    }

    void inAHurryThePersonIsAskedAtOnce()
    {
        Settings::instance()->setSpeed("slow");
        game->setProperty("holds", QStringList{"round-over"});
        game->setProperty("beats", QVariantMap{{"", 100000}});
        QVERIFY(begin("pbbb", "novice", "bombmafia"));
        for (int i = 0; i < 8 && !game->over(); ++i) {
            QVERIFY(game->canHurry());
            game->hurry();
            QVERIFY(untilAsked());
            QVERIFY(!game->canHurry());
            if (!game->over())
                game->choose(0);
        }
    }

    void nobodyHurriesWithoutAPerson()
    {
        QVERIFY(begin("bbb", "novice", "bombmafia"));
        QVERIFY(!game->canHurry());
        game->hurry();
        QVERIFY(test::until([this] { return game->over(); }));
    }

    /// What was seen and lies face down elsewhere now is shown with notes only; what lies before oneself always is.
    void notesShowWhatWasSeen()
    {
        QVERIFY(begin("pbb", "novice", "bombmafia"));
        Settings::instance()->setNotes(false);
        QVERIFY(playUntil([this] { return knownElsewhere(true) > 0; }));
        QCOMPARE(knownElsewhere(false), 0);
        QCOMPARE(knownBag(game->viewer()), true);
        Settings::instance()->setNotes(false);
    }

    void whatIsSaidOfAPlaceFollowsTheNotesAtOnce()
    {
        const auto handOfOther = [this](bool notes) {
            Settings::instance()->setNotes(notes);
            return game->zoneText("hand", 1);
        };
        QVERIFY(begin("pbb", "novice", "bombmafia"));
        QVERIFY(playUntil([&] { return handOfOther(false) != handOfOther(true); }));
        ToldZone told(nullptr, game.get());
        told.setProperty("zone", "hand");
        told.setProperty("seat", 1);
        told.componentComplete();
        QCOMPARE(told.text(), handOfOther(true));
        Settings::instance()->setNotes(false);
        QCOMPARE(told.text(), handOfOther(false));
    }

    void aSuggestionCanBePlayed()
    {
        QVERIFY(begin("pb", "novice", "driller"));
        for (int i = 0; i < 20; ++i) {
            QVERIFY(untilAsked());
            const QVariantList choices = game->suggestion();
            QVERIFY(!choices.isEmpty());
            QVERIFY(game->chooseAll({choices[0]}));
        }
    }

    void severalMovesStopAtTheFirstThatIsIllegal()
    {
        QVERIFY(begin("pp", "novice", "driller"));
        QVERIFY(untilAsked());
        QSignalSpy refused(game.get(), &MatchModel::refused);
        const QVariant first = game->choices()[0];
        const qint64 lines = test::linesOfRecord();
        QVERIFY(!game->chooseAll({first, QVariantMap{{"verb", "no-such-verb"}}, first}));
        QCOMPARE(refused.size(), 1);
        QVERIFY(test::linesOfRecord() > lines);
    }

private:
    template <class Condition> bool playUntil(Condition holds)
    {
        while (!holds() && !game->over()) {
            if (!test::until([&] { return holds() || !game->choices().isEmpty() || game->over(); }))
                return false;
            if (!holds() && !game->choices().isEmpty())
                game->choose(int(rng.below(std::uint32_t(game->choices().size()))));
        }
        return holds();
    }
    QVariantList pointsNow() const
    {
        QVariantList points;
        for (const QVariant &player : game->players())
            points << player.toMap()["points"];
        return points;
    }
    QStringList lastActions() const
    {
        QStringList actions;
        for (const QVariant &player : game->players())
            actions << player.toMap()["lastAction"].toString();
        return actions;
    }
    PiecePlace placeAt(int row) const { return game->pieces()->index(row, 0).data(TableModel::Where).value<PiecePlace>(); }
    bool knownBag(int seat) const
    {
        const auto *pieces = game->pieces();
        for (int row = 0; row < pieces->rowCount(); ++row)
            if (const auto where = placeAt(row); where.zone == "bag" && where.seat == seat)
                return pieces->index(row, 0).data(TableModel::Known).toBool();
        return false;
    }
    /// Pieces face down at other seats that are shown all the same.
    int knownElsewhere(bool notes) const
    {
        Settings::instance()->setNotes(notes);
        const auto *pieces = game->pieces();
        int known = 0;
        for (int row = 0; row < pieces->rowCount(); ++row) {
            const auto at = pieces->index(row, 0);
            const int seat = placeAt(row).seat;
            known += seat >= 0 && seat != game->viewer() && !at.data(TableModel::FaceUp).toBool() && at.data(TableModel::Known).toBool();
        }
        return known;
    }
};

BOMBSHELF_TEST(RoundsTest)
#include "tst_rounds.moc"
