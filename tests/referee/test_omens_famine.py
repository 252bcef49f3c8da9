"""The referee of Omens: Famine: each sentence of the page on grids laid by hand."""
import unittest

from omens_famine import CELLS, LINES, SIZES, Famine, Over, next_to
from omens_model import written
from omens_trial import Planned, cards, played, told

LATE = "13h 13s 12h 12s 11h 11s 10h 10s"
DONE = {"done"}
EMPTY = "-- -- -- -- --"


class Battles(unittest.TestCase):
    def play(self, *hands, corners="2c 6d 9h 13c", deck=LATE, moves="", helpers="", dice=""):
        dice = dice or "6 6 6 " + "1 1 1 " * (len(hands) - 1)
        self.famine = Famine(len(hands), 0, Planned(([hand.split() for hand in hands], corners.split(), deck.split()), helpers, dice))
        return played(self.famine, moves=filter(None, moves.split(", ")))

    def lay(self, *rows, hands=("2c 3c", "4c 5c"), deck=LATE, helpers="", scored="", left=0):
        """A grid of four rows in the middle of a battle."""
        self.famine = famine = Famine(len(hands), 0, Planned())
        famine.hand, famine.deck, famine.helpers = [cards(hand.split()) for hand in hands], cards(deck.split()), helpers.split()
        for cell, card in zip(CELLS, " ".join([*rows, *[EMPTY] * (4 - len(rows))]).split()):
            famine.cells[cell] = cards([card], up=True) if card != "--" else []
        famine.scored, famine.facts["turns-left"] = scored.split(), left
        return famine

    def turn(self, *rows, moves="", seat=0, **laid):
        """What a turn asks, unless it ends the battle; won says how it ended (else None)."""
        asked, self.won = [], None
        steps = self.lay(*rows, **laid).turn(seat)
        try:
            asked = played(self.famine, steps, [move for move in moves.split(", ") if move])
        except Over as over:
            [self.won] = over.args
        return asked

    def grid(self):
        return ["".join(f"{(written(self.famine.cells[row + column]) or ['--'])[0]} " for column in "12345").strip() for row in "abcd"]

    def events(self, *kinds):
        return told(self.famine, *kinds)


class SetUp(Battles):
    def test_hands_start_and_corners(self):
        asked = self.play("3c 4c", "5c 7c", dice="1 2 3 4 5 6")
        self.assertEqual(self.events(), ["helpers-came 0", "got 0 3c", "got 0 4c", "got 1 5c", "got 1 7c", "dealt", "start-roll 0 1 2 3", "start-roll 1 4 5 6",
                                         "starts 1", "set-out 2c a1", "set-out 6d a5", "set-out 9h d1", "set-out 13c d5"])
        self.assertEqual(self.grid(), ["2c -- -- -- 6d", EMPTY, EMPTY, "9h -- -- -- 13c"])
        self.assertEqual(asked, [(1, {f"lay {card} {cell}" for card in ("5c", "7c") for cell in ("a2", "b1", "a4", "b5", "c1", "d2", "c5", "d4")})])
        self.assertEqual(self.famine.facts, {"phase": "lay", "turn": 1, "turns-left": 0})
        self.assertEqual((len(self.famine.box), repr(self.famine.hand[0])), (3, "[(3c), (4c)]"))

    def test_the_grid(self):
        self.assertEqual((len(CELLS), [len(line) for line in LINES]), (20, [5] * 4 + [4] * 5))
        for cell, around in (("a1", "b1 a2"), ("a5", "b5 a4"), ("d5", "c5 d4"), ("b3", "a3 c3 b2 b4"), ("c5", "b5 d5 c4")):
            self.assertEqual(set(next_to(cell)), set(around.split()))

    def test_the_seven(self):
        self.assertEqual(SIZES, {"one-pair": 2, "two-pair": 4, "three-of-a-kind": 3, "straight": 5, "flush": 5, "full-house": 5, "four-of-a-kind": 4})


class Turns(Battles):
    def test_a_turn(self):
        asked = self.turn("2d -- -- -- --", hands=("3c 9d", "5c 7c"), moves="lay 9d a2")
        self.assertEqual(asked, [(0, {f"lay {card} {cell}" for card in ("3c", "9d") for cell in ("a2", "b1")})])
        self.assertEqual((self.events(), self.grid()[0], repr(self.famine.hand[0]), self.won), (
            ["laid 0 9d a2", "drew 0 13h"], "2d 9d -- -- --", "[(3c), (13h)]", None))

    def test_any_cell_of_an_empty_grid(self):
        self.assertEqual(self.turn(hands=("3c", ""))[0][1], {f"lay 3c {cell}" for cell in CELLS})

    def test_only_empty_cells(self):
        self.lay("2d 3d -- -- --", "4d -- -- -- --")
        self.assertEqual(self.famine.open(), ["a3", "b2", "c1"])

    def test_clockwise(self):
        asked = self.play("3c 4c", "5c 7c", "8c 10c", dice="1 1 1 2 2 2 3 3 3", moves="lay 8c a2, lay 3c b5, lay 5c d4")
        self.assertEqual([seat for seat, _ in asked], [2, 0, 1, 2])

    def test_passing(self):
        asked = self.turn("2d -- -- -- --", hands=("2c 9d", ""), moves="lay 2c a2, pass")
        self.assertEqual((asked[1], self.events(), self.famine.scored), ((0, {"score one-pair", "pass"}), ["laid 0 2c a2", "passed 0", "drew 0 13h"], []))


class Scoring(Battles):
    def hands(self, *rows, **laid):
        """What can be scored."""
        famine = self.lay(*rows, **laid)
        return [hand for hand in SIZES if famine.choices(hand)]

    def test_what_lies_in_a_row_or_a_column(self):
        for rows, hands in ((("2d -- 2c -- --",), "one-pair"), (("2d -- -- -- --", "-- 2c -- -- --"), ""),
                            (("2d -- -- -- --", EMPTY, "2c -- -- -- --"), "one-pair"), (("2d 3c 2c -- 3d",), "one-pair two-pair"),
                            (("2d 2h 2c -- 3d",), "one-pair three-of-a-kind"), (("2d 2h 2c -- 2s",), "one-pair three-of-a-kind four-of-a-kind"),
                            (("2d 2h 2c 3s 3d",), "one-pair two-pair three-of-a-kind full-house"), (("2d 4d 6d 8d 3d",), "flush"),
                            (("2d 4d 6c 5d 3d",), "straight"), (("14d 4d 2c 5d 3d",), "straight"), (("14d 10d 12c 11d 13d",), "straight"),
                            (("14d 2d 12c 3d 13d",), ""), (("2d -- -- -- --", "3d -- -- -- --", "4d -- -- -- --", "5d -- -- -- --"), ""),
                            (("2d 2h 4c -- --", "5c -- 4d -- --"), "one-pair"), (("2d 2d 5d 4d 3d",), "one-pair flush"),
                            (("2d 2d 2d 2d 3c",), "one-pair three-of-a-kind four-of-a-kind")):
            self.assertEqual(self.hands(*rows), hands.split(), rows)

    def test_five_of_a_suit_are_a_flush_whatever_else_helpers_made_them(self):
        for row, hands in (("2d 2d 2d 3d 3d", "one-pair two-pair three-of-a-kind flush full-house"), ("2d 2d 2d 2d 3d", "one-pair three-of-a-kind flush four-of-a-kind"),
                           ("2d 2d 2d 2d 2d", "one-pair three-of-a-kind flush four-of-a-kind")):
            self.assertEqual(self.hands(row), hands.split(), row)
        self.turn("2d 2d 2d 2d --", hands=("3d 9c", ""), moves="lay 3d a5, score flush")
        self.assertEqual((self.grid()[0], self.famine.scored), (EMPTY, ["flush"]))

    def test_a_hand_not_scored_yet(self):
        asked = self.turn("2d 2h -- -- --", hands=("2c 9d", ""), moves="lay 2c a3", scored="one-pair")
        self.assertEqual(asked[1][1], {"score three-of-a-kind", "pass"})
        self.assertEqual(len(self.turn("2d -- -- -- --", hands=("2c 9d", ""), moves="lay 2c a2", scored="one-pair")), 1)

    def test_its_cards_are_removed(self):
        self.turn("2d 3d -- -- --", hands=("2c 9d", ""), moves="lay 2c a3, score one-pair", scored="flush")
        self.assertEqual(self.events(), ["laid 0 2c a3", "chose 0 one-pair", "scored 0 one-pair 5", "removed 0 2d a1", "removed 0 2c a3", "drew 0 13h"])
        self.assertEqual((self.grid()[0], repr(self.famine.discards), self.famine.scored), ("-- 3d -- -- --", "[2c, 2d]", ["flush", "one-pair"]))
        self.famine.show("lay")
        self.assertEqual(self.famine.facts["scored"], ["one-pair", "flush"])

    def test_which_cards(self):
        asked = self.turn("2d -- -- -- --", "3d 3h -- -- --", hands=("2c 9d", ""), moves="lay 2c a2, score one-pair, take b2")
        self.assertEqual(asked[2][1], {"take a1", "take a2", "take b1", "take b2"})
        self.assertEqual(self.events()[2:6], ["took 0 b2", "scored 0 one-pair 6", "removed 0 3d b1", "removed 0 3h b2"])

    def test_card_by_card_until_one_choice_is_left(self):
        asked = self.turn("2d 2h -- -- --", "2s -- -- -- --", hands=("2c 9d", ""), moves="lay 2c a3, score one-pair, take a1")
        self.assertEqual((asked[2][1], asked[3][1]), ({"take a1", "take a2", "take a3", "take b1"}, {"take a2", "take a3", "take b1"}))
        self.assertEqual(self.famine.facts, {"phase": "take", "turns-left": 0, "scoring": ["one-pair"], "taken": ["a1"]})
        self.turn("2d 2h -- -- --", "2s -- -- -- --", hands=("2c 9d", ""), moves="lay 2c a3, score one-pair, take a3, take a1")
        self.assertEqual(self.events("took", "removed"), ["took 0 a3", "took 0 a1", "removed 0 2d a1", "removed 0 2c a3"])
        self.turn("2d 2h -- -- --", "2s -- -- -- --", hands=("2c 9d", ""), moves="lay 2c a3, score one-pair, take b1")
        self.assertEqual(self.events("removed"), ["removed 0 2d a1", "removed 0 2s b1"])

    def test_three_of_four(self):
        asked = self.turn("2d 2h 2s -- --", hands=("2c 9d", ""), moves="lay 2c a4, score three-of-a-kind, take a4, take a1")
        self.assertEqual([asked[2][1], asked[3][1], asked[4][1]], [{f"take a{at}" for at in at} for at in ("1234", "123", "23")])
        self.assertEqual(self.famine.facts["taken"], ["a1", "a4"])

    def test_changed_cards_count_and_are_removed_as_printed(self):
        self.turn("2d -- -- -- --", hands=("5c 9d", ""), helpers="sergeant", moves="lay 5c a2, use-card sergeant 0, score one-pair")
        self.assertEqual((self.events("removed"), self.famine.altered), (["removed 0 2d a1", "removed 0 5c a2"], []))

    def test_one_hand_a_turn(self):
        self.turn("2d 2h -- -- --", "3d -- 3h -- --", hands=("2c 9d", ""), moves="lay 2c a3, score three-of-a-kind")
        self.assertEqual(self.events()[-1], "drew 0 13h")


class FullGrids(Battles):
    ROWS = "2d 4h 6c 8s --", "3h 5c 7d 9s 11d", "14h 12c 13d 2s 4c", "6d 8h 10c 12s 14c"

    def test_scoring_is_compulsory(self):
        asked = self.turn(*self.ROWS, hands=("8d 3d", ""), moves="lay 8d a5")
        self.assertEqual((len(asked), self.events()), (1, ["laid 0 8d a5", "chose 0 one-pair", "scored 0 one-pair 6", "removed 0 8s a4", "removed 0 8d a5", "drew 0 13h"]))
        self.assertIsNone(self.won)

    def test_with_a_choice_of_cards(self):
        asked = self.turn(*self.ROWS, hands=("4d 3d", ""), moves="lay 4d a5")
        self.assertEqual(asked[1:], [(0, {"take a2", "take a5", "take c5"})])

    def test_with_a_choice_of_hands(self):
        rows = "2d 2h 6c 8s --", *self.ROWS[1:]
        asked = self.turn(*rows, hands=("2c 3d", ""), moves="lay 2c a5")
        self.assertEqual(asked[1:], [(0, {"score one-pair", "score three-of-a-kind"})])

    def test_nothing_to_score(self):
        self.turn(*self.ROWS, hands=("13h 3d", ""), moves="lay 13h a5", deck="2c 3c")
        self.assertEqual((self.events(), self.won), (["laid 0 13h a5", "drew 0 2c", "grid-filled"], False))
        self.turn(*self.ROWS, hands=("8d 3d", ""), moves="lay 8d a5", scored="one-pair")
        self.assertEqual((self.events()[-1], self.won), ("grid-filled", False))

    def test_a_grid_that_is_not_full_goes_on(self):
        self.turn("2d 4h 6c -- --", *self.ROWS[1:], hands=("13h 3d", ""), moves="lay 13h a5")
        self.assertEqual((self.events()[-1], self.won), ("drew 0 13h", None))

    def test_helpers_first(self):
        asked = self.turn(*self.ROWS, hands=("13h 3d", ""), helpers="boy", moves="lay 13h a5, use-card boy 0, change-to 8h")
        self.assertEqual([legal for _, legal in asked[1:2]], [{"use-card boy 0"} | DONE])
        self.assertEqual((self.events()[-2:], self.won), (["removed 0 13h a5", "drew 0 13h"], None))


class Helpers(Battles):
    ROWS = "2d -- 9c -- 13s", EMPTY, EMPTY, "7h -- -- -- 2s"

    def touch(self, moves, helpers, **laid):
        return [legal for _, legal in self.turn(*self.ROWS, hands=("6c 3d", "4c 5c"), helpers=helpers, moves=moves, **laid)]

    def test_on_a_card_as_it_is_laid(self):
        asked = self.touch("lay 6c a2, use-card hound 0, done", "hound boy")
        self.assertEqual((asked[1:], self.events()), ([{"use-card hound 0", "use-card boy 0"} | DONE, {"use-card boy 0"} | DONE, {"score one-pair", "pass"}], [
            "laid 0 6c a2", "used-card 0 hound 0", "changed 0 6c 9c", "left 0"]))
        self.touch("lay 6c a2", "boy")
        self.assertEqual(self.famine.facts, {"phase": "touch-up", "turns-left": 0, "laid": [1]})

    def test_the_medium_copies_from_all_cells(self):
        self.assertEqual(self.touch("lay 6c a2, use-card medium 0", "medium")[2], {f"change-to {value}c" for value in (2, 7, 9, 13)})

    def test_the_postman_swaps_its_place(self):
        asked = self.touch("lay 6c a2, use-card postman 0, swap-with 15 0", "postman boy")
        self.assertEqual((asked[2], asked[3]), ({"swap-with 0 0", "swap-with 2 0", "swap-with 4 0", "swap-with 15 0", "swap-with 19 0"}, {"use-card boy 0"} | DONE))
        self.assertEqual((self.grid(), self.events()[-1]), (["2d 7h 9c -- 13s", EMPTY, EMPTY, "6c -- -- -- 2s"], "swapped 0 6c 7h"))
        self.touch("lay 6c a2, use-card postman 0, swap-with 15 0, use-card boy 0, change-to 8c", "postman boy")
        self.assertEqual(self.grid()[3], "8c -- -- -- 2s")

    def test_the_postman_may_be_alone(self):
        self.assertEqual(len(self.turn(hands=("6c 3d", ""), helpers="postman", moves="lay 6c b2")), 1)

    def test_the_witch(self):
        asked = self.touch("lay 6c a2, use-card witch 0", "witch boy")
        self.assertEqual((asked[2], self.grid()[0], repr(self.famine.discards)), ({"use-card boy 0"} | DONE, "2d 13h 9c -- 13s", "[6c]"))
        self.assertEqual(self.famine.facts["laid"], [2])

    def test_the_prophet(self):
        self.touch("lay 6c a2, use-card prophet 0, put-back 2 1 0", "prophet")
        self.assertEqual(self.events()[-2:], ["was-put-back 0", "drew 0 12h"])


class Ending(Battles):
    def test_a_straight_flush_of_a_row(self):
        self.turn("2d 3d -- 5d 6d", hands=("4d 9d", ""), helpers="boy", moves="lay 4d a3")
        self.assertEqual((self.events(), self.won), (["laid 0 4d a3", "straight-flush 0"], True))
        self.turn("2d 3d -- 5d 6d", "-- -- 4c -- --", hands=("4d 9d", ""), moves="lay 4d a3")
        self.assertEqual((self.events("chose", "straight-flush"), self.won), (["straight-flush 0"], True))
        self.turn("14d 3d -- 5d 2d", hands=("4d 9d", ""), moves="lay 4d a3")
        self.assertTrue(self.won)
        self.turn("10d 12d -- 11d 14d", hands=("13d 9d", ""), moves="lay 13d a3", scored=" ".join(SIZES))
        self.assertTrue(self.won)

    def test_by_a_helper(self):
        self.turn("2d 3d -- 5d 6d", hands=("4c 9d", ""), helpers="witch-hunter boy", moves="lay 4c a3, use-card witch-hunter 0, change-to 4d")
        self.assertEqual((self.events()[-2:], self.won), (["changed 0 4c 4d", "straight-flush 0"], True))
        self.turn("2d 3d -- 5d 6d", EMPTY, "4d -- -- -- --", hands=("9c 9d", ""), helpers="postman", moves="lay 9c a3, use-card postman 0, swap-with 10 0")
        self.assertEqual((self.events()[-1], self.won), ("straight-flush 0", True))

    def test_not_of_a_column(self):
        self.turn("2d -- -- -- --", "3d -- -- -- --", "4d -- -- -- --", hands=("5d 9d", ""), moves="lay 5d d1")
        self.assertIsNone(self.won)

    def test_all_seven(self):
        six = "two-pair three-of-a-kind straight flush full-house four-of-a-kind"
        self.turn("2d -- -- -- --", hands=("2c 9d", ""), scored=six, moves="lay 2c a2, score one-pair")
        self.assertEqual((self.events()[-3:], self.won), (["scored 0 one-pair 0", "removed 0 2d a1", "removed 0 2c a2"], True))
        self.turn("2d -- -- -- --", hands=("2c 9d", ""), scored=six.replace("straight ", ""), moves="lay 2c a2, score one-pair")
        self.assertIsNone(self.won)

    def test_the_last_card_is_drawn(self):
        self.turn("2d -- -- -- --", hands=("3c 9d", "4c", ""), deck="8c", moves="lay 3c a2")
        self.assertEqual((self.events(), self.famine.facts["turns-left"], self.won), (["laid 0 3c a2", "drew 0 8c", "deck-ran-out 3"], 3, None))
        self.turn("2d -- -- -- --", hands=("3c 9d", "4c", ""), deck="8c 8d", moves="lay 3c a2")
        self.assertEqual((self.events()[-1], self.famine.facts["turns-left"]), ("drew 0 8c", 0))

    def test_by_the_witch(self):
        self.turn("2d -- -- -- --", hands=("3c 9d", ""), deck="8c", helpers="witch", moves="lay 3c a2, use-card witch 0")
        self.assertEqual(self.events()[-2:], ["replaced 0 3c 8c", "deck-ran-out 2"])

    def test_one_more_turn_each(self):
        for left, last, won in ((3, "laid 0 3c a2", None), (2, "laid 0 3c a2", None), (1, "time-up", False)):
            self.turn("2d -- -- -- --", hands=("3c 9d", ""), deck="", moves="lay 3c a2", left=left)
            self.assertEqual((self.events()[-1], self.famine.facts["turns-left"], self.won), (last, left - 1, won))
        asked = self.play("3d 4c", "5c 7c", deck="8c", moves="lay 3d a2, lay 5c b5, lay 4c d2")
        self.assertEqual(([seat for seat, _ in asked], self.events("deck-ran-out", "time-up", "lost")), ([0, 1, 0], ["deck-ran-out 2", "time-up", "lost"]))
        self.assertEqual(self.famine.facts, {"phase": "over", "turn": 0, "turns-left": 0})

    def test_a_full_grid_before_the_last_turn(self):
        rows = FullGrids.ROWS
        self.turn(*rows, hands=("13h 3d", ""), deck="", left=1, moves="lay 13h a5")
        self.assertEqual((self.events()[-1], self.famine.facts["turns-left"]), ("grid-filled", 1))
        self.turn(*rows, hands=("13h 3d", ""), deck="8c", moves="lay 13h a5")
        self.assertEqual(self.events()[-1], "grid-filled")

    def test_all_win_or_all_lose(self):
        self.play("6h 4c", "5c 7c", moves="lay 6h a4, score one-pair")
        self.assertEqual(self.events("removed"), ["removed 0 6h a4", "removed 0 6d a5"])
        self.assertEqual(self.famine.result(), ([0, 0], []))
        self.famine.end(True)
        self.assertEqual(self.famine.result(), ([0, 0], [0, 1]))


if __name__ == "__main__":
    unittest.main()
