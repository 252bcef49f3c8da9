"""The referee of Omens: Heaven: what a trace may say of a deal, and traces made wrong."""
import json
import unittest
from collections import Counter

from omens_heaven import OPEN, REMOVED, Heaven, HeavenTold, referee
from omens_poker import PACK, suit, value
from omens_trial import Disagreement, Luck, OmensSpoiling, matches, zones


class HeavenLuck(Luck):
    def deal(self, match):
        pack = self.pack()
        return [[pack.pop() for _ in range(OPEN)] for _ in match.seats], [pack.pop() for _ in range(REMOVED[len(match.seats)])], pack


def near(cards, foretold):
    """How near a hand is to a prophecy."""
    if foretold == "flush":
        return max(Counter(map(suit, cards)).values())
    if foretold == "straight":
        return max(len({value(card) for card in cards if low <= value(card) < low + 5}) for low in range(2, 11))
    counts = sorted(Counter(map(value, cards)).values(), reverse=True)
    groups = {"two-pair": [2, 2], "three-of-a-kind": [3], "full-house": [3, 2], "four-of-a-kind": [4]}[foretold]
    return sum(min(pair) - 0.4 * (pair[0] > pair[1]) for pair in zip(counts, groups))


def hopeful(rng, match, seat, moves):
    """Takes and keeps what makes the hand nearer; helpers as they come."""
    foretold = match.prophecy[seat][0].shows.removeprefix("prophecy-")

    def liking(move):
        verb, *words = move.split()
        hand = [card.shows for card in match.hand[seat]]
        if verb in ("keep", "take"):
            taken = (match.drawn or match.discards)[0]
            hand[int(words[0]):int(words[0]) + 1] = [taken.shows]
        return near(hand, foretold) + (verb == "look") / 2, rng.random() / (4 if verb == "use-card" else 1)
    return max(moves, key=liking)


class Chance(unittest.TestCase):
    """A deal is a pack: two cards each, those removed, and the deck."""

    @staticmethod
    def told(seats=2, hands=(2, 2), removed=28, gabriel=0, spoil=list):
        pack = spoil(PACK)
        rest, dealt = pack[removed:], []
        for size in hands:
            dealt.append(rest[:size])
            rest = rest[size:]
        chance = HeavenTold()
        chance.listen({"events": [], "state": {"zones": {
            "hand": dealt, "removed": pack[:removed // 2] + [f"({card})" for card in pack[removed // 2:removed]],
            "gabriel": [f"({card})" for card in rest[:gabriel]], "deck": [f"({card})" for card in rest[gabriel:]]}}})
        return chance.deal(Heaven(seats, 0, None))

    def test_right(self):
        hands, removed, deck = self.told()
        self.assertEqual((list(map(len, hands)), len(removed), len(deck)), ([2, 2], 28, 20))
        self.assertEqual(self.told(gabriel=1), (hands, removed, deck))
        self.assertEqual([len(self.told(4, (2, 2, 2, 2), 4)[-1]), len(self.told(3, (2, 2, 2), 16)[-1])], [40, 30])

    def test_wrong(self):
        for wrong in ({"hands": (2, 1)}, {"hands": (2,)}, {"hands": (2, 2, 2)}, {"hands": (3, 2)}, {"removed": 27}, {"removed": 16}, {"seats": 3, "hands": (2, 2, 2)},
                      {"spoil": lambda pack: pack[1:]}, {"spoil": lambda pack: pack + ["2c"]}, {"spoil": lambda pack: pack[1:] + pack[-1:]}):
            with self.assertRaises(Disagreement, msg=wrong):
                self.told(**wrong)


class WrongTraces(OmensSpoiling, unittest.TestCase):
    battle = Heaven
    MATCHES = {2: [4], 3: [1, 17], 4: [9]}  # in those of three seats everything happens, but that there is nothing left to take

    @classmethod
    def setUpClass(cls):
        cls.traces = {seats: json.dumps(matches(Heaven, HeavenLuck, seats, seeds, helpers=10, choose=hopeful, adversary="on"))
                      for seats, seeds in cls.MATCHES.items()}

    @staticmethod
    def referee():
        return referee()

    def test_everything_happens(self):
        happened = {event["what"] for line in json.loads(self.traces[3]) for event in line.get("events", ())}
        self.assertEqual(happened, set("""helpers-came got-prophecy dealt removed gabriel-came start-roll starts gabriel-took looked-at saw kept declined took
            gave-up deck-ran-out opened fulfilled failed used-card turned-up changed swapped was-put-back replaced won lost""".split()))

    def test_who_plays(self):
        for adversary in ("off", "auto"):
            lines = json.loads(self.traces[3])
            lines[0]["options"]["adversary"] = adversary
            self.assertNotIn("all agree", self.said(lines))

    def test_nothing_is_shuffled(self):
        for name in ("deck", "removed", "almanac"):
            self.spoil(lambda line: line.get("n") == 1 and not zones(line)[name].append(zones(line)[name].pop(0)))
        self.spoil(lambda line: line.get("n") == 1 and not zones(line)["hand"][0].reverse())

    def test_discards_lie_in_order(self):
        self.spoil(lambda line: len(zones(line).get("discards", ())) > 1 and not zones(line)["discards"].reverse())


if __name__ == "__main__":
    unittest.main()
