"""The referee of Omens: War: each sentence of the page on decks laid by hand."""
import unittest

from omens_trial import Planned, cards, played, told
from omens_war import DECK, HIT_POINTS, War

BOTH = {"roll", "stand"}


class Battles(unittest.TestCase):
    def play(self, deck, *own, moves="", helpers="", dice="", points=HIT_POINTS):
        """Plays from these decks on, their tops first; what each decision asked."""
        self.war = War(len(own), 0, Planned(([seat.split() for seat in own], deck.split()), helpers, dice))
        while len(self.war.hit_points) > points:
            self.war.to_box(self.war.hit_points.pop())
        return played(self.war, moves=filter(None, moves.split(", ")))

    def events(self):
        """What happened since the cards of the first turn were turned up."""
        happened = told(self.war)
        last = f"turns-up {len(self.war.seats) - 1}"
        return happened[[event.startswith(last) for event in happened].index(True) + 1:]


class SetUp(Battles):
    def test_decks(self):
        self.assertEqual((DECK, HIT_POINTS), ({2: 16, 3: 12, 4: 9}, 9))
        self.assertEqual([52 - seats * size for seats, size in DECK.items()], [20, 16, 16])
        war = War(2, 0, None)
        self.assertEqual((len(war.hit_points), len(war.box)), (9, 3))

    def test_the_first_turn(self):
        self.play("7c 8c", "5c 9c", "3d 9d", helpers="boy")
        self.assertEqual(told(self.war), ["helpers-came 0", "turn-began 1", "war-turns-up 7c", "turns-up 0 5c", "turns-up 1 3d"])
        zones = self.war.zones()
        self.assertEqual((zones["deck"], zones["own-deck"], zones["war"], zones["turned-up"]), (["(8c)"], [["(9c)"], ["(9d)"]], ["7c"], [["5c"], ["3d"]]))
        self.assertEqual(self.war.facts, {"phase": "choose", "round": 1, "has-cheated": 0, "at-war": 0, "fighting": [0, 0], "to-choose": [0, 1]})


class Comparing(Battles):
    def test_losing_seats_choose_clockwise_from_0(self):
        asked = self.play("7c", "5c", "8d", "14h", "2c", moves="stand, stand")
        self.assertEqual(asked, [(0, BOTH), (3, BOTH)])

    def test_14_is_high(self):
        self.assertEqual(self.play("14c 2c", "13c 2d", "12d 2h"), [(0, BOTH)])

    def test_seats_without_cards_take_no_part(self):
        self.assertEqual(self.play("7c 9c", "5c", "8d 8h", moves="stand"), [(0, BOTH), (1, BOTH)])
        self.assertEqual(told(self.war, "turns-up"), ["turns-up 0 5c", "turns-up 1 8d", "turns-up 1 8h"])
        self.assertEqual(told(self.war, "has-no-card"), [])

    def test_war_cheats(self):
        self.assertEqual(self.play("7c 9c 2c", "8c 5c 2d", "9d 10d 2h"), [(0, BOTH)])
        self.assertEqual(told(self.war)[5:], ["war-cheats", "war-turns-up 9c", "turns-up 0 5c", "turns-up 1 10d"])
        self.assertEqual((self.war.facts["has-cheated"], repr(self.war.discards)), (1, "[9d, 8c, 7c]"))

    def test_once_a_turn(self):
        self.assertEqual(self.play("7c 9c 14c", "8c 10c 2d", "9d 10d 2h"), [(0, BOTH)])
        self.assertEqual(told(self.war, "war-cheats", "turn-began"), ["turn-began 1", "war-cheats", "turn-began 2"])
        self.assertEqual(self.play("7c 9c 2c 2s 14c", "8c 10c 3d 5d 7d", "9d 10d 3h 5h 8h"), [(0, BOTH)])
        self.assertEqual(told(self.war, "war-cheats", "turn-began"), ["turn-began 1", "war-cheats", "turn-began 2", "war-cheats", "turn-began 3"])

    def test_only_against_every_seat_and_with_cards(self):
        for deck, own in (("7c 9c", ("8c 2c", "6d 2d")), ("7c 9c", ("8c 2c", "7d 2d")), ("7c", ("8c 2c", "9d 2d")), ("7c 9c", ("8c", "9d"))):
            self.play(deck, *own)
            self.assertEqual(told(self.war, "war-cheats"), [], (deck, own))
        for own in (("8c 2c", "9d"), ("8c", "9d 2d")):
            self.play("7c 9c", *own)
            self.assertEqual(told(self.war, "war-cheats"), ["war-cheats"], own)

    def test_after_cheating_who_has_a_card_compares(self):
        self.assertEqual(self.play("7c 9c 9s", "8c 5c", "9d"), [(0, BOTH)])

    def test_a_new_turn_may_cheat_again(self):
        self.play("7c 9c 2c 2s", "8c 10c 2d", "9d 10d 2h")
        self.assertEqual(self.war.facts["has-cheated"], 0)

    def test_a_tie_goes_to_war_at_once(self):
        self.play("7c 9c", "7d 10d", "2d 2c", "7h 3h")
        self.assertEqual(told(self.war)[6:], ["goes-to-war 0", "goes-to-war 2", "war-turns-up 9c", "turns-up 0 10d", "turns-up 2 3h", "wins-cards 0 3"])
        self.assertEqual(repr(self.war.discards), "[7h, 2d, 7d, 7c]")

    def test_a_tie_of_cards_turned_up_by_cheating_too(self):
        self.play("7c 9c 8c", "8d 9d 3h", "9h 10d 3d")
        self.assertEqual(told(self.war, "war-cheats", "goes-to-war"), ["war-cheats", "goes-to-war 0"])


class Losing(Battles):
    def test_not_rolling_costs_a_die(self):
        self.play("7c 9c", "5c 2c", "3d 2d", moves="stand")
        self.assertEqual((self.events(), len(self.war.hit_points), len(self.war.box)), (["stands 0", "loses-die 0 8"], 8, 4))
        self.assertEqual(repr(self.war.deck), "[(9c)]")

    def test_a_die_wins(self):
        self.play("7c 9c", "5c 2c", "3d 2d", moves="roll", dice="3")
        self.assertEqual((self.events(), len(self.war.hit_points)), (["rolled 0 3 8", "beats 0 8 7"], 9))
        self.assertEqual((repr(self.war.up), repr(self.war.deck), self.war.dice), ("[[5c], [3d]]", "[(9c)]", []))

    def test_a_die_loses(self):
        self.play("7c 9c", "5c 2c", "3d 2d", moves="roll", dice="1")
        self.assertEqual((self.events(), len(self.war.hit_points)), (["rolled 0 1 6", "loses-die 0 8", "loses-card 0 5c"], 8))
        self.assertEqual((repr(self.war.up), repr(self.war.deck), repr(self.war.discards)), ("[[], [3d]]", "[(9c), (5c)]", "[]"))

    def test_a_die_ties(self):
        self.assertEqual(self.play("7c 9c", "5c 2c", "3d 2d", moves="roll", dice="2"), [(0, BOTH), (0, BOTH)])
        self.assertEqual(self.events(), ["rolled 0 2 7", "ties 0 7", "spared 1", "goes-to-war 0", "war-turns-up 9c", "turns-up 0 2c"])
        self.assertEqual((len(self.war.hit_points), self.war.facts["to-choose"], self.war.facts["fighting"]), (9, [0, 0], [1, 0]))
        self.play("7c 9c", "5c 10c", "3d 2d", moves="roll", dice="2")
        self.assertEqual((self.war.facts["phase"], self.war.facts["to-choose"]), ("share", [0, 0]))

    def test_losses_already_paid_stand(self):
        self.play("7c 9c", "5c 2c", "3d 10d", "4d 2h", moves="stand, roll", dice="4")
        self.assertEqual(told(self.war, "loses-die", "stands", "goes-to-war"), ["stands 0", "loses-die 0 8", "goes-to-war 1"])
        self.assertEqual(self.war.facts["phase"], "share")

    def test_a_changed_card_is_paid_as_printed(self):
        self.play("9c 9d", "3c 2c", "3d 2d", moves="use-card hound 0, roll, accept", helpers="hound boy", dice="1")
        self.assertEqual(self.events()[-2:], ["loses-die 0 8", "loses-card 0 3c"])
        self.assertEqual((repr(self.war.deck), self.war.altered), ("[(9d), (3c)]", []))

    def test_powers_one_by_one_until_one_helps(self):
        asked = self.play("9c 9d", "3c 2c", "3d 2d", moves="use-card hound 0, use-card driver 0, change-to 8c, use-card bookseller 0, change-to 7c",
                          helpers="hound driver bookseller")
        cards = [{f"use-card {helper} 0" for helper in helpers.split()} | BOTH for helpers in ("hound driver bookseller", "driver bookseller", "bookseller", "")]
        self.assertEqual([legal for _, legal in asked], [cards[0], cards[1], {"change-to 4c", "change-to 8c"}, cards[2], {"change-to 7c", "change-to 9c"}, BOTH])

    def test_no_change_of_suit(self):
        self.assertEqual(self.play("9c 9d", "3c 2c", "3d 2d", helpers="witch-hunter"), [(0, BOTH)])

    def test_a_power_wins(self):
        self.assertEqual(self.play("7c 9c", "5c 2c", "3d 2d", moves="use-card hound 0", helpers="hound")[1:], [(1, BOTH)])
        self.assertEqual(self.events(), ["used-card 0 hound 0", "changed 0 5c 8c", "beats 0 8 7"])

    def test_a_power_ties(self):
        self.play("8c 9c", "5c 2c", "3d 2d", moves="use-card hound 0", helpers="hound")
        self.assertEqual(self.events(), ["used-card 0 hound 0", "changed 0 5c 8c", "ties 0 8", "spared 1", "goes-to-war 0", "war-turns-up 9c", "turns-up 0 2c"])
        self.assertEqual((repr(self.war.discards), self.war.altered), ("[3d, 5c, 8c]", []))

    def test_no_card_powers_once_the_die_is_rolled(self):
        asked = self.play("14c 9c", "5c 2c", "3d 2d", moves="roll, use-die driver 0", helpers="driver hound sergeant", dice="3")
        self.assertEqual(asked[1:], [(0, {"use-die driver 0", "use-die hound 0", "use-die sergeant 0", "accept"}), (0, {"change-to 1", "change-to 5"})])
        self.assertEqual(self.war.facts["phase"], "change")

    def test_die_powers_until_one_helps(self):
        asked = self.play("10c 9c", "5c 2c", "3d 2d", moves="roll, use-die driver 0, change-to 5", helpers="driver", dice="3")
        self.assertEqual(told(self.war, "changed", "ties", "loses-die"), ["changed 0 3 5", "ties 0 10"])
        self.play("14c 9c", "5c 2c", "3d 2d", moves="roll, use-die driver 0, change-to 5", helpers="driver", dice="3")
        self.assertEqual(self.events()[-3:], ["changed 0 3 5", "loses-die 0 8", "loses-card 0 5c"])
        self.assertEqual((self.war.altered, asked[0][1]), ([], BOTH | {"use-card driver 0"}))

    def test_accept(self):
        asked = self.play("14c 9c", "5c 2c", "3d 2d", moves="roll, accept", helpers="driver", dice="3")
        self.assertEqual((asked[1], asked[2][0]), ((0, {"use-die driver 0", "accept"}), 1))
        self.assertEqual(self.events(), ["rolled 0 3 8", "loses-die 0 8", "loses-card 0 5c"])

    def test_not_asked_when_nothing_can_be_changed(self):
        self.assertEqual(self.play("14c 9c", "5c 2c", "3d 2d", moves="roll", helpers="medium", dice="3")[1][0], 1)
        self.assertEqual(self.play("14c 9c", "5c 2c", "3d 2d", moves="roll", helpers="sergeant", dice="1")[1][0], 1)

    def test_a_die_that_helps_is_not_asked_about(self):
        self.assertEqual(self.play("7c 9c", "5c 2c", "3d 2d", moves="roll", helpers="boy", dice="6")[1][0], 1)

    def test_the_deck_is_the_seats_own(self):
        self.play("9c 9d", "3c 2c 5h", "3d 2d", moves="use-card witch 0", helpers="witch")
        self.assertEqual(self.events(), ["used-card 0 witch 0", "replaced 0 3c 2c"])
        self.assertEqual((repr(self.war.own), repr(self.war.discards)), ("[[(5h)], [(2d)]]", "[3c]"))
        self.play("9c 9d", "3c 4c 5h", "3d 2d", moves="use-card prophet 0, put-back 1 0 0", helpers="prophet")
        self.assertEqual((repr(self.war.own[0]), self.events()[2:4]), ("[(5h), (4c)]", ["saw 0 4c", "saw 0 5h"]))
        self.assertEqual(self.play("9c 9d 2d", "3c 4c", "3d 2d", helpers="prophet witch"), [(0, BOTH | {"use-card witch 0"})])
        self.assertEqual(self.play("9c 9d 2d", "3c", "3d 2d", helpers="prophet witch"), [(0, BOTH)])

    def test_what_the_medium_copies(self):
        asked = self.play("9c 9d 2d", "3c 4c", "3d 2d", "12c", moves="use-card medium 0", helpers="medium")
        self.assertEqual(asked[1][1], {"change-to 9c", "change-to 12c"})

    def test_the_postman_swaps_with_who_has_still_to_choose(self):
        asked = self.play("9c 9d 2d", "3c 4c", "4d 2d", "12c", "5c", moves="stand, use-card postman 0", helpers="postman")
        self.assertEqual(asked[2], (1, {"swap-with 3 0"}))
        asked = self.play("9c 9d 2d", "3c 4c", "4d 2d", "12c", "5c", moves="use-card postman 0, swap-with 3 0, stand", helpers="postman")
        self.assertEqual((asked[1], repr(self.war.up)), ((0, {"swap-with 1 0", "swap-with 3 0"}), "[[5c], [4d], [12c], [3c]]"))
        asked = self.play("9c 9d 2d", "10c 4c", "10d 2d", "12c", "5c", helpers="postman")
        self.assertEqual(asked, [(3, BOTH)])

    def test_who_has_still_to_choose(self):
        for moves, flags in (("", [0, 1, 0, 1]), ("stand", [0, 0, 0, 1]), ("stand, roll", [0, 0, 0, 1]), ("stand, roll, accept", [0, 0, 0, 0])):
            self.play("13c 9d 2d", "3c 4c", "4d 2d", "14d", "5c", moves=moves, helpers="hound", dice="1")
            self.assertEqual(self.war.facts["to-choose"], flags, moves)


class Wars(Battles):
    """Seat 0 (and 2) tie with a 7."""

    def fight(self, deck, *own, **more):
        return self.play("7s " + deck, *[f"{tied} {seat}" for tied, seat in zip(("7c", "2d", "7h"), own)], **more)

    def since(self):
        happened = told(self.war)
        return happened[[event.startswith("goes-to-war") for event in happened].index(True):]

    def test_a_seat_is_highest(self):
        asked = self.fight("9c 2h", "10c 3c", "4d", "9d 3d")
        self.assertEqual(self.since(), ["goes-to-war 0", "goes-to-war 2", "war-turns-up 9c", "turns-up 0 10c", "turns-up 2 9d", "wins-cards 0 3"])
        self.assertEqual((asked, self.war.facts["phase"]), ([(0, {"give 0", "give 1", "give 2"})], "share"))
        self.assertEqual((repr(self.war.spoils), self.war.facts["at-war"], self.war.facts["fighting"]), ("[(9d), (10c), (9c)]", 0, [0, 0, 0]))

    def test_the_first_of_equals(self):
        self.assertEqual(self.fight("9c 2h", "10c 3c", "4d", "10d 3d")[0][0], 0)
        self.assertEqual(self.fight("9c 2h", "10c 3c", "4d", "11d 3d")[0][0], 2)

    def test_the_cards_are_shared_one_by_one(self):
        asked = self.fight("9c 2h", "10c 3c", "4d", "9d 3d", moves="give 1, give 1, give 2")
        self.assertEqual((len(asked), told(self.war, "gave")), (3, ["gave 0 1", "gave 0 1", "gave 0 2"]))
        self.assertEqual(told(self.war)[-5:], ["war-turns-up 2h", "turns-up 0 3c", "turns-up 1 4d", "turns-up 2 3d", "won"])
        self.assertEqual(repr(self.war.own), "[[], [(9d), (10c)], [(9c)]]")

    def test_a_seat_without_cards_may_get_some(self):
        self.play("7s 9c", "7c 10c", "2d", moves="give 1, give 1")
        self.assertEqual((repr(self.war.own), told(self.war)[-1]), ("[[], [(10c), (9c)]]", "won"))

    def test_war_is_highest(self):
        asked = self.fight("9c 13h 3h", "5c 14h", "4d", "8d 3d", moves="stand, stand")
        self.assertEqual(asked[:2], [(0, BOTH), (2, BOTH)])
        self.assertEqual(self.since()[5:8], ["stands 0", "stands 2", "war-takes 3"])
        self.assertEqual((len(self.war.hit_points), repr(self.war.deck)), (9, "[(3h), (8d), (5c), (9c)]"))

    def test_no_cheating(self):
        self.fight("9c 2h", "10c 3c", "4d", "10d 3d")
        self.assertEqual(told(self.war, "war-cheats"), [])

    def test_equal_ones_turn_up_one_more_each(self):
        asked = self.fight("9c 10h 2h", "9s 3c", "4d", "5d 3d")
        self.assertEqual(self.since()[2:], ["war-turns-up 9c", "turns-up 0 9s", "turns-up 2 5d", "war-turns-up 10h", "turns-up 0 3c"])
        self.assertEqual((asked, repr(self.war.up)), ([(0, BOTH)], "[[3c], [], []]"))
        self.assertEqual((sorted(map(repr, self.war.spoils)), self.war.facts["fighting"]), (["5d", "9c", "9s"], [1, 0, 0]))

    def test_a_seat_above_an_equal_one_wins(self):
        self.assertEqual(self.fight("9c 10h 2h", "9s 3c", "4d", "10d 3d"), [(2, {"give 0", "give 1", "give 2"})])

    def test_nobody_chooses_while_a_seat_equals(self):
        self.assertEqual(self.fight("9c 10h 2h", "5s 3c", "4d", "9d 3d"), [(2, BOTH)])

    def test_all_that_was_turned_up_since_going_to_war(self):
        self.fight("9c 10h 2h", "9s 3c", "4d", "5d 3d", moves="stand")
        self.assertIn("war-takes 5", told(self.war))
        self.assertEqual(sorted(map(repr, self.war.deck)), ["(10h)", "(3c)", "(5d)", "(9c)", "(9s)"])

    def test_the_first_win_stops_it(self):
        asked = self.fight("9c 2h", "5c 3c", "4d", "8d 3d", moves="roll", dice="5")
        self.assertEqual((asked[1], told(self.war)[-3:]), ((0, {"give 0", "give 1", "give 2"}), ["rolled 0 5 10", "beats 0 10 9", "wins-cards 0 3"]))
        self.assertEqual(len(self.war.hit_points), 9)

    def test_the_first_tie_stops_it(self):
        asked = self.fight("9c 2h", "5c 3c", "4d", "8d 3d", moves="stand, roll", dice="1")
        self.assertEqual(asked[2:], [(2, {"give 0", "give 1", "give 2"})])
        self.assertEqual(told(self.war)[-5:], ["rolled 2 1 9", "ties 2 9", "war-turns-up 2h", "turns-up 2 3d", "wins-cards 2 5"])
        self.assertEqual((len(told(self.war, "goes-to-war")), len(self.war.hit_points)), (2, 9))

    def test_a_die_that_does_not_help_is_lost(self):
        self.fight("9c 2h 3h", "5c 3c", "4d", "8d 3d", moves="roll", dice="1")
        self.assertEqual(self.since()[5:], ["rolled 0 1 6", "loses-die 0 8"])
        self.assertEqual((repr(self.war.up), self.war.facts["to-choose"], len(self.war.hit_points)), ("[[5c], [], [8d]]", [0, 0, 0], 8))

    def test_powers_in_a_war(self):
        asked = self.fight("9c 2h 3h", "5c 3c 2c", "4d", "8d 3d", moves="use-card hound 0, use-card postman 0, swap-with 2 0, use-card medium 0",
                           helpers="hound postman medium witch")
        self.assertEqual([legal for _, legal in asked[:3]], [{"use-card hound 0", "use-card postman 0", "use-card medium 0", "use-card witch 0"} | BOTH,
                                                             {"use-card postman 0", "use-card medium 0", "use-card witch 0"} | BOTH, {"swap-with 2 0"}])
        self.assertEqual(asked[3:], [(0, {"use-card medium 0", "use-card witch 0"} | BOTH), (0, {"give 0", "give 1", "give 2"})])
        self.assertEqual(told(self.war, "swapped", "changed", "ties"), ["changed 0 5c 8c", "swapped 0 8c 8d", "changed 0 8d 9d", "ties 0 9"])

    def test_the_medium_copies_spoils_too(self):
        asked = self.fight("9c 10h 2h", "9s 3c", "4d", "5d 3d", moves="use-card medium 0", helpers="medium")
        self.assertEqual(asked[1][1], {"change-to 5c", "change-to 9c", "change-to 10c"})

    def test_changed_cards_are_printed_again(self):
        self.fight("14c 2h 3h", "5c 3c", "4d", "8d 3d", moves="use-card hound 0, stand, stand", helpers="hound")
        self.assertEqual((repr(self.war.deck[1:]), self.war.altered), ("[(8d), (5c), (14c)]", []))

    def test_a_seat_with_no_card_left(self):
        asked = self.play("7s 3c 9d", "7c", "2d 2c", moves="roll", dice="4", helpers="boy")
        self.assertEqual(asked[0], (0, BOTH))
        self.assertEqual(self.since(), ["goes-to-war 0", "war-turns-up 3c", "has-no-card 0", "rolled 0 4 4", "beats 0 4 3", "wins-cards 0 1"])
        self.play("7s 3c 9d", "7c", "7d", moves="roll", dice="3")
        self.assertEqual(self.since()[2:], ["war-turns-up 3c", "has-no-card 0", "has-no-card 1", "rolled 0 3 3", "ties 0 3", "war-turns-up 9d", "has-no-card 0"])

    def test_the_postman_finds_no_card_there(self):
        self.assertEqual(self.play("7s 9c 9d", "7c 3c", "7d", helpers="postman")[0], (0, BOTH))

    def test_war_without_a_card_shuffles_the_discards(self):
        self.play("7s", "7c 10c", "2d 2c")
        self.assertEqual(self.since(), ["goes-to-war 0", "reshuffled 3", "war-turns-up 7s", "turns-up 0 10c", "wins-cards 0 2"])
        self.assertEqual((repr(self.war.deck), repr(self.war.discards)), ("[(7c), (2d)]", "[]"))

    def test_only_in_a_war_and_only_when_it_must(self):
        self.play("7s 9c", "7c 10c", "2d 2c")
        self.assertEqual((told(self.war, "reshuffled"), self.war.deck), ([], []))
        self.play("7s 9c", "7c 9d 2d", "2d", "2h")
        self.assertEqual(self.since()[:6], ["goes-to-war 0", "war-turns-up 9c", "turns-up 0 9d", "reshuffled 4", "war-turns-up 7s", "turns-up 0 2d"])
        self.assertEqual(sorted(map(repr, self.war.spoils)), ["9c", "9d"])

    def test_no_card_at_all(self):
        war = War(2, 0, Planned())
        war.facts["at-war"] = 1
        war.own[1] = cards(["2c"])
        self.assertEqual(list(war.fight([0, 1])), [])
        self.assertEqual(told(war), ["has-no-card 0", "turns-up 1 2c"])
        for seats, winner in (([0, 1], 1), ([0], 0)):
            war.own[1] = cards(["2c"])
            steps = war.fight(seats)
            with self.assertRaises(StopIteration) as stop:
                next(steps)
            self.assertEqual(stop.exception.value, winner)


class Ending(Battles):
    def over(self):
        self.assertEqual(self.war.facts["phase"], "over")
        return told(self.war)[-1]

    def test_the_last_die(self):
        self.play("7c 9c", "5c 2c", "3d 2d", moves="stand", points=1)
        self.assertEqual((self.over(), self.events(), repr(self.war.up)), ("lost", ["stands 0", "loses-die 0 0", "lost"], "[[5c], [3d]]"))
        self.play("7c 9c", "5c 2c", "3d 2d", moves="roll", dice="1", points=1)
        self.assertEqual((self.over(), self.events()), ("lost", ["rolled 0 1 6", "loses-die 0 0", "loses-card 0 5c", "lost"]))
        self.play("7c 9c", "7d 2c", "3d 2d", moves="roll", dice="1", points=1)
        self.assertEqual((self.over(), self.events()[3:], self.war.facts["at-war"]), ("lost", ["rolled 0 1 3", "loses-die 0 0", "lost"], 1))

    def test_the_last_die_may_help(self):
        for dice in "36":
            self.play("7c 9c", "5c 2c", "3d 2d", moves="roll", dice=dice, points=1)
            self.assertEqual((self.war.facts["phase"], len(self.war.hit_points)), ("choose", 1))

    def test_wars_deck_is_empty(self):
        self.play("7c", "9c 2c", "8d 2d")
        self.assertEqual((self.over(), self.war.won, repr(self.war.discards), self.war.facts["round"]), ("won", True, "[8d, 9c, 7c]", 1))

    def test_also_when_the_seats_are(self):
        self.play("7c", "9c", "8d")
        self.assertEqual((self.over(), self.war.won), ("won", True))

    def test_the_seats_are_out_of_cards(self):
        self.play("7c 2c", "9c", "8d")
        self.assertEqual((self.over(), self.war.won), ("lost", False))
        self.play("7c 2c", "9c", "6d", moves="roll", dice="2")
        self.assertEqual((self.over(), self.war.won), ("lost", False))

    def test_one_seat_goes_on(self):
        self.play("7c 2c", "9c", "8d 3c")
        self.assertEqual(told(self.war)[-2:], ["turns-up 1 3c", "won"])

    def test_only_between_turns(self):
        self.play("7c 2c", "9c", "7d")
        self.assertEqual((self.war.facts["phase"], told(self.war)[-1]), ("choose", "has-no-card 1"))
        self.play("7c", "2c 3c", "3d 3h", moves="roll", dice="1")
        self.assertEqual((told(self.war)[-1], repr(self.war.deck)), ("loses-card 0 2c", "[(2c)]"))
        self.play("7c", "2c 3c", "3d 3h", moves="roll, stand", dice="1")
        self.assertEqual(told(self.war)[-5:], ["turn-began 2", "war-turns-up 2c", "turns-up 0 3c", "turns-up 1 3h", "won"])


if __name__ == "__main__":
    unittest.main()
