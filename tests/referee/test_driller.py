"""The Driller referee's own tests: each ruling of the page on a position laid by hand, and traces made wrong."""
import json
import random
import unittest
from collections import Counter

from driller import CARDS, PILE_SIZES, RULES, compare, start
from driller_model import PILES, Match, Over
from referee import Referee
from trial import Spoiling, run, trace


def deal(seats, rng):
    cards = list((CARDS - Counter({"bomb": 3, "ring": seats})).elements())
    rng.shuffle(cards)
    zones = {"left": [], "right": [], "hand": [[] for _ in range(seats)], "rings": [["ring"] for _ in range(seats)],
             "aside": [], "out": [], "box": ["bomb"] * 3}
    for pile, size in zip(PILES, PILE_SIZES[seats]):
        zones["pile-" + pile] = [cards.pop()] + [f"({cards.pop()})" for _ in range(size - 1)]
    return zones


def zones_of(match):
    zones = {"left": match.deck["left"], "right": match.deck["right"], "hand": match.hand, "rings": match.rings,
             "aside": match.laid + match.aside, "out": match.out, "box": match.box}
    return zones | {"pile-" + pile: cards for pile, cards in match.pile.items()}


def played(seats, seed):
    rng = random.Random(seed)
    return trace({"game": "driller", "seats": seats}, Match(seats, deal(seats, rng)), zones_of, rng,
                 lambda: {"events": [{"what": "cut", "args": [0, 13 + rng.randint(-3, 2)]}]})


def position(seats=2, left=(), right=(), hands=None, rings=None):
    match = Match(seats, deal(seats, random.Random(0)))
    match.deck = {"left": [f"({card})" for card in left], "right": [f"({card})" for card in right]}
    match.hand = [list(hand) for hand in hands or [()] * seats]
    match.rings = [["ring"] * count for count in rings or [0] * seats]
    match.events = []
    return match


class Rulings(unittest.TestCase):
    def told(self, match):
        return [event[0] for event in match.events]

    def test_the_lowest_pile_comes_out_on_top_in_the_order_dealt(self):
        match = Match(2, deal(2, random.Random(3)))
        piles = {pile: [card.strip("()") for card in cards] for pile, cards in match.pile.items()}
        steps = match.set_up()
        next(steps)
        seat, legal = steps.send({"move": "spare B", "events": [{"what": "cut", "args": [0, 10]}]})
        self.assertEqual((seat, len(legal)), (1, 18))
        stack = [f"({card})" for pile in "ACD" for card in piles[pile][::-1] + ["bomb"]]
        self.assertEqual(match.deck, {"left": stack[10:], "right": stack[:10]})
        with self.assertRaises(StopIteration):
            steps.send({"move": "lay 3 left", "events": []})
        spared = [f"({card})" for card in piles["B"][::-1]]
        self.assertEqual(match.deck, {"left": spared[:3] + stack[10:], "right": spared[3:] + stack[:10]})

    def test_losses_count_maps_but_take_the_best_score_cards(self):
        match = position(hands=[["1", "map", "5", "map", "2"], []])
        match.lose_half(0, match.aside)
        self.assertEqual((match.hand[0], match.aside), (["map", "map"], ["5", "2", "1"]))

    def test_a_lone_map_is_never_lost(self):
        match = position(hands=[["map"], []])
        match.lose_half(0, match.aside)
        self.assertEqual((match.hand[0], match.aside), (["map"], []))

    def test_the_third_ring_curses_and_three_rings_go_back(self):
        match = position(left=["ring", "1"], right=["1"], hands=[["3", "2"], []], rings=[2, 0])
        asked, hit = run(match.draw(0, "left", 1), "put-back ring left", "put-back ring left", "put-back 3 right",
                         "put-back ring right")
        self.assertEqual((hit, match.rings[0], match.hand[0], match.facts["explosions"]), ("cursed", [], ["2"], 0))
        self.assertEqual(match.deck, {"left": ["(1)", "(ring)", "(ring)"], "right": ["(1)", "(3)", "(ring)"]})
        self.assertEqual(asked[0][1], {f"put-back {card} {deck}" for card in ("ring", "3") for deck in match.deck})

    def test_a_dud_sends_back_one_ring_and_the_bomb(self):
        match = position(left=["bomb", "1"], right=["1"], rings=[2, 0])
        asked, hit = run(match.draw(0, "left", 1), "put-back bomb right", "put-back ring left")
        self.assertEqual((hit, match.rings[0], match.out), ("dud", ["ring"], []))

    def test_a_second_cave_in_starts_afresh_and_both_go_back_together(self):
        match = position(left=["cave-in", "1", "cave-in", "2", "2", "2", "3"], right=["5"])
        asked, hit = run(match.draw(0, "left", 1), "put-back cave-in right", "put-back cave-in right")
        self.assertEqual((hit, match.hand[0]), ("", ["1", "2", "2", "2"]))
        self.assertEqual(match.deck, {"left": ["(3)"], "right": ["(5)", "(cave-in)", "(cave-in)"]})

    def test_a_cave_in_goes_on_in_the_deck_that_stands_and_returns_there(self):
        match = position(left=["cave-in", "1"], right=["2", "2", "3"])
        asked, _ = run(match.draw(0, "left", 1), "put-back cave-in right")
        self.assertEqual(asked, [(0, {"put-back cave-in right"})])
        self.assertEqual((match.hand[0], match.deck["right"]), (["1", "2", "2"], ["(3)", "(cave-in)"]))

    def test_both_decks_out_ends_the_draws_and_feeds_the_last_one(self):
        match = position(seats=3, left=["cave-in"], right=["2"])
        asked, _ = run(match.draw(0, "left", 1), "put-back cave-in right")
        self.assertEqual((asked, match.deck), ([(0, {"put-back cave-in right"})], {"left": [], "right": ["(cave-in)"]}))
        self.assertEqual(match.standing(), [])

    def test_a_cave_in_ends_the_drill_and_allows_a_buyout(self):
        match = position(left=["cave-in", "1", "5", "1", "1"], right=["1"])
        asked, _ = run(match.turn(0, False), "draw left", "put-back cave-in left")
        self.assertEqual(asked[-1], (0, {"pay 1", "pay 5", "pass"}))

    def test_no_buyout_after_a_dud_or_with_too_little(self):
        for left, answers in ((["1", "1", "bomb", "1"], ["draw left"] * 3 + ["put-back bomb left", "put-back ring left"]),
                              (["1", "1", "map", "1"], ["draw left"] * 3)):
            match = position(left=left, right=["1"], rings=[1, 0])
            asked, _ = run(match.turn(0, False), *answers)
            self.assertEqual(len(asked), len(answers))

    def test_no_pass_once_paying_and_no_settling_below_six(self):
        match = position(hands=[["5", "1", "map"], []], left=["1"], right=["1"])
        asked, _ = run(match.pay(0, "buyout"), "pay 5", "pay 1", "settle")
        self.assertEqual([legal for _, legal in asked[:3]], [{"pay 5", "pay 1", "pass"}, {"pay 1"}, {"settle"}])

    def counter_offered(self, *drawn, rings=0):
        match = position(seats=3, left=[*drawn, "map", "map", "map"], right=["1"] * 3,
                         hands=[["5", "1"], ["5", "5", "5", "5"], []], rings=[0, rings, 0])
        asked, _ = run(match.buyout(0), "pay 5", "pay 1", "settle", "put-back 1 right", "put-back 5 right", "raid 1 left",
                       *["put-back ring right", "put-back bomb right"][:2 * (rings == 1)])
        return (1, {"pay 5", "pass"}) in asked

    def test_a_dud_is_no_bar_to_a_counterattack_but_explosion_and_curse_are(self):
        self.assertTrue(self.counter_offered("map", "map"))
        self.assertTrue(self.counter_offered("bomb", rings=1))
        self.assertFalse(self.counter_offered("bomb"))
        self.assertFalse(self.counter_offered("ring", rings=2))

    def test_the_third_explosion_ends_the_match_with_its_losses_out_and_cave_ins_aside(self):
        match = position(left=["cave-in", "bomb"], right=["1"], hands=[["3", "2"], []])
        match.facts["explosions"] = 2
        with self.assertRaises(Over):
            run(match.draw(0, "left", 1))
        self.assertEqual((match.out, match.aside, match.facts["points"]), (["bomb", "3"], ["cave-in"], [2, 0]))

    def test_a_split_leaves_a_card_on_each_side_and_the_face_up_top_up(self):
        match = position(right=["1", "2", "3"])
        match.deck["right"][0] = "1"
        match.ran_out = ["left"]
        asked, _ = run(match.split(0), "split 2")
        self.assertEqual(asked, [(0, {"split 1", "split 2"})])
        self.assertEqual(match.deck, {"left": ["1", "(2)"], "right": ["(3)"]})

    def test_the_hundredth_quiet_turn_ends_the_match_before_a_split(self):
        match = position(left=["1"], right=["1", "1", "1"])
        match.facts["quiet-turns"] = 99
        with self.assertRaises(Over):
            run(match.turn(0, False), "draw left", "stop")


class WrongTraces(Spoiling, unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.traces = {seats: json.dumps(played(seats, 5)) for seats in (2, 3)}

    @staticmethod
    def referee():
        return Referee("driller", (2, 3), RULES, start, compare)

    def test_legal_moves(self):
        self.spoil(lambda line: "draw left" in line.get("legal", ()) and line["legal"].append("draw middle") is None)
        self.spoil(lambda line: "stop" in line.get("legal", ()) and line["legal"].remove("stop") is None)
        self.spoil(lambda line: "check left" in line.get("legal", ()) and not line.update(move="check middle"))

    def test_order_in_a_deck(self):
        def swap(line):
            deck = line["state"]["zones"]["left"] if line.get("n", 0) > 9 else []
            if len(set(deck)) > 1:
                deck.append(deck.pop(0))
                return True
            return False
        self.spoil(swap)

    def test_a_face_down_card_shown(self):
        def turn_up(line):
            deck = line["state"]["zones"]["right"] if line.get("n", 0) > 9 else []
            return bool(deck) and not deck.append(deck.pop().strip("()"))
        self.spoil(turn_up)

    def test_a_card_in_another_hand(self):
        def steal(line):
            hands = line["state"]["zones"]["hand"] if "n" in line else [[]]
            return bool(hands[0]) and not hands[1].append(hands[0].pop())
        self.spoil(steal)

    def test_a_card_too_many(self):
        self.spoil(lambda line: line.get("n") == 30 and not line["state"]["zones"]["out"].append("1"))

    def test_events(self):
        def drew(line):
            return [event["args"] for event in line.get("events", ()) if event["what"] == "drew"]
        self.spoil(lambda line: drew(line) and not drew(line)[0].__setitem__(0, "bomb"))
        self.spoil(lambda line: "n" in line and line["events"] and line["events"].pop())

    def test_a_cut_out_of_bounds(self):
        def cut(line):
            sizes = [event["args"] for event in line.get("events", ()) if event["what"] == "cut"]
            if sizes:
                sizes[0][1] = 17
            return sizes
        self.assertIn(RULES["cut"], self.spoil(cut))

    def test_a_deal_that_is_not_the_pages(self):
        def other_card(line):
            return "deal" in line and not line["state"]["zones"]["pile-A"].__setitem__(0, "bomb")

        def uneven(line):
            zones = line["state"]["zones"] if "deal" in line else {}
            return "deal" in line and not zones["pile-A"].append(zones["pile-B"].pop())

        for change in (other_card, uneven):
            self.assertIn(RULES["deal"], self.spoil(change))


if __name__ == "__main__":
    unittest.main()
