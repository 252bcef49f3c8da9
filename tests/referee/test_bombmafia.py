"""The Bomb Mafia referee's own tests: each sentence of the page on a position laid by hand."""
import json
import unittest
from collections import Counter
from pathlib import Path

from bombmafia import BASIC, bags_of, check_set, ordered, written, zones_of
from bombmafia_model import TAKEN_OUT, Match, TimeUp
from referee import Disagreement
from trial import run

HOUSE = {"cards": {"dud": 8, "switch": 14, "plot": 8, "jitters": 6, "reload": 6, "whim": 4, "dance": 4, "drinks": 4},
         "diamonds": dict(zip("1 2 3 4 5 6 7 8 9 10".split(), (5, 3, 2, 2, 1, 0, -3, -3, -4, -5))),
         "custom": dict(zip("12345678", (-2, -1, 1, 0, -1, 0, -1, 1)))}


class Planned:
    """Chance as a test wants it: deals of a deck, three cards a seat from its top; bags as they come."""

    def __init__(self, starter, decks):
        self.first, self.decks = starter, [deck.split() for deck in decks]

    def listen(self, line):
        pass

    def starter(self, seats):
        return self.first

    def deal(self, number, cards, bags):
        deck = self.decks.pop(0)
        hands = [[deck.pop(0) for _ in range(3)] for _ in bags]
        return hands, [[bag] for bag in bags], deck, []


def position(*hands, deck="dud dud dud dud dud", bags="-2 -1 0 +1", rounds=0, starter=0, decks=()):
    """In the middle of round 2, as turns() goes on; hands without the card the starter draws. A deal wants three cards a seat."""
    match = Match([], bags.split()[:len(hands)], rounds, Planned(0, decks))
    match.hand = [hand.split() for hand in hands]
    match.bag = [[bag] for bag in match.bags]
    match.deck = deck.split()
    match.facts |= {"round": 2, "starter": starter}
    return match


def carried(match, card, seat=0):
    """Carries a card out; whether that ended the round, and what it told."""
    match.events = []
    try:
        match.carry_out(seat, card)
    except TimeUp:
        return True, match.events
    return False, match.events


def bags(match):
    return " ".join(sum(match.bag, []))


def told(match, *kinds):
    return [event for event in match.events if event[0] in kinds]


def whole(match, *moves):
    return run(match.play(), *[f"play {move}" for move in moves])[0]


class Sets(unittest.TestCase):
    def test_the_house_set_is_the_pages(self):
        here = Path(__file__).resolve().parents[2] / "assets/games/bombmafia/set.json"
        self.assertEqual(json.loads(here.read_text()), HOUSE)
        self.assertEqual(sum(HOUSE["cards"].values()), 54)
        check_set(HOUSE)

    def test_an_edited_set_has_its_limits(self):
        for group, change in (("cards", {"switch": 0, "dud": 0, "plot": 11}), ("cards", {"switch": 33}), ("cards", {"dud": -1}),
                              ("cards", {"bribe": 1}), ("custom", {"1": 4}), ("custom", {"4": -2}), ("custom", {"9": 0}),
                              ("diamonds", {"1": 10}), ("diamonds", {"10": -10}), ("diamonds", {"11": 0})):
            with self.assertRaises(Disagreement, msg=(group, change)):
                check_set(HOUSE | {group: HOUSE[group] | change})
        for name in ("7", "10"):
            with self.assertRaises(Disagreement):
                check_set(HOUSE | {"diamonds": {key: n for key, n in HOUSE["diamonds"].items() if key != name}})
        with self.assertRaises(Disagreement):
            check_set(HOUSE | {"custom": {"1": -2}})
        with self.assertRaises(Disagreement):
            check_set(HOUSE | {"dice": {}})

    def test_and_may_go_as_far(self):
        for group, change in (("cards", {"switch": 0, "dud": 0, "plot": 12}), ("cards", {"switch": 32}),
                              ("custom", {"1": 3, "2": 2, "3": 2}), ("diamonds", {"1": 9, "10": -9})):
            check_set(HOUSE | {group: HOUSE[group] | change})
        check_set(HOUSE | {"diamonds": HOUSE["diamonds"] | {"1": 4}, "custom": HOUSE["custom"] | {"1": 4}})

    def test_basic_bags(self):
        sums = {seats: sum(bags_of(seats, {"bags": "basic", "rounds": "none"}, HOUSE)) for seats in BASIC}
        self.assertEqual(sums, {3: -2, 4: -2, 5: -3, 6: -3, 7: -4, 8: -3})
        self.assertEqual([len(bags) for bags in BASIC.values()], [*BASIC])
        for seats, values in ((5, "-2 -1 -1 0 1"), (7, "-2 -1 -1 -1 0 0 1"), (8, "-2 -1 -1 -1 0 0 1 1")):
            self.assertEqual(BASIC[seats], [*map(int, values.split())])

    def test_flashy_bags(self):
        house = HOUSE | {"diamonds": HOUSE["diamonds"] | {"9": -8, "2": 6}}
        for seats, values in ((3, "-4 -1 3"), (8, "-4 -1 -1 -1 0 0 1 3")):
            self.assertEqual(bags_of(seats, {"bags": "flashy", "rounds": "none"}, HOUSE), [*map(int, values.split())])
        self.assertEqual(bags_of(4, {"bags": "flashy", "rounds": "none"}, house), [-8, -1, 0, 6])

    def test_custom_bags_are_the_first_so_many(self):
        self.assertEqual(bags_of(5, {"bags": "custom", "rounds": "none"}, HOUSE), [-2, -1, 1, 0, -1])

    def test_how_a_value_is_written(self):
        self.assertEqual([written(value) for value in (-9, -1, 0, 1, 9)], ["-9", "-1", "0", "+1", "+9"])

    def test_bags_that_do_not_sum_below_0_need_rounds(self):
        house = HOUSE | {"custom": HOUSE["custom"] | {"1": 0}, "diamonds": HOUSE["diamonds"] | {"9": -2}}
        for option in ("custom", "flashy"):
            with self.assertRaises(Disagreement):
                bags_of(3, {"bags": option, "rounds": "none"}, house)
            bags_of(3, {"bags": option, "rounds": "10"}, house)
        bags_of(3, {"bags": "basic", "rounds": "none"}, house)

    def test_cards_taken_out(self):
        self.assertEqual(TAKEN_OUT, {3: 20, 4: 15, 5: 10, 6: 5, 7: 0, 8: 0})
        decks = [sum(HOUSE["cards"].values()) - out - 3 * seats for seats, out in TAKEN_OUT.items()]
        self.assertEqual(decks, [25, 27, 29, 31, 33, 30])  # as many as the rulebook counts

    def test_options_have_the_pages_values(self):
        for options in ({"bags": "plain", "rounds": "1"}, {"bags": "basic", "rounds": "2"}, {"bags": "basic", "rounds": "1", "x": "1"}):
            with self.assertRaises(Disagreement):
                bags_of(3, options, HOUSE)


class Effects(unittest.TestCase):
    def four(self, **more):
        return position("dud plot whim", "switch switch switch", "dance dance dance", "drinks drinks drinks", **more)

    def test_dud_does_nothing(self):
        match = self.four()
        self.assertEqual((carried(match, "dud"), bags(match), len(match.deck)), ((False, []), "-2 -1 0 +1", 5))

    def test_switch_with_the_left_neighbour(self):
        for seat, left, after in ((0, 1, "-1 -2 0 +1"), (3, 0, "+1 -1 0 -2")):
            match = self.four()
            self.assertEqual(carried(match, "switch", seat), (False, [
                ("switched", seat, [left]), ("looked", seat, match.bag[seat]), ("looked", left, match.bag[left])]))
            self.assertEqual(bags(match), after)

    def test_plot_swaps_the_two_neighbours(self):
        for seat, left, right, after in ((0, 1, 3, "-2 +1 0 -1"), (3, 0, 2, "0 -1 -2 +1")):
            match = self.four()
            self.assertEqual(carried(match, "plot", seat), (False, [
                ("plotted", seat, [left, right]), ("looked", left, match.bag[left]), ("looked", right, match.bag[right])]))
            self.assertEqual(bags(match), after)

    def test_jitters_take_three_cards_off_the_deck(self):
        match = self.four(deck="dud plot whim switch", starter=1)
        self.assertEqual(carried(match, "jitters", 2), (False, [("flipped", 2, [card]) for card in ("dud", "plot", "whim")]))
        self.assertEqual((match.discards, match.deck, bags(match)), (["dud", "plot", "whim"], ["switch"], "-2 -1 0 +1"))

    def test_reload_throws_the_whole_hand_and_draws_three(self):
        match = self.four(deck="jitters dance dud dud")
        end, events = carried(match, "reload")
        self.assertEqual((end, match.hand[0], match.deck), (False, ["jitters", "dance", "dud"], ["dud"]))
        self.assertEqual(match.discards, ["dud", "plot", "whim"])
        self.assertEqual(ordered(events), ordered([("threw", 0, [card]) for card in ("whim", "plot", "dud")])
                         + [("drew", 0, [card]) for card in ("jitters", "dance", "dud")])

    def test_whim_carries_the_top_card_out_as_ones_own(self):
        match = self.four(deck="switch dud")
        self.assertEqual(carried(match, "whim", 2), (False, [("turned-up", 2, ["switch"]), ("switched", 2, [3]),
                                                             ("looked", 2, ["+1"]), ("looked", 3, ["0"])]))
        self.assertEqual((bags(match), match.discards, match.deck), ("-2 -1 +1 0", ["switch"], ["dud"]))

    def test_another_whim_goes_on(self):
        match = self.four(deck="whim whim reload dud dance plot dud")
        _, events = carried(match, "whim", 1)
        self.assertEqual([event[0] for event in events], ["turned-up"] * 3 + ["threw"] * 3 + ["drew"] * 3)
        self.assertEqual((match.hand[1], match.discards), (["dud", "dance", "plot"], ["whim", "whim", "reload"] + ["switch"] * 3))

    def test_dance_moves_every_bag_to_the_right(self):
        match = self.four()
        self.assertEqual(carried(match, "dance", 2), (False, [("danced", 2, []), ("looked", 0, ["-1"]), ("looked", 1, ["0"]),
                                                              ("looked", 2, ["+1"]), ("looked", 3, ["-2"])]))
        self.assertEqual(bags(match), "-1 0 +1 -2")
        self.assertEqual(match.hand[0], ["dud", "plot", "whim"])

    def test_drinks_move_every_hand_to_the_right(self):
        match = self.four()
        end, events = carried(match, "drinks", 1)
        self.assertEqual((end, events[0], bags(match)), (False, ("drank", 1, []), "-2 -1 0 +1"))
        self.assertEqual(ordered(events[1:]), ordered([("got", seat, [card]) for seat, hand in enumerate(match.hand) for card in hand]))
        self.assertEqual([hand[0] for hand in match.hand], ["switch", "dance", "drinks", "dud"])
        self.assertEqual(match.hand[3], ["dud", "plot", "whim"])


class EmptyDeck(unittest.TestCase):
    """The deck empties in the midst of things."""

    def over(self, card, deck):
        match = position("plot plot plot", "switch switch switch", "dud dud dud", deck=deck)
        end, events = carried(match, card)
        self.assertEqual((end, match.deck), (True, []))
        return match, events

    def test_jitters_stop_there(self):
        match, events = self.over("jitters", "dud whim")
        self.assertEqual((events, match.discards), ([("flipped", 0, ["dud"]), ("flipped", 0, ["whim"])], ["dud", "whim"]))

    def test_three_cards_left_are_the_end_too(self):
        self.assertEqual(len(self.over("jitters", "dud whim dud")[1]), 3)
        self.assertEqual(len(self.over("reload", "dud whim dud")[0].hand[0]), 3)

    def test_reload_stops_there(self):
        match, events = self.over("reload", "whim")
        self.assertEqual((match.hand[0], events[-1], match.discards), (["whim"], ("drew", 0, ["whim"]), ["plot"] * 3))

    def test_the_last_card_a_whim_turns_up_does_nothing(self):
        for card in ("switch", "dance", "whim", "reload", "drinks"):
            match, events = self.over("whim", card)
            self.assertEqual((events, match.discards), ([("turned-up", 0, [card])], [card]))
            self.assertEqual((bags(match), match.hand[0]), ("-2 -1 0", ["plot"] * 3))

    def test_a_card_turned_up_may_empty_the_deck_in_its_turn(self):
        self.assertEqual([event[0] for event in self.over("whim", "jitters dud")[1]], ["turned-up", "flipped"])
        self.assertEqual([event[0] for event in self.over("whim", "whim dance")[1]], ["turned-up", "turned-up"])

    def test_a_last_card_drawn_is_not_played(self):
        match = position("dud dud dud", "dance dance dance", "plot plot plot", deck="dud switch", rounds=2)
        asked, _ = run(self.from_here(match), "play dud")
        self.assertEqual(([seat for seat, _ in asked], match.hand[1], bags(match)), ([0], ["dance"] * 3 + ["switch"], "-2 -1 0"))
        self.assertEqual(match.events[-1], ("drew", 1, ["switch"]))

    @staticmethod
    def from_here(match):
        try:
            yield from match.turns()
        except TimeUp:
            return


class Turns(unittest.TestCase):
    def test_draw_one_then_choose_among_the_four(self):
        match = position("dud plot dud", "whim dance dud", "plot plot plot", deck="switch jitters dud dud", starter=0)
        asked, _ = run(match.turns(), "play plot")
        self.assertEqual(asked, [(0, {"play dud", "play plot", "play switch"}),
                                 (1, {"play whim", "play dance", "play dud", "play jitters"})])
        self.assertEqual((match.hand[0], match.discards), (["dud", "dud", "switch"], ["plot"]))
        self.assertEqual(match.events, [("drew", 0, ["switch"]), ("played", 0, ["plot"]), ("plotted", 0, [1, 2]),
                                        ("looked", 1, ["0"]), ("looked", 2, ["-1"]), ("drew", 1, ["jitters"])])

    def test_equal_cards_are_one_move(self):
        match = position("dud dud dud", "", "", deck="dud dud dud")
        question = next(match.turns())
        self.assertEqual([*question[1]], ["play dud"])

    def test_clockwise_from_the_starter(self):
        match = position(*["dud dud dud"] * 4, deck="dud " * 9, starter=2)
        asked, _ = run(match.turns(), *["play dud"] * 5)
        self.assertEqual([seat for seat, _ in asked], [2, 3, 0, 1, 2, 3])
        self.assertEqual((match.facts["turn"], match.facts["starter"], match.facts["phase"]), (3, 2, "play"))

    def test_the_card_is_a_discard_before_it_is_carried_out(self):
        match = position("reload dud plot", "", "", deck="dud dud dud dud dud dud")
        run(match.turns(), "play reload")
        self.assertEqual((match.discards[0], sorted(match.discards)), ("reload", ["dud", "dud", "plot", "reload"]))


class Rounds(unittest.TestCase):
    """Whole matches of short decks; three seats hold three duds each."""
    HANDS = "dud " * 9

    def match(self, *decks, rounds=0, starter=0, bags="-2 -1 +1"):
        match = Match([], bags.split(), rounds, Planned(starter, [self.HANDS + deck for deck in decks]))
        return match

    def test_what_is_told_of_a_round(self):
        match = self.match("dud switch plot", rounds=1, starter=1)
        self.assertEqual([seat for seat, _ in whole(match, "dud", "switch")], [1, 2])
        dealt = [("looked", 0, ["-2"]), ("looked", 1, ["-1"]), ("looked", 2, ["+1"])] + [("got", seat, ["dud"]) for seat in (0, 1, 2)] * 3
        self.assertEqual(match.events, [
            ("round-began", 1, [1]), ("took-out", None, [0]), *dealt, ("dealt", None, []), ("drew", 1, ["dud"]),
            ("played", 1, ["dud"]), ("drew", 2, ["switch"]), ("played", 2, ["switch"]), ("switched", 2, [0]), ("looked", 2, ["-2"]),
            ("looked", 0, ["+1"]), ("drew", 0, ["plot"]), ("time-up", None, []), ("opened", 0, ["+1"]), ("opened", 1, ["-1"]),
            ("opened", 2, ["-2"]), ("round-over", None, [1]), ("ended", None, [])])
        self.assertEqual(match.facts, {"phase": "over", "round": 1, "rounds": 1, "starter": 1, "turn": 0, "points": [6, 4, 3],
                                       "bags": ["-2", "-1", "+1"]})

    def test_the_next_seat_starts_the_next_round(self):
        match = self.match(*["dud dud"] * 5, rounds=5, starter=1, bags="-1 0 0")
        self.assertEqual([seat for seat, _ in whole(match, *["dud"] * 5)], [1, 2, 0, 1, 2])
        self.assertEqual([event[1:] for event in told(match, "round-began")], [(1, [1]), (2, [2]), (0, [3]), (1, [4]), (2, [5])])

    def test_a_round_begins_with_no_discards(self):
        match = self.match("dud dud", "dud dud", rounds=5)
        whole(match, "dud")
        self.assertEqual((match.discards, match.facts["round"]), ([], 2))

    def test_a_round_may_pass_without_a_choice(self):
        match = self.match("plot", "dud", rounds=2)
        self.assertEqual((list(match.play()), match.facts["points"], match.facts["turn"]), ([], [1, 3, 7], 1))

    def test_everybody_starts_with_five_and_there_is_no_upper_limit(self):
        match = self.match(*["dud dud"] * 3, rounds=3, bags="+9 +9 -1")
        self.assertEqual(match.facts["points"], [5, 5, 5])
        whole(match, *["dud"] * 3)
        self.assertEqual(match.result(), ([32, 32, 2], [0, 1]))

    def test_a_total_of_0_ends_the_match(self):
        for lowest, played in (("-5", 1), ("-4", 2), ("-2", 3), ("-1", 5)):
            match = self.match(*["dud dud"] * 5, bags=f"{lowest} 0 +1")
            whole(match, *["dud"] * 5)
            self.assertEqual((match.facts["round"], match.facts["phase"]), (played, "over"))
            self.assertEqual(match.result(), ([5 + int(lowest) * played, 5, 5 + played], [2]))

    def test_whichever_comes_first(self):
        for rounds, played in ((1, 1), (2, 2), (3, 2), (10, 2)):
            match = self.match(*["dud dud"] * 3, bags="-3 -1 +1", rounds=rounds)
            whole(match, *["dud"] * 3)
            self.assertEqual((match.facts["round"], match.facts["phase"]), (played, "over"))

    def test_nobody_is_at_0_yet(self):
        match = self.match(*["dud dud"] * 3, bags="-1 +1 +1")
        whole(match, *["dud"] * 2)
        self.assertEqual((match.facts["phase"], match.facts["round"]), ("play", 3))

    def test_equal_totals_share(self):
        for bags, winners in (("-1 0 0", [1, 2]), ("-1 -1 -1", [0, 1, 2]), ("+1 -3 -2", [0])):
            match = self.match("dud dud", rounds=1, bags=bags)
            whole(match, "dud")
            self.assertEqual(match.result()[1], winners)

    def test_bags_lie_face_down_till_the_match_is_over(self):
        match = self.match("dud dud", "dud dud", rounds=2)
        whole(match, "dud")
        self.assertEqual(zones_of(match)["bag"], [["(-2)"], ["(-1)"], ["(+1)"]])
        match = self.match("dud dud", rounds=1)
        whole(match, "dud")
        self.assertEqual((zones_of(match)["bag"], zones_of(match)["deck"]), ([["-2"], ["-1"], ["+1"]], []))
        self.assertEqual((zones_of(match)["discards"], zones_of(match)["hand"][1]), (["dud"], ["(dud)"] * 4))


if __name__ == "__main__":
    unittest.main()
