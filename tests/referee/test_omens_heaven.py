"""The referee of Omens: Heaven: each sentence of the page on hands, a deck and discards laid by hand."""
import unittest

from omens_heaven import REMOVED, Heaven
from omens_prophecies import FORETOLD
from omens_trial import Planned, cards, laid, played, told

OWN, OTHER = "2c (3d) 5h", "4c 6d (8h)"
DECK = "3c 4d 5s 6h 7c 8d 9d 10d"
LOOK, DONE = {"look"}, {"done"}


def slots(verb, number):
    return {f"{verb} {slot}" for slot in range(number)}


class Battles(unittest.TestCase):
    def play(self, moves="", hands=(OWN, OTHER), deck=DECK, discards="", helpers="", adversary="off", row=0, foretold=FORETOLD):
        """Seat 0's turn."""
        self.last = battle = Heaven(len(hands), 0, Planned(foretold=foretold), adversary)
        battle.deal_prophecies()
        battle.events = []
        battle.helpers = helpers.split()
        battle.hand, battle.deck, battle.discards = list(map(laid, hands)), cards(deck.split()), cards(discards.split(), up=True)
        battle.facts["taken-in-row"] = row
        return played(battle, battle.turns(0), filter(None, moves.split(", ")))

    def since(self, *kinds):
        return told(self.last, *kinds)

    def zone(self, name, seat=None):
        zone = self.last.zones()[name]
        return " ".join(zone if seat is None else zone[seat])


class SetUp(Battles):
    def deal(self, adversary="off", dice="1 1 1 6 6 6"):
        dealt = [["2c", "3d"], ["4c", "6d"]], "5h 7s 9c 10h".split(), DECK.split()
        self.last = Heaven(2, 0, Planned(dealt, dice=dice), adversary)
        return played(self.last)

    def test_hands_and_what_is_removed(self):
        asked = self.deal()
        self.assertEqual(self.since(), ["helpers-came 0", "got-prophecy 0 prophecy-two-pair", "got-prophecy 1 prophecy-three-of-a-kind", "dealt 0 2c 3d",
                                        "dealt 1 4c 6d", "removed 2 2", "start-roll 0 1 1 1", "start-roll 1 6 6 6", "starts 1"])
        self.assertEqual((asked, self.last.facts), ([(1, LOOK)], {"phase": "act", "turn": 1, "starter": 1, "taken-in-row": 0}))
        self.assertEqual((self.zone("hand", 0), self.zone("removed"), self.zone("prophecy", 1)), ("2c 3d", "5h 7s (9c) (10h)", "(prophecy-three-of-a-kind)"))
        self.assertEqual((self.zone("deck").split()[0], self.zone("adversary"), len(self.last.box)), ("(3c)", "", 3))
        self.assertEqual(REMOVED, {2: 28, 3: 16, 4: 4})

    def test_gabriel(self):
        self.deal("on")
        self.assertEqual(self.since()[5:7] + self.since()[-2:], ["removed 2 2", "gabriel-came", "starts 1", "gabriel-took"])
        self.assertEqual((self.zone("gabriel"), self.zone("deck").split()[0], self.zone("adversary")), ("(3c)", "(4d)", "gabriel"))


class Turns(Battles):
    def test_look_and_decline(self):
        asked = self.play("look, decline")
        self.assertEqual(asked, [(0, LOOK), (0, {"decline"} | slots("keep", 4)), (1, LOOK | slots("take", 4))])
        self.assertEqual((self.since(), self.zone("discards")), (["looked-at 0 1", "saw 0 3c", "declined 0 3c"], "3c"))

    def test_while_it_is_looked_at(self):
        self.play("look")
        self.assertEqual((self.zone("drawn"), self.zone("deck").split()[0], self.last.facts["phase"]), ("(3c)", "(4d)", "judge"))

    def test_kept_in_an_empty_slot(self):
        self.play("look, keep 3")
        self.assertEqual((self.since()[2:], self.zone("hand", 0), self.zone("discards")), (["kept 0"], "2c (3d) 5h (3c)", ""))

    def test_kept_in_place_of_another(self):
        for slot, hand, gone in ((0, "(3c) (3d) 5h", "2c"), (1, "2c (3c) 5h", "3d")):
            self.play(f"look, keep {slot}")
            self.assertEqual((self.since()[2:], self.zone("hand", 0), self.zone("discards")), (["kept 0", f"gave-up 0 {gone}"], hand, gone))

    def test_five_slots(self):
        asked = self.play("look, keep 4", ("2c 3d 5h 7s 9c", OTHER), discards="11c")
        self.assertEqual(asked[:2], [(0, LOOK | slots("take", 5)), (0, {"decline"} | slots("keep", 5))])
        self.assertEqual(self.zone("hand", 0), "2c 3d 5h 7s (3c)")
        self.assertEqual(self.play(hands=("2c 3d 5h 7s", OTHER), discards="11c")[0][1], LOOK | slots("take", 5))

    def test_take_what_is_discarded(self):
        self.play("take 3", discards="11c 12c")
        self.assertEqual((self.since(), self.zone("hand", 0), self.zone("discards")), (["took 0 11c"], "2c (3d) 5h 11c", "12c"))
        self.play("take 1", discards="11c 12c")
        self.assertEqual((self.since(), self.zone("hand", 0), self.zone("discards")), (["took 0 11c", "gave-up 0 3d"], "2c 11c 5h", "3d 12c"))

    def test_nothing_is_discarded(self):
        self.assertEqual(self.play(), [(0, LOOK)])

    def test_not_for_ever(self):
        asked = self.play("take 3, take 3, look, decline, take 3", discards="11c 12c 13c")
        self.assertEqual([legal for _, legal in asked][:3], [LOOK | slots("take", 4), LOOK | slots("take", 4), LOOK])
        self.assertEqual((asked[4], asked[5]), ((1, LOOK | slots("take", 5)), (0, LOOK | slots("take", 5))))
        self.assertEqual(self.last.facts["taken-in-row"], 1)
        three = self.play("take 3, take 3, take 3", (OWN, OTHER, "9c 9d 10s"), discards="11c 12c 13c 11d")
        self.assertEqual([legal for _, legal in three[2:]], [LOOK | slots("take", 4), LOOK])

    def test_clockwise(self):
        self.assertEqual([seat for seat, _ in self.play("take 3, take 3, take 3", (OWN, OTHER, "9c 9d 10s"), discards="11c 12c 13c 11d")], [0, 1, 2, 0])


class Helpers(Battles):
    def helped(self, helpers, moves="", **laid_out):
        return [legal for _, legal in self.play(moves, helpers=helpers, **laid_out)]

    def test_on_any_own_card(self):
        asked = self.helped("hound sergeant", hands=("12c (3d) 5h", OTHER))
        self.assertEqual(asked, [LOOK | {"use-card hound 1", "use-card hound 2", "use-card sergeant 0", "use-card sergeant 2"}])

    def test_no_die_powers(self):
        self.assertEqual(self.helped("hound bookseller witch prophet")[0], LOOK | {"use-card prophet 0"} | {
            f"use-card {helper} {slot}" for helper in ("hound", "bookseller", "witch") for slot in range(3)})

    def test_a_face_down_card_is_turned_up_first(self):
        self.helped("hound boy", "use-card hound 1")
        self.assertEqual((self.since(), self.zone("hand", 0)), (["used-card 0 hound 1", "turned-up 0 3d", "changed 0 3d 6d"], "2c 6d 5h"))

    def test_not_while_a_card_is_looked_at(self):
        self.assertEqual(self.helped("boy", "look")[1], {"decline"} | slots("keep", 4))

    def test_before_and_after(self):
        asked = self.helped("boy hound", "use-card hound 0, look, decline, use-card boy 2, change-to 9h")
        self.assertEqual([asked[0] - LOOK, asked[1] - LOOK, asked[3] - DONE], [{f"use-card {helper} {slot}" for helper in helpers for slot in range(3)}
                                                                             for helpers in (("boy", "hound"), ("boy",), ("boy",))])
        self.assertEqual((self.since("changed", "looked-at"), self.last.facts["turn"]), (["changed 0 2c 5c", "looked-at 0 1", "changed 0 5h 9h"], 1))

    def test_no_end_is_asked_without_a_use(self):
        self.assertEqual(self.play("look, decline")[2][0], 1)
        up = self.play("look, decline", ("12c 13d 14h", OTHER), helpers="hound")
        self.assertEqual(up[2], (1, LOOK | slots("take", 4) | {f"use-card hound {slot}" for slot in range(3)}))
        self.assertEqual(self.play("look, decline", ("12c 11d 14h", OTHER), helpers="hound")[2], (0, DONE | {"use-card hound 1"}))

    def test_with_a_face_down_card_it_is_asked_all_the_same(self):
        asked = self.play("look, keep 0, done", ("12c 13d 14h", OTHER), deck="13c 2h 2s", helpers="hound")
        self.assertEqual(asked[2:], [(0, DONE), (1, LOOK | slots("take", 4) | {f"use-card hound {slot}" for slot in range(3)})])
        self.assertEqual(self.play("look, keep 0", ("12c 13d 14h", OTHER), deck="13c 2h 2s")[2][0], 1)

    def test_the_medium_copies_what_lies_face_up(self):
        self.assertEqual(self.helped("medium", "use-card medium 1")[1], {f"change-to {value}d" for value in (2, 4, 5, 6)})

    def test_the_postman(self):
        asked = self.helped("postman", "use-card postman 1, swap-with 2 1", hands=(OWN, OTHER, "(9c) 9d (10s)"))
        self.assertEqual(asked[1], {"swap-with 1 0", "swap-with 1 1", "swap-with 2 1"})
        self.assertEqual((self.zone("hand", 0), self.zone("hand", 2), self.since()[1:]), ("2c 9d 5h", "(9c) 3d (10s)", ["turned-up 0 3d", "swapped 0 3d 9d"]))

    def test_the_witch(self):
        self.helped("witch", "use-card witch 1", discards="11c")
        self.assertEqual((self.zone("hand", 0), self.zone("discards"), self.since()[1:]), ("2c 3c 5h", "3d 11c", ["turned-up 0 3d", "replaced 0 3d 3c"]))

    def test_the_witch_empties_the_deck(self):
        asked = self.helped("witch", "use-card witch 0, take 3", deck="3c")
        self.assertEqual((asked[1], self.since()[2:5]), (slots("take", 4), ["took 0 2c", "deck-ran-out", "opened 0 3d"]))
        asked = self.helped("witch", "use-card witch 0, take 3", deck="3c", row=2)
        self.assertEqual((asked[1], self.last.facts["taken-in-row"], self.last.facts["phase"]), (slots("take", 4), 3, "over"))
        self.helped("witch", "look, decline, use-card witch 0", deck="3c 4d")
        self.assertEqual((self.since("took", "cannot-act", "deck-ran-out"), self.last.facts["phase"]), (["deck-ran-out"], "over"))

    def test_changed_cards_are_printed_again(self):
        self.play("use-card hound 0, take 0", discards="11c", helpers="hound")
        self.assertEqual((self.since("gave-up", "changed"), self.zone("discards")), (["changed 0 2c 5c", "gave-up 0 2c"], "2c"))
        self.assertNotIn("altered", self.last.facts)


class Gabriel(Battles):
    def test_in_the_start_seats_turns(self):
        self.play("look, decline, look, decline, look, decline", (OWN, OTHER, "9c"), adversary="on")
        self.assertEqual((self.since("gabriel-took", "saw"), self.zone("gabriel")),
                         (["gabriel-took", "saw 0 4d", "saw 1 5s", "saw 2 6h", "gabriel-took"], "(7c) (3c)"))

    def test_he_takes_the_last_card(self):
        asked = self.play("take 3", discards="11c", deck="3c", adversary="on")
        self.assertEqual((asked, self.since()[:3]), ([(0, slots("take", 4))], ["gabriel-took", "took 0 11c", "deck-ran-out"]))
        self.assertEqual((self.play(deck="3c", adversary="on"), self.since()[:3]), ([], ["gabriel-took", "cannot-act 0", "deck-ran-out"]))
        boy = {f"use-card boy {slot}" for slot in range(3)}
        self.assertEqual(self.play(deck="3c", adversary="on", helpers="boy")[0][1] - boy, DONE)

    def test_then_the_discards_may_be_taken_however_many_turns_in_a_row_did_so(self):
        for row in (1, 2, 7):
            self.assertEqual(self.play("take 3", discards="11c", deck="3c", adversary="on", row=row), [(0, slots("take", 4))])
            self.assertEqual((self.last.facts["taken-in-row"], self.since("took", "cannot-act")), (row + 1, ["took 0 11c"]))


class Ending(Battles):
    def end(self, own, other, foretold=FORETOLD, moves="look, decline", **more):
        self.play(moves, (own, other), "3c", foretold=foretold, **more)
        self.assertEqual(self.last.facts["phase"], "over")
        return self.last.won

    def test_the_deck_is_empty(self):
        self.assertTrue(self.end("2c (2d) 7h 7s", "9c 9d (9h)"))
        self.assertEqual(self.since()[3:], ["deck-ran-out", "opened 0 2d", "fulfilled 0 prophecy-two-pair two-pair", "opened 1 9h",
                                            "fulfilled 1 prophecy-three-of-a-kind three-of-a-kind", "won"])
        self.assertEqual((self.zone("hand", 0), self.zone("prophecy", 1), self.zone("almanac").split()[0]),
                         ("2c 2d 7h 7s", "prophecy-three-of-a-kind", "(prophecy-straight)"))
        self.assertEqual((self.last.facts, self.last.result()), ({"phase": "over", "turn": 0, "starter": 0, "taken-in-row": 0}, ([0, 0], [0, 1])))

    def test_at_the_end_of_a_turn(self):
        self.assertEqual(self.play("look, decline", deck="3c", helpers="boy")[2][1] & DONE, DONE)
        self.play("look, decline", deck="3c 4c")
        self.assertEqual((self.last.facts["phase"], self.last.facts["turn"]), ("act", 1))

    def test_every_seat(self):
        pairs, three, other = "2c 2d 7h 7s", "9c 9d 9h", "10c 11c"
        for own, others, won in ((pairs, three, True), (pairs, other, False), (other, three, False), (three, pairs, False)):
            self.assertEqual(self.end(own, others), won, (own, others))
        self.end(other, three)
        self.assertEqual(self.since()[4:], ["failed 0 prophecy-two-pair high-card", "fulfilled 1 prophecy-three-of-a-kind three-of-a-kind", "lost"])

    def test_exactly_its_category(self):
        for hand, category in (("2c 2d 3c 3d 9h", "two-pair"), ("2c 2d 3c 3d", "two-pair"), ("2c 2d 2h 4c 9h", "three-of-a-kind"), ("2c 2d 2h", "three-of-a-kind"),
                               ("2c 3d 4h 5c 6h", "straight"), ("14c 2d 3h 4c 5h", "straight"), ("2c 3c 4c 5c 7c", "flush"), ("2c 2d 2h 4c 4h", "full-house"),
                               ("2c 2d 2h 2s", "four-of-a-kind"), ("2c 2d 2h 2s 9h", "four-of-a-kind"), ("2c 2d 2h 2s 2c", "four-of-a-kind"),
                               ("2c 3c 4c 5c 6c", ""), ("2c 3c 4c 5c", ""), ("2c 3d 4h 5c", ""), ("2c 2d 3h 5c", "")):
            for foretold in FORETOLD:
                self.end(hand, OTHER, foretold=[foretold] + [name for name in FORETOLD if name != foretold])
                self.assertEqual(len(self.since("fulfilled")), foretold == category, (hand, foretold))

    def test_hands_as_helpers_changed_them(self):
        self.assertTrue(self.end("2c 2d 7h 10s", "9c 9d 9h", helpers="sergeant", moves="use-card sergeant 3, look, decline"))


if __name__ == "__main__":
    unittest.main()
