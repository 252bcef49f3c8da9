"""The referee of Omens: Pollution: each sentence of the page on hands, pools and rows laid by hand."""
import unittest

from omens_model import written
from omens_pollution import Pollution
from omens_trial import Disagreement, Planned, cards, played, told

DONE = {"done"}
LATE = "13h 13s 12h 12s 11h 11s 10h 10s"


class Battles(unittest.TestCase):
    def battle(self, *hands, pool="2c 9d", deck=LATE, helpers="", dice=""):
        """A battle before its start roll; without dice the seats' first has the higher one."""
        dice = dice or "6 6 6 " + "1 1 1 " * (len(hands) - 1)
        self.pollution = Pollution(len(hands), 0, Planned(([hand.split() for hand in hands], pool.split(), deck.split()), helpers, dice))
        return self.pollution

    def play(self, *hands, moves="", **laid):
        return played(self.battle(*hands, **laid), moves=filter(None, moves.split(", ")))

    def from_here(self, *hands, rows=(), moves="", seat=0, **laid):
        """A turn of a seat in the middle of a battle."""
        battle = self.battle(*hands, **laid)
        hand, pool, stack = battle.chance.dealt
        battle.hand, battle.pool, battle.deck = list(map(cards, hand)), cards(pool, up=True), cards(stack)
        battle.table = [cards(row.split(), up=True) for row in rows] or [[] for _ in hands]
        battle.helpers = battle.chance.drawn
        return played(battle, battle.turns(seat), filter(None, moves.split(", ")))

    def since(self, *kinds):
        return told(self.pollution, *kinds)

    def rows(self):
        return [" ".join(written(row)) for row in self.pollution.table]


class SetUp(Battles):
    def test_hands_pool_and_start(self):
        asked = self.play("2d 3d 4d", "5d 6d 7d", dice="1 2 3 4 5 6")
        self.assertEqual(told(self.pollution), ["helpers-came 0", "got 0 2d", "got 0 3d", "got 0 4d", "got 1 5d", "got 1 6d", "got 1 7d", "dealt",
                                                "pool-began 2c 9d", "start-roll 0 1 2 3", "start-roll 1 4 5 6", "starts 1"])
        self.assertEqual(asked, [(1, {"pollute 5d", "pollute 6d", "pollute 7d"})])
        self.assertEqual(self.pollution.facts, {"phase": "pollute", "turn": 1})
        self.assertEqual([len(self.pollution.box), repr(self.pollution.pool), repr(self.pollution.hand[0])], [3, "[2c, 9d]", "[(2d), (3d), (4d)]"])


class Turns(Battles):
    def test_a_turn(self):
        asked = self.from_here("2d 3d 4d", "5d 6d 7d", rows=("5h", "5s 5c"), moves="pollute 3d, lay 2d 1")
        self.assertEqual(asked, [(0, {"pollute 2d", "pollute 3d", "pollute 4d"}), (0, {"lay 2d 0", "lay 2d 1", "lay 4d 0", "lay 4d 1"}),
                                 (1, {"pollute 5d", "pollute 6d", "pollute 7d"})])
        self.assertEqual(self.since(), ["polluted 0 3d", "gave 0 2d 1", "drew 0 13h", "drew 0 13s"])
        self.assertEqual((repr(self.pollution.pool), self.rows(), repr(self.pollution.hand[0])), ("[2c, 9d, 3d]", ["5h", "5s 5c 2d"], "[(4d), (13h), (13s)]"))

    def test_own_only_in_the_first_turn(self):
        asked = self.from_here("2d 3d 4d", "5d 6d 7d", "5h 6h 7h", rows=("", "5s", ""), moves="pollute 3d, lay 2d 0, pollute 5d")
        self.assertEqual([asked[1][1], asked[3][1]], [{"lay 2d 0", "lay 4d 0"}, {f"lay {card} {seat}" for card in ("6d", "7d") for seat in (0, 1, 2)}])
        self.assertEqual(self.since("laid", "gave"), ["laid 0 2d"])

    def test_rows_of_five_take_no_more(self):
        asked = self.from_here("2d 3d 4d", "5d 6d 7d", rows=("2h 3h 4h 5h 6h", "5s 5c 6s 6c"), moves="pollute 3d, lay 2d 1")
        self.assertEqual(asked[1][1], {"lay 2d 1", "lay 4d 1"})
        asked = self.from_here("2d 3d 4d", "5d 6d 7d", rows=("2h 3h 4h 5h", "5s 5c 6s 6c 7c"), moves="pollute 3d, lay 2d 0")
        self.assertEqual(asked[1][1], {"lay 2d 0", "lay 4d 0"})

    def test_clockwise(self):
        asked = self.from_here("2d 3d 4d", "5d 6d 7d", "5h 6h 7h", seat=2, moves="pollute 5h, lay 6h 2, pollute 2d")
        self.assertEqual([seat for seat, _ in asked], [2, 2, 0, 0])

    def test_the_deck_may_not_be_enough(self):
        self.from_here("2d 3d 4d", "5d 6d 7d", rows=("5h", "5s 5c"), deck="8c", moves="pollute 3d, lay 2d 1")
        self.assertEqual(self.since()[2:], ["drew 0 8c", "deck-ran-out"])

    def test_what_ends_it(self):
        four = "2h 3h 4h 5h"
        for rows, deck, last in ((("2h 3h 4h 5h 6h", "5s 5c 6s 6c"), LATE, "all-have-five"), (("2h 3h 4h 5h 6h", "5s 5c 6s 6c"), "8c 8d", "all-have-five"),
                                 ((four, "5s 5c 6s 6c"), "8c 8d", "deck-ran-out"), ((four, "5s 5c 6s"), LATE, "drew 0 13s")):
            self.from_here("2d 3d 4d", "5d 6d 7d", rows=rows, deck=deck, moves="pollute 3d, lay 2d 1")
            self.assertEqual(self.since()[-1], last, (rows, deck))
        self.from_here("2d 3d 4d", "5d 6d 7d", rows=(four, "5s 5c 6s"), deck="8c 8d 8h", moves="pollute 3d, lay 2d 1")
        self.assertEqual(self.since()[-1], "drew 0 8d")


class Helpers(Battles):
    def touch(self, moves, helpers, rows=("5h", "5s 14c", "11c"), **laid):
        asked = self.from_here("2d 3d 4d", "5d 6d 7d", "5h 6h 7h", rows=rows, moves=moves, helpers=helpers, **laid)
        return [legal for _, legal in asked]

    def test_on_a_card_as_it_is_laid(self):
        asked = self.touch("pollute 3d, use-card hound 0, done, lay 4d 1", "hound sergeant boy")
        self.assertEqual(asked, [{"pollute 2d", "pollute 3d", "pollute 4d"}, {"use-card hound 0", "use-card boy 0"} | DONE,
                                 {"use-card sergeant 0", "use-card boy 0"} | DONE, {f"lay {card} {seat}" for card in ("2d", "4d") for seat in (0, 1, 2)},
                                 {"use-card boy 0"} | DONE])
        self.assertEqual(self.since(), ["polluted 0 3d", "used-card 0 hound 0", "changed 0 3d 6d", "left 0", "gave 0 4d 1"])
        self.assertEqual(self.pollution.facts, {"phase": "touch-up", "turn": 0, "laid": [2], "altered": [1], "printed": ["3d"]})

    def test_by_who_lays_it(self):
        asked = self.from_here("2d 3d 4d", "5d 6d 7d", rows=("5h", "5s"), helpers="boy", moves="pollute 3d, done, lay 2d 1, done")
        self.assertEqual([seat for seat, _ in asked], [0, 0, 0, 0, 1])

    def test_not_asked_when_none_can_be_used(self):
        self.assertEqual(len(self.touch("pollute 3d", "sergeant")), 2)
        self.assertEqual(self.since(), ["polluted 0 3d"])
        self.assertEqual(len(self.touch("pollute 3d, use-card hound 0", "hound")), 3)
        self.assertEqual(self.since()[-1], "changed 0 3d 6d")

    def test_what_the_card_is_called(self):
        self.touch("pollute 3d, use-card boy 0", "boy")
        self.assertEqual(self.pollution.facts, {"phase": "change", "turn": 0, "helper": ["boy"], "spot": [0], "laid": [1]})
        self.touch("pollute 3d, use-card hound 0", "hound boy")
        self.assertEqual(self.pollution.facts, {"phase": "touch-up", "turn": 0, "altered": [1], "printed": ["3d"], "laid": [1]})
        self.touch("pollute 3d, done", "hound boy")
        self.assertEqual(self.pollution.facts, {"phase": "lay", "turn": 0})

    def test_a_number_for_each(self):
        self.touch("pollute 3d", "boy")
        self.pollution.altered = [self.pollution.pool[0]]
        self.pollution.pool[0].number = 1
        with self.assertRaises(Disagreement):
            self.pollution.show("touch-up")

    def test_the_medium_copies_what_lies_face_up(self):
        self.assertEqual(self.touch("pollute 3d, use-card medium 0", "medium")[2], {f"change-to {value}d" for value in (2, 5, 9, 11, 14)})
        self.assertEqual(len(self.touch("pollute 2d", "medium", rows=("", "", ""), pool="2c 2h")), 2)

    def test_the_postman_from_the_pool(self):
        asked = self.touch("pollute 3d, use-card postman 0, swap-with 1 1", "postman boy")
        self.assertEqual(asked[2], {"swap-with 0 0", "swap-with 1 0", "swap-with 1 1", "swap-with 2 0"})
        self.assertEqual((repr(self.pollution.pool), self.rows(), self.since()[-1]), ("[2c, 9d, 14c]", ["5h", "5s 3d", "11c"], "swapped 0 3d 14c"))
        self.assertEqual((asked[3], self.pollution.facts["laid"]), ({"use-card boy 0"} | DONE, [1]))

    def test_the_card_stays_the_one_that_is_worked_on(self):
        self.touch("pollute 3d, use-card postman 0, swap-with 1 1, use-card boy 0, change-to 8d", "postman boy")
        self.assertEqual(self.rows(), ["5h", "5s 8d", "11c"])

    def test_the_postman_from_a_row(self):
        asked = self.touch("pollute 3d, done, lay 2d 1, use-card postman 0", "postman")
        self.assertEqual(asked[4], {"swap-with 0 0", "swap-with 2 0"})
        asked = self.touch("pollute 3d, done, lay 2d 0, use-card postman 0, swap-with 1 0", "postman")
        self.assertEqual((asked[4], self.rows()), ({"swap-with 1 0", "swap-with 1 1", "swap-with 2 0"}, ["5h 5s", "2d 14c", "11c"]))

    def test_the_postman_finds_nobody(self):
        self.assertEqual(len(self.touch("pollute 3d", "postman", rows=("", "", ""))), 2)
        self.assertEqual(self.touch("pollute 3d, lay 2d 0", "postman", rows=("", "", ""))[-1], {f"pollute {card}" for card in ("5d", "6d", "7d")})

    def test_the_witch(self):
        asked = self.touch("pollute 3d, use-card witch 0", "witch boy")
        self.assertEqual((repr(self.pollution.pool), repr(self.pollution.discards), self.since()[-1]), ("[2c, 9d, 13h]", "[3d]", "replaced 0 3d 13h"))
        self.assertEqual((asked[2], self.pollution.facts["laid"]), ({"use-card boy 0"} | DONE, [2]))
        self.touch("pollute 3d, use-card witch 0, use-card boy 0, change-to 2h", "witch boy")
        self.assertEqual((repr(self.pollution.pool), self.pollution.facts["printed"]), ("[2c, 9d, 2h]", ["13h"]))

    def test_the_witch_takes_the_last_card(self):
        self.touch("pollute 3d, use-card witch 0, lay 2d 0", "witch", deck="8c")
        self.assertEqual(self.since()[-2:], ["laid 0 2d", "deck-ran-out"])
        self.assertEqual(self.touch("pollute 3d", "witch prophet", deck="8c")[1], {"use-card witch 0"} | DONE)

    def test_the_prophet(self):
        asked = self.touch("pollute 3d, use-card prophet 0, put-back 2 1 0, lay 2d 1", "prophet")
        self.assertEqual((len(asked[2]), self.since("drew")), (6, ["drew 0 12h", "drew 0 13s"]))


class Meetings(Battles):
    def meet(self, pool, *rows, hands=()):
        battle = self.battle(*hands or ["" for _ in rows])
        battle.hand = [cards(hand.split()) for hand in hands or ["" for _ in rows]]
        battle.pool, battle.table = cards(pool.split(), up=True), [cards(row.split(), up=True) for row in rows]
        battle.meet()
        return told(battle)

    def test_hands_are_discarded(self):
        events = self.meet("2c 9d", "3c 4c", "3d 5d", hands=("9c 8c", "7c"))
        self.assertEqual(events[:4], ["hands-down", "threw 0 9c", "threw 0 8c", "threw 1 7c"])
        self.assertEqual((repr(self.pollution.discards), self.pollution.hand), ("[7c, 8c, 9c]", [[], []]))

    def test_the_pools_strictly_higher(self):
        self.assertEqual(self.meet("9c 9d 2c", "8c 8d", "3d 4d"), ["hands-down", "pool-shows one-pair", "shows 0 one-pair", "falls 0", "lost"])
        zones = self.pollution.zones()
        self.assertEqual((zones["pool"], zones["pool-hand"], zones["table"], zones["discards"]), ([], ["2c", "9c", "9d"], [["8c", "8d"], ["3d", "4d"]], []))
        self.assertFalse(self.pollution.won)

    def test_the_best_hand_of_the_seats_first(self):
        self.assertEqual(self.meet("2c 3c 5c 7c 9d 2d 3d 5d 7d 9c 11c", "13c 4s 6s 8s 10s", "14c 14d 6d 8d 10h", "14h 4h 6h 8h 10c"),
                         ["hands-down", "pool-shows flush", "shows 1 one-pair", "falls 1", "lost"])
        events = self.meet("2c 3c 5c 7c 9d 4d 11d 8d 6h 12s 10s", "13c 13d", "14c 14d 14h 8h 8c", "3h 4s 5h 6d 7s")
        self.assertEqual([event for event in events if event.startswith("shows")], ["shows 1 full-house", "shows 2 straight", "shows 0 one-pair"])

    def test_all_win(self):
        events = self.meet("2c 4d 6h 8s 10c 3c 5d 7h", "14c 14d 14h", "13c 12c 11c 9c 5c", "12d 12h")
        self.assertEqual(events[1:], ["pool-shows straight", "shows 1 flush", "beats 1", "pool-shows high-card", "shows 0 three-of-a-kind", "beats 0",
                                      "pool-shows high-card", "shows 2 one-pair", "beats 2", "won"])
        zones = self.pollution.zones()
        self.assertEqual((zones["pool"], zones["pool-hand"], zones["table"], len(zones["discards"]), self.pollution.won), ([], [], [[], [], []], 18, True))

    def test_equal_hands(self):
        self.assertEqual(self.meet("9c 9d 2c", "9h 9s 2d", "3d 3h")[2:4], ["shows 0 one-pair", "beats 0"])
        self.meet("9c 9d 2c 3c 4c 5d", "14h 14s 2d", "3d 3h")
        self.assertEqual((repr(self.pollution.pool), self.pollution.pool_hand, self.pollution.won), ("[]", [], True))
        events = self.meet("2c 4c", "14c 9c", "14d 9d", "14h 9h")
        self.assertEqual([event for event in events if event.startswith("shows")], ["shows 0 high-card", "shows 1 high-card", "shows 2 high-card"])

    def test_a_pool_of_none_or_few(self):
        self.assertEqual(self.meet("", "2c", "2d")[-1], "won")
        self.assertEqual(self.meet("3c 3d 3h 3s", "14c 14d 14h 13c 13d", "4c")[-2:], ["falls 0", "lost"])

    def test_the_lowest_of_equal_pool_hands(self):
        self.meet("9h 9c 9s 4d 4c 4h 13c 2c 9d", "14c 14d 14h 14s", "4s 5s")
        self.assertEqual(sorted(written(self.pollution.discards)), sorted("9c 9d 9h 9s 13c 14c 14d 14h 14s".split()))
        self.assertEqual(written(self.pollution.pool_hand), ["2c", "4c", "4d", "4h"])
        self.meet("9h 9c 9s 4s 4d 4c 13c 2c 4h", "14c 14d 14h 14s", "5c 5d")
        self.assertEqual((written(self.pollution.pool_hand), self.pollution.pool), (["2c", "9c", "9h", "9s"], []))

    def test_cards_as_they_are_changed(self):
        battle = self.battle("", "")
        battle.hand, battle.pool, battle.table = [[], []], cards("3c 3d".split(), up=True), [cards("4c 4d".split(), up=True), cards("2c 2d".split(), up=True)]
        battle.alter(0, battle.table[1][0], "14d")
        battle.alter(0, battle.table[1][1], "14s")
        battle.alter(0, battle.table[0][1], "5d")
        battle.meet()
        self.assertEqual(told(battle)[4:], ["pool-shows one-pair", "shows 1 one-pair", "beats 1", "pool-shows high-card", "shows 0 high-card", "beats 0", "won"])
        self.assertEqual((sorted(written(battle.discards)), battle.altered), (["2c", "2d", "3c", "3d", "4c", "4d"], []))

    def test_of_equal_changed_cards_the_one_laid_first(self):
        battle = self.battle("", "")
        battle.hand, battle.pool, battle.table = [[], []], cards("3c 5c 3c".split(), up=True), [cards(["4c"], up=True), cards(["4d"], up=True)]
        battle.altered = [battle.pool[2]]
        battle.pool[2].printed = "9c"
        self.assertEqual(repr(battle.out_of_pool("3c")), "3c")
        self.assertEqual(repr([card.printed for card in battle.pool]), "['5c', '9c']")


class Whole(Battles):
    def test_to_the_end(self):
        asked = self.play("2d 3d 4d", "5d 6d 7d", deck="8c 8d", moves="pollute 2d, lay 3d 0")
        events = told(self.pollution)
        self.assertEqual((len(asked), events[events.index("drew 0 8d"):]), (2, [
            "drew 0 8d", "deck-ran-out", "hands-down", "threw 0 4d", "threw 0 8c", "threw 0 8d", "threw 1 5d", "threw 1 6d", "threw 1 7d",
            "pool-shows one-pair", "shows 0 high-card", "falls 0", "lost"]))
        self.assertEqual(self.pollution.facts, {"phase": "over", "turn": 0})


if __name__ == "__main__":
    unittest.main()
