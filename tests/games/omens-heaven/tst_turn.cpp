#include "support/cases.h"
#include "support/test_case.h"

using namespace bombshelf::test;

namespace {

/// Two seats with two face-up cards each, and time enough.
QByteArray twoSeats(const char *rest = "")
{
    return "deck: 5c 6c 7c 8c 9c; discards: 2h 3h; hand0: 10c^ 11c^; hand1: 12d^ 13d^; prophecy0: prophecy-flush; prophecy1: "
           "prophecy-two-pair; "
           "almanac: prophecy-straight; " +
           QByteArray(rest);
}

} // namespace

/// A turn: the deck's card, or the discards'.
class Turn : public QObject {
    Q_OBJECT

private slots:
    void looking_data()
    {
        addColumns();
        addCase("the deck's card or the discards'", twoSeats(), "", "asked: 0; legal: look, take 0, take 1, take 2; phase: act");
        addCase("the card looked at is a secret", twoSeats(), "look",
                "phase: judge; deck: 6c 7c 8c 9c; sees0.drawn: 5c; sees1.drawn: ?; sees-.drawn: ?; events: looked-at 0 1, saw 0 5c");
        addCase("take it, or discard it", twoSeats(), "look", "asked: 0; legal: decline, keep 0, keep 1, keep 2");
        addCase("it is discarded face up", twoSeats(), "look; decline",
                "sees-.discards: 5c 2h 3h; drawn: ; hand0: 10c 11c; asked: 1; events: declined 0 5c");
        addCase("it is taken face down", twoSeats(), "look; keep 2",
                "hand0: 10c 11c 5c; sees0.hand0: 10c 11c 5c; sees1.hand0: 10c 11c ?; sees-.hand0: 10c 11c ?; discards: 2h 3h; asked: 1; "
                "events: kept 0");
        addCase("in place of a card, which is discarded", twoSeats(), "look; keep 0",
                "hand0: 5c 11c; sees1.hand0: ? 11c; discards: 10c 2h 3h; events: kept 0, gave-up 0 10c");
        addCase("a replaced card is discarded face up", twoSeats("hand0: 9d"), "look; keep 2",
                "sees-.discards: 9d 2h 3h; hand0: 10c 11c 5c");
        addCase("no more than five", "deck: 5c 6c; hand0: 2c^ 3c^ 4c^ 8d^ 9d^; prophecy0: prophecy-flush; prophecy1: prophecy-straight",
                "look", "legal: decline, keep 0, keep 1, keep 2, keep 3, keep 4; refuses: keep 5 = no-slot");
        addCase("no looking twice", twoSeats(), "look", "refuses: look = not-now, take 0 = not-now, done = not-now");
        addCase("clockwise", twoSeats("seats: 3; turn: 2; hand2: 4s^; prophecy2: prophecy-full-house"), "look; decline",
                "asked: 0; turn: 0");
    }
    void looking() { checkCase(); }

    void taking_data()
    {
        addColumns();
        addCase("the discards' top card, face up", twoSeats(), "take 2",
                "sees-.hand0: 10c 11c 2h; discards: 3h; deck: 5c 6c 7c 8c 9c; asked: 1; events: took 0 2h");
        addCase("in place of a card", twoSeats(), "take 1", "sees-.hand0: 10c 2h; discards: 11c 3h; events: took 0 2h, gave-up 0 11c");
        addCase("a card turned down goes face up", twoSeats("hand0: 9d"), "take 2", "sees-.discards: 9d 3h; sees-.hand0: 10c 11c 2h");
        addCase("not beyond the next empty slot", twoSeats(), "", "refuses: take 3 = no-slot, keep 0 = not-now");
        addCase("nothing to take", "deck: 5c 6c; hand0: 10c^; prophecy0: prophecy-flush; prophecy1: prophecy-straight", "",
                "legal: look; refuses: take 0 = no-discards");
        addCase("as many turns in a row as seats", twoSeats(), "take 0; take 0",
                "taken-in-row: 2; asked: 0; legal: look; refuses: take 0 = must-look");
        addCase("one less is no row", twoSeats(), "take 2", "taken-in-row: 1; legal: look, take 0, take 1, take 2");
        addCase("three seats, three turns", twoSeats("seats: 3; taken-in-row: 2; hand2: 4s^"), "", "verbs: look take");
        addCase("a look begins again", twoSeats("taken-in-row: 2"), "look; decline", "taken-in-row: 0; verbs: look take");
    }
    void taking() { checkCase(); }

    void gabriel_data()
    {
        addColumns();
        addCase("at the start seat's turn the top card goes unseen", twoSeats("adversary: gabriel; turn: 1"), "look; decline",
                "gabriel: 6c; sees0.gabriel: ?; sees1.gabriel: ?; deck: 7c 8c 9c; asked: 0; events: declined 1 5c, gabriel-took -");
        addCase("not at another seat's", twoSeats("adversary: gabriel"), "look; decline",
                "gabriel: ; deck: 6c 7c 8c 9c; events: declined 0 5c");
        addCase("the start seat may be any", twoSeats("adversary: gabriel; starter: 1"), "look; decline", "gabriel: 6c");
        addCase("not if he does not play", twoSeats("turn: 1"), "look; decline", "gabriel: ; events: declined 1 5c");
        addCase("the latest on top", twoSeats("adversary: gabriel; turn: 1; gabriel: 4d"), "look; decline", "gabriel: 6c 4d");
        addCase("who saw the card knows which is gone", twoSeats("adversary: gabriel; turn: 1; helpers: prophet bookseller"),
                "use-card prophet 0; put-back 1 0 2; look; decline; done", "sees1.gabriel: 5c; sees0.gabriel: ?");
        addCase("he takes the last: the discards are left",
                twoSeats("adversary: gabriel; turn: 1; phase: after").replace("deck: 5c 6c 7c 8c 9c", "deck: 5c"), "done",
                "deck: ; asked: 0; phase: act; legal: take 0, take 1, take 2; refuses: look = deck-empty");
        addCase("then the battle ends", twoSeats("adversary: gabriel; turn: 1; phase: after").replace("deck: 5c 6c 7c 8c 9c", "deck: 5c"),
                "done; take 0", "phase: over; asked: -");
        addCase("he takes the last, and there are no discards",
                "deck: 5c; hand0: 10c^; hand1: 11c^; adversary: gabriel; turn: 1; phase: after; prophecy0: prophecy-flush; prophecy1: "
                "prophecy-straight",
                "done",
                "phase: over; events: gabriel-took -, cannot-act 0, deck-ran-out -, failed 0 prophecy-flush high-card, failed 1 "
                "prophecy-straight high-card, lost -");
        addCase("he takes the last: the discards are left, however many turns in a row took from them",
                twoSeats("adversary: gabriel; turn: 1; phase: after; taken-in-row: 2").replace("deck: 5c 6c 7c 8c 9c", "deck: 5c"), "done",
                "phase: act; asked: 0; legal: take 0, take 1, take 2; refuses: look = deck-empty");
        addCase("and that ends the battle too",
                twoSeats("adversary: gabriel; turn: 1; phase: after; taken-in-row: 2").replace("deck: 5c 6c 7c 8c 9c", "deck: 5c"),
                "done; take 2", "phase: over; taken-in-row: 3; hand0: 10c 11c 2h");
        addCase("helpers are left even without discards",
                "deck: 5c; hand0: 10c^ 11c^; adversary: gabriel; turn: 1; phase: after; prophecy0: prophecy-flush; prophecy1: "
                "prophecy-straight; helpers: hound",
                "done", "phase: after; asked: 0; legal: done, use-card hound 0, use-card hound 1");
    }
    void gabriel() { checkCase(); }

    void ending_data()
    {
        const auto last = [](const char *rest) {
            return "deck: 5c; discards: 2h; prophecy0: prophecy-flush; prophecy1: prophecy-three-of-a-kind; " + QByteArray(rest);
        };
        const auto two = [](const char *prophecy, const char *hand) {
            return "deck: 5c; hand0: 4c 5c 6c 8c 9c; prophecy0: prophecy-flush; hand1: " + QByteArray(hand) + "; prophecy1: " + prophecy;
        };
        addColumns();
        addCase("the deck is empty at the end of a turn", last("hand0: 4c^ 6c^ 7c^ 8c^ 9d; hand1: 3c 3d 3h"), "look; keep 3",
                "phase: over");
        addCase("not as long as it has a card", last("hand0: 4c^ 6c^ 7c^ 8c^ 9d; hand1: 3c 3d 3h"), "take 0", "phase: act; asked: 1");
        addCase("not before the card is judged", last("hand0: 4c^ 6c^ 7c^ 8c^ 9d; hand1: 3c 3d 3h"), "look", "deck: ; phase: judge");
        addCase("all have their hands: won", last("hand0: 4c^ 10c^ 7c^ 8c^ 9d; hand1: 3c 3d 3h"), "look; keep 4",
                "winners: 0 1; events: kept 0, gave-up 0 9d, deck-ran-out -, opened 0 5c, fulfilled 0 prophecy-flush flush, opened 1 3c, "
                "opened 1 3d, "
                "opened 1 3h, fulfilled 1 prophecy-three-of-a-kind three-of-a-kind, won -");
        addCase(
            "one has not: lost", last("hand0: 4c^ 10c^ 7c^ 8c^ 9d^; hand1: 3c 3d 3h"), "look; decline",
            "winners: ; events: declined 0 5c, deck-ran-out -, failed 0 prophecy-flush high-card, opened 1 3c, opened 1 3d, opened 1 3h, "
            "fulfilled 1 prophecy-three-of-a-kind three-of-a-kind, lost -");
        addCase("all is open then", last("hand0: 4c^ 10c^ 7c^ 8c^ 9d; hand1: 3c 3d 3h"), "look; keep 4",
                "sees-.hand0: 4c 10c 7c 8c 5c; sees-.hand1: 3c 3d 3h; sees-.prophecy0: prophecy-flush; sees-.prophecy1: "
                "prophecy-three-of-a-kind");
        addCase("exactly: a straight flush is no flush", last("hand0: 4c^ 6c^ 7c^ 8c^ 9d; hand1: 3c 3d 3h"), "look; keep 4", "winners: ");
        addCase("two pairs of four cards", two("prophecy-two-pair", "2c 2d 7c 7d"), "look; decline", "winners: 0 1");
        addCase("a full house is not two pairs", two("prophecy-two-pair", "2c 2d 7c 7d 7h"), "look; decline", "winners: ");
        addCase("three of three cards", two("prophecy-three-of-a-kind", "7c 7d 7h"), "look; decline", "winners: 0 1");
        addCase("four of a kind is not three", two("prophecy-three-of-a-kind", "7c 7d 7h 7s"), "look; decline", "winners: ");
        addCase("four of four cards", two("prophecy-four-of-a-kind", "7c 7d 7h 7s"), "look; decline", "winners: 0 1");
        addCase("a full house", two("prophecy-full-house", "7c 7d 7h 2s 2d"), "look; decline", "winners: 0 1");
        addCase("the ace is low in a straight", two("prophecy-straight", "14c 2d 3h 4s 5d"), "look; decline", "winners: 0 1");
        addCase("four cards are no straight", two("prophecy-straight", "2d 3h 4s 5d"), "look; decline", "winners: ");
        addCase("nor a flush", two("prophecy-flush", "2d 3d 4d 9d"), "look; decline", "winners: ");
        addCase("no cards at all", two("prophecy-flush", ""), "look; decline", "winners: ");
    }
    void ending() { checkCase(); }
};

BOMBSHELF_TEST(Turn)
#include "tst_turn.moc"
