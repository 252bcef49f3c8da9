"""The referee of Omens: Hell: what a trace may say of a deal, and traces made wrong."""
import json
import unittest

from omens_hell import Hell, HellTold, referee
from omens_poker import SUITS, VALUES
from omens_prophecies import FORETOLD
from omens_trial import Disagreement, Luck, OmensSpoiling, events, matches, zones


class HellLuck(Luck):
    def piles(self, match):
        return {number: self.rng.sample([f"{number}{suit}" for suit in SUITS], len(SUITS)) for number in VALUES}


class Chance(unittest.TestCase):
    """A deal is a prophecy each, out of six, and the four cards of each value in a pile."""

    @staticmethod
    def told(taken=(), own=("flush", "straight"), others=("two-pair", "three-of-a-kind", "full-house", "four-of-a-kind"), **piles):
        chance = HellTold()
        full = {f"pile-{number}": [f"{number}c", *(f"({number}{suit})" for suit in "dhs")] for number in VALUES}
        chance.listen({"events": [{"what": "beelzebub-took", "seat": None, "args": [card]} for card in taken],
                       "state": {"zones": full | {name.replace("_", "-"): words.split() for name, words in piles.items()} | {
                           "prophecy": [[f"(prophecy-{name})" for name in names.split()] for names in own],
                           "almanac": [f"(prophecy-{name})" for name in others]}}})
        return chance

    def test_piles(self):
        self.assertEqual(self.told().piles(Hell(2, 0, None))[5], ["5c", "5d", "5h", "5s"])
        self.assertEqual(self.told(["14d"], pile_14="14h (14s) (14c)").piles(Hell(2, 0, None))[14], ["14d", "14h", "14s", "14c"])

    def test_wrong_piles(self):
        for wrong in ({"pile_5": "5c (5d) (5h)"}, {"pile_5": "5c (5d) (5h) (5h)"}, {"pile_5": "5c (5d) (5h) (6s)"}, {"pile_5": "5c (5d) (5h) (5s) (5s)"},
                      {"pile_5": "5c (5d) (5h) (6s)", "pile_6": "6c (6d) (6h) (5s)"}, {"taken": ["14d"]}):
            with self.assertRaises(Disagreement, msg=wrong):
                self.told(**wrong).piles(Hell(2, 0, None))

    def test_prophecies(self):
        own, others = self.told().prophecies(Hell(2, 0, None))
        self.assertEqual((own, len(others)), ([["prophecy-flush"], ["prophecy-straight"]], 4))

    def test_wrong_prophecies(self):
        for wrong in ({"own": ("flush",)}, {"own": ("flush straight",)}, {"own": ("flush", "straight", "two-pair")}, {"own": ("flush", "flush")},
                      {"own": ("flush", "one-pair")}, {"others": FORETOLD[:3]}, {"own": ("flush straight", "")}, {"others": (*FORETOLD, "one-pair")}):
            with self.assertRaises(Disagreement, msg=wrong):
                self.told(**wrong).prophecies(Hell(2, 0, None))


class WrongTraces(OmensSpoiling, unittest.TestCase):
    battle = Hell
    MATCHES = {2: [4], 3: [2391, 1559], 4: [9]}  # in those of three seats everything happens

    @classmethod
    def setUpClass(cls):
        cls.traces = {seats: json.dumps(matches(Hell, HellLuck, seats, seeds, helpers=10, adversary="on")) for seats, seeds in cls.MATCHES.items()}

    @staticmethod
    def referee():
        return referee()

    def test_everything_happens(self):
        happened = {event["what"] for line in json.loads(self.traces[3]) for event in line.get("events", ())}
        self.assertEqual(happened, set("""helpers-came beelzebub-came got-prophecy laid-piles uncovered start-roll starts rolled announced rolled-third took
            found-empty missed fell beelzebub-took emptied fulfilled failed used-die changed picked-too rolled-again rolled-more was-left-out won lost""".split()))

    def test_who_plays(self):
        for adversary in ("off", "auto", "never"):
            lines = json.loads(self.traces[3])
            lines[0]["options"]["adversary"] = adversary
            self.assertNotIn("all agree", self.said(lines))
        lines = json.loads(self.traces[2])
        lines[0]["options"]["adversary"] = "auto"
        self.assertIn("all agree", self.said(lines))

    def test_no_pile_is_shuffled(self):
        self.spoil(lambda line: line.get("n") == 2 and not zones(line)["pile-2"].append(zones(line)["pile-2"].pop(1)))
        self.spoil(lambda line: line.get("n") == 2 and not zones(line)["almanac"].reverse())

    def test_another_deal(self):
        def wrong(change):
            self.spoil(lambda line: "deal" in line and change(zones(line)) is not False)
        wrong(lambda zone: zone["prophecy"][0].append(zone["almanac"].pop()))
        wrong(lambda zone: zone["prophecy"].reverse())
        wrong(lambda zone: zone["almanac"].__setitem__(0, "(prophecy-one-pair)"))
        wrong(lambda zone: zone["pile-3"].__setitem__(1, zone["pile-3"][2]))

    def test_what_lies_open(self):
        self.spoil(lambda line: events(line, "uncovered") and "n" in line and not events(line, "uncovered")[0].update(args=["2c"]))


if __name__ == "__main__":
    unittest.main()
