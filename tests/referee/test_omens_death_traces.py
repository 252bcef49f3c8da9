"""The referee of Omens: Death: what a trace may say of a deal, and traces made wrong."""
import json
import unittest

from omens_death import HAND, TAKEN_OUT, Death, DeathTold, referee
from omens_poker import PACK, value
from omens_trial import Disagreement, Luck, OmensSpoiling, events, facts, matches, zones


class DeathLuck(Luck):
    def deal(self, match):
        pack = self.pack()
        return [pack.pop() for _ in range(TAKEN_OUT[len(match.seats)])], [[pack.pop() for _ in range(HAND)] for _ in match.seats], pack


def careful(rng, match, seat, moves):
    """Keeps what is alike; helpers as they come."""
    values = [value(card.shows) for card in match.hand[seat]]

    def liking(move):
        verb, *words = move.split()
        if verb == "drop":
            return 1.5 - values.count(values[int(words[0])])
        return rng.random() / (2 if verb.startswith("use") else 1)
    return max(moves, key=liking)


class Chance(unittest.TestCase):
    """A deal is a pack: the cards taken out, five each, and the deck."""

    @staticmethod
    def told(seats=2, out=26, sizes=None, spoil=list):
        pack = spoil(PACK)
        rest, hands = pack[out:], []
        for size in sizes or [HAND] * seats:
            hands.append([f"({card})" for card in rest[:size]])
            rest = rest[size:]
        chance = DeathTold()
        chance.listen({"events": [], "state": {"zones": {"discards": pack[:out], "hand": hands, "deck": [f"({card})" for card in rest]}}})
        return chance.deal(Death(seats, 0, None))

    def test_right(self):
        out, hands, deck = self.told()
        self.assertEqual((len(out), list(map(len, hands)), len(deck)), (26, [5, 5], 16))
        self.assertEqual([len(self.told(3, 13)[-1]), len(self.told(4, 0)[-1])], [24, 32])

    def test_wrong(self):
        for wrong in ({"out": 25}, {"out": 13}, {"seats": 3}, {"sizes": [5, 4]}, {"sizes": [5]}, {"sizes": [5, 5, 5]}, {"sizes": [6, 4]},
                      {"spoil": lambda pack: pack[1:]}, {"spoil": lambda pack: pack + ["2c"]}, {"spoil": lambda pack: pack[1:] + pack[-1:]}):
            with self.assertRaises(Disagreement, msg=wrong):
                self.told(**wrong)


class WrongTraces(OmensSpoiling, unittest.TestCase):
    battle = Death
    MATCHES = {2: [4], 3: [139, 4, 389], 4: [9]}  # in those of three seats everything happens

    @classmethod
    def setUpClass(cls):
        cls.traces = {seats: json.dumps(matches(Death, DeathLuck, seats, seeds, helpers=10, choose=careful)) for seats, seeds in cls.MATCHES.items()}

    @staticmethod
    def referee():
        return referee()

    def test_everything_happens(self):
        happened = {event["what"] for line in json.loads(self.traces[3]) for event in line.get("events", ())}
        self.assertEqual(happened, set("""helpers-came took-out got dealt start-roll starts rolled chose dropped drew passed nobody lost-from-deck revealed exchanged
            offered took stayed deck-ran-out opened shows too-low alike used-die changed picked-too rolled-again rolled-more was-left-out won lost""".split()))

    def test_nothing_is_shuffled(self):
        for name in ("deck", "dice"):
            self.spoil(lambda line: line.get("n") == 1 and not zones(line)[name].append(zones(line)[name].pop(0)))
        self.spoil(lambda line: line.get("n") == 1 and not zones(line)["hand"][0].reverse())

    def test_what_is_offered(self):
        self.spoil(lambda line: events(line, "offered") and not zones(line)["offer"].reverse())
        self.spoil(lambda line: facts(line).get("phase") == "pick" and not facts(line).pop("slot") is None)

    def test_the_total(self):
        self.spoil(lambda line: facts(line).get("phase") == "match" and not facts(line).update(total=0))


if __name__ == "__main__":
    unittest.main()
