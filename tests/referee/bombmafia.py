#!/usr/bin/env python3
"""Referee for Bomb Mafia: replays traces (docs/trace.md) on a model of its own, written from the rule page alone.

    bombshelf-lab trace bombmafia --seats 3 --bots random,random,random --matches 100 | python3 tests/referee/bombmafia.py
"""
import sys
from collections import Counter
from itertools import groupby

from bombmafia_model import TAKEN_OUT, Match, Told, down
from referee import Disagreement, Referee

KINDS = {"dud", "switch", "plot", "jitters", "reload", "whim", "dance", "drinks"}
BASIC = {3: [-2, -1, 1], 4: [-2, -1, 0, 1], 5: [-2, -1, -1, 0, 1], 6: [-2, -1, -1, 0, 0, 1],
         7: [-2, -1, -1, -1, 0, 0, 1], 8: [-2, -1, -1, -1, 0, 0, 1, 1]}
FEWEST, MOST = 36, 72
ROUNDS = {"1": 1, "3": 3, "5": 5, "10": 10, "none": 0}
LOW, HIGH = "9", "2"  # the diamond bags that make the basic ones flashy

# What the page says, by what is asked and by what happens.
RULES = {
    "set": "Components: an edited set has 36 to 72 play cards, and custom bags out of the 18 of the box",
    "bags": "End: bags that do not sum below 0 need a number of rounds",
    "round-began": "Ruling: the first starter at random, then the next seat clockwise each round",
    "took-out": "20, 15, 10, 5, 0, 0 cards are taken out unseen for 3 to 8 seats",
    "looked": "A seat may look at the bag now in front of it, at any time; nobody else may",
    "dealt": "Before each round all cards are shuffled and dealt again: a bag and 3 cards for each seat",
    "play": "Clockwise: draw a card, then discard one of the four and carry it out",
    "switched": "Switch: swap bags with the left neighbour",
    "plotted": "Plot: the two neighbours swap bags with each other",
    "flipped": "Jitters: 3 cards off the deck to the discards",
    "threw": "Reload: discard the whole hand, draw 3",
    "turned-up": "Whim: turn up the top card and carry it out if the deck is not empty then; another Whim goes on likewise",
    "danced": "Cartoon Dance: every bag goes to the right neighbour",
    "drank": "Round of Drinks: every hand goes to the right neighbour",
    "time-up": "The round ends the moment the deck is empty, whatever was going on",
    "opened": "Each seat scores its bag's value, all bags shown",
    "over": "End: after a round in which some total is 0 or less, or after as many rounds as the option says",
    "ended": "Highest total wins; equal totals share",
}


def written(value):
    return f"{value:+d}" if value else "0"


def check_set(house):
    def demand(what, right):
        if not right:
            raise Disagreement(what, house, "set")

    cards, diamonds, custom = house["cards"], house["diamonds"], house["custom"]
    demand("groups cards, diamonds and custom", len(house) == 3)
    demand("known kinds of cards", KINDS >= cards.keys())
    demand("no negative numbers of cards", min(cards.values()) >= 0)
    demand(f"{FEWEST} to {MOST} play cards", FEWEST <= sum(cards.values()) <= MOST)
    demand("ten diamond bags", sorted(diamonds, key=int) == [str(n) for n in range(1, 11)])
    demand("eight custom bags", sorted(custom, key=int) == [str(n) for n in range(1, 9)])
    demand("values from -9 to 9", max(map(abs, [*diamonds.values(), *custom.values()])) <= 9)
    demand("custom bags of the box", Counter(custom.values()) <= Counter(BASIC[8] + list(diamonds.values())))


def bags_of(seats, options, house):
    """The values of a match's bags."""
    bags = list(BASIC[seats])
    if options["bags"] == "flashy":
        bags[0], bags[-1] = house["diamonds"][LOW], house["diamonds"][HIGH]
    elif options["bags"] == "custom":
        bags = [house["custom"][str(seat + 1)] for seat in range(seats)]
    elif options["bags"] != "basic":
        raise Disagreement("bags: basic, flashy or custom", options, "bags")
    if options.keys() != {"bags", "rounds"} or options["rounds"] not in ROUNDS:
        raise Disagreement(f"options bags and rounds, one of {[*ROUNDS]}", options, "bags")
    if options["rounds"] == "none" and sum(bags) >= 0:
        raise Disagreement("bags that sum below 0, or a number of rounds", bags, "bags")
    return bags


def start(header, _):
    """The match of a header, or a disagreement about the set or the bags; its first round is what the deal tells."""
    house, options, chance = header["set"], header["options"], Told()
    check_set(house)
    bags = bags_of(header["seats"], options, house)
    chance.listen(header["first"])
    return Match(list(Counter(house["cards"]).elements()), list(map(written, bags)), ROUNDS[options["rounds"]], chance)


def zones_of(match):
    """The position as a trace writes it."""
    shown = str if match.facts["phase"] == "over" else down
    return {"deck": list(map(down, match.deck)), "discards": match.discards,
            "hand": [list(map(down, hand)) for hand in match.hand], "bag": [list(map(shown, bag)) for bag in match.bag],
            "out": list(map(down, match.out)), "boot": []}


def compare(match, zones):
    """The first zone that differs: (name, expected, got). Order means something in the deck alone."""
    position = zones_of(match)
    if zones.keys() != position.keys():
        return "zones", sorted(position), sorted(zones)
    for name, expected in position.items():
        got = zones[name]
        if name == "hand":
            expected, got = list(map(sorted, expected)), list(map(sorted, got))
        elif name in ("discards", "out"):
            expected, got = sorted(expected), sorted(got)
        if got != expected:
            return name, expected, got
    return None


def ordered(events):
    """A hand is thrown or handed on at once: in which order its cards are told is left open."""
    runs = groupby(events, key=lambda event: event[:2])
    return [event for (what, _), run in runs for event in (sorted(run) if what in ("threw", "got") else run)]


class MafiaReferee(Referee):
    """A deal's events tell as much of its chance as its position, so the match is started from both."""

    def deal(self, line):
        self.head = self.head | {"first": line}
        super().deal(line)


def referee():
    return MafiaReferee("bombmafia", TAKEN_OUT, RULES, start, compare, ordered)


if __name__ == "__main__":
    sys.exit(referee().judge(sys.stdin))
