"""The Bomb-mu! referee's own tests: what a trace may say of chance, and traces made wrong."""
import json
import random
import unittest
from collections import Counter

from bombmu import RULES, SEATS, compare, ordered, start, zones_of
from bombmu_model import Match, Told, bare
from referee import Disagreement, Referee
from test_bombmu import HOUSE
from trial import Spoiling, trace, verdict


class Luck:
    """Chance as it is."""

    def __init__(self, rng):
        self.rng = rng

    def listen(self, line):
        pass

    def order(self, seats, chips):
        return sorted(self.rng.sample(seats, len(seats)), key=lambda seat: -chips[seat])

    def roll(self, dice):
        return [self.rng.choice(list(Counter(die).elements())) for die in dice]

    def shuffle(self, cards):
        return self.rng.sample(cards, len(cards))


def played(seats, seed):
    rng = random.Random(seed)
    others = list((Counter(HOUSE["cards"]) - Counter({"0": 5})).elements())
    rng.shuffle(others)
    hands = [["0"] + [others.pop() for _ in range(3)] for _ in range(seats)]
    header = {"game": "bombmu", "seats": seats, "set": HOUSE}
    return trace(header, Match(HOUSE, others, hands, Luck(rng)), zones_of, rng)


class Chance(unittest.TestCase):
    """What the trace says chance brought is held against what it can."""

    def told(self, *events, deck="", order=()):
        chance = Told()
        chance.listen({"events": [{"what": what, "seat": None, "args": list(args)} for what, *args in events],
                       "state": {"zones": {"deck": [f"({card})" for card in deck.split()]}, "facts": {"order": list(order)}}})
        return chance

    def test_ties_may_fall_either_way_but_more_chips_come_first(self):
        for order in ([2, 0, 1], [2, 1, 0]):
            self.assertEqual(self.told(order=order).order([0, 1, 2], [3, 3, 4]), order)
        for order in ([0, 2, 1], [2, 0], [2, 0, 0], []):
            with self.assertRaises(Disagreement):
                self.told(order=order).order([0, 1, 2], [3, 3, 4])

    def test_a_die_shows_one_of_its_faces(self):
        dice = [HOUSE["white-die"], HOUSE["red-die"]]
        self.assertEqual(self.told(("fell", "diamond"), ("fell", "both")).roll(dice), ["diamond", "both"])
        for faces in (["both", "bomb"], ["bomb", "diamond"], ["bomb"], ["bomb"] * 3):
            with self.assertRaises(Disagreement):
                self.told(*[("fell", face) for face in faces]).roll(dice)

    def test_a_new_deck_is_drawn_from_its_top_and_then_lies_there(self):
        chance = self.told(("drew", "7"), ("reshuffled",), ("drew", "4"), ("drew", "6"), deck="5 1")
        self.assertEqual(chance.shuffle(list("1456")), ["4", "6", "5", "1"])

    def test_a_deck_reshuffled_only_to_be_shuffled_anew(self):
        chance = self.told(("reshuffled",), ("drew", "4"), ("new-deck", 3), deck="7 6 5")
        self.assertEqual(chance.shuffle(list("456"))[0], "4")
        self.assertEqual(chance.shuffle(list("567")), ["7", "6", "5"])

    def test_a_new_deck_has_the_cards_that_went_in(self):
        for deck in ("5 1 1", "5", "5 2"):
            with self.assertRaises(Disagreement):
                self.told(("reshuffled",), ("drew", "4"), deck=deck).shuffle(list("451"))
        with self.assertRaises(Disagreement):
            self.told(("reshuffled",), ("drew", "4"), ("new-deck", 3), deck="7 6 5").shuffle(list("56"))


class WrongTraces(Spoiling, unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.traces = {seats: json.dumps(played(seats, 2)) for seats in SEATS}

    @staticmethod
    def referee():
        return Referee("bombmu", SEATS, RULES, start, compare, ordered)

    @staticmethod
    def args(line, what):
        return [event["args"] for event in line.get("events", ()) if event["what"] == what]

    def test_legal_moves(self):
        self.spoil(lambda line: "choose 0" in line.get("legal", ()) and line["legal"].append("choose safe") is None)
        self.spoil(lambda line: "use-safe" in line.get("legal", ()) and line["legal"].remove("use-safe") is None)
        self.spoil(lambda line: line.get("legal") == ["roll"] and line["legal"].append("use-safe") is None)
        self.spoil(lambda line: "discard" in line.get("move", "") and line["legal"].append("discard 0") is None)
        self.spoil(lambda line: "choose 0" in line.get("legal", ()) and not line.update(move="choose 9"))

    def said(self, lines):
        return verdict(self.referee(), lines)[1]

    def test_a_wrong_set(self):
        for zeros, sevens, rule in ((4, 5, "set"), (5, 6, "deal")):
            lines = json.loads(self.traces[3])
            lines[0]["set"]["cards"] |= {"0": zeros, "7": sevens}
            self.assertIn(RULES[rule], self.said(lines))

    def test_a_deal_that_is_not_the_pages(self):
        def four(line):
            zones = line["state"]["zones"] if "deal" in line else {}
            return "deal" in line and not zones["hand"][0].append(zones["deck"].pop())

        def three_dice(line):
            return "deal" in line and not line["state"]["zones"]["dice"].append("blank")

        self.assertIn(RULES["deal"], self.spoil(four))
        self.spoil(three_dice)

    def test_every_zone(self):
        for name in json.loads(self.traces[3])[1]["state"]["zones"]:
            def another(line):
                zones = line["state"]["zones"] if line.get("n", 0) == 30 else {}
                zone = zones.get(name)
                if zone is not None:
                    (zone[0] if name in ("hand", "played") else zone).append("4")
                return zone is not None
            self.spoil(another)

    def test_order_in_the_deck_means_something(self):
        def swap(line):
            deck = line["state"]["zones"]["deck"] if line.get("n") == 1 else ""
            return deck and not deck.append(deck.pop(0))
        self.spoil(swap)

    def test_order_elsewhere_means_nothing(self):
        lines = json.loads(self.traces[3])
        for line in lines:
            zones = line["state"]["zones"] if "state" in line else {}
            for zone in [zones[name] for name in ("used", "dice", "gone") if zones] + zones.get("hand", []):
                zone.reverse()
        self.assertIn("all agree", self.said(lines))

    def test_a_face_down_card_shown(self):
        def turn_up(line):
            deck = line["state"]["zones"]["deck"] if line.get("n") == 3 else ""
            return deck and not deck.append(bare(deck.pop()))
        self.spoil(turn_up)

    def test_events(self):
        for what, at, wrong in (("drew", 0, "8"), ("chose", 0, "8"), ("showed", 0, "8"), ("rolled", 0, 9), ("fell", 0, "edge"),
                                ("exploded", 0, 9), ("lowest", 0, "8"), ("disposing", 0, 9), ("new-deck", 0, 9),
                                ("die-joined", 0, 9), ("round-began", 1, 9), ("disposed", 0, 9), ("discarded", 0, "8")):
            self.spoil(lambda line: self.args(line, what) and not self.args(line, what)[0].__setitem__(at, wrong))
        self.spoil(lambda line: "n" in line and line["events"] and line["events"].pop())

    def test_simultaneous_events_in_another_order(self):
        lines = json.loads(self.traces[3])
        for line in lines:
            events = line.get("events", [])
            line["events"] = [event for event in events if event["what"] == "chose"] + \
                [event for event in events if event["what"] == "revealed"] + \
                [event for event in events if event["what"] == "showed"][::-1] + \
                [event for event in events if event["what"] not in ("chose", "revealed", "showed")]
        self.assertIn("all agree", self.said(lines))

    def test_other_events_in_another_order(self):
        self.spoil(lambda line: self.args(line, "lowest") and not line["events"].append(line["events"].pop(-2)))


if __name__ == "__main__":
    unittest.main()
