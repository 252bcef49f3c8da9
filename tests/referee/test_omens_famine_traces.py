"""The referee of Omens: Famine: what a trace may say of a deal, and traces made wrong."""
import json
import unittest

from omens_famine import CORNERS, Famine, FamineTold, referee
from omens_poker import PACK
from omens_trial import Disagreement, Luck, OmensSpoiling, events, facts, matches, zones


class FamineLuck(Luck):
    def deal(self, match):
        pack = self.pack()
        return [[pack.pop() for _ in range(2)] for _ in match.seats], [pack.pop() for _ in CORNERS], pack


class Bread(FamineLuck):
    """Row a could be a straight flush before the first draw."""
    CORNERS, HANDS = "2c 6c 9d 9h".split(), [["3c", "10s"], ["4c", "11s"], ["5c", "12s"]]

    def deal(self, match):
        return self.HANDS, self.CORNERS, [card for card in self.pack() if card not in sum(self.HANDS, self.CORNERS)]


def careful(rng, match, seat, moves):
    """Lays the bread, uses and scores more than it passes."""
    liking = {"lay 3c a2": 1, "lay 4c a3": 1, "lay 5c a4": 1, "pass": -0.8, "done": -0.5}
    return max(moves, key=lambda move: liking.get(move, 0) + rng.random())


def played(seats, *seeds):
    return matches(Famine, FamineLuck, seats, seeds, helpers=10, choose=careful)


def fed(seed, first):
    return matches(Famine, Bread, 3, [seed], helpers=0, difficulty="ineffable", choose=careful, first=first)


class Chance(unittest.TestCase):
    """A deal is two cards each, the corners, and the deck: one pack in all."""

    def told(self, hands=("2c 3c", "4c 5c"), corners="2d 3d 4d 5d", spoil=lambda deck: deck):
        rest = [card for card in PACK if card not in " ".join([*hands, corners]).split()]
        chance = FamineTold()
        chance.listen({"events": [{"what": "got", "seat": seat, "args": [card]} for seat, hand in enumerate(hands) for card in hand.split()],
                       "state": {"zones": {"deck": [f"({card})" for card in spoil(rest)]} |
                                 {f"cell-{cell}": [card] for cell, card in zip(CORNERS, corners.split())}}})
        return chance.deal(Famine(2, 0, None))

    def test_right(self):
        hands, corners, deck = self.told()
        self.assertEqual((hands, corners, len(deck)), ([["2c", "3c"], ["4c", "5c"]], ["2d", "3d", "4d", "5d"], 44))

    def test_wrong(self):
        for wrong in ({"hands": ("2c 3c", "4c")}, {"hands": ("2c 3c 4c", "5c")}, {"hands": ("2c 3c", "4c 5c", "6c 7c")}, {"corners": "2d 3d 4d 2c"},
                      {"spoil": lambda deck: deck[1:]}, {"spoil": lambda deck: deck + ["2c"]}, {"spoil": lambda deck: deck[1:] + deck[-1:]}):
            with self.assertRaises(Disagreement, msg=wrong):
                self.told(**wrong)


class WrongTraces(OmensSpoiling, unittest.TestCase):
    battle = Famine

    @classmethod
    def setUpClass(cls):
        """In those of three seats everything happens that can, but for what a deck does that runs out."""
        traces = {2: played(2, 5), 3: played(3, 8, 10) + fed(0, first=2), 4: played(4, 9)}
        cls.traces = {seats: json.dumps(lines) for seats, lines in traces.items()}

    @staticmethod
    def referee():
        return referee()

    def test_everything_happens(self):
        happened = {event["what"] for line in json.loads(self.traces[3]) for event in line.get("events", ())}
        self.assertEqual(happened, set("""helpers-came got dealt start-roll starts set-out laid left passed chose took scored removed drew straight-flush
            grid-filled used-card changed swapped looked-at saw was-put-back replaced won lost""".split()))

    def test_nothing_is_shuffled(self):
        for name in ("deck", "hand"):
            self.spoil(lambda line: line.get("n") == 1 and not zones(line)[name].append(zones(line)[name].pop(0)))

        def exchange(line):
            zone = zones(line) if "n" in line else {"cell-a1": [], "cell-a5": []}
            zone["cell-a1"], zone["cell-a5"] = zone["cell-a5"], zone["cell-a1"]
            return zone["cell-a1"] != zone["cell-a5"]
        self.spoil(exchange)

    def test_order_elsewhere_means_nothing(self):
        lines = json.loads(self.traces[3])
        for line in lines:
            for zone in [zones(line)["discards"], zones(line)["dice-box"], *zones(line)["hand"]] if zones(line) else ():
                zone.reverse()
        self.assertIn("all agree", self.said(lines))

    def test_what_order_tells(self):
        for what in ("removed", "set-out"):
            def reverse(line):
                told = events(line, what)
                line["events"] = [told.pop() if event["what"] == what else event for event in line.get("events", ())]
                return "state" in line and len(events(line, what)) > 1
            self.spoil(reverse)
        self.spoil(lambda line: len(facts(line).get("scored", ())) > 1 and not facts(line)["scored"].reverse())


if __name__ == "__main__":
    unittest.main()
