#include "games/omens-armageddon/hands.h"
#include "support/test_case.h"
#include "table.h"

using namespace bombshelf;
using namespace bombshelf::test;
using namespace bombshelf::omens_armageddon;

/// What another card in a place may make of a hand, as a seat sees it: hands of one category are compared card by card.
class OutlookTest : public QObject {
    Q_OBJECT

    static Outlook of(const QByteArray &position, Zone hand, int place)
    {
        const Play match(build(table("phase: act; dice: 1; " + position)));
        const Observation seen(caseGame().rules, match.state(), 0);
        if (hand != satanZone && seen.state().table.at(hand, place).kind == unknownKind)
            return outlook(seen.state(), hand, place, seen.mayBe(hand, place));
        return outlook(seen.state(), hand, place, seen.mayBe(deckZone, 0));
    }

private slots:
    void handsOfSatan()
    {
        // 13 cards are unseen: six of the deck, three of each hand (4 to 6 of clubs and of diamonds), and Satan's fifth.
        QCOMPARE(of("", satanZone, 1), (Outlook{.better = 0, .worse = 13, .of = 13}));
        QCOMPARE(of("satan: 14c^ 14d^ 9c^ 2h^ 3h", satanZone, 2), (Outlook{.better = 3, .worse = 9, .of = 13})); // 10 to 12; a 9 is as good
        // One of the pair goes; 2s or 8s would make another, which is lower.
        QCOMPARE(of("satan: 14c^ 14d^ 8c^ 2h^ 3h; deck: 2s 8s 9s 10s", satanZone, 0), (Outlook{.better = 0, .worse = 11, .of = 11}));
    }
    void ownHands()
    {
        const QByteArray hand = "hand0: 7c^ 3c^ 4c 5c 6c";
        QCOMPARE(of(hand, handZone, 1), (Outlook{.better = 13, .worse = 0, .of = 13})); // all are higher than the 3
        QCOMPARE(of(hand, handZone, 3), (Outlook{.better = 1, .worse = 0, .of = 13})); // it may be the 7s itself
        QCOMPARE(of("hand0: 7c^ 7d^ 4c 5c 6c", handZone, 0), (Outlook{.better = 0, .worse = 12, .of = 13}));
    }
    /// Who has looked at a card knows that it comes no more.
    void whatHasBeenLookedAt()
    {
        Play match(build(table("phase: act; dice: 3; ")));
        QCOMPARE(match.play("own"), QString());
        const Observation seen(caseGame().rules, match.state(), 0), other(caseGame().rules, match.state(), 1);
        QVERIFY(seen.mayBe(handZone, 2).empty());
        QCOMPARE(int(seen.mayBe(deckZone, 0).size()), 12);
        QCOMPARE(int(other.mayBe(handZone, 2).size()), 13);
    }
};

BOMBSHELF_TEST(OutlookTest)
#include "tst_outlook.moc"
