#include "games/omens-armageddon/position.h"
#include "games/omens-armageddon/rules.h"
#include "match/house_set.h"
#include "support/games.h"
#include "support/test_case.h"

#include <QTest>

using namespace bombshelf;
using namespace bombshelf::omens_armageddon;

/// What a battle begins with, before anybody can help.
class Deal : public QObject {
    Q_OBJECT

private slots:
    void hands_data()
    {
        QTest::addColumn<int>("seats");
        QTest::addColumn<int>("discards");
        QTest::newRow("two") << 2 << 15;
        QTest::newRow("three") << 3 << 0;
        QTest::newRow("four") << 4 << 0;
    }
    void hands()
    {
        QFETCH(int, seats);
        QFETCH(int, discards);
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            Rng rng(seed);
            const State state = rules().deal(defaultSetup(descriptor(), seats), rng, nullptr);
            QCOMPARE(state.table.count(omens::discardZone), discards);
            QCOMPARE(state.table.count(omens::deckZone), 52 - 5 - 5 * seats - discards);
            for (const Piece &card : state.table.in(omens::discardZone))
                QVERIFY(card.faceUp);
            for (const Piece &card : state.table.in(omens::deckZone))
                QVERIFY(card.knownBy.empty());
            for (Seat seat = 0; seat < seats; ++seat)
                for (int place = 0; place < 5; ++place) {
                    const Piece &card = state.table.at(handOf(seat), place);
                    QCOMPARE(bool(card.faceUp), place < 2);
                    QVERIFY(place < 2 || card.knownBy.empty());
                }
        }
    }

    void satans()
    {
        Rng rng(1);
        const State state = rules().deal(defaultSetup(descriptor(), 2), rng, nullptr);
        QCOMPARE(state.table.count(satanZone), 5);
        for (int place = 0; place < 4; ++place) {
            const Piece &card = state.table.at(satanZone, place);
            QVERIFY(card.faceUp);
            QCOMPARE(card.kind, omens::cardOf(omens::Suit(place), 14));
        }
        QVERIFY(state.table.at(satanZone, 4).knownBy.empty());
    }
};

BOMBSHELF_TEST(Deal)
#include "tst_deal.moc"
