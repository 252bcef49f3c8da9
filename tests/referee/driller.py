#!/usr/bin/env python3
"""Referee for Driller: replays traces (docs/trace.md) on a model of its own, written from the rule page alone.

    bombshelf-lab trace driller --seats 3 --bots random,random,random --matches 100 | python3 tests/referee/driller.py
"""
import sys
from collections import Counter

from driller_model import PILES, Match, bare
from referee import Disagreement, Referee

CARDS = Counter({"1": 9, "2": 6, "3": 3, "5": 2, "map": 6, "bomb": 3, "ring": 5, "cave-in": 2})
ALL_CARDS = sorted(CARDS.elements())
PILE_SIZES = {2: [8, 8, 8, 7], 3: [8, 8, 7, 7]}
BY_SEAT = ("hand", "rings")
ZONES = {"left", "right", "hand", "rings", "aside", "out", "box"} | {"pile-" + pile for pile in PILES}

# What the page says, by what is asked and by what happens.
RULES = {
    "deal": "Set-up 2-3: a ring a seat, 3 bombs aside, the rest face up onto four piles, each card covering the one before",
    "spare": "Set-up 4: the first seat chooses the one pile of four that gets no bomb",
    "lay": "Set-up 7: the last seat puts the top k (0..size) of the spared pile on one deck, the rest on the other",
    "check": "Turn 1: turn up one deck's face-down top; not on the first turns of all seats but the last",
    "drill": "Turn 2: at least 1 and up to D draws, each from any standing deck; stop only in between",
    "buyout": "Turn 3: after D draws or more, score cards worth 6 or more buy; maps cannot pay; pass before the first card",
    "counter": "Counterattack: three seats, the bought seat without explosion or curse in that buyout pays 6 or more",
    "raid": "Turn 3: who pays chooses an opponent (in a counterattack the buyer) and a deck to draw D cards from",
    "put-back": "To the bottom: who returns cards chooses order and, card by card, a deck that still stands",
    "split": "A deck runs out: whose turn it was takes 1..size-1 off the top of the one deck as the other",
    "over": "End: at the third explosion, or when 100 full turns have passed since the last one",
    "cut": "Set-up 6: the part taken off is n/2 -3..+3 cards, the right deck; the rest is the left",
    "stacked": "Set-up 5: from the top, each pile in the order dealt, then its bomb; the earliest pile first",
    "laid": "Set-up 7: the spared pile is turned face down before its top k cards are taken",
    "ran-out": "A deck runs out: until the turn ends all draws come from, and all cards go back to, the other",
    "caved-in": "Cave-in: D more cards from the same deck; another starts a fresh D; they go back when the draws are done",
    "exploded": "Explosion: half the hand rounded up in score cards, best first, maps counted but kept; the bomb is out",
    "dud": "Dud: one ring and the bomb go to the bottom of the decks; the seat's own turn ends",
    "cursed": "Curse: at the third ring, as an explosion, but the three rings go back and no bomb counts",
    "gave-back": "To the bottom: face down, beneath the cards put there before",
    "ended": "End: score cards, 7 for each pair of maps; most points wins, equal shares",
}


def cards_of(zones):
    """All cards of a state, in no order."""
    for name, zone in zones.items():
        for part in zone if name in BY_SEAT else [zone]:
            yield from map(bare, part)


def start(header, zones):
    """The match of a deal, or a disagreement about the deal."""
    seats = header["seats"]

    def demand(what, expected, got):
        if expected != got:
            raise Disagreement(f"{what}: {expected}", got, "deal")

    demand("zones", sorted(ZONES), sorted(zones))
    demand("cards", CARDS, Counter(cards_of(zones)))
    piles = [zones["pile-" + pile] for pile in PILES]
    demand("sizes of the piles", PILE_SIZES[seats], [len(pile) for pile in piles])
    for pile in piles:
        demand("only the top card showing", [bare(pile[0])] + [f"({bare(card)})" for card in pile[1:]], pile)
    return Match(seats, zones)


def compare(match, zones):
    """The first zone that differs: (name, expected, got)."""
    if zones.keys() != ZONES:
        return "zones", sorted(ZONES), sorted(zones)
    if sorted(cards_of(zones)) != ALL_CARDS:
        return "cards", CARDS, Counter(cards_of(zones))
    for name, expected in (("left", match.deck["left"]), ("right", match.deck["right"])):
        if zones[name] != expected:
            return name, expected, zones[name]
    for name, expected in (("hand", match.hand), ("rings", match.rings)):
        if [sorted(part) for part in zones[name]] != [sorted(part) for part in expected]:
            return name, expected, zones[name]
    laid, aside = len(match.laid), zones["aside"]
    if aside[:laid] != match.laid or sorted(aside[laid:]) != sorted(match.aside):
        return "aside", match.laid + match.aside, aside
    for name, expected in (("out", match.out), ("box", match.box)):
        if sorted(zones[name]) != sorted(expected):
            return name, expected, zones[name]
    for pile, expected in match.pile.items():
        if zones["pile-" + pile] != expected:
            return "pile-" + pile, expected, zones["pile-" + pile]
    return None


if __name__ == "__main__":
    sys.exit(Referee("driller", (2, 3), RULES, start, compare).judge(sys.stdin))
