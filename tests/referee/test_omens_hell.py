"""The referee of Omens: Hell: each sentence of the page on piles laid by hand."""
import unittest

from omens_hell import Hell
from omens_model import written
from omens_poker import SUITS, VALUES
from omens_prophecies import FORETOLD
from omens_trial import Planned, cards, played, told

FULL = {number: " ".join(f"{number}{suit}" for suit in SUITS) for number in VALUES}
CHOOSE, DONE = {"take", "plus", "minus"}, {"done"}
ALL = "bookseller driver boy hound witch witch-hunter sergeant medium prophet postman"


class Piles(Planned):
    def piles(self, match):
        return {number: self.dealt[number].split() for number in VALUES}


class Battles(unittest.TestCase):
    def battle(self, dice="", seats=3, helpers="", adversary="off", foretold=FORETOLD):
        """The turns roll these dice, then threes."""
        self.hell = Hell(seats, 0, Piles(FULL, helpers, dice + " 3" * 9, foretold), adversary)
        return self.hell

    def play(self, dice="", moves="", piles=(), own=(), **laid):
        """From the first turn on, which is seat 0's. Piles that are not named are full."""
        hell = self.battle(dice, **laid)
        hell.draw_helpers()
        hell.deal_prophecies()
        hell.piles = {number: cards(words.split()[:1], up=True) + cards(words.split()[1:]) for number, words in (FULL | dict(piles)).items()}
        hell.cards = [cards(words.split(), up=True) for words in own] or hell.cards
        hell.events = []
        return played(hell, hell.turns(0), filter(None, moves.split(", ")))

    def since(self, *kinds):
        return told(self.hell, *kinds)

    def pile(self, number):
        return " ".join(written(self.hell.piles[number]))


class SetUp(Battles):
    def test_deal(self):
        asked = played(self.battle("6 6 6 1 1 1 2 5", seats=2, foretold=FORETOLD[::-1]))
        self.assertEqual(self.since(), ["helpers-came 0", "got-prophecy 0 prophecy-four-of-a-kind", "got-prophecy 1 prophecy-full-house", "laid-piles",
                                        *[f"uncovered {number}c" for number in range(2, 15)], "start-roll 0 6 6 6", "start-roll 1 1 1 1", "starts 0",
                                        "rolled 0 2 5 7"])
        self.assertEqual(asked, [(0, CHOOSE)])
        self.assertEqual(self.hell.facts, {"phase": "choose", "turn": 0, "starter": 0, "sign": "none", "total": 7, "pile": 7})

    def test_zones(self):
        played(self.battle("6 6 6 1 1 1 2 5", seats=2, adversary="on"))
        zones = self.hell.zones()
        self.assertEqual((zones["deck"], zones["dice"], len(zones["dice-box"]), zones["cards"]), ([], ["2", "5"], 2, [[], []]))
        self.assertEqual((zones["pile-2"], zones["pile-14"]), (["2c", "(2d)", "(2h)", "(2s)"], ["14d", "(14h)", "(14s)"]))
        self.assertEqual((zones["prophecy"], zones["almanac"]), ([["(prophecy-two-pair)"], ["(prophecy-three-of-a-kind)"]], [
            "(prophecy-straight)", "(prophecy-flush)", "(prophecy-full-house)", "(prophecy-four-of-a-kind)"]))
        self.assertEqual(zones["adversary"], ["beelzebub"])

    def test_the_start_seat(self):
        self.assertEqual(played(self.battle("1 1 1 1 1 2 5 5", seats=2)), [(1, CHOOSE)])
        self.assertEqual((self.hell.facts["starter"], self.hell.facts["turn"]), (1, 1))

    def test_who_meets_beelzebub(self):
        for seats, adversary, comes in ((2, "auto", True), (3, "auto", False), (4, "auto", False), (2, "off", False), (4, "on", True), (2, "on", True)):
            played(self.battle("6 6 6 1 1 1 1 1 1 1 1 1", seats=seats, adversary=adversary))
            self.assertEqual((len(self.since("beelzebub-came")), self.hell.zones()["adversary"]), (comes, ["beelzebub"] * comes), (seats, adversary))


class Turns(Battles):
    def test_two_dice(self):
        asked = self.play("2 5 1 1", "take, take")
        self.assertEqual(asked, [(0, CHOOSE), (1, CHOOSE), (2, CHOOSE)])
        self.assertEqual(self.since(), ["rolled 0 2 5 7", "took 0 7c", "uncovered 7d", "rolled 1 1 1 2", "took 1 2c", "uncovered 2d", "rolled 2 3 3 6"])
        self.assertEqual((self.pile(7), self.pile(8)), ("7d (7h) (7s)", "8c (8d) (8h) (8s)"))

    def test_cards_are_face_up_the_latest_first(self):
        self.play("2 5 3 3 3 3 4 6", "take, take, take, take")
        self.assertEqual(self.hell.zones()["cards"], [["10c", "7c"], ["6c"], ["6d"]])

    def test_a_third_die(self):
        for dice, move, total in (("2 5 6", "plus", 13), ("2 5 6", "minus", 14), ("6 6 2", "plus", 14), ("6 6 1", "minus", 11), ("1 2 1", "minus", 2)):
            asked = self.play(dice, move)
            sign, third, took, left = self.since()[1:5]
            self.assertEqual((sign, third, took), (f"announced 0 {move}", f"rolled-third 0 {dice[-1]}", f"took 0 {total}c"), (dice, move))
            self.assertEqual((left, [seat for seat, _ in asked]), (f"uncovered {total}d", [0, 1]))
            self.assertEqual((self.hell.facts["sign"], len(self.hell.dice), len(self.hell.box)), ("none", 2, 2))

    def test_no_pile_of_that_number(self):
        for dice, move in (("6 6 3", "plus"), ("6 6 6", "plus"), ("1 1 2", "minus"), ("1 1 6", "minus")):
            self.play(dice, move)
            self.assertEqual(self.since()[3:], ["missed 0", "fell 14c", "uncovered 14d", "rolled 1 3 3 6"], (dice, move))
            self.assertEqual((repr(self.hell.discards), self.hell.cards), ("[14c]", [[], [], []]))
        self.play("6 6 3", "plus", piles={14: ""})
        self.assertEqual(self.since()[3:], ["missed 0", "rolled 1 3 3 6"])

    def test_an_empty_pile_gives_nothing(self):
        self.play("2 5", "take", piles={7: ""})
        self.assertEqual(self.since(), ["rolled 0 2 5 7", "found-empty 0 7", "rolled 1 3 3 6"])
        self.play("2 5 6", "minus", piles={14: ""})
        self.assertEqual(self.since()[3:], ["found-empty 0 14", "rolled 1 3 3 6"])


class Helpers(Battles):
    def test_on_the_two_dice(self):
        asked = self.play("1 3", "use-die bookseller 0, take", helpers="bookseller sergeant prophet")
        self.assertEqual([legal for _, legal in asked[:2]], [{"use-die bookseller 0", "use-die bookseller 1", "use-die sergeant 1", "use-die prophet 0"} | CHOOSE,
                                                             {"use-die sergeant 0", "use-die sergeant 1", "use-die prophet 0"} | CHOOSE])
        self.assertEqual(self.since()[1:4], ["used-die 0 bookseller 0", "changed 0 1 2", "took 0 5c"])

    def test_no_card_powers(self):
        self.assertFalse([use for use in self.play(helpers=ALL)[0][1] if use.startswith("use-card")])

    def test_settling(self):
        asked = self.play("1 3 4 6", "minus, use-die hound 2, use-die witch-hunter 0, done", helpers="hound witch-hunter boy")
        uses = [{f"use-die {helper} {spot}" for spot in range(3)} for helper in ("hound", "witch-hunter", "boy")]
        self.assertEqual([legal for _, legal in asked[1:4]], [DONE.union(*uses), DONE.union(*uses[1:]), DONE | uses[2]])
        self.assertEqual(self.since()[1:7], ["announced 0 minus", "rolled-third 0 4", "used-die 0 hound 2", "rolled-again 0 4 6",
                                             "used-die 0 witch-hunter 0", "changed 0 1 6"])
        self.assertEqual(self.since("took"), ["took 0 3c"])

    def test_the_sign_stands_until_the_turn_is_over(self):
        self.play("1 3 4", "minus", helpers="hound")
        self.assertEqual(self.hell.facts, {"phase": "settle", "turn": 0, "starter": 0, "sign": "minus", "total": 0, "pile": 0})

    def test_settling_is_left_out_when_none_can_be_used(self):
        self.assertEqual(self.play("1 1 1", "plus", helpers="sergeant")[1][0], 1)
        self.assertEqual(self.play("1 2 1", "plus", helpers="sergeant")[1], (0, {"use-die sergeant 1"} | DONE))
        self.assertEqual(self.play("1 2 1", "plus, use-die sergeant 1", helpers="sergeant")[2][0], 1)
        self.assertEqual(self.since("took"), ["took 0 3c"])

    def test_the_prophets_die_takes_the_place_of_the_one_left_out(self):
        asked = self.play("1 2 6 5", "minus, use-die prophet 0, leave-out 2", helpers="prophet")
        self.assertEqual(asked[2], (0, {f"leave-out {spot}" for spot in range(4)}))
        self.assertEqual(self.since()[3:8], ["used-die 0 prophet 0", "rolled-more 0 5", "was-left-out 0 6 2", "missed 0", "fell 14c"])
        self.play("1 2 5 4", "use-die prophet 0, leave-out 0, minus", helpers="prophet")
        self.assertEqual(self.since("took"), ["took 0 3c"])

    def test_dice_are_rolled_anew(self):
        self.play("1 2 3 4", "use-die boy 0, change-to 6, take", helpers="boy")
        self.assertEqual((self.since()[3:], repr(self.hell.dice)), (["took 0 8c", "uncovered 8d", "rolled 1 3 4 7"], "[3, 4]"))
        self.assertNotIn("altered", self.hell.facts)


class Beelzebub(Battles):
    def test_the_highest_pile(self):
        for piles, card, left in (({}, "14c", "14d"), ({14: "14c 14d 14h"}, "13c", "13d"), ({number: f"{number}c" for number in VALUES} | {5: "5h 5s"}, "5h", "5s"),
                                  ({number: f"{number}c {number}d" for number in range(9, 15)}, "8c", "8d")):
            self.play(adversary="on", piles=piles)
            self.assertEqual(self.since(), [f"beelzebub-took {card}", f"uncovered {left}", "rolled 0 3 3 6"])
            self.assertEqual(repr(self.hell.discards), f"[{card}]")

    def test_in_the_start_seats_turns(self):
        self.play("1 1 1 2 1 3", "take, take, take", adversary="on")
        self.assertEqual(self.since("rolled", "beelzebub-took"), ["beelzebub-took 14c", "rolled 0 1 1 2", "rolled 1 1 2 3", "rolled 2 1 3 4",
                                                                  "beelzebub-took 13c", "rolled 0 3 3 6"])

    def test_he_may_end_it(self):
        piles = {number: f"{number}c" for number in range(4, 13)} | {2: "2c 2d", 3: "3c 3d", 13: "", 14: "14c 14d"}
        asked = self.play("1 1 1 2", "take, take", seats=2, adversary="on", piles=piles)
        self.assertEqual([seat for seat, _ in asked], [0, 1])
        self.assertEqual(self.since()[6:], ["took 1 3c", "uncovered 3d", "beelzebub-took 14d", "emptied 14 2", "failed 0 prophecy-two-pair",
                                            "failed 1 prophecy-three-of-a-kind", "lost"])
        self.assertEqual((self.hell.facts["turn"], self.hell.dice), (0, []))


class Ending(Battles):
    def over(self):
        self.assertEqual(self.hell.facts["phase"], "over")
        return self.hell.won

    def test_as_many_empty_piles_as_seats(self):
        for seats in (2, 3, 4):
            one = {number: f"{number}c" for number in range(4, 4 + seats)}
            asked = self.play("1 3 1 4 1 5 1 6", ", ".join(["take"] * seats), seats=seats, piles=one)
            self.assertEqual(len(asked), seats)
            self.assertEqual(self.since("emptied"), [f"emptied {number} {number - 3}" for number in one])
            self.assertEqual((self.over(), self.since()[-1]), (False, "lost"))

    def test_at_once(self):
        self.play("2 5", "take", seats=2, piles={2: "", 7: "7c"})
        self.assertEqual(self.since(), ["rolled 0 2 5 7", "took 0 7c", "emptied 7 2", "failed 0 prophecy-two-pair", "failed 1 prophecy-three-of-a-kind", "lost"])
        self.assertEqual((self.hell.facts, repr(self.hell.dice)), ({"phase": "over", "turn": 0, "starter": 0, "sign": "none", "total": 7, "pile": 7}, "[2, 5]"))
        self.play("6 6 3", "plus", seats=2, piles={2: "", 14: "14c"})
        self.assertEqual(self.since()[3:7], ["missed 0", "fell 14c", "emptied 14 2", "failed 0 prophecy-two-pair"])
        self.assertEqual((self.hell.facts["sign"], len(self.hell.dice)), ("plus", 3))

    def test_prophecies_are_shown(self):
        self.play("2 5", "take", seats=2, piles={2: "", 7: "7c"})
        self.assertEqual(self.hell.zones()["prophecy"], [["prophecy-two-pair"], ["prophecy-three-of-a-kind"]])
        self.assertEqual(self.hell.zones()["almanac"][0], "(prophecy-straight)")

    def fulfils(self, words, category):
        hell = Hell(2, 0, None)
        hell.cards[1] = cards(words.split(), up=True)
        return hell.fits(1, category)

    def test_exactly_its_category(self):
        for words, category in (("2c 2d 3c 3d 9h", "two-pair"), ("2c 2d 2h 4c 9h", "three-of-a-kind"), ("2c 3d 4h 5c 6h", "straight"), ("2c 3c 4c 5c 7c", "flush"),
                                ("2c 2d 2h 4c 4h", "full-house"), ("2c 2d 2h 2s 9h", "four-of-a-kind"), ("2c 3c 4c 5c 6c", "straight-flush")):
            for other in FORETOLD:
                self.assertEqual(self.fulfils(words, other), other == category, (words, other))

    def test_five_can_be_chosen(self):
        self.assertTrue(self.fulfils("2c 2d 2h 4c 4h 9s", "two-pair"))
        self.assertTrue(self.fulfils("2c 3c 4c 5c 6c 6d", "straight"))
        self.assertTrue(self.fulfils("2c 3c 4c 5c 6c 9c", "flush"))
        self.assertFalse(self.fulfils("2c 2d 2h 2s", "four-of-a-kind"))
        self.assertFalse(self.fulfils("2c 2d 3c 3d", "two-pair"))

    def test_14_or_1(self):
        self.assertTrue(self.fulfils("14c 2d 3h 4c 5h", "straight"))
        self.assertTrue(self.fulfils("14c 13d 12h 11c 10h", "straight"))
        self.assertFalse(self.fulfils("14c 13d 12h 2c 3h", "straight"))

    def test_all_win_or_all_lose(self):
        pairs, three, other = "2c 2d 3c 3d 9h", "4c 4d 4h 6c 9s", "12c"
        for own, won in (((pairs, three), True), ((pairs, other), False), ((other, three), False), ((three, pairs), False)):
            self.play("2 5", "take", seats=2, piles={2: "", 7: "7c"}, own=own)
            self.assertEqual((self.over(), self.since()[-1], self.hell.result()), (won, "won" if won else "lost", ([0, 0], [0, 1] if won else [])))
        self.play("2 5", "take", seats=2, piles={2: "", 7: "7c"}, own=(pairs, other))
        self.assertEqual(self.since()[-3:], ["fulfilled 0 prophecy-two-pair", "failed 1 prophecy-three-of-a-kind", "lost"])


if __name__ == "__main__":
    unittest.main()
