#include "support/cases.h"
#include "support/test_case.h"

#include "core/observation.h"

#include <QRegularExpression>

#include <algorithm>

using namespace bombshelf;
using namespace bombshelf::test;

namespace {

const QString suitLetters = "cdhs";

/// What the page's table makes of a card by a helper that needs nothing else.
QStringList resultsBy(const QString &helper, int value, QChar suit)
{
    QStringList results;
    for (int other = 2; other <= 14; ++other) {
        const int step = other - value;
        const bool fits = helper == "bookseller" ? qAbs(step) == 1
                          : helper == "driver"   ? qAbs(step) == 2
                          : helper == "boy"      ? step != 0
                          : helper == "hound"    ? step == 3
                          : helper == "sergeant" ? step == -3
                                                 : false;
        if (fits)
            results << QString::number(other) + suit;
    }
    if (helper == "witch-hunter")
        for (const QChar other : suitLetters)
            if (other != suit)
                results << QString::number(value) + other;
    return results;
}

/// Seat 0 has this helper and this card; further cards lie in the deck and before seat 1.
QByteArray with(const char *helpers, const char *hand, const char *rest = "deck: 2s 3s 4s 9s; hand1: 12d^ 13d; ")
{
    return "helpers: " + QByteArray(helpers) + "; hand0: " + hand + "; " + rest;
}

} // namespace

/// What helpers make of cards.
class CardPowers : public QObject {
    Q_OBJECT

private slots:
    void everyCard_data()
    {
        QTest::addColumn<QString>("helper");
        for (const char *helper : {"bookseller", "driver", "boy", "hound", "witch-hunter", "sergeant"})
            QTest::newRow(helper) << helper;
    }
    /// What can be chosen; a single result follows at once; without one there is no use.
    void everyCard()
    {
        QFETCH(QString, helper);
        for (const QChar suit : suitLetters)
            for (int value = 2; value <= 14; ++value) {
                const QString card = QString::number(value) + suit, use = "use-card " + helper + " 0";
                QStringList results = resultsBy(helper, value, suit);
                Play match(build(QString("helpers: %1; hand0: %2^").arg(helper, card)));
                if (results.empty()) {
                    QCOMPARE(match.check("verbs: discard done put-away; refuses: " + use + " = no-use"), QString());
                    continue;
                }
                QCOMPARE(match.play(use), QString());
                if (results.size() == 1) {
                    QCOMPARE(match.check("phase: play; hand0: " + results[0] + "^; printed: " + card), QString());
                    continue;
                }
                results.replaceInStrings(QRegularExpression("^"), "change-to ");
                results.sort();
                QCOMPARE(match.check("phase: change; legal: " + results.join(", ")), QString());
                for (const QString &result : std::as_const(results)) {
                    Play twin(match.state());
                    QCOMPARE(twin.play(result), QString());
                    QCOMPARE(twin.check("phase: play; hand0: " + result.section(' ', 1) + "^; printed: " + card), QString());
                }
            }
    }

    void limits_data()
    {
        addColumns();
        addCase("Bookseller: one up or down", with("bookseller", "9h^"), "use-card bookseller 0", "legal: change-to 10h, change-to 8h");
        addCase("Bookseller: a 14 only down", with("bookseller", "14h^"), "use-card bookseller 0",
                "hand0: 13h^; events: used-card 0 bookseller 0, changed 0 14h 13h");
        addCase("Bookseller: a 2 only up", with("bookseller", "2h^"), "use-card bookseller 0", "hand0: 3h^");
        addCase("Driver: a 3 only up", with("driver", "3h^"), "use-card driver 0", "hand0: 5h^");
        addCase("Driver: a 13 only down", with("driver", "13h^"), "use-card driver 0", "hand0: 11h^");
        addCase("Hound: not above 11", with("hound", "12h^"), "", "refuses: use-card hound 0 = no-use");
        addCase("Sergeant: not below 5", with("sergeant", "4h^"), "", "refuses: use-card sergeant 0 = no-use");
        addCase("Boy: not the value it has", with("boy", "9h^"), "use-card boy 0", "refuses: change-to 9h = no-use, change-to 9s = no-use");
        addCase("Witch-hunter: not the suit it has", with("witch-hunter", "9h^"), "use-card witch-hunter 0",
                "legal: change-to 9c, change-to 9d, change-to 9s");
        addCase("not a helper who is not at the table", with("boy", "9h^"), "",
                "refuses: use-card hound 0 = no-helper, use-card gabriel 0 = no-helper");
        addCase("not a card that is not there", with("boy", "9h^ 8h^"), "", "refuses: use-card boy 2 = no-use");
    }
    void limits() { checkCase(); }

    void use_data()
    {
        addColumns();
        addCase("once a battle", with("boy hound", "9h^"), "use-card hound 0; use-card boy 0; change-to 2h",
                "helpers: ; spent: hound boy; refuses: use-card hound 0 = no-helper; verbs: discard done put-away");
        addCase("for one of its powers", with("hound", "9h^", "dice: 3"), "use-die hound 0", "refuses: use-card hound 0 = no-helper");
        addCase("by any seat", with("hound", "9h^", "hand1: 5d^"), "done; use-card hound 0",
                "hand1: 8d^; spent: hound; events: used-card 1 hound 0, changed 1 5d 8d");
        addCase("when that seat may", with("hound", "9h^", "hand1: 5d^"), "", "asked: 0");
        addCase("begun, it is carried out", with("boy hound", "9h^"), "use-card boy 0",
                "verbs: change-to; refuses: done = not-now, use-card hound 0 = not-now, discard 0 = not-now");
        addCase("nothing begun, nothing to carry out", with("boy hound", "9h^"), "",
                "refuses: change-to 8h = not-now, roll-picked = not-now");
        addCase("another card of several", with("hound", "9h^ 4c^ 5c^"), "use-card hound 1", "hand0: 9h^ 7c^ 5c^");
        addCase("a face-down card is turned up first", with("hound", "9h 4c"), "use-card hound 0",
                "hand0: 12h^ 4c; events: used-card 0 hound 0, turned-up 0 9h, changed 0 9h 12h");
        addCase("it lies face up while the power waits", with("boy", "9h"), "use-card boy 0", "hand0: 9h^; sees1.hand0: 9h^");
    }
    void use() { checkCase(); }

    void marks_data()
    {
        addColumns();
        addCase("a changed card is marked", with("hound", "9h^"), "use-card hound 0", "hand0: 12h^; printed: 9h");
        addCase("one by one, on several cards", with("hound sergeant", "9h^ 8c^"), "use-card sergeant 1; use-card hound 0",
                "hand0: 12h^ 5c^; printed: 8c 9h");
        addCase("several helpers on one card", with("hound bookseller witch-hunter", "9h^"),
                "use-card hound 0; use-card bookseller 0; change-to 13h; use-card witch-hunter 0; change-to 13s",
                "hand0: 13s^; printed: 9h");
        addCase("each counts from what the one before made", with("hound driver", "9h^"), "use-card hound 0; use-card driver 0",
                "legal: change-to 10h, change-to 14h");
        addCase("back to what is printed", with("hound sergeant", "9h^"), "use-card hound 0; use-card sergeant 0",
                "hand0: 9h^; printed: 9h");
        addCase("a discarded card is as printed", with("hound", "9h^ 8c^"), "use-card hound 0; discard 0",
                "discards: 9h; hand0: 8c^; printed: ");
        addCase("also after several helpers", with("hound witch-hunter", "9h^"),
                "use-card hound 0; use-card witch-hunter 0; change-to 12c; discard 0", "discards: 9h; printed: ");
        addCase("the other marks stay", with("hound sergeant", "9h^ 8c^"), "use-card sergeant 1; use-card hound 0; discard 1",
                "discards: 8c; hand0: 12h^; printed: 9h");
        addCase("a card that no helper changed", with("hound", "9h^ 8c^"), "use-card hound 0; discard 1",
                "discards: 8c; hand0: 12h^; printed: 9h");
        addCase("what shows what is printed again is discarded as that", with("hound sergeant", "9h^"),
                "use-card hound 0; use-card sergeant 0; discard 0", "discards: 9h; printed: ");
    }
    void marks() { checkCase(); }

    void witch_data()
    {
        addColumns();
        addCase("the deck's top card instead", with("witch", "9h^ 8c^"), "use-card witch 0",
                "hand0: 2s^ 8c^; discards: 9h; deck: 3s 4s 9s; phase: play; events: used-card 0 witch 0, replaced 0 9h 2s");
        addCase("in its place", with("witch", "9h^ 8c^ 7c^"), "use-card witch 1", "hand0: 9h^ 2s^ 7c^");
        addCase("face up for all", with("witch", "9h^"), "use-card witch 0", "sees1.hand0: 2s^");
        addCase("a face-down card is turned up, then discarded", with("witch", "9h"), "use-card witch 0",
                "hand0: 2s^; discards: 9h; events: used-card 0 witch 0, turned-up 0 9h, replaced 0 9h 2s");
        addCase("the old one is as printed", with("witch hound", "9h^"), "use-card hound 0; use-card witch 0",
                "hand0: 2s^; discards: 9h; printed: ; events: used-card 0 witch 0, replaced 0 12h 2s");
        addCase("the deck's last card", with("witch", "9h^", "deck: 2s"), "use-card witch 0", "hand0: 2s^; deck: ");
        addCase("not without a deck", with("witch", "9h^", "discards: 2s"), "", "refuses: use-card witch 0 = no-use");
        addCase("helpers work on the new card", with("witch hound", "9h^"), "use-card witch 0; use-card hound 0",
                "hand0: 5s^; printed: 2s");
    }
    void witch() { checkCase(); }

    void medium_data()
    {
        addColumns();
        addCase("the value of another card, in the own suit", with("medium", "9h^"), "use-card medium 0",
                "hand0: 12h^; printed: 9h; events: used-card 0 medium 0, changed 0 9h 12h");
        addCase("one of several", with("medium", "9h^", "hand1: 12d^ 3c^ 12s^"), "use-card medium 0", "legal: change-to 12h, change-to 3h");
        addCase("an own card is another one", with("medium", "9h^ 4c^", ""), "use-card medium 0", "hand0: 4h^ 4c^");
        addCase("not its own value", with("medium", "9h^", "hand1: 9d^"), "", "refuses: use-card medium 0 = no-use");
        addCase("not itself", with("medium", "9h^", ""), "", "refuses: use-card medium 0 = no-use");
        addCase("not a face-down card", with("medium", "9h^ 8h", "hand1: 13d"), "", "refuses: use-card medium 0 = no-use");
        addCase("not a discarded card", with("medium", "9h^", "discards: 12d"), "", "refuses: use-card medium 0 = no-use");
        addCase("not a card of the deck", with("medium", "9h^", "deck: 12d"), "", "refuses: use-card medium 0 = no-use");
        addCase("the value as helpers made it", with("medium hound", "9h^ 4c^", ""), "use-card hound 1; use-card medium 0",
                "hand0: 7h^ 7c^; printed: 4c 9h");
        addCase("a face-down card can take a value", with("medium", "9h"), "use-card medium 0", "hand0: 12h^");
    }
    void medium() { checkCase(); }

    void prophet_data()
    {
        addColumns();
        addCase("the deck's top three", with("prophet", "9h^"), "use-card prophet 0",
                "phase: order; sees0.deck: 2s 3s 4s ?; sees1.deck: ? ? ? ?; sees-.deck: ? ? ? ?; events: used-card 0 prophet 0, looked-at "
                "0 3, saw 0 2s, saw 0 3s, saw 0 4s");
        addCase("in any order", with("prophet", "9h^"), "use-card prophet 0",
                "legal: put-back 0 1 2, put-back 0 2 1, put-back 1 0 2, put-back 1 2 0, put-back 2 0 1, put-back 2 1 0");
        addCase("the first named comes on top", with("prophet", "9h^"), "use-card prophet 0; put-back 1 2 0",
                "deck: 3s 4s 2s 9s; phase: play; events: was-put-back 0");
        addCase("the other way round", with("prophet", "9h^"), "use-card prophet 0; put-back 2 1 0", "deck: 4s 3s 2s 9s");
        addCase("the last one on top", with("prophet", "9h^"), "use-card prophet 0; put-back 2 0 1", "deck: 4s 2s 3s 9s");
        addCase("as they lay", with("prophet", "9h^"), "use-card prophet 0; put-back 0 1 2", "deck: 2s 3s 4s 9s");
        addCase("who looked knows where they are, nobody else", with("prophet", "9h^"), "use-card prophet 0; put-back 1 2 0",
                "sees0.deck: 3s 4s 2s ?; sees1.deck: ? ? ? ?");
        addCase("or two", with("prophet", "9h^", "deck: 2s 3s"), "use-card prophet 0",
                "legal: put-back 0 1 0, put-back 1 0 0; told: looked-at 0 2");
        addCase("two, turned round", with("prophet", "9h^", "deck: 2s 3s"), "use-card prophet 0; put-back 1 0 0", "deck: 3s 2s");
        addCase("not one", with("prophet", "9h^", "deck: 2s"), "", "refuses: use-card prophet 0 = no-use");
        addCase("it needs no card", with("prophet", ""), "", "verbs: done put-away use-card; refuses: use-card prophet 1 = no-use");
    }
    void prophet() { checkCase(); }

    void postman_data()
    {
        addColumns();
        addCase("with another seat's face-up card", with("postman", "9h^", "hand1: 12d^ 13d 3c^; hand2: 5c^; seats: 3"),
                "use-card postman 0",
                "phase: swap; legal: swap-with 1 0, swap-with 1 2, swap-with 2 0; refuses: swap-with 1 1 = no-use, swap-with 0 0 = no-use");
        addCase("they change places", with("postman", "2c^ 9h^ 4c^", "hand1: 12d^ 13d 3c^"), "use-card postman 1; swap-with 1 2",
                "hand0: 2c^ 3c^ 4c^; hand1: 12d^ 13d 9h^; phase: play; events: swapped 0 9h 3c");
        addCase("no other one, no use", with("postman", "9h^ 8h^", "hand1: 13d"), "", "refuses: use-card postman 0 = no-use");
        addCase("a face-down card is turned up first", with("postman", "9h"), "use-card postman 0; swap-with 1 0",
                "hand0: 12d^; hand1: 9h^ 13d");
        addCase("equal values may be swapped", with("postman", "9h^", "hand1: 9d^"), "use-card postman 0; swap-with 1 0",
                "hand0: 9d^; hand1: 9h^");
        addCase("the change stays on the card that goes", with("postman hound", "9h^"),
                "use-card hound 0; use-card postman 0; swap-with 1 0", "hand0: 12d^; hand1: 12h^ 13d; printed: 9h");
        addCase("and on the card that comes", with("postman hound", "9h^", "hand1: 12d^ 3c^"),
                "done; use-card hound 1; done; use-card postman 0; swap-with 1 1", "hand0: 6c^; hand1: 12d^ 9h^; printed: 3c");
        addCase("it is discarded as printed wherever it is", with("postman hound", "9h^"),
                "use-card hound 0; use-card postman 0; swap-with 1 0; done; discard 0", "discards: 9h; printed: ");
    }
    void postman() { checkCase(); }

    /// Whoever forgets what is out of sight still sees the Prophet's cards until they are put back.
    void theProphetsCardsAreSeenUntilTheyArePutBack()
    {
        Play match(build(with("prophet", "5h^", "deck: 2s 3s 4s 9s; hand1: 12d^ 13d; ")));
        const auto known = [&](Seat seat) {
            const Observation left = Observation(caseGame().rules, match.state(), seat).remembering(0);
            return std::ranges::count_if(left.state().table.all(),
                                         [&](const Piece &piece) { return !piece.isPublic() && piece.knownBy.has(seat); });
        };
        const auto before = known(0), others = known(1);
        QCOMPARE(match.play("use-card prophet 0"), QString());
        QCOMPARE(known(0), before + 3);
        QCOMPARE(known(1), others);
        QCOMPARE(match.play("put-back 2 0 1"), QString());
        QCOMPARE(known(0), before);
    }
};

BOMBSHELF_TEST(CardPowers)
#include "tst_card_powers.moc"
