#!/usr/bin/env python3
"""Referee for Bomber!: replays traces (docs/trace.md) on a model of its own, written from the rule page alone.

    bombshelf-lab trace bomber --seats 3 --bots random,random,random --matches 100 | python3 tests/referee/bomber.py
"""
import sys

from bomber_model import PARTS, POSTS, Match, Told
from referee import Disagreement, Referee

SEATS = range(2, 7)
OPTIONS = {"mode": [*PARTS], "hp": ["6", "tough"], "reach": ["substitute", "target"]}
DICE = 3

# What the page says, by what is asked and by what happens.
RULES = {
    "options": "Options: mode, hp and reach",
    "making": "HP 6, or tough: 3 times the sappers, 2 times with six posts, never below 6; 3 posts and a skill, or 6 and 3",
    "make": "Posts and skills are chosen simultaneously; they are distinct",
    "revealed": "Posts and skills are public once all are made",
    "part-began": "Twelve: middle, then climax with the same sappers, HP back, the fallen return, points carried on; uses are per part",
    "cycle-began": "Cycles = number of sappers at the start, 3 in the middle part",
    "initiative": "Every sapper in play rolls 2 dice, small die as tens, large as units; highest acts first",
    "rolled-again": "Ruling: ties roll again among themselves",
    "acting": "Each makes one blast check; one knocked out before its turn does not act",
    "aim": "(1) The actor names a target post, any of the 11",
    "before": "(2) Clockwise from the actor's left, the actor last: skills 1, 2 (and the actor 5), as often as there are uses",
    "threw-long": "Long throw: roll a die",
    "shift": "Long throw: the target post moves by 0 to that many, either way; it can't leave the table",
    "tuned": "Fine tuning: 3 times; the target post moves by 1, and can't leave the table",
    "fever": "Fever: once, an own check: one more die",
    "rolled": "(3) Roll 2 dice, 3 with Fever",
    "after": "(4) Same order: Extinguisher, once, sets one of the dice to any face",
    "special": "Two or more 6s: reach 12, whatever the total",
    "fumble": "Two or more 1s: no blast",
    "achieved": "(5) Total + modifiers; reach = achievement - 5, with substitute also less the distance to the actor's own nearest post",
    "no-blast": "Reach below 0: no blast",
    "blasted": "Posts within reach of the target are blasted",
    "hit": "Every sapper in play takes 1 for each own post blasted, and 1 more if the actor has bearings and it took any",
    "scored": "Ruling: a point for each HP that others really lose to one's blasts",
    "out": "HP 0 = out",
    "over": "End: after the last cycle, or at once when at most one sapper is in play",
    "ended": "One left wins; several: most points, then most HP, then shared; none: those felled by the last blast compare points",
}


def start(header, _):
    """The match of a header, or a disagreement about the options."""
    options = header["options"]
    if options.keys() != OPTIONS.keys() or any(value not in OPTIONS[name] for name, value in options.items()):
        raise Disagreement(f"options {OPTIONS}", options, "options")
    return Match(header["seats"], options, Told())


def zones_of(match):
    """The position as a trace writes it."""
    def marker(seat):
        return f"sapper-{seat}" if match.facts["hp"][seat] else f"(sapper-{seat})"
    target = match.facts.get("target")
    zones = {f"post-{post}": ["target"] * (str(post) == target) for post in POSTS}
    if match.revealed:
        for seat, posts in enumerate(match.posts):
            for post in posts:
                zones[f"post-{post}"].append(marker(seat))
    sheet = [[marker(seat)] * (0 if match.revealed else match.to_choose[0]) for seat in match.seats]
    return zones | {"sheet": sheet, "aim": ["target"] * (target is None), "dice": list(map(str, match.dice)),
                    "dice-box": ["1"] * (DICE - len(match.dice))}


def compare(match, zones):
    """The first zone that differs: (name, expected, got). Markers at a post lie in no order, but beneath the target's."""
    position = zones_of(match)
    if zones.keys() != position.keys():
        return "zones", sorted(position), sorted(zones)
    for name, expected in position.items():
        got = zones[name]
        if name.startswith("post-"):
            top = expected.count("target")
            expected, got = (zone[:top] + sorted(zone[top:]) for zone in (expected, got))
        if got != expected:
            return name, expected, got
    return None


def referee():
    return Referee("bomber", SEATS, RULES, start, compare)


if __name__ == "__main__":
    sys.exit(referee().judge(sys.stdin))
