"""The referee of Omens: Armageddon: what a trace may say of chance, and traces made wrong."""
import json
import unittest

from omens_armageddon import HAND, SATANS, THINNED, Armageddon, ArmageddonTold, referee
from omens_model import cards
from omens_poker import PACK, value
from omens_trial import Disagreement, Luck, OmensSpoiling, events, facts, matches, zones


class ArmageddonLuck(Luck):
    def deal(self, match):
        pack = [card for card in self.pack() if card not in SATANS]
        thinned = [pack.pop() for _ in range(THINNED[len(match.seats)])]
        return thinned, [[pack.pop() for _ in range(HAND)] for _ in match.seats], pack.pop(), pack

    def new_deck(self, match, shuffled, seat, places):
        return self.rng.sample(shuffled, len(shuffled))


def against_satan(rng, match, seat, moves):
    """Breaks Satan's hand and keeps pairs, and saves the Witch for two locked dice; other helpers as they come."""
    def liking(move):
        verb, *words = move.split()
        if verb in ("keep", "toss"):
            place = int(words[0] if words else match.dice[0].shows)
            values = [value(card.shows) for card in match.hand[seat]]
            alike = values.count(values[place - 1]) > 1
            return alike if verb == "keep" else 0.5 - alike
        if words[:1] == ["witch"]:
            return 4 if verb == "use-die" and sum(map(len, match.locked)) > 1 else rng.random() / 3
        return {"satans": 2, "own": rng.random() * 3, "roll-too": 1}.get(verb, rng.random())
    return max(moves, key=liking)


class Chance(unittest.TestCase):
    """A deal is a pack: Satan's four, the cards thinned out, five each, one more, and the deck."""

    @staticmethod
    def told(seats=2, thinned=15, sizes=None, spoil=list):
        pack = spoil([card for card in PACK if card not in SATANS])
        out, hands = pack[:thinned], []
        rest = pack[thinned:]
        for size in sizes or [HAND] * seats:
            hands.append(rest[:size])
            rest = rest[size:]
        chance = ArmageddonTold()
        chance.listen({"events": [{"what": "thinned", "seat": None, "args": [card]} for card in out], "state": {"zones": {
            "discards": out[::-1], "hand": [hand[:2] + [f"({card})" for card in hand[2:]] for hand in hands], "satan": [*SATANS, f"({rest[0]})"],
            "deck": [f"({card})" for card in rest[1:]]}}})
        return chance.deal(Armageddon(seats, 0, None))

    def test_right(self):
        thinned, hands, fifth, deck = self.told()
        self.assertEqual((len(thinned), list(map(len, hands)), len(deck), fifth not in deck), (15, [5, 5], 22, True))
        self.assertEqual(len(self.told(4, 0)[-1]), 27)

    def test_wrong(self):
        for wrong in ({"thinned": 14}, {"seats": 3}, {"thinned": 0}, {"sizes": [5, 4]}, {"sizes": [6, 4]}, {"sizes": [5, 5, 5]}, {"spoil": lambda pack: pack[1:]},
                      {"spoil": lambda pack: pack + ["2c"]}, {"spoil": lambda pack: pack[:-1] + ["14c"]}, {"spoil": lambda pack: pack[:-1] + pack[:1]}):
            with self.assertRaises(Disagreement, msg=wrong):
                self.told(**wrong)

    def test_a_new_deck(self):
        def order(*shuffled, places=(2, 4)):
            chance = ArmageddonTold()
            chance.listen({"events": [{"what": "satan-turned-up", "seat": None, "args": ["9c"]}],
                           "state": {"zones": {"hand": [[], ["2c", "(3c)", "4c", "(5c)", "6c"]], "deck": ["(7d)", "(8d)"]}}})
            return [card.printed for card in chance.new_deck(Armageddon(2, 0, None), cards(shuffled), 1, places)]
        self.assertEqual(order("9c", "8d", "7d", "5c", "3c"), ["3c", "5c", "9c", "7d", "8d"])
        self.assertEqual(order("9c", "8d", "7d", places=()), ["9c", "7d", "8d"])
        for wrong in (("9c", "8d", "7d", "5c"), ("9c", "8d", "7d", "5c", "4c"), ("9c", "8d", "7d", "5c", "3c", "4c"), ("9c", "8d", "7d", "5c", "5c")):
            with self.assertRaises(Disagreement, msg=wrong):
                order(*wrong)


class WrongTraces(OmensSpoiling, unittest.TestCase):
    battle = Armageddon
    MATCHES = {2: [1], 3: [2304, 721], 4: [9]}  # in those of three seats everything happens that can, in that of two their deck is thinned

    @classmethod
    def setUpClass(cls):
        cls.traces = {seats: json.dumps(matches(Armageddon, ArmageddonLuck, seats, seeds, helpers=10, choose=against_satan))
                      for seats, seeds in cls.MATCHES.items()}

    @staticmethod
    def referee():
        return referee()

    def happened(self, seats):
        return {event["what"] for line in json.loads(self.traces[seats]) for event in line.get("events", ())}

    def test_everything_happens(self):
        self.assertEqual(self.happened(3), set("""helpers-came satan-came dealt start-roll starts turn-began rolled looked saw-own kept discarded satan-lost
            refilled hands-up showed satan-showed tossed reshuffled satan-turned-up satan-swapped satan-passed locked unlocked showdown satan-holds beat-satan
            fell-short used-card used-die changed swapped looked-at saw was-put-back replaced picked-too rolled-again rolled-more was-left-out won lost""".split()))
        self.assertEqual(self.happened(2) - self.happened(3), {"thinned", "thinned-out"})

    def test_nothing_is_shuffled(self):
        for name in ("deck", "satan"):
            self.spoil(lambda line: line.get("n") == 1 and not zones(line)[name].append(zones(line)[name].pop(0)))
        self.spoil(lambda line: line.get("n") == 1 and not zones(line)["hand"][0].append(zones(line)["hand"][0].pop(0)))

    def test_what_is_shuffled_is_the_discards(self):
        self.spoil(lambda line: events(line, "reshuffled") and not zones(line)["deck"].__setitem__(0, "(2x)"))
        self.spoil(lambda line: events(line, "reshuffled") and not zones(line)["discards"].append("2c"))

    def test_cards_thinned_out(self):
        self.spoil(lambda line: events(line, "thinned") and not events(line, "thinned")[0].update(args=["2x"]), seats=2)
        self.spoil(lambda line: events(line, "thinned") and not line["events"].remove(events(line, "thinned")[3]), seats=2)
        self.spoil(lambda line: events(line, "thinned-out") and not events(line, "thinned-out")[0].update(args=[14]), seats=2)

    def test_the_last_turn(self):
        self.spoil(lambda line: facts(line).get("last-turn") and not facts(line).update({"last-turn": 0}))


if __name__ == "__main__":
    unittest.main()
