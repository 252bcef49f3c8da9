#!/usr/bin/env python3
"""Referee for Bomb-mu!: replays traces (docs/trace.md) on a model of its own, written from the rule page alone.

    bombshelf-lab trace bombmu --seats 3 --bots random,random,random --matches 100 | python3 tests/referee/bombmu.py
"""
import sys
from collections import Counter

from bombmu_model import MARKS, MOST_DICE, Match, Told, bare, down
from referee import Disagreement, Referee

CARDS = {*"01234567", "safe"}
SEATS = range(2, 6)
ZEROS, OTHERS, DEALT, FACES = 5, 15, 3, 6
# Happenings in a row that are simultaneous; so is what a whole hand shows.
TOGETHER = ("showed", "out", "showed-hand")

# What the page says, by what is asked and by what happens.
RULES = {
    "set": "Components: an edited set needs at least 5 zeros, 15 other cards, a bomb and a fuse on the white die",
    "deal": "Set-up: 3 chips each, each seat a 0 and 3 other cards; other 0s leave the game; two bomb dice in the centre",
    "choose": "1: each seat that is in chooses a card of its hand, not SAFE",
    "dispose": "4: disposers act by chips, most first, ties at random; a SAFE from the hand may be used, else they roll",
    "reward": "4: with 4 or more diamonds and no explosion a chip may be taken instead of all cards",
    "discard": "6: after a failure each seat with 5 or more cards discards down to 4 of its choice, never the 0",
    "over": "End: after step 5, with one seat left, with none, or after round 200",
    "drew": "Draws come from the top of the deck",
    "die-joined": "2: a 0 or a 3 adds a bomb die, and so does a round in which all succeeded; never more than 10",
    "red-joined": "2: one red die for this round, however many 2s",
    "zero-returned": "2: the 0 goes back to the hand",
    "singled": "3: one 6 and all others 2 or less, or one 7 and all others 3 or less: that seat alone",
    "lowest": "3: every seat with the lowest number",
    "used-safe": "4: the SAFE goes to the used cards; success without a roll, cards or chips",
    "rolled": "4: every die in the centre is rolled and shows one of its faces",
    "exploded": "4: as many chips as pairs of bomb and fuse, a both being one of each",
    "disposed": "4: as many cards as diamonds",
    "no-card": "Deck empty and no used cards: no card is drawn",
    "reshuffled": "Deck empty: the used cards are the new deck, without those played in this round",
    "out": "5: no chips left: the hand but the 0 is shown and used, the 0 leaves the game",
    "failed": "6: if any failed: discards, a card for each seat, then new decks",
    "new-deck": "6: played cards, used cards and deck are shuffled into a new deck; back to 2 bomb dice",
    "round-began": "6: if all succeeded the played cards are used, and a bomb die joins; the red die leaves",
    "ended": "End: one seat left wins; none left: all lose; after round 200 it is a draw of those still in",
}


def check_set(house):
    def demand(what, right):
        if not right:
            raise Disagreement(what, house, "set")

    cards, white, red = house["cards"], house["white-die"], house["red-die"]
    demand("groups cards, white-die and red-die", len(house) == 3)
    demand("known kinds of cards", CARDS >= cards.keys())
    demand("known marks", set(MARKS) >= white.keys() | red.keys())
    demand("no negative numbers", min([*cards.values(), *white.values(), *red.values()]) >= 0)
    demand("5 zeros", cards["0"] >= ZEROS)
    demand("15 other cards", sum(cards.values()) - cards["0"] >= OTHERS)
    demand("a bomb on the white die", white.get("bomb", 0) + white.get("both", 0) > 0)
    demand("a fuse on the white die", white.get("fuse", 0) + white.get("both", 0) > 0)
    demand("six faces on each die", [sum(white.values()), sum(red.values())] == [FACES, FACES])


def start(header, zones):
    """The match of a deal, or a disagreement about the set or the deal."""
    check_set(header["set"])
    hands = [list(map(bare, hand)) for hand in zones["hand"]]
    if [(len(hand), hand.count("0")) for hand in hands] != [(DEALT + 1, 1)] * header["seats"]:
        raise Disagreement(f"{header['seats']} hands of a 0 and {DEALT} others", hands, "deal")
    deck = list(map(bare, zones["deck"]))
    cards = Counter(sum(hands, deck))
    expected = Counter(header["set"]["cards"]) | Counter()
    expected["0"] = header["seats"]
    if cards != expected:
        raise Disagreement(f"cards in hands and deck: {expected}", cards, "deal")
    return Match(header["set"], deck, hands, Told())


def zones_of(match):
    """The position as a trace writes it."""
    return {"deck": list(map(down, match.deck)), "used": match.used, "hand": [list(map(down, hand)) for hand in match.hand],
            "played": match.played, "dice": match.dice, "red-die": match.red,
            "box": ["blank"] * (MOST_DICE - len(match.dice)), "red-box": ["blank"] * (1 - len(match.red)),
            "gone": match.gone}


def compare(match, zones):
    """The first zone that differs: (name, expected, got). Order means something in the deck alone."""
    position = zones_of(match)
    if zones.keys() != position.keys():
        return "zones", sorted(position), sorted(zones)
    for name, expected in position.items():
        got = zones[name]
        if name == "hand":
            expected, got = list(map(sorted, expected)), list(map(sorted, got))
        elif name not in ("deck", "played"):
            expected, got = sorted(expected), sorted(got)
        if got != expected:
            return name, expected, got
    return None


def ordered(events):
    """The page leaves open in which order simultaneous things are told, and when in a round a 0 is back in the hand."""
    back = sorted(event for event in events if event[0] == "zero-returned")
    rest = [event for event in events if event[0] != "zero-returned"]
    start = 0
    for end in range(1, len(rest) + 1):
        if end == len(rest) or kind(rest[end]) != kind(rest[start]):
            if rest[start][0] in TOGETHER:
                rest[start:end] = sorted(rest[start:end])
            start = end
    return rest, back


def kind(event):
    return "out" if event[0] == "showed-hand" else event[0]


if __name__ == "__main__":
    sys.exit(Referee("bombmu", SEATS, RULES, start, compare, ordered).judge(sys.stdin))
