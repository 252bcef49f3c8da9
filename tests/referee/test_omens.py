"""The helpers of the Omens referees: each power of the page on cards and dice laid by hand."""
import unittest

from omens_model import HELPERS, Battle, Piece, card_results, die_results
from omens_trial import SET, Disagreement, Planned, Reach, cards, told
from omens import check_options, check_set
from trial import run

OTHERS = "14s 5h 5d 9c"


class Table(unittest.TestCase):
    """A battle with cards of one seat in a row, another seat's, a deck and dice."""

    def lay(self, row, helpers=" ".join(HELPERS), deck="2c 3c 4c 5c", dice="", rolls="", other="13d 13s"):
        self.battle = Battle(2, 0, Planned(dice=rolls))
        self.battle.helpers = helpers.split()
        self.row, self.other, self.deck = cards(row.split(), up=True), cards(other.split(), up=True), cards(deck.split())
        self.battle.dice = [Piece(face, up=True) for face in dice.split()]
        self.reach = Reach([(self.row, spot) for spot in range(len(self.row))], self.deck, self.row + self.other,
                           lambda spot: {(1, place): (self.other, place) for place in range(len(self.other))}, self.battle.dice)
        return self

    def asked(self, *moves, legal=("pass",)):
        """The decisions from one that can be helped; their legal moves."""
        asked, result = run(self.battle.ask(0, "ask", list(legal), self.reach), *moves)
        self.assertEqual({seat for seat, _ in asked}, {0})
        self.assertEqual(result, None if moves and moves[0] != "pass" or not moves else ["pass"])
        return [legal for _, legal in asked]

    def uses(self):
        return set(self.battle.uses(self.reach))

    @property
    def events(self):
        return told(self.battle)


class Results(unittest.TestCase):
    def test_cards(self):
        for helper, card, words in (
                ("bookseller", "8c", "7c 9c"), ("bookseller", "2c", "3c"), ("bookseller", "14c", "13c"), ("driver", "8c", "6c 10c"),
                ("driver", "3c", "5c"), ("driver", "13c", "11c"), ("boy", "8c", "2c 3c 4c 5c 6c 7c 9c 10c 11c 12c 13c 14c"), ("hound", "8h", "11h"),
                ("hound", "11h", "14h"), ("hound", "12h", ""), ("witch-hunter", "8h", "8c 8d 8s"), ("sergeant", "8c", "5c"), ("sergeant", "4c", ""),
                ("sergeant", "5c", "2c"), ("medium", "8c", "5c 9c 14c"), ("medium", "9d", "5d 14d"), ("witch", "8c", ""), ("prophet", "8c", ""),
                ("postman", "8c", "")):
            self.assertEqual(card_results(helper, Piece(card), cards(OTHERS.split())), words.split(), (helper, card))

    def test_dice(self):
        for helper, face, words in (
                ("bookseller", 3, "2 4"), ("bookseller", 1, "2"), ("bookseller", 6, "5"), ("driver", 3, "1 5"), ("driver", 2, "4"), ("driver", 5, "3"),
                ("boy", 3, "1 2 4 5 6"), ("witch-hunter", 1, "6"), ("witch-hunter", 4, "3"), ("sergeant", 6, "3 4 5"), ("sergeant", 2, "1"),
                ("sergeant", 1, ""), ("medium", 3, "2 5"), ("medium", 2, "5"), ("postman", 3, "2 4"), ("postman", 1, "2 6"), ("postman", 5, "2 4 6"),
                ("hound", 3, ""), ("witch", 3, ""), ("prophet", 3, "")):
            dice = [Piece(str(face)), Piece("2"), Piece("5"), Piece("2")]
            self.assertEqual(die_results(helper, dice[0], dice), words.split(), (helper, face))

    def test_the_medium_does_not_copy_itself(self):
        card, die = Piece("8c"), Piece("3")
        self.assertEqual((card_results("medium", card, [card]), die_results("medium", die, [die])), ([], []))


class Uses(Table):
    def test_on_each_card(self):
        self.lay("13c 4d")
        one = {"bookseller", "driver", "boy", "witch", "witch-hunter", "medium", "postman"}
        both = {f"use-card {helper} {spot}" for helper in one for spot in (0, 1)}
        self.assertEqual(self.uses(), both | {"use-card hound 1", "use-card sergeant 0", "use-card prophet 0"})

    def test_on_each_die(self):
        self.lay("", dice="1 5")
        both = {f"use-die {helper} {spot}" for helper in HELPERS for spot in (0, 1)}
        self.assertEqual(self.uses(), both - {"use-die sergeant 0", "use-die prophet 1"} | {"use-card prophet 0"})

    def test_a_medium_needs_another_value(self):
        self.assertEqual(self.lay("13c 13d", helpers="medium", dice="4 4").uses(), set())
        self.assertEqual(self.lay("12c", helpers="medium", dice="4").uses(), {"use-card medium 0"})

    def test_what_the_deck_can_give(self):
        for deck, uses in (("", set()), ("2c", {"use-card witch 0"}), ("2c 3c", {"use-card witch 0", "use-card prophet 0"})):
            self.assertEqual(self.lay("13c", helpers="witch prophet", deck=deck).uses(), uses)

    def test_a_postman_needs_somebody(self):
        self.assertEqual(self.lay("13c", helpers="postman", other="").uses(), set())

    def test_a_prophet_needs_a_die_in_the_box(self):
        self.assertEqual(self.lay("", helpers="prophet", deck="", dice="3").uses(), {"use-die prophet 0"})
        self.battle.box = []
        self.assertEqual(self.uses(), set())
        self.assertEqual(self.lay("", helpers="prophet", deck="").uses(), set())

    def test_without_helpers_or_reach(self):
        self.assertEqual(self.lay("13c 4d", helpers="", dice="3").asked(), [{"pass"}])
        self.assertEqual(self.lay("13c 4d").battle.uses(Reach()), [])

    def test_once_a_battle(self):
        self.lay("13c", helpers="boy hound").asked("use-card boy 0", "change-to 4c")
        self.assertEqual((self.battle.helpers, self.battle.spent), (["hound"], ["boy"]))
        self.assertEqual(self.uses(), {"use-card hound 0"})
        self.asked("use-card hound 0")
        self.assertEqual((self.battle.helpers, self.battle.spent), ([], ["boy", "hound"]))


class Carrying(Table):
    def shown(self):
        return [card.shows for card in self.row]

    def test_a_choice_of_results(self):
        asked = self.lay("13c 4d", helpers="driver").asked("use-card driver 1")
        self.assertEqual(asked[1], {"change-to 2d", "change-to 6d"})
        self.assertEqual(self.battle.facts, {"phase": "change", "helper": ["driver"], "spot": [1]})
        self.lay("13c 4d", helpers="driver").asked("use-card driver 1", "change-to 6d")
        self.assertEqual((self.shown(), self.events), (["13c", "6d"], ["used-card 0 driver 1", "changed 0 4d 6d"]))

    def test_a_single_result_follows(self):
        self.assertEqual(len(self.lay("13c 4d", helpers="driver").asked("use-card driver 0")), 1)
        self.assertEqual((self.shown(), self.events), (["11c", "4d"], ["used-card 0 driver 0", "changed 0 13c 11c"]))

    def test_changes_are_told_oldest_first(self):
        self.lay("13c 4d 9h", helpers="driver hound sergeant boy")
        self.asked("use-card hound 1")
        self.asked("use-card driver 0")
        self.asked("use-card sergeant 1")
        self.battle.show("ask")
        self.assertEqual(self.battle.facts, {"phase": "ask", "altered": [1, 2], "printed": ["4d", "13c"]})
        self.battle.discard(self.row[1])
        self.battle.show("ask")
        self.assertEqual((self.battle.facts, self.battle.discards[0].shows), ({"phase": "ask", "altered": [2], "printed": ["13c"]}, "4d"))

    def test_two_pieces_of_one_number(self):
        self.lay("13c 4d")
        self.battle.altered = self.row
        self.row[0].number = self.row[1].number = 3
        with self.assertRaises(Disagreement):
            self.battle.show("ask")

    def test_a_card_face_down_is_turned_up_first(self):
        self.lay("13c", helpers="hound sergeant")
        self.row[0].turn(False)
        self.asked("use-card sergeant 0")
        self.assertEqual((repr(self.row[0]), self.events), ("10c", ["used-card 0 sergeant 0", "turned-up 0 13c", "changed 0 13c 10c"]))

    def test_the_witch(self):
        self.lay("13c 4d", helpers="hound witch").asked("use-card hound 1")
        self.battle.events = []
        self.asked("use-card witch 1")
        self.assertEqual((self.shown(), self.events), (["13c", "2c"], ["used-card 0 witch 1", "replaced 0 7d 2c"]))
        self.assertEqual((repr(self.battle.discards), repr(self.row[1]), len(self.deck)), ("[4d]", "2c", 3))

    def test_the_postman(self):
        asked = self.lay("13c 4d", helpers="hound postman").asked("use-card postman 1")
        self.assertEqual(asked[1], {"swap-with 1 0", "swap-with 1 1"})
        self.assertEqual(self.battle.facts, {"phase": "swap", "helper": ["postman"], "spot": [1]})
        self.lay("13c 4d", helpers="hound postman").asked("use-card hound 1")
        self.battle.events = []
        self.asked("use-card postman 1", "swap-with 1 1")
        self.assertEqual((repr(self.row), repr(self.other), self.events),
                         ("[13c, 13s]", "[13d, 7d]", ["used-card 0 postman 1", "swapped 0 7d 13s"]))
        self.battle.show("ask")
        self.assertEqual(self.battle.facts["printed"], ["4d"])

    def test_a_single_swap_is_asked_too(self):
        self.assertEqual(self.lay("13c", helpers="postman", other="13c").asked("use-card postman 0")[1:], [{"swap-with 1 0"}])

    def test_the_prophet(self):
        asked = self.lay("13c", helpers="prophet").asked("use-card prophet 0")
        self.assertEqual(asked[1], {f"put-back {order}" for order in ("0 1 2", "0 2 1", "1 0 2", "1 2 0", "2 0 1", "2 1 0")})
        self.assertEqual(self.battle.facts, {"phase": "order", "helper": ["prophet"], "spot": [0]})
        self.lay("13c", helpers="prophet").asked("use-card prophet 0", "put-back 2 0 1")
        self.assertEqual(repr(self.deck), "[(4c), (2c), (3c), (5c)]")
        self.assertEqual(self.events, ["used-card 0 prophet 0", "looked-at 0 3", "saw 0 2c", "saw 0 3c", "saw 0 4c", "was-put-back 0"])

    def test_the_prophet_and_two_cards(self):
        asked = self.lay("13c", helpers="prophet", deck="2c 3c").asked("use-card prophet 0")
        self.assertEqual(asked[1], {"put-back 0 1 0", "put-back 1 0 0"})
        self.lay("13c", helpers="prophet", deck="2c 3c").asked("use-card prophet 0", "put-back 1 0 0")
        self.assertEqual((repr(self.deck), self.events[1]), ("[(3c), (2c)]", "looked-at 0 2"))


class Dice(Table):
    def shown(self):
        return [die.shows for die in self.battle.dice]

    def test_set(self):
        asked = self.lay("", helpers="postman", deck="", dice="1 5").asked("use-die postman 1")
        self.assertEqual(asked[1], {"change-to 2", "change-to 4", "change-to 6"})
        self.lay("", helpers="witch-hunter", deck="", dice="1 5").asked("use-die witch-hunter 1")
        self.assertEqual((self.shown(), self.events), (["1", "2"], ["used-die 0 witch-hunter 1", "changed 0 5 2"]))
        self.battle.show("ask")
        self.assertEqual((self.battle.facts["printed"]), ["5"])

    def test_rolled_again(self):
        self.lay("", helpers="hound witch-hunter", deck="", dice="1 5", rolls="5").asked("use-die witch-hunter 1")
        self.asked("use-die hound 1")
        self.assertEqual((self.shown(), self.events[2:]), (["1", "5"], ["used-die 0 hound 1", "rolled-again 0 2 5"]))
        self.battle.show("ask")
        self.assertEqual(self.battle.facts, {"phase": "ask"})

    def test_the_witch_picks(self):
        asked = self.lay("", helpers="witch", deck="", dice="1 5 2 6").asked("use-die witch 1", "roll-too 3")
        self.assertEqual(asked[1:], [{"roll-picked", "roll-too 2", "roll-too 3"}, {"roll-picked"}])
        self.assertEqual(self.battle.facts, {"phase": "reroll", "helper": ["witch"], "spot": [1], "picked": [1, 3]})
        self.lay("", helpers="witch", deck="", dice="1 5 2 6", rolls="4 3").asked("use-die witch 1", "roll-too 3", "roll-picked")
        self.assertEqual((self.shown(), self.events), (["1", "4", "2", "3"], ["used-die 0 witch 1", "picked-too 0 3", "rolled-again 0 5 4", "rolled-again 0 6 3"]))

    def test_the_prophet_leaves_one_out(self):
        asked = self.lay("", helpers="prophet", deck="", dice="1 5", rolls="4").asked("use-die prophet 0")
        self.assertEqual(asked[1], {"leave-out 0", "leave-out 1", "leave-out 2"})
        self.assertEqual((self.battle.facts, repr(self.battle.extra)), ({"phase": "leave-out", "helper": ["prophet"], "spot": [0]}, "[4]"))
        for spot, dice, out in ((0, ["4", "5"], 1), (1, ["1", "4"], 5), (2, ["1", "5"], 4)):
            self.lay("", helpers="prophet", deck="", dice="1 5", rolls="4").asked("use-die prophet 0", f"leave-out {spot}")
            self.assertEqual((self.shown(), self.events), (dice, ["used-die 0 prophet 0", "rolled-more 0 4", f"was-left-out 0 {out} {spot}"]))
            self.assertEqual((len(self.battle.box), self.battle.extra), (12, []))
        self.lay("", helpers="prophet witch-hunter", deck="", dice="1 5", rolls="4").asked("use-die witch-hunter 1")
        self.asked("use-die prophet 0", "leave-out 1")
        self.battle.show("ask")
        self.assertEqual(self.battle.facts, {"phase": "ask"})


class Starting(unittest.TestCase):
    def test_the_highest_total(self):
        for dice, seat, rolls in (("1 2 3 6 6 6 1 1 1", 1, 3), ("6 1 1 3 3 3 1 6 1", 1, 3), ("6 1 1 3 3 1 1 6 1 1 1 1 2 2 2", 2, 5),
                                  ("1 1 1 1 1 1 1 1 1 1 1 1 2 2 2 2 2 2 3 3 3 3 3 2", 1, 8)):
            battle = Battle(3, 0, Planned(dice=dice))
            self.assertEqual(battle.roll_for_start(), seat)
            self.assertEqual([len(told(battle, "start-roll")), told(battle, "starts")], [rolls, [f"starts {seat}"]])
            self.assertEqual(battle.chance.faces, [])

    def test_who_ties_rolls_again_after_all(self):
        battle = Battle(4, 0, Planned(dice="5 5 5 1 1 1 5 5 5 2 2 2 1 2 3 6 2 2"))
        battle.roll_for_start()
        self.assertEqual(told(battle), ["start-roll 0 5 5 5", "start-roll 1 1 1 1", "start-roll 2 5 5 5", "start-roll 3 2 2 2", "start-roll 0 1 2 3",
                                        "start-roll 2 6 2 2", "starts 2"])

    def test_clockwise(self):
        self.assertEqual([Battle(4, 0, None).clockwise(seat) for seat in (0, 2)], [[0, 1, 2, 3], [2, 3, 0, 1]])

    def test_all_win_or_all_lose(self):
        for won, winners, event in ((True, [0, 1, 2], ["won"]), (False, [], ["lost"])):
            battle = Battle(3, 0, None)
            battle.end(won)
            self.assertEqual((battle.result(), told(battle), battle.facts), (([0, 0, 0], winners), event, {"phase": "over"}))


class Sets(unittest.TestCase):
    def test_helpers_at_the_table(self):
        battle = Battle(3, 4, Planned(helpers="boy hound"))
        battle.draw_helpers()
        self.assertEqual((battle.helpers, told(battle)), (["boy", "hound"], ["helpers-came 4"]))
        self.assertEqual(len(set(HELPERS)), 10)

    def test_an_edited_set(self):
        check_set(SET)
        check_set({"helpers": {"easy": 10, "normal": 0, "hard": 10, "ineffable": 1}})
        for wrong in ({}, {"helpers": {}}, {"helpers": SET["helpers"] | {"easy": 11}}, {"helpers": SET["helpers"] | {"easy": -1}},
                      {"helpers": SET["helpers"] | {"mild": 3}}, SET | {"cards": {}}):
            with self.assertRaises(Disagreement):
                check_set(wrong)

    def test_options(self):
        known = {"difficulty": {"easy", "hard"}, "adversary": {"on"}}
        check_options({"difficulty": "hard", "adversary": "on"}, known)
        for wrong in ({}, {"difficulty": "hard"}, {"difficulty": "hard", "adversary": "off"}, {"difficulty": "x", "adversary": "on"},
                      {"difficulty": "hard", "adversary": "on", "more": "on"}):
            with self.assertRaises(Disagreement):
                check_options(wrong, known)


if __name__ == "__main__":
    unittest.main()
