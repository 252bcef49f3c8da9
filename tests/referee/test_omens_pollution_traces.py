"""The referee of Omens: Pollution: what a trace may say of a deal, and traces made wrong."""
import json
import unittest

from omens_model import written
from omens_pollution import Pollution, PollutionTold, referee
from omens_poker import PACK, strength
from omens_trial import Disagreement, Luck, OmensSpoiling, events, facts, matches, zones


class PollutionLuck(Luck):
    def deal(self, match):
        pack = self.pack()
        return [[pack.pop() for _ in range(3)] for _ in match.seats], [pack.pop(), pack.pop()], pack


def careful(rng, match, seat, moves):
    """A pool as low and rows as high as can be; helpers as they come."""
    def liking(move):
        verb, *words = move.split()
        if verb == "pollute":
            return [-number for number in strength(written(match.pool) + words)]
        if verb == "lay":
            return strength([words[0]] + written(match.table[int(words[1])]))
        return [rng.random()]
    return max(moves, key=liking)


class Chance(unittest.TestCase):
    """A deal is three cards each, two for the pool, and the deck: one pack in all."""

    def told(self, hands=("2c 3c 4c", "5c 6c 7c"), pool="2d 3d", spoil=lambda deck: deck):
        pack = PACK[:]
        for card in " ".join([*hands, pool]).split():
            if card in pack:
                pack.remove(card)
        chance = PollutionTold()
        chance.listen({"events": [{"what": "got", "seat": seat, "args": [card]} for seat, hand in enumerate(hands) for card in hand.split()],
                       "state": {"zones": {"pool": pool.split(), "deck": [f"({card})" for card in spoil(pack)]}}})
        return chance.deal(Pollution(2, 0, None))

    def test_right(self):
        hands, pool, deck = self.told()
        self.assertEqual((hands, pool, len(deck)), ([["2c", "3c", "4c"], ["5c", "6c", "7c"]], ["2d", "3d"], 44))

    def test_wrong(self):
        for wrong in ({"hands": ("2c 3c 4c", "5c 6c")}, {"hands": ("2c 3c 4c 8c", "5c 6c")}, {"hands": ("2c 3c 4c", "5c 6c 7c", "8c 9c 10c")},
                      {"pool": "2d"}, {"pool": "2d 3d 4d"}, {"pool": "2d 2c"}, {"spoil": lambda deck: deck[1:]}, {"spoil": lambda deck: deck + ["2c"]},
                      {"spoil": lambda deck: deck[1:] + deck[-1:]}):
            with self.assertRaises(Disagreement, msg=wrong):
                self.told(**wrong)


class WrongTraces(OmensSpoiling, unittest.TestCase):
    battle = Pollution
    MATCHES = {2: [5], 3: [4, 10], 4: [9]}  # in those of three seats everything happens that can

    @classmethod
    def setUpClass(cls):
        cls.traces = {seats: json.dumps(matches(Pollution, PollutionLuck, seats, seeds, helpers=10, choose=careful))
                      for seats, seeds in cls.MATCHES.items()}

    @staticmethod
    def referee():
        return referee()

    def test_everything_happens(self):
        happened = {event["what"] for seats in (3, 4) for line in json.loads(self.traces[seats]) for event in line.get("events", ())}
        self.assertEqual(happened, set("""helpers-came got dealt pool-began start-roll starts polluted laid gave left drew all-have-five deck-ran-out hands-down
            threw pool-shows shows beats falls used-card changed swapped looked-at saw was-put-back replaced won lost""".split()))

    def test_nothing_is_shuffled(self):
        for name in ("deck", "pool"):
            self.spoil(lambda line: line.get("n") == 1 and not zones(line)[name].append(zones(line)[name].pop(0)))
        self.spoil(lambda line: line.get("n") == 1 and not zones(line)["hand"].append(zones(line)["hand"].pop(0)))

    def test_order_elsewhere_means_nothing(self):
        lines = json.loads(self.traces[3])
        for line in lines:
            for one, other in zip(events(line, "threw")[0::3], events(line, "threw")[1::3]):  # two cards of each hand
                one["args"], other["args"] = other["args"], one["args"]
            for zone in [zones(line)["discards"], zones(line)["dice-box"], *zones(line)["hand"]] if zones(line) else ():
                zone.reverse()
        self.assertIn("all agree", self.said(lines))

    def test_the_pools_hand(self):
        self.spoil(lambda line: events(line, "falls") and not zones(line)["pool-hand"].reverse())
        self.spoil(lambda line: events(line, "falls") and not zones(line)["pool-hand"].clear())
        self.spoil(lambda line: events(line, "pool-shows") and not events(line, "pool-shows")[0].update(args=["flush"]))

    def test_the_card_that_helpers_work_on(self):
        lines = json.loads(self.traces[3])
        same = [line for line, before in zip(lines, lines[1:]) if facts(line).get("laid") and facts(line)["laid"] == facts(before).get("laid")]
        self.assertTrue(same)

        def renumber(line):
            was, self.before = self.before, facts(line).get("laid")
            return was and was == self.before and not facts(line).update(laid=[99])
        self.before = None
        self.spoil(renumber)


if __name__ == "__main__":
    unittest.main()
