"""What the referees of the Omens battles share: headers, zones, and the end of a battle that all win or all lose."""
from itertools import groupby

from omens_model import Told
from referee import Disagreement, Referee

SEATS = (2, 3, 4)
DIFFICULTIES = {"easy", "normal", "hard", "ineffable"}
MOST_HELPERS = 10

# What the page says of all battles, by what is asked and by what happens.
RULES = {
    "set": "Characters: the set says how many helpers come to the table at each difficulty, out of ten",
    "options": "Option difficulty: easy 6, normal 4, hard 2, ineffable 0",
    "helpers-came": "Helpers at the table are drawn at random",
    "start-roll": "Start seat: each rolls 3 dice, highest total; ties roll again",
    "used-card": "A helper is used once a battle, by any seat when that seat may use it, for one of its powers",
    "used-die": "A helper is used once a battle, by any seat when that seat may use it, for one of its powers",
    "change": "Values stay within 2..14, faces within 1..6; a use that would leave them, or change nothing, is not legal",
    "changed": "The change stays on that card or die until it is discarded or goes to a deck",
    "swap": "The Postman: swap it with another seat's face-up card",
    "swapped": "The Postman: swap it with another seat's face-up card; equal values may be swapped",
    "order": "The Prophet: look at the deck's top three cards (or two), put them back in any order",
    "replaced": "The Witch: discard it and take the deck's top card instead",
    "reroll": "The Witch: roll any of the dice again",
    "rolled-again": "The Hound: roll it again; the Witch: roll any of the dice again",
    "leave-out": "The Prophet: roll one more die and choose which to leave out",
    "ended": "Co-operative: all win or all lose",
}


def check_set(house):
    counts = house.get("helpers", {})
    if house.keys() != {"helpers"} or counts.keys() != DIFFICULTIES or not all(0 <= n <= MOST_HELPERS for n in counts.values()):
        raise Disagreement(f"0 to {MOST_HELPERS} helpers for each of {sorted(DIFFICULTIES)}", house, "set")


def check_options(options, known):
    for name in options.keys() | known.keys():
        if options.get(name) not in known.get(name, ()):
            raise Disagreement(f"options {known}", options, "options")


def loosely(zone):
    """Of a zone, or of one of each seat, without its order."""
    by_seat = all(isinstance(part, list) for part in zone)
    return list(map(sorted, zone)) if by_seat else sorted(zone)


def ordered(events):
    """A hand is thrown at once: in which order its cards are told is left open."""
    runs = groupby(events, key=lambda event: event[:2])
    return [event for (what, _), run in runs for event in (sorted(run) if what == "threw" else run)]


def compare(match, zones):
    """The first zone that differs: (name, expected, got)."""
    position = match.zones()
    if zones.keys() != position.keys():
        return "zones", sorted(position), sorted(zones)
    for name, expected in position.items():
        got = zones[name]
        if name in match.COUNTED:
            expected, got = len(expected), len(got)
        elif name in match.LOOSE:
            expected, got = loosely(expected), loosely(got)
        if got != expected:
            return name, expected, got
    return None


class OmensReferee(Referee):
    """Of a battle with these options besides the difficulty. A deal's events tell as much of its chance as its position."""

    def __init__(self, battle, rules, told=Told, **options):
        super().__init__(battle.ID, SEATS, RULES | rules, self.begin, compare, ordered)
        self.battle, self.told = battle, told
        self.options = {"difficulty": DIFFICULTIES} | options

    def begin(self, header, _):
        check_set(header["set"])
        check_options(header["options"], self.options)
        chance = self.told()
        chance.listen(self.dealt)
        more = {name: header["options"][name] for name in self.options if name != "difficulty"}
        return self.battle(header["seats"], header["set"]["helpers"][header["options"]["difficulty"]], chance, **more)

    def deal(self, line):
        self.dealt = line
        super().deal(line)

    def share(self, winners):
        return float(bool(winners))
