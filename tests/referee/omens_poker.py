"""Poker hands as the Omens page ranks them, for its referees. Cards are words: value, then suit."""
from collections import Counter
from itertools import combinations

SUITS = "cdhs"
VALUES = range(2, 15)
PACK = [f"{value}{suit}" for suit in SUITS for value in VALUES]
CATEGORIES = ("high-card", "one-pair", "two-pair", "three-of-a-kind", "straight", "flush", "full-house", "four-of-a-kind", "straight-flush")
ONE = {14: 1}  # the ace as it counts below a 2


def value(card):
    return int(card[:-1])


def suit(card):
    return card[-1]


def by_value(card):
    """The order in which the page compares cards of hands that rank the same."""
    return value(card), SUITS.index(suit(card))


def top_of_run(values):
    """The highest of five values side by side, or 0."""
    for run in (set(values), {ONE.get(value, value) for value in values}):
        if len(run) == 5 and max(run) - min(run) == 4:
            return max(run)
    return 0


def rank(hand):
    """Of at most five cards: (its place among the categories, then the values that decide between equals)."""
    counts = Counter(map(value, hand))
    groups = [(min(count, 4), of) for of, count in counts.items()] + [(1, of) for of, count in counts.items() if count > 4]
    groups.sort(reverse=True)
    sizes, values = [size for size, _ in groups], [of for _, of in groups]
    flush = len(hand) == 5 and len(set(map(suit, hand))) == 1
    top = top_of_run(values) if len(hand) == 5 else 0
    if top and flush:
        name, values = "straight-flush", [top]
    elif sizes[:1] == [4]:
        name = "four-of-a-kind"
    elif sizes == [3, 2]:
        name = "full-house"
    elif flush:
        name, values = "flush", sorted(map(value, hand), reverse=True)
    elif top:
        name, values = "straight", [top]
    elif sizes[:1] == [3]:
        name = "three-of-a-kind"
    elif sizes[:2] == [2, 2]:
        name = "two-pair"
    elif sizes[:1] == [2]:
        name = "one-pair"
    else:
        name = "high-card"
    return CATEGORIES.index(name), *values


def category(hand):
    return CATEGORIES[rank(hand)[0]]


def grouped(cards, *sizes):
    """The highest groups of these sizes, of the lowest suits; smaller when the cards run out; nothing if the first can't be had."""
    left, hand = sorted(cards, key=by_value), []
    for size in sizes:
        counts = Counter(map(value, left))
        fit = [of for of, count in counts.items() if count >= size]
        if not fit:
            return hand if size == 1 else []
        group = [card for card in left if value(card) == max(fit)][:size]
        hand += group
        for card in group:
            left.remove(card)
    return hand


def runs(cards):
    """Every straight of the cards once, of the lowest suits."""
    lowest = {}
    for card in sorted(cards, key=by_value, reverse=True):
        lowest[value(card)] = card
    if 14 in lowest:
        lowest[1] = lowest[14]
    for low in range(1, 11):
        if all(low + step in lowest for step in range(5)):
            yield [lowest[low + step] for step in range(5)]


def best(cards):
    """The best hand of up to five of the cards, lowest card first; of equal ones the lowest as the page compares them."""
    hands = [grouped(cards, *sizes) for sizes in ((4, 1), (3, 2), (3, 1, 1), (2, 2, 1), (2, 1, 1, 1), (1,) * 5)]
    hands += runs(cards)
    for one in SUITS:
        suited = [card for card in cards if suit(card) == one]
        if len(suited) >= 5:
            hands += [sorted(suited, key=value)[-5:], *runs(suited)]
    hands = [sorted(hand, key=by_value) for hand in hands]
    highest = max(map(rank, hands))
    return min((hand for hand in hands if rank(hand) == highest), key=lambda hand: list(map(by_value, hand)))


def strength(cards):
    return rank(best(cards))


def makes(cards, name):
    """Whether some five of the cards are exactly of that category."""
    return any(category(five) == name for five in combinations(cards, 5))
