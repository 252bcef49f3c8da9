"""The referee of Omens: Death: each sentence of the page on hands and a deck laid by hand."""
import unittest

from omens_death import AT_LEAST, TAKEN_OUT, Death
from omens_trial import Planned, cards, laid, played, told

OWN, OTHER, THIRD = "(2c) (5d) (7s) (9h) 10c", "(4c) (6d) 7h (12h) (12s)", "3c 3h (7d) (9c) (11h)"
DECK = "3d 4d 5s 6h 7c 8d 9d 10d"


def totals(*numbers):
    return {f"total {number}" for number in numbers}


class Battles(unittest.TestCase):
    def play(self, dice="", moves="", hands=(OWN, OTHER), deck=DECK, helpers=""):
        """Seat 0's turn. After these dice 1 2 4 is rolled."""
        self.last = battle = Death(len(hands), 0, Planned(dice=dice + " 1 2 4" * 3))
        battle.helpers = helpers.split()
        battle.hand, battle.deck = list(map(laid, hands)), cards(deck.split())
        return played(battle, battle.turns(0), filter(None, moves.split(", ")))

    def since(self, *kinds):
        return told(self.last, *kinds)

    def zone(self, name, seat=None):
        zone = self.last.zones()[name]
        return " ".join(zone if seat is None else zone[seat])


class SetUp(Battles):
    def test_deal(self):
        dealt = ["12c", "13c"], [["2c", "3d", "5h", "7s", "9c"], ["4c", "6d", "8h", "10s", "12d"]], DECK.split()
        self.last = Death(2, 0, Planned(dealt, dice="1 1 1 6 6 6 1 2 3"))
        asked = played(self.last)
        self.assertEqual(self.since(), ["helpers-came 0", "took-out 2", *(f"got 0 {card}" for card in dealt[1][0]), *(f"got 1 {card}" for card in dealt[1][1]),
                                        "dealt", "start-roll 0 1 1 1", "start-roll 1 6 6 6", "starts 1", "rolled 1 1 2 3"])
        self.assertEqual((asked, self.last.facts), ([(1, totals(3, 4, 5))], {"phase": "choose", "turn": 1, "total": 0}))
        self.assertEqual((self.zone("hand", 0), self.zone("discards"), self.zone("deck")[:4]), ("(2c) (3d) (5h) (7s) (9c)", "12c 13c", "(3d)"))
        self.assertEqual((self.zone("dice"), len(self.last.box)), ("1 2 3", 1))
        self.assertEqual(TAKEN_OUT, {2: 26, 3: 13, 4: 0})


class Choosing(Battles):
    def test_two_of_three(self):
        self.assertEqual(self.play("3 4 6")[0], (0, totals(7, 9, 10)))
        self.assertEqual(self.play("3 3 6")[0], (0, totals(6, 9)))
        self.play("3 4 6", "total 9")
        self.assertEqual((self.since("chose"), self.last.facts), (["chose 0 9"], {"phase": "match", "turn": 0, "total": 9}))

    def test_three_alike(self):
        self.assertEqual(self.play("5 5 5")[0], (0, {"drop 4", "pass"}))
        self.assertEqual(self.since(), ["rolled 0 5 5 5", "chose 0 10"])
        self.assertEqual(self.play("5 5 5", helpers="boy")[0][1] - {f"use-die boy {spot}" for spot in range(3)}, totals(10))

    def test_die_powers(self):
        asked = self.play("3 4 6", "use-die bookseller 2, use-die witch 0, roll-too 1, roll-picked", helpers="bookseller witch")
        self.assertEqual(asked[0][1], totals(7, 9, 10) | {f"use-die {helper} {spot}" for helper in ("bookseller", "witch") for spot in range(3)})
        self.assertEqual((asked[-1][1], self.zone("dice")), (totals(3, 6, 7), "1 2 5"))

    def test_only_before_choosing(self):
        self.assertEqual(self.play("3 4 6", "total 7", helpers="boy")[1], (0, {"drop 2", "pass"}))

    def test_the_prophets_die(self):
        asked = self.play("3 4 6 1", "use-die prophet 0, leave-out 1", helpers="prophet")
        self.assertEqual((asked[1][1], asked[2][1], self.zone("dice")), ({f"leave-out {spot}" for spot in range(4)}, totals(4, 7, 9), "3 1 6"))

    def test_dice_are_rolled_anew(self):
        self.play("3 4 6 5 6 6", "use-die boy 0, change-to 1, total 5, drop 1", helpers="boy")
        self.assertEqual((self.zone("dice"), self.last.facts), ("5 6 6", {"phase": "choose", "turn": 1, "total": 0, "had": ["boy"], "had-by": [0]}))

    def test_each_helper_once_by_each_seat(self):
        first, rest = "use-die boy 0, change-to 1, total 5, drop 1", {f"use-die hound {spot}" for spot in range(3)}
        asked = self.play("3 4 6 5 6 6", first, helpers="boy hound")
        self.assertEqual(asked[2][1] & {"use-die boy 0", "use-die hound 0"}, {"use-die hound 0"})
        self.assertEqual(asked[-1][1] - rest, totals(11, 12) | {f"use-die boy {spot}" for spot in range(3)})
        self.assertEqual((self.last.facts["had"], self.last.facts["had-by"], self.last.spent), (["boy"], [0], []))
        self.play("3 4 6 5 6 6", first + ", use-die boy 1, change-to 1, total 7, drop 2", helpers="boy hound")
        self.assertEqual((self.last.helpers, self.last.spent, "had" in self.last.facts), (["hound"], ["boy"], False))


class Dropping(Battles):
    def test_face_down_and_face_up(self):
        for total, slot, hand in ((7, 2, "(2c) (5d) (3d) (9h) 10c"), (10, 4, "(2c) (5d) (7s) (9h) (3d)")):
            asked = self.play("3 4 6", f"total {total}, drop {slot}")
            self.assertEqual((asked[1:], self.zone("hand", 0)), ([(0, {f"drop {slot}", "pass"}), (1, totals(3, 5, 6))], hand))
        self.assertEqual((self.since()[2:4], self.zone("discards")), (["dropped 0 10c", "drew 0 3d"], "10c"))

    def test_any_card_of_the_value(self):
        self.assertEqual(self.play("6 6 1", "total 12", (OTHER, OWN))[1], (0, {"drop 3", "drop 4", "pass"}))

    def test_a_14_is_no_1_and_no_2(self):
        self.assertEqual(self.play("1 1 1", "pass", ("(14c) (2d) 14s 2h 3h", OTHER))[0][1], {"drop 1", "drop 3", "pass"})

    def test_others_clockwise_until_one_does(self):
        asked = self.play("3 4 6", "total 7, pass, drop 2", (OWN, OTHER, THIRD))
        self.assertEqual(asked[1:3], [(0, {"drop 2", "pass"}), (1, {"drop 2", "pass"})])
        self.assertEqual((self.since()[2:5], asked[3][0]), (["passed 0", "dropped 1 7h", "drew 1 3d"], 1))
        asked = self.play("3 4 6", "total 7, pass, pass, pass", (OWN, OTHER, THIRD))
        self.assertEqual(([seat for seat, _ in asked], self.since("nobody")), ([0, 0, 1, 2, 0], ["nobody"]))

    def test_from_the_active_seat_on(self):
        self.last = Death(3, 0, Planned(dice="3 4 6 1 2 4"))
        self.last.hand, self.last.deck = list(map(laid, (OWN, OTHER, THIRD))), cards(DECK.split())
        self.assertEqual([seat for seat, _ in played(self.last, self.last.turns(2), ["total 7", "pass", "pass", "pass"])], [2, 2, 0, 1, 2])

    def test_a_secret_is_asked_for(self):
        asked = self.play("3 4 6", "total 9, pass", ("(2c) 5d 7s 8h 10c", "2h 3h 4h 5h 6h", "2d 3d 9d 5s 6s", "2s 3s 4s 5c 6c"))
        self.assertEqual((asked[1:], self.since("passed")), ([(0, {"pass"}), (2, {"drop 2", "pass"})], ["passed 0"]))

    def test_the_active_seat_is_passed_over_too(self):
        self.play("3 4 6", "total 9", ("2c 5d 7s 8h 10c", "2h 3h 4h 5h 6h"))
        self.assertEqual(self.since(), ["rolled 0 3 4 6", "chose 0 9", "nobody", "lost-from-deck 0 3d", "rolled 1 1 2 4"])


class Nobody(Battles):
    def test_the_decks_card_and_one_of_ones_own(self):
        asked = self.play("2 4 6", "total 8, pass, pass, turn-up 1")
        self.assertEqual(asked[3], (0, {f"turn-up {slot}" for slot in range(4)}))
        self.assertEqual(self.since()[4:7], ["nobody", "lost-from-deck 0 3d", "revealed 0 5d"])
        self.assertEqual((self.zone("hand", 0), self.zone("discards")), ("(2c) 5d (7s) (9h) 10c", "3d"))

    def test_the_only_one(self):
        asked = self.play("2 4 6", "total 8, pass, pass", ("2c 5d (7s) 9h 10c", OTHER))
        self.assertEqual((asked[3][0], self.since("revealed"), self.zone("hand", 0)), (1, ["revealed 0 7s"], "2c 5d 7s 9h 10c"))

    def exchange(self, moves, hand="2c 5d (13s) 9h 10c", deck=DECK, **laid_out):
        return self.play("2 4 6", f"total 8, pass, pass{moves}", (hand, OTHER), deck, **laid_out)[3:]

    def test_13_or_14(self):
        for card in ("13s", "14s"):
            self.assertEqual(self.exchange("", f"2c 5d ({card}) 9h 10c"), [(0, {"exchange", "stay"})])
            self.assertEqual(self.last.facts, {"phase": "offer", "turn": 0, "total": 8, "slot": [2]})
        self.assertEqual(self.exchange("", "2c 5d (12s) 9h 10c")[0][0], 1)

    def test_it_may_stay(self):
        self.assertEqual(self.exchange(", stay")[1][0], 1)
        self.assertEqual((self.since()[6:8], self.zone("hand", 0), "slot" in self.last.facts), (["revealed 0 13s", "stayed 0 13s"], "2c 5d 13s 9h 10c", False))

    def test_two_others(self):
        self.assertEqual(self.exchange(", exchange")[1], (0, {"take 4d", "take 5s"}))
        self.assertEqual((self.zone("offer"), self.zone("hand", 0), self.zone("discards")), ("4d 5s", "2c 5d 9h 10c", "13s 3d"))
        self.assertEqual(self.last.facts, {"phase": "pick", "turn": 0, "total": 8, "slot": [2]})
        for taken, other in (("4d", "5s"), ("5s", "4d")):
            self.exchange(f", exchange, take {taken}")
            self.assertEqual(self.since()[7:10], ["exchanged 0 13s", "offered 0 4d 5s", f"took 0 {taken} {other}"])
            self.assertEqual((self.zone("hand", 0), self.zone("discards"), self.zone("offer")), (f"2c 5d {taken} 9h 10c", f"{other} 13s 3d", ""))

    def test_what_is_taken_stays(self):
        self.assertEqual(self.exchange(", exchange, take 14d", deck="3d 4d 14d 6h 7c")[2][0], 1)

    def test_too_few_cards(self):
        self.assertEqual((self.exchange("", deck="3d 4d")[0][0], self.since("stayed")), (1, []))
        self.assertEqual((self.exchange(", exchange, take 4d", deck="3d 4d 5s")[:1], self.last.facts["phase"]), ([(0, {"exchange", "stay"})], "over"))

    def test_a_hand_face_up_turns_nothing(self):
        self.play("2 4 6", "total 8, pass", ("2c 5d 13s 9h 10c", OTHER))
        self.assertEqual(self.since()[2:], ["passed 1", "nobody", "lost-from-deck 0 3d", "rolled 1 1 2 4"])


class Ending(Battles):
    FIVE = {"high-card": "2c 4d 6h 8s 10c", "one-pair": "2c 2d 6h 8s 10c", "two-pair": "2c 2d 6h 6s 10c", "three-of-a-kind": "2c 2d 2h 8s 10c",
            "straight": "2c 3d 4h 5s 6c", "flush": "2c 4c 6c 8c 10c", "full-house": "2c 2d 2h 8s 8c", "four-of-a-kind": "2c 2d 2h 2s 10c"}

    def end(self, *categories):
        """Nobody drops anything, and all hands are shown."""
        self.play("6 6 6", "", [self.FIVE[name] for name in categories], "3d")
        self.assertEqual(self.last.facts["phase"], "over")
        return self.since()[4:]

    def test_the_deck_is_empty(self):
        self.play("6 6 5", "total 12, pass, pass", ("2c 2d (2h) 8s 10c", "(3c) 4d 5h 6s 7c"), "3d")
        self.assertEqual(self.since()[4:], ["nobody", "lost-from-deck 0 3d", "revealed 0 2h", "deck-ran-out", "shows 0 three-of-a-kind", "opened 1 3c",
                                            "shows 1 straight", "won"])
        self.assertEqual((self.last.facts, self.last.result(), self.zone("hand", 1)), ({"phase": "over", "turn": 0, "total": 12}, ([0, 0], [0, 1]), "3c 4d 5h 6s 7c"))
        self.play("3 4 6", "total 7, drop 2", deck="3d 4d")
        self.assertEqual(self.last.facts["turn"], 1)

    def test_after_the_turn_of_the_last_card(self):
        self.play("3 4 6", "total 7, drop 2", deck="3d")
        self.assertEqual((self.last.facts["phase"], self.since("drew", "opened")[:4]), ("over", ["drew 0 3d", "opened 0 2c", "opened 0 5d", "opened 0 3d"]))

    def test_high_enough(self):
        self.assertEqual(AT_LEAST, {2: "three-of-a-kind", 3: "two-pair", 4: "one-pair"})
        for categories, last in (("three-of-a-kind straight", "won"), ("two-pair straight", "too-low 0 three-of-a-kind"),
                                 ("two-pair flush straight", "won"), ("straight one-pair flush", "too-low 1 two-pair"),
                                 ("one-pair flush two-pair straight", "won"), ("flush two-pair straight high-card", "too-low 3 one-pair")):
            events = self.end(*categories.split())
            self.assertEqual(events[-1:] if last == "won" else events[-2:], [last] if last == "won" else [last, "lost"], categories)

    def test_the_first_that_is_too_low(self):
        self.assertEqual(self.end("flush", "one-pair", "one-pair")[-2:], ["too-low 1 two-pair", "lost"])
        self.assertEqual(self.since("alike"), [])

    def test_all_different(self):
        self.assertEqual(self.end("flush", "straight", "flush")[-2:], ["alike 0 2 flush", "lost"])
        self.assertEqual(self.end("two-pair", "flush", "straight", "flush")[-2:], ["alike 1 3 flush", "lost"])
        self.assertEqual(self.end("flush", "straight", "straight", "flush")[-2:], ["alike 0 3 flush", "lost"])
        self.assertEqual(self.end("flush", "flush", "flush", "flush")[-2:], ["alike 0 1 flush", "lost"])
        self.assertEqual(self.end("two-pair", "flush", "two-pair")[-2:], ["alike 0 2 two-pair", "lost"])
        self.assertEqual(self.end("four-of-a-kind", "full-house", "one-pair", "flush")[-1], "won")


if __name__ == "__main__":
    unittest.main()
