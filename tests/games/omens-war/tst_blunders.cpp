#include "support/cases.h"
#include "support/test_case.h"

using namespace bombshelf::test;

namespace {

/// In the middle of a battle: seat 0 has lost with its card against War's, seat 1 has won with a 13 unless the rest says otherwise.
QByteArray against(const char *war, const char *card, const QByteArray &rest = "")
{
    QByteArray position = "turned-up1: 13s; own-deck0: *10; own-deck1: *10; deck: *8; discards: *; ";
    if (!rest.contains("hit-points"))
        position += "hit-points: 1 1 1 1 1; dice-box: 1 1 1 1 1 1 1; ";
    return position + "war: " + war + "; turned-up0: " + card + "; " + rest;
}

const char *const lastDie = "hit-points: 1; dice-box: 1 1 1 1 1 1 1 1 1 1 1";

} // namespace

/// What nobody does at a table with open eyes.
class Blunders : public QObject {
    Q_OBJECT

private slots:
    void rolling_data()
    {
        addColumns();
        addCase("pays a die, where any roll would save it", against("10c", "9d"), "", "stand");
        addCase("...with the last die, which loses the battle", against("10c", "9d", lastDie), "", "stand");
        addCase("gives the last die away, where a roll might win", against("10c", "7d", lastDie), "", "stand");
        addCase("rolls, and no die can help", against("14c", "2d"), "", "roll");
        addCase("...by one", against("14c", "7d"), "", "roll");
        addCase("in a war, stands back from a roll that can't fail",
                against("10c", "9d", "at-war: 1; fighting: 0 1; to-choose: ; spoils: 4c^ 4d^ 4h^").replace("13s", "3s"), "", "stand");
    }
    void rolling() { checkBlunder(); }

    void helpers_data()
    {
        const char *const lastRoll = "hit-points: 1; dice-box: 1 1 1 1 1 1 1 1 1 1 1; helpers: ";
        addColumns();
        addCase("makes its losing card smaller", against("10c", "8d", "helpers: sergeant"), "", "use-card sergeant 0");
        addCase("...where the helper could have made it win", against("10c", "9d", "helpers: driver"), "use-card driver 0", "change-to 7d");
        addCase("...by the Boy", against("10c", "8d", "helpers: boy"), "use-card boy 0",
                "change-to 2d, change-to 3d, change-to 4d, change-to 5d, change-to 6d, change-to 7d, change-to 9d");
        addCase("spends a helper on a card that is lost all the same", against("14c", "2d", "helpers: bookseller hound"), "",
                "use-card bookseller 0, use-card hound 0");
        addCase("takes the loss of the last die, with a helper who turns it over",
                against("10c", "8d", QByteArray(lastRoll) + "witch-hunter"), "roll = dice: 1", "accept");
        addCase("...who rolls it again", against("10c", "8d", QByteArray(lastRoll) + "hound"), "roll = dice: 1", "accept");
        addCase("makes the die smaller", against("10c", "5d", "helpers: driver"), "roll = dice: 4; use-die driver 0", "change-to 2");
        addCase("keeps the lower one of two dice", against("14c", "9d", "helpers: prophet"),
                "roll = dice: 1; use-die prophet 0 = extra-die: 6", "leave-out 1");
    }
    void helpers() { checkBlunder(); }

    /// Thought of from the rule page alone, after the weights were fitted.
    void unseen_data()
    {
        addColumns();
        const auto last = [](const QByteArray &position) { return QByteArray(position).replace("; deck: *8", ""); };
        addCase("rolls against War's last card, where standing wins the battle", last(against("10c", "6d")), "", "roll");
        addCase("...with another who has lost to it", last(against("10c", "6d", "to-choose: 1").replace("13s", "3s")), "", "roll");
        addCase("makes a tie with War's last card, where standing wins the battle", last(against("10c", "9d", "helpers: bookseller")),
                "use-card bookseller 0", "change-to 10d");
        addCase("loses to War's last card, with a helper who beats it, on the last die",
                last(against("10c", "8d", QByteArray(lastDie) + "; helpers: hound")), "", "stand, roll");
        addCase("in a war, rolls where no die can help",
                against("14c", "2d", "at-war: 1; fighting: 0; spoils: 4c^ 4d^ 4h^").replace("turned-up1: 13s; ", ""), "", "roll");
        addCase("in a war, spends a helper on a card that is lost all the same",
                against("14c", "2d", "at-war: 1; fighting: 0; spoils: 4c^ 4d^ 4h^; helpers: hound driver").replace("turned-up1: 13s; ", ""),
                "", "roll, use-card hound 0, use-card driver 0");
        addCase("spends helpers on a die that is lost all the same", against("14c", "5d", "helpers: bookseller driver"), "roll = dice: 1",
                "use-die bookseller 0, use-die driver 0");
        addCase("makes a lost die smaller", against("10c", "6d", "helpers: sergeant"), "roll = dice: 3", "use-die sergeant 0");
        addCase("has any face, and takes one that loses", against("10c", "5d", "helpers: boy"), "roll = dice: 1; use-die boy 0",
                "change-to 2, change-to 3, change-to 4");
        addCase("turns a lost 4 to a 3", against("10c", "5d", "helpers: witch-hunter"), "roll = dice: 4", "use-die witch-hunter 0");
    }
    void unseen() { checkBlunder(); }

    /// Seen in matches of bots.
    void inWars_data()
    {
        const QByteArray war = "seats: 3; at-war: 1; fighting: 0; ";
        const QByteArray nine = war + "hit-points: 1 1 1 1 1 1 1 1 1; dice-box: 1 1 1; ";
        addColumns();
        addCase("stands back from a roll that can't fail, in a good position",
                nine + "helpers: boy prophet; war: 6s; turned-up0: 5h; own-deck0: 14h 8c 3d 4s 13c; own-deck1: 9c 5d 7s 13h; "
                       "own-deck2: 5s 9h 11s 14d 12s 11h 7c 12c 12h 9d; deck: 6h 2c 8d 12d 3c 3s 8s; discards: 10h 2d 6d 10d 4d 14c 4h 11d "
                       "13d 2s 9s 4c 10s 10c 6c 7d 8h 13s 14s 2h 7h 11c 5c 3h",
                "", "stand");
        addCase("...against a deck of high cards",
                nine + "helpers: witch-hunter prophet; war: 4h; turned-up0: 3h; own-deck0: 13d 11d 9c 2d 11c 4s 14s 13h 9h 3c; own-deck1: "
                       "4c 10d 8d 14h 14d 4d; "
                       "own-deck2: 5h 11s 10c 6d 14c 3s; deck: 13c 10s 6c 2h 10h 7h 12d 8h; discards: 8s 5s 2c 8c 9s 7d 7c 13s 12s 7s 11h "
                       "3d 5c 6s 9d 6h 12h 12c 2s 5d",
                "", "stand");
        addCase("keeps a helper with whom a die may win",
                war +
                    "hit-points: 1 1 1 1 1 4 6 1; dice-box: 1 1 1 1; helpers: hound; war: 12h; turned-up0: 6d; own-deck0: 6h 12s 3h 7c 4d; "
                    "own-deck1: 10c 11s 9s; own-deck2: 7d 14h 10h 4s; deck: 4h 11d 13d 13h 2s 10d; discards: 3d 7s 14c 8s 9h 2h 6c 2c 9c "
                    "5h 13c 5d 8h 3s 11c 10s 7h 8c 14d 6s 14s 9d 2d 11h 5s 13s 3c 4c 12d 12c 8d 5c",
                "", "stand");
    }
    void inWars() { checkBlunder(); }
};

BOMBSHELF_TEST(Blunders)
#include "tst_blunders.moc"
