"""The Bomb-mu! referee's own tests: each sentence of the page on a position laid by hand."""
import itertools
import json
import random
import unittest
from collections import Counter
from pathlib import Path

from bombmu import check_set, start
from bombmu_model import LAST_ROUND, MARKS, Match, survival
from referee import Disagreement
from trial import run

HOUSE = {"cards": {**dict.fromkeys("01234567", 5), "safe": 2},
         "white-die": {"bomb": 1, "fuse": 1, "both": 0, "diamond": 2, "blank": 2},
         "red-die": {"bomb": 2, "fuse": 2, "both": 1, "diamond": 0, "blank": 1}}


class Planned:
    """Chance as a test wants it: rolls in turn, blank dice after those named; all else in order."""

    def __init__(self, rolls):
        self.rolls = [roll.split() for roll in rolls]

    def listen(self, line):
        pass

    def order(self, seats, chips):
        return sorted(seats, key=lambda seat: -chips[seat])

    def roll(self, dice):
        faces = self.rolls.pop(0)
        return faces + ["blank"] * (len(dice) - len(faces))

    def shuffle(self, cards):
        return sorted(cards)


def position(*hands, deck="5 5 5 5 5 5", used="", dice=2, chips=(), rolls=()):
    """Hands without their 0, as words."""
    match = Match(HOUSE, deck.split(), [["0", *hand.split()] for hand in hands], Planned(rolls))
    match.used = used.split()
    match.dice = ["blank"] * dice
    match.facts["chips"] = list(chips) or [3] * len(hands)
    match.facts["round"] = 7
    match.events = []
    return match


def reveal(match, *cards):
    for seat, card in zip(match.inside, cards):
        if card not in match.hand[seat]:
            match.hand[seat].append(card)
    return match.reveal(dict(zip(match.inside, cards)))


def rounds(match, cards, *moves):
    """A whole round from the choice: what was asked after it, up to the next choice, and the next round's if any."""
    match.facts["round"] -= 1
    asked, _ = run(match.play(), *[f"choose {card}" for card in cards.split()], *moves)
    return asked[len(cards.split()):]


def told(match, *kinds):
    return [event for event in match.events if event[0] in kinds]


class SetUp(unittest.TestCase):
    def test_the_house_set_is_the_pages(self):
        here = Path(__file__).resolve().parents[2] / "assets/games/bombmu/set.json"
        self.assertEqual(json.loads(here.read_text()), HOUSE)
        check_set(HOUSE)

    def test_an_edited_set_has_its_least(self):
        for group, change in (("cards", {"0": 4}), ("cards", dict.fromkeys("1234567", 1)), ("cards", {"8": 1}),
                              ("white-die", {"bomb": 0, "blank": 3}), ("white-die", {"fuse": 0, "blank": 3}),
                              ("white-die", {"blank": 3}), ("red-die", {"bomb": 1}), ("red-die", {"star": 0})):
            with self.assertRaises(Disagreement):
                check_set(HOUSE | {group: HOUSE[group] | change})
        check_set(HOUSE | {"cards": HOUSE["cards"] | dict.fromkeys("1234567", 2) | {"safe": 1}})
        check_set(HOUSE | {"white-die": {"both": 1, "blank": 5}})

    def deal(self, hands, deck):
        zones = {"hand": [[f"({card})" for card in hand.split()] for hand in hands],
                 "deck": [f"({card})" for card in deck]}
        return start({"seats": 2, "set": HOUSE}, zones)

    def test_each_seat_has_a_0_and_three_cards_and_other_0s_leave_the_game(self):
        others = Counter(HOUSE["cards"]) - Counter({"0": 5}) - Counter("112") - Counter("334")
        match = self.deal(["0 1 1 2", "3 0 3 4"], others.elements())
        self.assertEqual((match.facts["chips"], match.dice), ([3, 3], ["blank"] * 2))
        for hands, more in ((["0 1 1", "3 0 3 4"], ["2"]), (["3 1 1 2", "0 0 3 4"], []), (["0 1 1 2", "3 0 3 4"], ["0"]),
                            (["0 1 1 2", "3 0 3 4"], ["5"]), (["0 1 1 7", "3 0 3 4"], [])):
            with self.assertRaises(Disagreement):
                self.deal(hands, list(others.elements()) + more)


class Choosing(unittest.TestCase):
    def test_safe_cannot_be_chosen(self):
        asked, _ = run(position("safe 3 3", "7").choose(), "choose 3")
        self.assertEqual(asked, [(0, {"choose 0", "choose 3"}), (1, {"choose 0", "choose 7"})])

    def test_seats_that_are_out_do_not_choose(self):
        match = position("1", "2", "3")
        match.inside = [0, 2]
        asked, chosen = run(match.choose(), "choose 1", "choose 3")
        self.assertEqual(([seat for seat, _ in asked], chosen), ([0, 2], {0: "1", 2: "3"}))

    def test_cards_stay_in_the_hand_until_all_have_chosen(self):
        match = position("1", "2")
        run(match.choose(), "choose 1")
        self.assertEqual((match.hand[0], match.played, match.facts["has-chosen"]), (["0", "1"], [[], []], [1, 0]))

    def test_revealed_cards_lie_before_their_seats(self):
        match = position("5", "4")
        reveal(match, "5", "4")
        self.assertEqual((match.hand, match.played, match.facts["has-chosen"]), ([["0"]] * 2, [["5"], ["4"]], [0, 0]))


class Effects(unittest.TestCase):
    def test_a_0_draws_a_card_adds_a_die_and_goes_back_but_still_counts(self):
        match = position("5", "1", deck="6 7")
        self.assertEqual(reveal(match, "0", "1"), [0])
        self.assertEqual((sorted(match.hand[0]), match.played, match.deck), (["0", "5", "6"], [[], ["1"]], ["7"]))
        self.assertEqual(len(match.dice), 3)
        self.assertEqual([event[0] for event in match.events[3:]], ["drew", "die-joined", "zero-returned", "lowest"])

    def test_a_3_adds_a_die_and_draws_nothing(self):
        match = position("3", "4")
        reveal(match, "3", "4")
        self.assertEqual((len(match.dice), len(match.deck), match.played), (3, 6, [["3"], ["4"]]))

    def test_one_red_die_joins_however_many_2s(self):
        match = position("2", "4", "2")
        reveal(match, "2", "4", "2")
        self.assertEqual((match.red, len(match.dice)), (["blank"], 2))
        self.assertEqual(told(match, "red-joined"), [("red-joined", 0, [])])

    def test_effects_go_clockwise_from_the_lowest_seat_still_in(self):
        match = position("5", "1", "5", "1", deck="6 7")
        match.inside = [1, 2, 3]
        reveal(match, "0", "3", "0")
        self.assertEqual(told(match, "drew", "die-joined"), [("drew", 1, ["6"]), ("die-joined", 1, [3]), ("die-joined", 2, [4]),
                                                             ("drew", 3, ["7"]), ("die-joined", 3, [5])])

    def test_never_more_than_ten_bomb_dice_but_the_0_still_draws(self):
        match = position("5", "3", dice=10)
        reveal(match, "0", "3")
        self.assertEqual((len(match.dice), len(match.hand[0]), told(match, "die-joined")), (10, 3, []))

    def test_the_red_die_is_beside_the_ten(self):
        match = position("2", "4", dice=10)
        reveal(match, "2", "4")
        self.assertEqual(len(match.dice + match.red), 11)


class WhoDisposes(unittest.TestCase):
    def of(self, *cards):
        return reveal(position(*[""] * len(cards)), *cards)

    def test_a_6_over_2_or_less(self):
        self.assertEqual(self.of("2", "6", "0"), [1])

    def test_no_6_over_a_3(self):
        self.assertEqual(self.of("3", "6", "0"), [2])

    def test_a_7_over_3_or_less(self):
        self.assertEqual(self.of("7", "3", "1"), [0])

    def test_no_7_over_a_4(self):
        self.assertEqual(self.of("7", "4", "1"), [2])

    def test_two_6s_two_7s_or_both_single_out_nobody(self):
        self.assertEqual(self.of("6", "6", "1"), [2])
        self.assertEqual(self.of("7", "7", "1"), [2])
        self.assertEqual(self.of("7", "6", "1"), [2])

    def test_a_0_counts_as_0(self):
        self.assertEqual(self.of("6", "0"), [0])

    def test_seats_that_are_out_show_nothing(self):
        match = position("", "", "")
        match.inside = [1, 2]
        self.assertEqual(reveal(match, "6", "2"), [1])

    def test_else_every_seat_with_the_lowest_number(self):
        self.assertEqual(self.of("5", "4", "7", "4"), [1, 3])
        self.assertEqual(self.of("7", "7"), [0, 1])


class Disposal(unittest.TestCase):
    def dispose(self, match, *moves, seat=0):
        return run(match.dispose(seat), *moves)[0]

    def test_most_chips_first(self):
        match = position("1", "1", "1", chips=(2, 1, 3))
        self.assertEqual(reveal(match, "1", "1", "1"), [2, 0, 1])

    def test_the_order_stays_as_drawn_though_chips_change(self):
        match = position("", "", "", chips=(4, 4, 3), rolls=["bomb bomb fuse fuse", "diamond " * 4, ""], dice=4)
        asked, _ = run(match.dispose_all([0, 1, 2]), "roll", "roll", "take-chip", "roll")
        self.assertEqual(([seat for seat, _ in asked], match.facts["chips"]), ([0, 1, 1, 2], [2, 5, 3]))

    def test_a_safe_is_used_face_up_without_a_roll_cards_or_chips(self):
        match = position("safe 4", "")
        self.assertEqual(self.dispose(match, "use-safe"), [(0, {"use-safe", "roll"})])
        self.assertEqual((match.hand[0], match.used, match.facts["chips"], len(match.deck)), (["0", "4"], ["safe"], [3, 3], 6))
        self.assertEqual(match.facts["failed"], 0)

    def test_a_safe_is_no_must_and_asked_only_where_there_is_one(self):
        match = position("safe", "", rolls=[""])
        self.dispose(match, "roll")
        self.assertEqual(match.hand[0], ["0", "safe"])
        self.assertEqual(self.dispose(position("4", ""))[0], (0, {"roll"}))

    def test_every_die_in_the_centre_is_rolled_again_for_each_disposer(self):
        match = position("", "", dice=3, rolls=["diamond diamond diamond", "fuse"])
        match.red = ["blank"]
        run(match.dispose_all([0, 1]), "roll", "roll")
        self.assertEqual((match.dice, len(told(match, "fell"))), (["fuse", "blank", "blank"], 8))
        self.assertEqual(told(match, "disposing")[0], ("disposing", 0, [4]))

    def cost(self, *faces, chips=3):
        match = position("", "", chips=(chips, 3), dice=len(faces), rolls=[" ".join(faces)])
        self.dispose(match, "roll")
        return chips - match.facts["chips"][0]

    def test_bombs_or_fuses_alone_do_not_explode(self):
        self.assertEqual((self.cost("bomb", "bomb"), self.cost("fuse", "fuse"), self.cost("blank", "diamond")), (0, 0, 0))

    def test_an_explosion_costs_the_pairs(self):
        self.assertEqual((self.cost("bomb", "fuse"), self.cost("bomb", "fuse", "fuse"), self.cost(*["bomb", "fuse"] * 2)), (1, 1, 2))

    def test_a_lone_both_explodes_and_with_a_bomb_and_a_fuse_costs_2(self):
        self.assertEqual((self.cost("both"), self.cost("both", "bomb"), self.cost("both", "bomb", "fuse")), (1, 1, 2))

    def test_never_below_0(self):
        match = position("", "", chips=(1, 3), dice=6, rolls=["bomb fuse " * 3])
        self.dispose(match, "roll")
        self.assertEqual((match.facts["chips"], told(match, "exploded")), ([0, 3], [("exploded", 0, [3])]))

    def test_an_explosion_draws_nothing_though_diamonds_fell(self):
        match = position("", "", dice=6, rolls=["bomb fuse diamond diamond diamond diamond"])
        self.assertEqual(len(self.dispose(match, "roll")), 1)
        self.assertEqual((match.hand[0], match.facts["failed"]), (["0"], 1))

    def test_a_card_for_each_diamond_before_the_next_disposer(self):
        match = position("", "", deck="1 2 3 4 5 6", dice=3, rolls=["diamond diamond diamond"])
        run(match.dispose_all([0, 1]), "roll")
        self.assertEqual((match.hand[0], match.deck, match.facts["order"]), (["0", "1", "2", "3"], ["4", "5", "6"], [1]))

    def test_four_diamonds_may_be_a_chip_instead_of_any_card(self):
        for diamonds in (4, 5):
            for move, chips, cards in (("take-chip", 4, 1), ("draw-cards", 3, 1 + diamonds)):
                match = position("", "", dice=5, rolls=["diamond " * diamonds])
                asked = self.dispose(match, "roll", move)
                self.assertEqual(asked[1], (0, {"take-chip", "draw-cards"}))
                self.assertEqual((match.facts["chips"][0], len(match.hand[0])), (chips, cards))
                self.assertEqual(match.facts["diamonds"], 0)

    def test_three_diamonds_are_cards(self):
        self.assertEqual(len(self.dispose(position("", "", dice=5, rolls=["diamond " * 3]), "roll")), 1)

    def test_chips_have_no_upper_limit(self):
        match = position("", "", dice=4, chips=(20, 3), rolls=["diamond " * 4])
        self.dispose(match, "roll", "take-chip")
        self.assertEqual(match.facts["chips"], [21, 3])

    def test_all_dispose_whatever_happened_to_others(self):
        match = position("", "", rolls=["bomb fuse", "bomb fuse"])
        asked, _ = run(match.dispose_all([1, 0]), "roll", "roll")
        self.assertEqual(([seat for seat, _ in asked], match.facts["chips"]), ([1, 0], [2, 2]))

    def test_one_is_knocked_out_while_another_gains(self):
        match = position("1", "1", "5", dice=4, chips=(1, 1, 1), rolls=["bomb fuse", "diamond " * 4])
        rounds(match, "1 1 5", "roll", "roll", "take-chip")
        self.assertEqual((match.inside, match.facts["chips"]), ([1, 2], [0, 2, 1]))


class Out(unittest.TestCase):
    def test_the_hand_but_the_0_is_shown_and_used_and_the_0_leaves(self):
        match = position("5 safe", "", "", used="4", chips=(0, 1, 1))
        match.knock_out()
        self.assertEqual((match.hand[0], sorted(match.used), match.gone), ([], ["4", "5", "safe"], ["0"]))
        self.assertEqual(match.events, [("out", 0, []), ("showed-hand", 0, ["5"]), ("showed-hand", 0, ["safe"])])

    def test_nobody_is_out_before_all_have_disposed(self):
        match = position("", "", chips=(1, 1), rolls=["bomb fuse"])
        run(match.dispose_all([0, 1]), "roll")
        self.assertEqual((match.inside, match.facts["chips"], match.hand[0]), ([0, 1], [0, 1], ["0"]))

    def test_the_card_it_played_stays_with_those_played(self):
        match = position("5", "6", chips=(1, 3), rolls=["bomb fuse"])
        rounds(match, "5 6", "roll")
        self.assertEqual((match.facts["phase"], match.played, match.used), ("over", [["5"], ["6"]], []))
        match = position("5", "6", "7", chips=(1, 3, 3), deck="", rolls=["bomb fuse"])
        match.facts["failed"] = 1
        rounds(match, "5 6 7", "roll")
        self.assertEqual(match.deck, ["5", "6", "7"])


class Success(unittest.TestCase):
    def test_played_cards_are_used_and_a_die_joins(self):
        match = position("5", "6", rolls=["bomb"])
        rounds(match, "5 6", "roll")
        self.assertEqual((match.used, match.played, match.dice), (["5", "6"], [[], []], ["blank"] * 3))
        self.assertEqual(match.events[-2:], [("die-joined", None, [3]), ("round-began", None, [8, 3])])

    def test_a_0_is_back_in_the_hand_and_not_used(self):
        match = position("5", "6", rolls=[""])
        rounds(match, "0 6", "roll")
        self.assertEqual((match.used, match.hand[0].count("0")), (["6"], 1))

    def test_no_eleventh_die(self):
        match = position("5", "6", dice=10, rolls=["bomb"])
        rounds(match, "5 6", "roll")
        self.assertEqual((len(match.dice), told(match, "die-joined")), (10, []))

    def test_no_discards_and_no_deal(self):
        match = position("1 2 3 4 5", "6", rolls=[""])
        self.assertEqual(rounds(match, "5 6", "roll")[-1], (0, {f"choose {n}" for n in range(5)}))
        self.assertEqual(len(match.hand[0]), 5)

    def test_the_red_die_leaves_at_the_end_of_the_round(self):
        for roll in ("", "bomb fuse"):
            match = position("2", "6", rolls=[roll])
            rounds(match, "2 6", "roll")
            self.assertEqual((match.red, match.facts["round"]), ([], 8))


class Failure(unittest.TestCase):
    def test_one_failure_among_successes_is_enough(self):
        match = position("5", "5", rolls=["bomb fuse", ""], dice=6)
        rounds(match, "5 5", "roll", "roll")
        self.assertEqual((len(match.dice), match.facts["failed"]), (2, 0))
        self.assertEqual(match.events[-1], ("round-began", None, [8, 2]))

    def test_five_or_more_discard_down_to_four_but_never_the_0(self):
        match = position("1 2 safe safe 1", "1 2 3 4", "1 2 3", rolls=[])
        asked, _ = run(match.fail(), "discard safe", "discard 1", "discard 4")
        self.assertEqual(asked, [(0, {"discard 1", "discard 2", "discard safe"})] * 2 + [(1, {f"discard {n}" for n in range(1, 5)})])
        self.assertEqual([len(hand) for hand in match.hand], [5, 5, 5])

    def test_discards_lie_face_down_with_the_used_cards(self):
        match = position("1 2 3 4", "1 2 3 4", used="7")
        run(match.fail(), "discard 2")
        self.assertEqual(match.used, ["7", "(2)"])

    def test_then_each_seat_is_dealt_one_clockwise(self):
        match = position("", "", "", deck="1 2 3 4")
        match.inside = [1, 2]
        run(match.fail())
        self.assertEqual((match.hand, match.deck), ([["0"], ["0", "1"], ["0", "2"]], ["3", "4"]))

    def test_the_discards_may_be_reshuffled_for_the_deal_but_not_the_played(self):
        match = position("1 2 3 4", "", deck="", used="")
        match.played = [["6"], ["7"]]
        run(match.fail(), "discard 4")
        self.assertEqual((match.hand[0], match.hand[1], match.deck), (["0", "1", "2", "3", "4"], ["0"], ["6", "7"]))
        self.assertEqual([event[0] for event in match.events],
                         ["failed", "discarded", "reshuffled", "drew", "no-card", "new-deck"])

    def test_played_used_and_deck_are_a_new_deck_with_two_dice(self):
        match = position("", "", deck="1 2 3 4", used="5 safe", dice=8)
        match.played = [["6"], ["7"]]
        run(match.fail())
        self.assertEqual((match.deck, match.used, match.played), (["3", "4", "5", "6", "7", "safe"], [], [[], []]))
        self.assertEqual((match.dice, match.events[-1]), (["blank"] * 2, ("new-deck", None, [6])))


class EmptyDeck(unittest.TestCase):
    def test_the_used_cards_are_the_new_deck_without_the_played(self):
        match = position("", "", deck="", used="4 5")
        match.played = [["6"], []]
        match.draw(0)
        self.assertEqual((match.hand[0], match.deck, match.used, match.played), (["0", "4"], ["5"], [], [["6"], []]))
        self.assertEqual(match.events, [("reshuffled", None, []), ("drew", 0, ["4"])])

    def test_a_safe_used_in_this_round_comes_again(self):
        match = position("safe", "", deck="", dice=2, rolls=["diamond"])
        run(match.dispose_all([0, 1]), "use-safe", "roll")
        self.assertEqual(match.hand, [["0"], ["0", "safe"]])

    def test_the_deck_is_reshuffled_only_when_a_card_is_needed(self):
        match = position("", "", deck="4", used="5")
        match.draw(0)
        self.assertEqual((match.deck, match.used), ([], ["5"]))

    def test_no_card_is_drawn_when_none_are_used_either(self):
        match = position("", "", deck="4")
        match.draw(0)
        match.draw(1)
        self.assertEqual((match.hand, match.events[-1]), ([["0", "4"], ["0"]], ("no-card", 1, [])))


class Ending(unittest.TestCase):
    def test_one_seat_left_wins_and_nothing_more_happens(self):
        match = position("5 1 1 1 1", "4", chips=(2, 1), rolls=["bomb fuse"])
        asked = rounds(match, "5 4", "roll")
        self.assertEqual((len(asked), match.result(), match.facts["phase"]), (1, ([2, 0], [0]), "over"))
        self.assertEqual([event[0] for event in match.events[-2:]], ["out", "ended"])
        self.assertEqual((match.dice, match.deck), (["bomb", "fuse"], ["5"] * 6))

    def test_none_left_all_lose(self):
        match = position("5", "5", chips=(1, 1), rolls=["bomb fuse"] * 2)
        rounds(match, "5 5", "roll", "roll")
        self.assertEqual(match.result(), ([0, 0], []))

    def test_after_200_rounds_a_draw_of_those_still_in(self):
        for roll in ("", "bomb fuse"):
            match = position("5", "6", "6", chips=(3, 9, 1), rolls=[roll])
            match.facts["round"] = LAST_ROUND
            self.assertEqual(len(rounds(match, "5 6 6", "roll")), 1)
            self.assertEqual((match.facts["phase"], match.result()[1]), ("over", [0, 1, 2]))

    def test_in_the_200th_round_seats_still_go_out(self):
        match = position("5", "6", "6", chips=(1, 9, 1), rolls=["bomb fuse"])
        match.facts["round"] = LAST_ROUND
        rounds(match, "5 6 6", "roll")
        self.assertEqual(match.result()[1], [1, 2])

    def test_round_199_is_not_the_last(self):
        match = position("5", "6", rolls=[""])
        match.facts["round"] = LAST_ROUND - 1
        rounds(match, "5 6", "roll")
        self.assertEqual((match.facts["phase"], match.facts["round"]), ("choose", LAST_ROUND))


class Survival(unittest.TestCase):
    @staticmethod
    def counted(white, red, dice):
        """By rolling every roll there is."""
        faces = [list(Counter(die).elements()) for die in [white] * dice + [red] * bool(red)]
        rolls = calm = 0
        for roll in itertools.product(*faces):
            bombs = sum(face in ("bomb", "both") for face in roll)
            fuses = sum(face in ("fuse", "both") for face in roll)
            rolls += 1
            calm += min(bombs, fuses) == 0
        return (20000 * calm + rolls) // (2 * rolls)

    def test_it_is_the_share_of_all_rolls_that_do_not_explode(self):
        rng = random.Random(4)
        dice = [HOUSE["white-die"], HOUSE["red-die"], {"both": 1, "blank": 5}] + \
            [dict(Counter(rng.choices(MARKS, k=6))) for _ in range(6)]
        for white, red, count in itertools.product(dice, [{}] + dice, range(2, 5)):
            self.assertEqual(survival(tuple(white.items()), tuple(red.items()), count), self.counted(white, red, count))

    def test_the_pages_percentages(self):
        white, red = tuple(HOUSE["white-die"].items()), tuple(HOUSE["red-die"].items())
        for red, explosions in (((), (6, 23, 42, 69)), (red, (38, 55, 68, 84))):
            self.assertEqual(tuple(round(100 - survival(white, red, n) / 100) for n in (2, 4, 6, 10)), explosions)


if __name__ == "__main__":
    unittest.main()
