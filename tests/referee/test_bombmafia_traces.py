"""The Bomb Mafia referee's own tests: what a trace may say of chance, and traces made wrong."""
import json
import random
import unittest
from collections import Counter

from bombmafia import bags_of, referee, written, zones_of
from bombmafia_model import TAKEN_OUT, Match, Told, bare, down
from referee import Disagreement
from test_bombmafia import HOUSE
from trial import Spoiling, trace, verdict

OPTIONS = {"bags": "basic", "rounds": "none"}


class Luck:
    """Chance as it is."""

    def __init__(self, rng):
        self.rng = rng

    def listen(self, line):
        pass

    def starter(self, seats):
        return self.rng.randrange(seats)

    def deal(self, number, cards, bags):
        deck = self.rng.sample(cards, len(cards))
        out = [deck.pop() for _ in range(TAKEN_OUT[len(bags)])]
        hands = [[deck.pop() for _ in range(3)] for _ in bags]
        return hands, [[bag] for bag in self.rng.sample(bags, len(bags))], deck, out


def played(seats, seed, house=HOUSE, rounds=0):
    rng = random.Random(seed)
    bags = list(map(written, bags_of(seats, OPTIONS, house)))
    header = {"game": "bombmafia", "seats": seats, "set": house, "options": OPTIONS | {"rounds": str(rounds or "none")}}
    return trace(header, Match(list(Counter(house["cards"]).elements()), bags, rounds, Luck(rng)), zones_of, rng)


def events(line, what):
    return [event for event in line.get("events", ()) if event["what"] == what]


def zones(line):
    return line["state"]["zones"] if "state" in line else None


class Chance(unittest.TestCase):
    """What the trace says chance brought is held against what it can. Three seats; a deck of one card after the deal."""
    CARDS = "dud plot whim " * 10
    BAGS = ["-2", "-1", "+1"]

    @staticmethod
    def told(*rounds, deck=""):
        """What each round tells of its deal: starter, hands by seat, bags, the first draw."""
        events = []
        for number, (starter, hands, bags, drew) in enumerate(rounds, 1):
            told = [("round-began", starter, number)]
            told += [("looked", seat, bag) for seat, bag in enumerate(bags.split())]
            told += [("got", seat, card) for seat, hand in enumerate(hands) for card in hand.split()]
            told += [("drew", starter, card) for card in drew.split()] + [("time-up", None, 0)]
            events += [{"what": what, "seat": seat, "args": [arg]} for what, seat, arg in told]
        chance = Told()
        chance.listen({"events": events, "state": {"zones": {"deck": list(map(down, deck.split()))}}})
        return chance

    def deal(self, chance, number, more=""):
        return chance.deal(number, (self.CARDS + more).split(), self.BAGS)

    def test_a_deal_as_it_is_told_and_the_deck_as_it_lies_there(self):
        chance = self.told((1, ["dud dud plot", "plot whim dud", "whim whim whim"], "-1 -2 +1", "plot"), deck="whim dud")
        hand, bag, deck, out = self.deal(chance, 1, "dud dud")
        self.assertEqual((hand, deck), ([["dud", "dud", "plot"], ["plot", "whim", "dud"], ["whim"] * 3], ["plot", "whim", "dud"]))
        self.assertEqual((chance.starter(3), bag), (1, [["-1"], ["-2"], ["+1"]]))
        self.assertEqual(Counter(out), Counter({"dud": 8, "plot": 7, "whim": 5}))

    def test_rounds_that_are_over_at_once(self):
        chance = self.told((2, ["dud dud dud"] * 3, "+1 -1 -2", "dud"), (0, ["plot plot plot"] * 3, "-1 -2 +1", "whim"))
        self.assertEqual(self.deal(chance, 1)[:3], ([["dud"] * 3] * 3, [["+1"], ["-1"], ["-2"]], ["dud"]))
        self.assertEqual(self.deal(chance, 2)[:3], ([["plot"] * 3] * 3, [["-1"], ["-2"], ["+1"]], ["whim"]))
        self.assertEqual(Counter(self.deal(chance, 1)[3]), Counter({"plot": 10, "whim": 10}))
        with self.assertRaises(Disagreement):
            self.deal(chance, 3)

    def test_only_a_deck_of_one_card_is_over_at_once(self):
        chance = self.told((0, ["dud dud dud"] * 3, "-1 -2 +1", "dud"), (1, ["dud dud dud"] * 3, "-1 -2 +1", "dud"), deck="whim")
        with self.assertRaises(Disagreement):
            self.deal(chance, 1, "whim")
        self.deal(chance, 2, "whim")

    def test_wrong_deals(self):
        right = {"hands": ["dud dud dud"] * 3, "bags": "-1 -2 +1", "drew": "dud", "deck": ""}

        def deal(hands, bags, drew, deck):
            return self.deal(self.told((0, hands, bags, drew), deck=deck), 1)
        deal(**right)
        for change in ({"bags": "-1 -2 -2"}, {"bags": "-1 -2"}, {"bags": ""}, {"bags": "-1 -2 0"}, {"deck": "whim"},
                       {"drew": ""}, {"drew": "plot plot"}, {"drew": "dance"}, {"drew": "", "deck": "dance"},
                       {"hands": ["dud dud dud"] * 2}, {"hands": ["dud dud dud", "dud dud", "dud dud dud dud"]},
                       {"hands": ["dud dud dud", "dud dud", "dud dud dud"], "deck": "dud"}, {"hands": ["dance dud dud"] + ["dud dud dud"] * 2},
                       {"hands": ["dud dud dud dud"] + ["dud dud dud"] * 2}):
            with self.assertRaises(Disagreement, msg=change):
                deal(**(right | change))
        with self.assertRaises(Disagreement):
            self.deal(self.told((0, ["dud dud dud"] * 3, "-1 -2 +1", "dud"), deck="dud"), 1, "plot")  # eleven duds

    def test_two_bags_before_one_seat(self):
        chance = self.told((0, ["dud dud dud"] * 3, "-1 -2 +1", "dud"))
        next(event for event in chance.line["events"] if event["what"] == "looked")["seat"] = 1
        with self.assertRaises(Disagreement):
            self.deal(chance, 1)

    def test_the_starter_is_one_of_the_seats(self):
        for seat in (3, -1, None):
            with self.assertRaises(Disagreement):
                self.told((seat, ["dud dud dud"] * 3, "-1 -2 +1", "dud")).starter(3)


class WrongTraces(Spoiling, unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.traces = {seats: json.dumps(played(seats, 2)) for seats in TAKEN_OUT}

    @staticmethod
    def referee():
        return referee()

    def said(self, lines):
        return verdict(self.referee(), lines)[1]

    def test_legal_moves(self):
        self.spoil(lambda line: "play dud" in line.get("legal", ()) and not line["legal"].remove("play dud"))
        self.spoil(lambda line: line.get("n") == 7 and not line["legal"].append(line["legal"][0]))
        self.spoil(lambda line: "play whim" not in line.get("legal", ["play whim"]) and not line["legal"].append("play whim"))
        self.spoil(lambda line: line.get("n") == 7 and not line.update(move="play nothing"))
        self.spoil(lambda line: line.get("n") == 7 and not line.update(n=8))

    def test_wrong_headers(self):
        for seats, key, wrong in ((3, "seats", 4), (3, "seats", 2), (8, "seats", 9), (3, "game", "bombmu"), (3, "trace", 2), (3, "match", 1),
                                  (3, "options", {"bags": "flashy", "rounds": "none"}), (3, "options", {"bags": "basic", "rounds": "1"}),
                                  (3, "set", HOUSE | {"cards": HOUSE["cards"] | {"dud": 7, "plot": 9}})):
            lines = json.loads(self.traces[seats])
            lines[0][key] = wrong
            self.assertNotIn("all agree", self.said(lines), (key, wrong))
            self.assertNotIn("malformed", self.said(lines), (key, wrong))

    def test_every_zone(self):
        for at in (0, 30):
            for name in zones(json.loads(self.traces[3])[1]):
                def another(line):
                    if line.get("n", 0) != at or not zones(line):
                        return False
                    zone = zones(line)[name]
                    (zone[0] if name in ("hand", "bag") else zone).append("dud")
                    return True
                self.spoil(another)

    def test_no_other_zone_or_fact(self):
        self.spoil(lambda line: line.get("n") == 3 and not zones(line).update(table=[]))
        self.spoil(lambda line: line.get("n") == 3 and not zones(line).pop("boot"))
        self.spoil(lambda line: line.get("n") == 3 and not line["state"]["facts"].update(left=7))
        self.spoil(lambda line: line.get("n") == 3 and line["state"]["facts"].pop("starter") is not None)

    def test_nothing_is_shuffled_in_a_round(self):
        self.spoil(lambda line: line.get("n") == 1 and not zones(line)["deck"].append(zones(line)["deck"].pop(0)))
        self.spoil(lambda line: line.get("n") == 1 and not zones(line)["bag"].append(zones(line)["bag"].pop(0)))
        self.spoil(lambda line: line.get("n") == 1 and not zones(line)["hand"].append(zones(line)["hand"].pop(0)))

        def exchange(line):
            if line.get("n") != 1:
                return False
            deck, out = zones(line)["deck"], zones(line)["out"]
            at = next(at for at, card in enumerate(out) if card != deck[-1])
            deck[-1], out[at] = out[at], deck[-1]
            return True
        self.spoil(exchange)

    def test_order_elsewhere_means_nothing(self):
        lines = json.loads(self.traces[3])
        for line in lines:
            for zone in [zones(line)["discards"], zones(line)["out"], *zones(line)["hand"]] if zones(line) else ():
                zone.reverse()
        self.assertIn("all agree", self.said(lines))

    def test_which_cards_lie_face_down(self):
        def turn_over(name, at, turn):
            def change(line):
                zone = zones(line)[name] if "n" in line and zones(line)["discards"] and line["n"] >= at else ()
                zone = zone[0] if zone and isinstance(zone[0], list) else zone
                return zone and not zone.append(turn(zone.pop()))
            self.spoil(change)
        for name in ("deck", "hand", "bag", "out"):
            turn_over(name, 3, bare)
        turn_over("discards", 3, down)
        for name, turn in (("bag", down), ("hand", bare), ("out", bare)):
            turn_over(name, len(json.loads(self.traces[3])) - 4, turn)

    def test_events(self):
        for what, wrong in (("drew", "bribe"), ("played", "bribe"), ("switched", 9), ("plotted", 9), ("flipped", "bribe"),
                            ("threw", "bribe"), ("turned-up", "bribe"), ("opened", "+9"), ("round-over", 9), ("took-out", 9)):
            self.spoil(lambda line: events(line, what) and not events(line, what)[0]["args"].__setitem__(0, wrong))
        for what in ("round-began", "took-out", "dealt", "looked", "got", "drew", "played", "switched", "plotted", "flipped", "threw", "turned-up",
                     "danced", "drank", "time-up", "opened", "round-over", "ended"):
            self.spoil(lambda line: events(line, what) and not events(line, what)[0].update(seat=7))
            self.spoil(lambda line: events(line, what) and not line["events"].remove(events(line, what)[0]))
            self.spoil(lambda line: events(line, what) and not line["events"].append(events(line, what)[0]))
        self.spoil(lambda line: events(line, "plotted") and not events(line, "plotted")[0]["args"].reverse())

    def test_what_order_tells(self):
        def reverse(what):
            def change(line):
                told = events(line, what)
                if len({str(event) for event in told}) < 2 or told == told[::-1]:
                    return False
                line["events"] = [told.pop() if event["what"] == what else event for event in line["events"]]
                return True
            return change
        for what in ("flipped", "opened", "looked", "got"):
            self.spoil(reverse(what))
        lines = json.loads(self.traces[8])
        self.assertGreater(sum(bool(reverse("threw")(line)) for line in lines), 0)
        self.assertIn("all agree", self.said(lines))

    def test_a_hand_is_handed_on_in_any_order(self):
        lines = json.loads(self.traces[5])
        handed = [line for line in lines if events(line, "drank")]
        for line in handed:
            at = [at for at, event in enumerate(line["events"]) if event["what"] == "drank"][0] + 1
            line["events"][at:at + 3] = line["events"][at:at + 3][::-1]
        self.assertTrue(handed)
        self.assertIn("all agree", self.said(lines))

    def test_another_deal(self):
        """A deal that the page would not make, in the first round and in a later one."""
        def wrong(change):
            for later in (False, True):
                self.spoil(lambda line: events(line, "dealt") and ("n" in line) == later and change(zones(line)) is not False)
        wrong(lambda zone: zone["hand"][0].append(zone["deck"].pop()))
        wrong(lambda zone: zone["out"].append(zone["deck"].pop()))
        wrong(lambda zone: zone["deck"].append(zone["out"].pop()))
        wrong(lambda zone: zone["bag"].__setitem__(0, zone["bag"][1]))
        wrong(lambda zone: zone["bag"].__setitem__(0, ["(0)"]))
        wrong(lambda zone: zone["discards"].append(bare(zone["out"].pop())))
        wrong(lambda zone: zone["deck"].__setitem__(0, "(bribe)"))

    def test_chance_is_not_held_against_a_deal(self):
        """Bags and cards of a first deal may lie otherwise; then the rest does not follow, but the deal stands."""
        lines = json.loads(self.traces[4])
        zones(lines[1])["bag"].reverse()
        for look, bag in zip(events(lines[1], "looked"), zones(lines[1])["bag"]):
            look["args"] = list(map(bare, bag))
        zones(lines[1])["deck"].reverse()
        self.assertIn("decision 0:", self.said(lines))

    def test_the_next_starter_is_no_chance(self):
        def another(line):
            began = events(line, "round-began") if "n" in line else ()
            return began and not began[0].update(seat=(began[0]["seat"] + 1) % 3)
        self.spoil(another)

    def test_shared_wins(self):
        shared = 0
        for seed in range(40):
            lines = played(8, seed, rounds=1)
            shared += len(lines[-1]["winners"]) > 1
            self.assertIn("all agree", self.said(lines))
        self.assertGreater(shared, 5)


if __name__ == "__main__":
    unittest.main()
