#include "support/test_case.h"
#include "view/omens/poker.h"

#include <QTest>

using namespace bombshelf;

/// Poker hands in words, for screens; their ranking itself is tested with the game.
class PokerTest : public QObject {
    Q_OBJECT

private slots:
    void hands_data()
    {
        QTest::addColumn<QString>("cards");
        QTest::addColumn<QString>("category");
        QTest::addColumn<QString>("makers");
        QTest::addColumn<QString>("possible");
        QTest::newRow("no card") << ""
                                 << ""
                                 << ""
                                 << "";
        QTest::newRow("one card") << "9h"
                                  << "high-card"
                                  << "9h"
                                  << "";
        QTest::newRow("of one pair, the pair") << "9c 9h 13d 7s 4c"
                                               << "one-pair"
                                               << "9c 9h"
                                               << "";
        QTest::newRow("of two pair, not the fifth") << "5h 2d 11c 5s 11d"
                                                    << "two-pair"
                                                    << "5h 5s 11c 11d"
                                                    << "full-house";
        QTest::newRow("three of a kind") << "7c 7d 7h 12s 3d"
                                         << "three-of-a-kind"
                                         << "7c 7d 7h"
                                         << "four-of-a-kind full-house";
        QTest::newRow("all of a straight") << "6d 5c 7h 9c 8s"
                                           << "straight"
                                           << "5c 6d 7h 8s 9c"
                                           << "";
        QTest::newRow("an ace is low") << "14s 2d 3c 4h 5h"
                                       << "straight"
                                       << "2d 3c 4h 5h 14s"
                                       << "";
        QTest::newRow("a flush one short") << "2h 5h 8h 10h 13c"
                                           << "high-card"
                                           << "13c"
                                           << "flush";
        QTest::newRow("four cards in a row") << "5c 6d 7h 8s"
                                             << "high-card"
                                             << "8s"
                                             << "straight";
        QTest::newRow("a straight flush one short") << "5h 6h 7h 8h"
                                                    << "high-card"
                                                    << "8h"
                                                    << "straight-flush flush straight";
        QTest::newRow("all of a full house") << "8c 4s 8d 8h 4c"
                                             << "full-house"
                                             << "4c 4s 8c 8d 8h"
                                             << "four-of-a-kind";
        QTest::newRow("four of a kind") << "6c 6d 6h 6s 12d"
                                        << "four-of-a-kind"
                                        << "6c 6d 6h 6s"
                                        << "";
        QTest::newRow("the best five of seven") << "2h 9c 5h 8h 9s 10h 13h"
                                                << "flush"
                                                << "2h 5h 8h 10h 13h"
                                                << "";
    }
    void hands()
    {
        QFETCH(const QString, cards);
        QFETCH(const QString, category);
        QFETCH(const QString, makers);
        QFETCH(const QString, possible);
        const QStringList hand = cards.split(u' ', Qt::SkipEmptyParts);
        QCOMPARE(Poker::category(hand), category);
        QCOMPARE(named(hand, Poker::makers(hand)), makers.split(u' ', Qt::SkipEmptyParts));
        QCOMPARE(Poker::possible(hand).join(u' '), possible);
    }

    void cardsThatAreGoneAreNotHopedFor()
    {
        const QStringList hand{"7c", "7d", "7h", "12s", "3d"};
        QCOMPARE(Poker::possible(hand, {"2h"}).join(u' '), "four-of-a-kind full-house");
        QCOMPARE(Poker::possible(hand, {"7s"}).join(u' '), "full-house");
    }

    void someFiveOfTheCardsAreExactlyThatHand()
    {
        const QStringList hand{"7c", "7d", "7h", "12s", "12d", "3d"};
        for (const char *made : {"full-house", "two-pair", "three-of-a-kind"})
            QVERIFY2(Poker::canMake(hand, made), made);
        for (const char *other : {"four-of-a-kind", "flush", "straight", "high-card", "no such hand", ""})
            QVERIFY2(!Poker::canMake(hand, other), other);
    }

    void aHandThatIsWantedMayBeACardShort_data()
    {
        QTest::addColumn<QString>("cards");
        QTest::addColumn<QString>("wanted");
        QTest::addColumn<QString>("gone");
        QTest::addColumn<bool>("isShort");
        QTest::newRow("a straight, of a flush") << "2c 3c 4c 5c 9c"
                                                << "straight"
                                                << "" << true;
        QTest::newRow("a full house, of four alike") << "6c 6d 6h 6s 12d"
                                                     << "full-house"
                                                     << "" << true;
        QTest::newRow("the card is gone") << "6c 6d 6h 6s 12d"
                                          << "full-house"
                                          << "12c 12h 12s" << false;
        QTest::newRow("two pair") << "6c 6d 9h 12d"
                                  << "two-pair"
                                  << "" << true;
        QTest::newRow("it is made") << "6c 6d 9h 9d 12d"
                                    << "two-pair"
                                    << "" << false;
        QTest::newRow("two cards short") << "6c 6d"
                                         << "two-pair"
                                         << "" << false;
        QTest::newRow("no hand at all") << "6c 6d 9h 12d"
                                        << ""
                                        << "" << false;
    }
    void aHandThatIsWantedMayBeACardShort()
    {
        QFETCH(const QString, cards);
        QFETCH(const QString, wanted);
        QFETCH(const QString, gone);
        QTEST(Poker::isACardShort(cards.split(u' '), wanted, gone.split(u' ', Qt::SkipEmptyParts)), "isShort");
    }

    void theBestCategoryComesFirst()
    {
        QCOMPARE(Poker::categories().size(), 9);
        QCOMPARE(Poker::categories().first(), "straight-flush");
    }

private:
    static QStringList named(const QStringList &cards, const QVariantList &places)
    {
        QStringList named;
        for (const QVariant &place : places)
            named << cards[place.toInt()];
        return named;
    }
};

BOMBSHELF_TEST(PokerTest)
#include "tst_poker.moc"
