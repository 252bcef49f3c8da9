#include "support/cases.h"
#include "support/test_case.h"

using namespace bombshelf::test;

namespace {

/// Seat 0 holds an open 6 of clubs and 11 of hearts, and a hidden 9 of diamonds.
QByteArray with(const char *helpers, const char *rest = "")
{
    return "deck: 5c 7c 8c 2c; discards: 2h; hand0: 6c^ 11h^ 9d; hand1: 12d^ 4d; prophecy0: prophecy-flush; prophecy1: prophecy-two-pair; "
           "helpers: " +
           QByteArray(helpers) + "; " + rest;
}

} // namespace

/// Helpers in Heaven: card powers on any own card, before the action and after it.
class Helpers : public QObject {
    Q_OBJECT

private slots:
    void when_data()
    {
        addColumns();
        addCase("before the action", with("hound"), "",
                "legal: look, take 0, take 1, take 2, take 3, use-card hound 0, use-card hound 1, use-card hound 2");
        addCase("then the action is still to come", with("hound"), "use-card hound 0",
                "phase: act; asked: 0; verbs: look take; hand0: 9c 11h 9d");
        addCase("after it", with("hound"), "look; decline",
                "phase: after; asked: 0; legal: done, use-card hound 0, use-card hound 1, use-card hound 2");
        addCase("after a card is taken, on that card too", with("hound"), "take 3",
                "phase: after; verbs: done use-card; hand0: 6c 11h 9d 2h");
        addCase("one after the other", with("hound sergeant"), "take 3; use-card hound 0", "phase: after; asked: 0; verbs: done use-card");
        addCase("the last one ends the turn", with("hound"), "take 3; use-card hound 0", "phase: act; asked: 1");
        addCase("or none", with("hound"), "take 3; done", "phase: act; asked: 1; helpers: hound");
        addCase("not while a card is looked at", with("hound"), "look",
                "verbs: decline keep; refuses: use-card hound 0 = no-use, use-card boy 0 = no-helper");
        addCase("not in another's turn", with("hound", "turn: 1"), "", "asked: 1; legal: look, take 0, take 1, take 2, use-card hound 1");
        addCase("nobody is asked when no helper is left", with(""), "look; decline", "phase: act; asked: 1");
        addCase("nobody is asked when all see that no helper can be used", with("hound", "").replace("6c^ 11h^ 9d", "12c^ 13h^"),
                "look; decline", "phase: act; asked: 1");
        addCase("what a hidden card would allow is a secret", with("hound", "").replace("6c^ 11h^ 9d", "12c^ 13h^ 12h"), "look; decline",
                "phase: after; asked: 0; legal: done");
        addCase("no die powers", with("hound"), "", "refuses: use-die hound 0 = no-use");
        addCase("once a battle", with("hound"), "use-card hound 0", "spent: hound; helpers: ; refuses: use-card hound 1 = no-helper");
        addCase("not on another's card", with("hound"), "", "refuses: use-card hound 3 = no-use");
    }
    void when() { checkCase(); }

    void what_data()
    {
        addColumns();
        addCase("a hidden card is turned up first", with("hound"), "use-card hound 2",
                "hand0: 6c 11h 12d; sees1.hand0: 6c 11h 12d; events: used-card 0 hound 2, turned-up 0 9d, changed 0 9d 12d");
        addCase("a power with a choice", with("bookseller"), "use-card bookseller 0",
                "phase: change; legal: change-to 5c, change-to 7c; hand0: 6c 11h 9d");
        addCase("is carried out", with("bookseller"), "use-card bookseller 0; change-to 7c",
                "hand0: 7c 11h 9d; phase: act; events: changed 0 6c 7c");
        addCase("the Witch-hunter changes the suit", with("witch-hunter"), "use-card witch-hunter 0",
                "legal: change-to 6d, change-to 6h, change-to 6s");
        addCase("the Boy to any other value", with("boy"), "use-card boy 0; change-to 14c", "hand0: 14c 11h 9d");
        addCase("the Medium copies open cards of all hands", with("medium"), "use-card medium 0", "legal: change-to 11c, change-to 12c");
        addCase("not the discards, nor removed cards",
                with("medium", "removed: 3s^").replace("6c^ 11h^ 9d", "6c^").replace("12d^ 4d", "4d"), "", "verbs: look take");
        addCase("the Postman swaps with an open card", with("postman"), "use-card postman 0", "phase: swap; legal: swap-with 1 0");
        addCase("a card hidden before, too", with("postman"), "use-card postman 2; swap-with 1 0",
                "hand0: 6c 11h 12d; hand1: 9d 4d; sees-.hand1: 9d ?; events: swapped 0 9d 12d");
        addCase("but nobody's hidden card", with("postman").replace("12d^ 4d", "4d"), "", "verbs: look take");
        addCase("in a larger round with any seat", with("postman", "seats: 3; hand2: 3s^ 8s^; prophecy2: prophecy-straight"),
                "use-card postman 1", "legal: swap-with 1 0, swap-with 2 0, swap-with 2 1");
        addCase("what helpers made of a card stays in a swap", with("hound postman"), "use-card hound 0; use-card postman 0; swap-with 1 0",
                "hand1: 9c 4d");
        addCase("a discard is what is printed", with("hound"), "use-card hound 0; look; keep 0",
                "hand0: 5c 11h 9d; discards: 6c 2h; events: kept 0, gave-up 0 6c");
        addCase("a changed card counts as changed",
                with("witch-hunter", "hand0: 2d 3d 7d; phase: after")
                    .replace("6c^ 11h^ 9d", "6c^ 9d^")
                    .replace("deck: 5c 7c 8c 2c; ", "")
                    .replace("12d^ 4d", "12d^ 12c^ 4d^ 4s^"),
                "use-card witch-hunter 0; change-to 6d", "winners: 0 1");
    }
    void what() { checkCase(); }

    void witch_data()
    {
        addColumns();
        addCase("discards a card for the deck's, face up", with("witch"), "use-card witch 0",
                "sees1.hand0: 5c 11h ?; discards: 6c 2h; deck: 7c 8c 2c; phase: act; events: used-card 0 witch 0, replaced 0 6c 5c");
        addCase("what she discards may be taken", with("witch"), "use-card witch 0; take 3", "hand0: 5c 11h 9d 6c; discards: 2h; asked: 1");
        addCase("she empties the deck: the discards are left", with("witch").replace("5c 7c 8c 2c", "5c"), "use-card witch 0",
                "phase: act; asked: 0; legal: take 0, take 1, take 2, take 3; refuses: look = deck-empty");
        addCase("and the battle ends with the turn", with("witch").replace("5c 7c 8c 2c", "5c"), "use-card witch 0; take 3", "phase: over");
        addCase("however many turns in a row took from them", with("witch", "taken-in-row: 2").replace("5c 7c 8c 2c", "5c"),
                "use-card witch 0", "phase: act; asked: 0; legal: take 0, take 1, take 2, take 3; refuses: look = deck-empty");
        addCase("after the action: over", with("witch").replace("5c 7c 8c 2c", "5c"), "take 3; use-card witch 0",
                "phase: over; discards: 6c");
        addCase("not with an empty deck", with("witch hound").replace("5c 7c 8c 2c", "5c"), "look; decline",
                "legal: done, use-card hound 0, use-card hound 1, use-card hound 2");
    }
    void witch() { checkCase(); }

    void prophet_data()
    {
        addColumns();
        addCase("looks at three cards", with("prophet"), "use-card prophet 0", "phase: order; sees0.deck: 5c 7c 8c ?; sees1.deck: ? ? ? ?");
        addCase("and puts them back", with("prophet"), "use-card prophet 0; put-back 2 0 1",
                "deck: 8c 5c 7c 2c; sees0.deck: 8c 5c 7c ?; sees1.deck: ? ? ? ?; phase: act");
        addCase("or two", with("prophet").replace("5c 7c 8c 2c", "5c 7c"), "use-card prophet 0", "legal: put-back 0 1 0, put-back 1 0 0");
        addCase("not with one", with("prophet").replace("5c 7c 8c 2c", "5c"), "", "verbs: look take");
        addCase("the next seat draws it", with("prophet"), "take 3; use-card prophet 0; put-back 2 0 1; look", "drawn: 8c");
    }
    void prophet() { checkCase(); }
};

BOMBSHELF_TEST(Helpers)
#include "tst_helpers.moc"
