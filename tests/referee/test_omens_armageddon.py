"""The referee of Omens: Armageddon: each sentence of the page on hands, Satan's and a deck laid by hand."""
import unittest

from omens_armageddon import THINNED, Armageddon
from omens_trial import Planned, cards, laid, played, told

OWN, OTHER, SATAN = "2c 3d (5h) (7s) (9c)", "4c 6d (8h) (10s) (12c)", "14c 14d 14h 14s (2h)"
DECK = "3c 4d 5s 6h 7c 8d 9d 10d"
EITHER, KEEP = {"own", "satans"}, {"keep", "discard"}


class Deal(Planned):
    def new_deck(self, match, shuffled, seat, places):
        self.wanted = seat, list(places)
        return shuffled[::-1]


class Battles(unittest.TestCase):
    def play(self, dice="", moves="", hands=(OWN, OTHER), satan=SATAN, deck=DECK, discards="", helpers="", locked=()):
        """Seat 0's turn. After these dice threes are rolled."""
        self.last = battle = Armageddon(len(hands), 0, Deal(helpers=helpers, dice=dice + " 3" * 9))
        battle.helpers = helpers.split()
        battle.hand, battle.satan, battle.deck = list(map(laid, hands)), laid(satan), cards(deck.split())
        battle.discards = cards(discards.split(), up=True)
        for seat, number in enumerate(locked):
            battle.locked[seat] = [battle.restore(battle.box.pop(), "6") for _ in range(number)]
        return played(battle, battle.turns(0), filter(None, moves.split(", ")))

    def since(self, *kinds):
        return told(self.last, *kinds)

    def zone(self, name, seat=None):
        zone = self.last.zones()[name]
        return " ".join(zone if seat is None else zone[seat])


class SetUp(Battles):
    def deal(self, seats, thinned=""):
        hands = [["2c", "3d", "5h", "7s", "9c"], ["4c", "6d", "8h", "10s", "12c"], ["4d", "6s", "8c", "10c", "12d"]][:seats]
        dealt = thinned.split(), hands, "2h", DECK.split()
        self.last = Armageddon(seats, 0, Deal(dealt, dice="1 1 1 6 6 6 2 2 2 4"))
        return played(self.last)

    def test_hands(self):
        asked = self.deal(3)
        self.assertEqual(self.since(), ["helpers-came 0", "satan-came", "dealt 0 2c 3d", "dealt 1 4c 6d", "dealt 2 4d 6s", "start-roll 0 1 1 1",
                                        "start-roll 1 6 6 6", "start-roll 2 2 2 2", "starts 1", "turn-began 1", "rolled 1 4"])
        self.assertEqual((asked, self.last.facts), ([(1, EITHER)], {"phase": "act", "turn": 1, "last-turn": 0}))
        self.assertEqual((self.zone("satan"), self.zone("hand", 0), self.zone("locked", 0)), (SATAN, OWN, ""))
        self.assertEqual((self.zone("deck").split()[0], self.zone("dice"), len(self.last.box)), ("(3c)", "4", 11))

    def test_two_seats_thin_the_deck(self):
        self.deal(2, "9h 10h")
        self.assertEqual(self.since()[1:6], ["satan-came", "thinned 9h", "thinned 10h", "thinned-out 2", "dealt 0 2c 3d"])
        self.assertEqual(self.zone("discards"), "10h 9h")
        self.assertEqual(THINNED, {2: 15, 3: 0, 4: 0})


class Own(Battles):
    def test_face_down(self):
        asked = self.play("4", "own, keep")
        self.assertEqual(asked, [(0, EITHER), (0, KEEP), (1, EITHER)])
        self.assertEqual(self.since(), ["turn-began 0", "rolled 0 4", "looked 0 4", "saw-own 0 7s", "kept 0 7s", "turn-began 1", "rolled 1 3"])
        self.assertEqual(self.zone("hand", 0), "2c 3d (5h) 7s (9c)")

    def test_it_stays_face_down_while_looked_at(self):
        self.play("4", "own")
        self.assertEqual((self.zone("hand", 0), self.last.facts["phase"]), (OWN, "decide"))

    def test_face_up(self):
        self.assertEqual(self.play("1", "own, keep")[1], (0, KEEP))
        self.assertEqual(self.since()[2:4], ["looked 0 1", "kept 0 2c"])

    def test_discarded(self):
        self.play("4", "own, discard")
        self.assertEqual(self.since()[4:6], ["discarded 0 7s", "refilled 0 4"])
        self.assertEqual((self.zone("hand", 0), self.zone("discards")), ("2c 3d (5h) (3c) (9c)", "7s"))
        self.play("2", "own, discard")
        self.assertEqual((self.zone("hand", 0), self.zone("discards")), ("2c (3c) (5h) (7s) (9c)", "3d"))

    def test_discarded_as_printed(self):
        self.play("2", "use-card hound 1, own, discard", helpers="hound")
        self.assertEqual((self.since("changed", "discarded"), self.zone("discards")), (["changed 0 3d 6d", "discarded 0 3d"], "3d"))
        self.assertNotIn("altered", self.last.facts)

    def test_clockwise(self):
        self.assertEqual([seat for seat, _ in self.play("1 1 1", "satans, satans, satans", (OWN, OTHER, OTHER))], [0, 1, 2, 0])


class Satans(Battles):
    def test_any_card(self):
        for place, lost, left in ((1, "14c", "(3c) 14d 14h 14s (2h)"), (5, "2h", "14c 14d 14h 14s (3c)")):
            asked = self.play(str(place), "satans")
            self.assertEqual(self.since()[2:4], [f"satan-lost 0 {lost}", f"refilled {place}"])
            self.assertEqual((self.zone("satan"), self.zone("discards"), asked[1:]), (left, lost, [(1, EITHER)]))


class Six(Battles):
    def test_hands_are_turned_up(self):
        asked = self.play("6", satan="14c (4s) 14h 14s (2h)")
        self.assertEqual(self.since()[2:], ["hands-up 0", "showed 0 5h 3", "showed 0 7s 4", "showed 0 9c 5", "satan-showed 4s 2", "satan-showed 2h 5"])
        self.assertEqual((self.zone("hand", 0), self.zone("hand", 1), self.zone("satan")), ("2c 3d 5h 7s 9c", OTHER, "14c 4s 14h 14s 2h"))
        self.assertEqual(asked, [(0, {"done", *(f"toss {place}" for place in range(1, 6))})])

    def test_what_is_tossed(self):
        asked = self.play("6", "toss 2, toss 4")
        self.assertEqual(asked[1:], [(0, {"done", "toss 3", "toss 4", "toss 5"}), (0, {"done", "toss 5"})])
        self.assertEqual((self.since("tossed", "refilled"), self.zone("hand", 0)), (["tossed 0 3d 2", "tossed 0 7s 4"], "2c 3d 5h 7s 9c"))
        self.assertEqual(self.last.facts, {"phase": "toss", "turn": 0, "last-turn": 0, "tossing": [2, 4]})

    def test_refilled_face_down(self):
        self.play("6", "toss 2, toss 4, done")
        self.assertEqual(self.since("refilled"), ["refilled 0 2", "refilled 0 4"])
        self.assertEqual((self.zone("hand", 0), self.zone("discards").split()[-2:]), ("2c (3c) 5h (4d) 9c", ["7s", "3d"]))
        self.assertNotIn("tossing", self.last.facts)

    def test_place_5_completes_it(self):
        self.assertEqual([seat for seat, _ in self.play("6", "toss 5")], [0, 1])
        self.assertEqual(self.zone("hand", 0), "2c 3d 5h 7s (3c)")
        self.play("6", "toss 1, toss 2, toss 3, toss 4, toss 5")
        self.assertEqual(self.zone("hand", 0), "(3c) (4d) (5s) (6h) (7c)")

    def test_none_tossed(self):
        self.play("6", "done")
        self.assertEqual(self.since("refilled", "satan-turned-up", "satan-swapped", "locked"),
                         ["satan-turned-up 3c", "satan-swapped 2h 3c", "locked 0 1"])
        self.assertEqual((self.zone("satan"), self.zone("discards"), self.zone("locked", 0), self.zone("dice")), ("14c 14d 14h 14s 3c", "2h", "6", "3"))

    def tempted(self, satan, card):
        self.play("6", "done", satan=satan, deck=f"{card} {DECK}")
        return self.since("satan-swapped", "satan-passed"), self.zone("satan"), self.zone("discards")

    def test_the_best_swap(self):
        for satan, card, gave, now in (("2c 5d 9h 11s 13c", "11d", "2c", "11d 5d 9h 11s 13c"), ("2c 3c 9c 11c 13d", "5c", "13d", "2c 3c 9c 11c 5c"),
                                       ("4c 4d 9h 9s 13c", "9d", "13c", "4c 4d 9h 9s 9d"), ("2c 3d 4h 5s 13c", "14d", "13c", "2c 3d 4h 5s 14d"),
                                       ("2c 2d 9h 5s 3c", "8d", "3c", "2c 2d 9h 5s 8d")):
            self.assertEqual(self.tempted(satan, card), ([f"satan-swapped {gave} {card}"], now, gave))

    def test_no_better_hand(self):
        for satan, card in (("14c 14d 14h 14s 9h", "8d"), ("14c 14d 14h 14s 9h", "9d"), ("4c 5d 6h 7s 8c", "3h"), ("2c 4c 6c 8c 10c", "10d")):
            self.assertEqual(self.tempted(satan, card), (["satan-passed"], satan, card))

    def test_the_leftmost_of_equals(self):
        self.assertEqual(self.tempted("4c 4d 4h 9s 9c", "9d")[0], ["satan-swapped 4c 9d"])
        self.assertEqual(self.tempted("2c 2d 3h 5s 7c", "8d")[0], ["satan-swapped 3h 8d"])
        self.assertEqual(self.tempted("5c 5d 9h 9s 2c", "9d")[0], ["satan-swapped 2c 9d"])
        self.assertEqual(self.tempted("12c 12d 12h 5s 5c", "5d")[0], ["satan-passed"])
        self.assertEqual(self.tempted("2c 2d 13h 13s 9c", "9d")[0], ["satan-swapped 2c 9d"])

    def test_locked_dice(self):
        self.play("6", "done", locked=(1, 2))
        self.assertEqual((self.since("locked"), self.last.zones()["locked"], len(self.last.box)), (["locked 0 2"], [["6", "6"], ["6", "6"]], 7))

    def test_the_third(self):
        asked = self.play("6", "roll, face-satan, done", locked=(2, 0), helpers="boy")
        self.assertEqual((len(asked), self.since()[-2:]), (3, ["locked 0 3", "lost"]))
        self.assertEqual((self.last.facts["phase"], self.last.won, self.zone("hand", 1)), ("over", False, OTHER))
        self.play("6", "done", locked=(1, 1))
        self.assertEqual(self.since("lost"), [])

    def new_deck(self, moves, deck, discards, helpers=""):
        self.play("6", moves, deck=deck, discards=discards, helpers=helpers)
        return self.since("refilled", "reshuffled", "satan-turned-up"), self.last.chance.wanted

    def test_a_new_deck(self):
        self.assertEqual(self.new_deck("toss 1, toss 3, toss 4, done", "3c", "12h 10h"),
                         (["refilled 0 1", "reshuffled", "refilled 0 3", "refilled 0 4", "satan-turned-up 2c"], (0, [3, 4])))
        self.assertEqual(self.new_deck("toss 1, done", "3c", "12h 10h"), (["refilled 0 1", "reshuffled", "satan-turned-up 10h"], (0, [])))
        self.assertEqual(self.new_deck("use-card witch 0, toss 1, done", "3c", "12h 10h", helpers="witch"),
                         (["reshuffled", "refilled 0 1", "satan-turned-up 12h"], (0, [1])))

    def test_no_new_deck_without_need(self):
        self.play("6", "toss 1, done", deck="3c 4d", discards="12h")
        self.assertEqual((self.since("reshuffled"), self.last.facts["last-turn"], self.last.facts["phase"]), ([], 0, "over"))

    def test_the_turn_of_a_new_deck_is_the_last(self):
        self.play("6", "toss 1, done", deck="3c", discards="12h 10h 9h")
        self.assertEqual((self.last.facts["last-turn"], self.last.facts["phase"], len(self.last.deck)), (1, "over", 3))
        self.play("6", "roll, face-satan, toss 1, done", deck="3c", discards="12h 10h 9h", helpers="boy")
        self.assertEqual((self.last.facts, self.since("turn-began")), ({"phase": "after", "turn": 0, "last-turn": 1}, ["turn-began 0"]))


class Cards(Battles):
    def helped(self, helpers, moves="", dice="4", **laid):
        """What each decision asked from before the roll on."""
        return [legal for _, legal in self.play(dice, moves, helpers=helpers, **laid)]

    def test_own_open_ones(self):
        self.assertEqual(self.helped("hound sergeant", hands=("(4c) 6d (8h) 12s 3c", OTHER)), [{"roll", "use-card hound 0", "use-card sergeant 0", "use-card sergeant 1",
                                                                                               "use-card hound 2"}])
        self.assertEqual(self.helped("hound", "use-card hound 2", hands=("(4c) 6d (8h) 12s 3c", OTHER))[1:], [EITHER])
        self.assertEqual(self.zone("hand", 0), "(4c) 6d (8h) 12s 6c")

    def test_before_rolling_and_after_it_and_at_the_end(self):
        asked = self.helped("hound bookseller boy driver", "use-card hound 0, roll, use-card boy 0, change-to 13c, own, keep, use-card driver 1, done")
        cards_of = [{use for use in legal if use.startswith("use-card")} for legal in asked]
        self.assertEqual([len(uses) for uses in cards_of[:8]], [8, 6, 6, 0, 4, 0, 6, 3])
        self.assertEqual([asked[at] - cards_of[at] for at in (0, 1, 6, 7)], [{"roll"}, {"roll"}, {"done"}, {"done"}])
        self.assertEqual(asked[5], KEEP)

    def test_not_while_cards_are_tossed(self):
        self.assertEqual(self.helped("boy", "roll, face-satan", "6")[2], {"done", *(f"toss {place}" for place in range(1, 6))})

    def test_left_out_when_none_can_be_used(self):
        self.assertEqual(self.helped("hound", hands=("12c 13d (5h) (7s) (9c)", OTHER)), [EITHER | {"use-die hound 0"}])
        self.assertEqual(len(self.helped("hound", "own, keep", hands=("12c 13d (5h) (12s) (9c)", OTHER), dice="4 1")), 3)
        self.assertEqual(self.since("turn-began"), ["turn-began 0", "turn-began 1"])
        self.assertEqual(self.helped("hound", "own, keep", hands=("12c 13d (5h) (10s) (9c)", OTHER))[2], {"done", "use-card hound 2"})

    def test_the_medium(self):
        asked = self.helped("medium", "use-card medium 0", satan="14c (11d) 14h 14s (2h)")
        self.assertEqual(asked[1], {f"change-to {value}c" for value in (3, 4, 6, 14)})

    def test_the_postman(self):
        hands = (OWN, "(4c) 6d (8h) (10s) 12c", "9s 9d (8s) (10h) (12s)")
        asked = self.helped("postman", "use-card postman 0, swap-with 1 4", hands=hands)
        self.assertEqual(asked[1], {"swap-with 1 1", "swap-with 1 4", "swap-with 2 0", "swap-with 2 1"})
        self.assertEqual([self.zone("hand", seat).split()[place] for seat, place in ((0, 0), (1, 4))], ["12c", "2c"])

    def test_the_witch(self):
        self.helped("witch", "use-card witch 1")
        self.assertEqual((self.zone("hand", 0), self.zone("discards"), self.zone("deck").split()[0]), ("2c 3c (5h) (7s) (9c)", "3d", "(4d)"))

    def test_the_witch_takes_the_last_card(self):
        asked = self.helped("witch", "use-card witch 1", deck="3c")
        self.assertEqual((asked, self.last.facts["phase"], self.since("looked", "saw-own", "kept")), ([asked[0]], "over", ["looked 0 4", "saw-own 0 7s", "kept 0 7s"]))
        asked = self.helped("witch boy", "roll, use-card witch 1, own", deck="3c")
        self.assertEqual(asked[2] - {f"use-card boy {spot}" for spot in range(3)} - {"use-die boy 0"}, {"own"})
        self.assertEqual((asked[3] - {f"use-card boy {spot}" for spot in range(3)}, self.last.facts["phase"]), ({"done"}, "after"))
        self.helped("witch", "roll, own, keep, use-card witch 0", deck="3c")
        self.assertEqual((self.last.facts["phase"], self.since("turn-began", "showdown")), ("over", ["turn-began 0", "showdown"]))

    def test_the_prophet(self):
        self.helped("prophet", "use-card prophet 0, put-back 2 1 0")
        self.assertEqual(self.zone("deck").split()[:4], ["(5s)", "(4d)", "(3c)", "(6h)"])
        self.assertEqual(self.since("saw"), ["saw 0 3c", "saw 0 4d", "saw 0 5s"])


class Dice(Battles):
    LOW = ("2c 2d (5h) (7s) (9c)", "4c 6d (8h) (10s) (12c)", "4d 6s (8c) (10c) (12d)")

    def helped(self, helpers, dice, moves="", **laid):
        asked = self.play(dice, moves, hands=self.LOW, helpers=helpers, **laid)
        return [{move for move in legal if not move.startswith("use-card")} for _, legal in asked]

    def numbers(self):
        return list(map(len, self.last.locked)), len(self.last.box)

    def test_locked_dice_before_rolling(self):
        asked = self.helped("boy", "", locked=(1, 0, 2))
        self.assertEqual(asked[0], {"roll", "use-die boy 0", "use-die boy 1", "use-die boy 2"})
        self.helped("boy", "", "use-die boy 1, change-to 4", locked=(1, 0, 2))
        self.assertEqual((self.since()[1:], self.numbers()), (["used-die 0 boy 1", "changed 0 6 4", "unlocked 2", "rolled 0 3"], ([1, 0, 1], 9)))
        self.assertNotIn("altered", self.last.facts)

    def test_only_the_seat_in_its_turn(self):
        self.assertEqual({seat for seat, _ in self.play("1", helpers="boy", locked=(0, 2))}, {0})

    def test_not_after_the_roll(self):
        asked = self.helped("boy driver", "1", "use-card boy 0, change-to 14c, roll, own, keep", locked=(2, 1))
        self.assertEqual([asked[3], asked[5]], [EITHER | {"use-die driver 0"}, {"done"}])

    def test_a_die_that_shows_6_again_stays(self):
        self.helped("hound", "6", "use-die hound 0", locked=(1, 1))
        self.assertEqual((self.numbers()[0], self.since("rolled-again", "unlocked")), ([1, 1, 0], ["rolled-again 0 6 6"]))
        self.helped("hound", "5", "use-die hound 1", locked=(1, 1))
        self.assertEqual((self.numbers()[0], self.since("rolled-again", "unlocked")), ([1, 0, 0], ["rolled-again 0 6 5", "unlocked 1"]))

    def test_the_witch_rolls_them_all(self):
        asked = self.helped("witch", "4 6 2", "use-die witch 0, roll-too 1, roll-too 2, roll-picked", locked=(1, 1, 1))
        self.assertEqual(asked[1], {"roll-picked", "roll-too 1", "roll-too 2"})
        self.assertEqual(self.since()[4:9], ["rolled-again 0 6 4", "rolled-again 0 6 6", "rolled-again 0 6 2", "unlocked 0", "unlocked 2"])
        self.assertEqual(self.numbers(), ([0, 1, 0], 10))

    def test_the_prophet_locks_the_new_one(self):
        for face, spot, locked, unlocked in (("4", 1, [1, 0, 0], ["unlocked 1"]), ("6", 1, [1, 1, 0], []), ("4", 2, [1, 1, 0], []), ("2", 0, [0, 1, 0], ["unlocked 0"])):
            asked = self.helped("prophet", face, f"use-die prophet 0, leave-out {spot}", locked=(1, 1))
            self.assertEqual(asked[1], {f"leave-out {place}" for place in range(3)})
            self.assertEqual((self.numbers()[0], self.since("unlocked")), (locked, unlocked), (face, spot))

    def test_no_locked_dice(self):
        self.assertEqual([self.play("1", helpers="prophet", deck="3c")[0][1], self.play("1", helpers="prophet", deck="3c", locked=(0, 1))[0][1]],
                         [EITHER | {"use-die prophet 0"}, {"roll", "use-die prophet 0"}])

    def test_the_die_of_the_turn(self):
        asked = self.helped("bookseller driver", "5", "roll, use-die bookseller 0, change-to 4, satans")
        self.assertEqual(asked[1:3], [EITHER | {"use-die bookseller 0", "use-die driver 0"}, {"change-to 4", "change-to 6"}])
        self.assertEqual(self.since("satan-lost"), ["satan-lost 0 14s"])

    def test_made_a_6(self):
        self.helped("bookseller", "5", "roll, use-die bookseller 0, change-to 6, done")
        self.assertEqual((self.since("locked"), self.zone("locked", 0)), (["locked 0 1"], "6"))
        self.assertNotIn("altered", self.last.facts)
        asked = self.helped("bookseller driver", "5", "roll, use-die bookseller 0, change-to 6")
        self.assertEqual(asked[3], {"face-satan", "use-die driver 0"})

    def test_a_6_made_less(self):
        asked = self.helped("sergeant", "6", "roll, use-die sergeant 0, change-to 4, own, keep", locked=(2,))
        self.assertEqual(asked[1:5], [{"face-satan", "use-die sergeant 0"}, {"change-to 3", "change-to 4", "change-to 5"}, EITHER, KEEP])
        self.assertEqual((self.since("kept", "locked"), self.numbers()), (["kept 0 7s"], ([2, 0, 0], 9)))

    def test_a_natural_6_when_none_can_be_used(self):
        self.assertEqual(self.helped("", "6"), [{"done", *(f"toss {place}" for place in range(1, 6))}])

    def test_the_prophets_die_is_the_die_of_the_turn(self):
        self.helped("prophet", "5 2", "roll, use-die prophet 0, leave-out 0, own, keep")
        self.assertEqual(self.since("kept", "was-left-out"), ["was-left-out 0 5 0", "kept 0 2d"])

    def test_it_lies_there_until_the_next_turn(self):
        self.helped("boy hound", "5 1", "roll, use-die boy 0, change-to 4, own, keep")
        self.assertEqual((self.zone("dice"), self.last.facts["printed"]), ("4", ["5"]))
        self.helped("boy hound", "5 1", "roll, use-die boy 0, change-to 4, own, keep, done")
        self.assertEqual((self.zone("dice"), "printed" in self.last.facts), ("", False))


class Ending(Battles):
    WEAK = "2c 4d 6h 8s 10c"

    def over(self, hands, satan=WEAK, moves="own, discard"):
        self.play("1", moves, hands, satan, deck="3c")
        return self.last.won, self.since()[self.since().index("showdown"):]

    def test_the_deck_is_empty(self):
        won, events = self.over(("9s 2d (2h) (2s) (9c)", "4c (4h) (9h) (9d) (3d)"), "2c (4d) 6h 8s 10c")
        self.assertEqual((won, events), (True, ["showdown", "satan-showed 4d 2", "showed 0 3c 1", "showed 0 2h 3", "showed 0 2s 4", "showed 0 9c 5", "showed 1 4h 2",
                                                "showed 1 9h 3", "showed 1 9d 4", "showed 1 3d 5", "satan-holds high-card", "beat-satan 0 three-of-a-kind",
                                                "beat-satan 1 two-pair", "won"]))
        self.assertEqual((self.last.facts, self.last.result()), ({"phase": "over", "turn": 0, "last-turn": 0}, ([0, 0], [0, 1])))
        self.assertNotIn("(", self.zone("satan") + self.zone("hand", 0) + self.zone("hand", 1))

    def test_every_hand_is_strictly_higher(self):
        for own, other, satan, won in (("9s 2d 2h 2s 9c", OTHER, self.WEAK, True), ("9s 2d 2h 2s 9c", "2h 4s 6d 8c 10h", self.WEAK, False),
                                       ("9s 2d 2h 2s 9c", "2h 5s 6d 8c 10h", self.WEAK, True), ("13s 9d 9h 4s 5c", "2h 2s 5d 8c 10h", "2s 2c 5h 8d 9d", True),
                                       ("13s 9d 9h 4s 5c", "2h 2s 5d 8c 9h", "2s 2c 5h 8d 9d", False), ("9s 5d 7h 4s 11c", OTHER, self.WEAK, True),
                                       ("13s 5d 7h 4s 9c", OTHER, self.WEAK, False), ("9s 4d 5d 6d 7d", "9d 9h 9c 9s 2s", "10c 10d 10h 2c 2h", False)):
            self.assertEqual(self.over((own, other), satan)[0], won, (own, other, satan))

    def test_hands_as_helpers_changed_them(self):
        self.play("1", "use-card hound 1, own, discard", ("9s 10d 13h (13c) (9c)", OTHER), self.WEAK, "3c", helpers="hound")
        self.assertEqual(self.since("beat-satan"), ["beat-satan 0 three-of-a-kind", "beat-satan 1 high-card"])

    def test_at_the_end_of_a_turn(self):
        asked = self.play("1", "roll, own, discard", deck="3c", helpers="boy")
        self.assertEqual((asked[-1][1] >= {"done"}, self.since("showdown")), (True, []))
        self.play("1 1", "satans, satans", deck="3c 4d")
        self.assertEqual(self.since("turn-began")[-1], "turn-began 1")
        self.assertEqual(self.last.facts["phase"], "over")


if __name__ == "__main__":
    unittest.main()
