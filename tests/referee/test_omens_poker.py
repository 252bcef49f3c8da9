"""Poker hands of the Omens referees: rows by hand, and all hands of random cards against the best found one by one."""
import random
import unittest
from collections import Counter
from itertools import combinations

from omens_poker import CATEGORIES, PACK, SUITS, best, by_value, category, makes, rank, strength, suit, value


def of(words):
    return category(words.split())


def found(cards):
    """The best hand and the lowest of its equals, looked for among all."""
    hands = [sorted(hand, key=by_value) for hand in combinations(cards, min(5, len(cards)))]
    highest = max(map(rank, hands))
    return min((hand for hand in hands if rank(hand) == highest), key=lambda hand: list(map(by_value, hand)))


class Ranking(unittest.TestCase):
    def test_the_pack(self):
        self.assertEqual((len(set(PACK)), {value(card) for card in PACK}, {suit(card) for card in PACK}), (52, set(range(2, 15)), set(SUITS)))

    def test_categories_from_lowest(self):
        hands = ("2c 5c 9c 11c 13d", "2c 2d 3c 4c 5d", "2c 2d 3c 3d 4c", "2c 2d 2h 3c 4c", "14c 2d 3c 4c 5c", "2c 3c 4c 5c 7c",
                 "2c 2d 2h 3c 3d", "2c 2d 2h 2s 3c", "14c 2c 3c 4c 5c")
        self.assertEqual(tuple(map(of, hands)), CATEGORIES)
        ranks = [rank(hand.split()) for hand in hands]
        self.assertEqual(ranks, sorted(ranks))

    def test_each_is_higher_than(self):
        for high, low in (("10c 11d 12c 13c 14c", "9c 10d 11c 12c 13c"), ("2c 3d 4c 5c 6c", "14c 2d 3c 4c 5c"),
                          ("6h 2h 3h 4h 5h", "14c 2c 3c 4c 5c"),
                          ("2c 2d 2h 2s 4c", "2c 2d 2h 2s 3c"), ("3c 3d 3h 3s 2c", "2c 2d 2h 2s 14c"), ("3c 3d 3h 2c 2d", "2c 2d 2h 14c 14d"),
                          ("3c 3d 3h 4c 4d", "3c 3d 3h 2c 2d"), ("9c 7c 5c 4c 3c", "9d 7d 5d 4d 2d"), ("3c 3d 3h 5c 4d", "3c 3d 3h 5c 2d"),
                          ("9c 9d 3c 3d 2h", "8c 8d 7c 7d 14h"), ("9c 9d 3c 3d 4h", "9h 9s 3h 3s 2d"), ("9c 9d 4c 4d 2h", "9h 9s 3c 3d 14h"),
                          ("4c 4d 9c 8d 3h", "4h 4s 9d 8c 2h"), ("5c 5d 2c 3d 4h", "4c 4d 14c 13d 12h"), ("14c 9d 8c 7c 3h", "14d 9c 8d 7d 2h"),
                          ("14c 14d", "13c 13d 12h"), ("14c 14d 2h", "14h 14s"), ("2c 2d", "14c 13c 12c 11c"), ("2c 2d 2h", "14c 14d 13c 13d"),
                          ("2c 2d 2h 2s", "14c 14d 14h 13c"), ("14c 13d", "14d 12c 11c"), ("2c", ""), ("14c 3d", "14c 2d"),
                          ("6c 6d 6h 6s 6c", "6c 6d 6h 6s 5c"), ("6c 6d 6h 6s 14c", "6c 6d 6h 6s 6c"),
                          ("9c 9c 5c 4c 2c", "9d 8d 7d 6d 4d"), ("14c 9c 9c 4c 2c", "13c 12c 11c 10c 8c"), ("14c 9c 9c 4c 3c", "14c 9c 8c 7c 6c")):
            self.assertGreater(rank(high.split()), rank(low.split()), (high, low))

    def test_suits_are_equal(self):
        for words in ("2c 5c 9c 11c 13d", "2c 2d 3c 4c 5d", "2c 3c 4c 5c 7c", "14c 2c 3c 4c 5c"):
            other = words.translate(str.maketrans("cdhs", "shdc"))
            self.assertEqual(rank(words.split()), rank(other.split()))

    def test_named_cases(self):
        for words, name in (("13c 14d 2c 3c 4c", "high-card"), ("12c 13d 14c 2c 3c", "high-card"), ("2c 3c 4c 5c", "high-card"),
                            ("2c 5c 9c 11c", "high-card"), ("2c 2d 3c 3d", "two-pair"), ("2c 2d 2h 2s", "four-of-a-kind"), ("", "high-card"),
                            ("2c 2d 2h 2s 2c", "four-of-a-kind"), ("2c 2c 2c 2c 2c", "four-of-a-kind"), ("2c 2c 2c 3c 3c", "full-house"),
                            ("2c 2c 3c 3c 4c", "flush"), ("3c 3c 4c 5c 6c", "flush"), ("3c 3d 4c 5c 6c", "one-pair"), ("2c 2c 2c 3c 4c", "flush")):
            self.assertEqual(of(words), name, words)

    def test_a_sample_of_the_pack(self):
        """One hand in a hundred and one: as many of each as the pack has, or nearly."""
        counts = Counter(map(category, list(combinations(PACK, 5))[::101]))
        for name, number in zip(CATEGORIES[:7], (1302540, 1098240, 123552, 54912, 10200, 5108, 3744)):
            self.assertAlmostEqual(counts[name] * 101 / number, 1, delta=0.3, msg=name)


class Best(unittest.TestCase):
    def test_lowest_of_equals(self):
        for words, hand in (("9s 9h 9d 4h 4c 4s 2d", "4c 4h 9d 9h 9s"), ("9s 9h 9d 9c 9s 4h", "9c 9d 9h 9s 9s"), ("2s 3s 4d 5c 6h 2c 3h", "2c 3h 4d 5c 6h"),
                            ("14h 14d 13s 13h 12c 12s", "12c 13h 13s 14d 14h"), ("8h 5h 9h 4h 2h 8d 5d 9d 4d 2d", "2d 4d 5d 8d 9d"),
                            ("14s 14d 2s 3d 4d 5h", "2s 3d 4d 5h 14d"), ("3c 3d 4d 5d 6d 7d 14d", "3d 4d 5d 6d 7d"), ("7d 7c", "7c 7d"), ("4s", "4s"), ("", "")):
            self.assertEqual(best(words.split()), hand.split(), words)

    def test_against_all_hands(self):
        rng = random.Random(7)
        few = [card for card in PACK if value(card) < 7], [card for card in PACK if suit(card) in "ch"], [card for card in PACK if value(card) in (2, 3, 14)]
        for turn in range(500):
            among = rng.choice([PACK, *few])
            number = rng.randrange(10)
            cards = rng.choices(among, k=number) if turn % 2 else rng.sample(among, min(number, len(among)))
            self.assertEqual(best(cards), found(cards), cards)
            self.assertEqual(strength(cards), rank(found(cards)))

    def test_five_of_a_category(self):
        cards = "2c 2d 3c 3d 9h 9s".split()
        self.assertEqual([name for name in CATEGORIES if makes(cards, name)], ["two-pair"])
        cards = "2c 2d 2h 2s 3c 4c 5c 6c".split()
        self.assertEqual([name for name in CATEGORIES if makes(cards, name)], [name for name in CATEGORIES if name not in (
            "high-card", "full-house", "two-pair", "flush")])
        self.assertFalse(makes("2c 2d 3c 3d".split(), "two-pair"))


if __name__ == "__main__":
    unittest.main()
