"""What the tests of the Omens referees share: chance that does as it likes or as a test wants it, and traces to spoil."""
import json
import random
from functools import partial

from omens_model import FACES, HELPERS, Piece, Reach, cards
from omens_poker import PACK
from omens_prophecies import FORETOLD
from referee import Disagreement
from trial import Spoiling, run, trace, verdict

SET = {"helpers": {"easy": 6, "normal": 4, "hard": 2, "ineffable": 0}}


class Luck:
    """Chance as it is."""

    def __init__(self, rng):
        self.rng, self.numbers = rng, 0

    def listen(self, line):
        pass

    def dice(self, match, what, seat, at, number=1):
        return [self.rng.choice(FACES) for _ in range(number)]

    def order(self, match, shuffled, zone, **where):
        return self.rng.sample(shuffled, len(shuffled))

    def helpers(self, number):
        return self.rng.sample(HELPERS, number)

    def number(self, fact, place):
        self.numbers += 1
        return self.numbers

    def pack(self):
        return self.rng.sample(PACK, len(PACK))

    def prophecies(self, match):
        return self.foretell(self.rng.sample(FORETOLD, len(FORETOLD)), len(match.seats))

    @staticmethod
    def foretell(categories, seats):
        """One for each seat, and the others."""
        words = [f"prophecy-{name}" for name in categories]
        return [[word] for word in words[:seats]], words[seats:]


class Planned(Luck):
    """Chance as a test wants it: faces one after the other; what is shuffled is turned round."""

    def __init__(self, dealt=(), helpers="", dice="", foretold=FORETOLD):
        super().__init__(None)
        self.dealt, self.drawn, self.faces, self.foretold = dealt, helpers.split(), list(map(int, dice.split())), foretold

    def dice(self, match, what, seat, at, number=1):
        return [self.faces.pop(0) for _ in range(number)]

    def order(self, match, shuffled, zone, **where):
        return shuffled[::-1]

    def helpers(self, number):
        return self.drawn

    def deal(self, match):
        return self.dealt

    def prophecies(self, match):
        return self.foretell(self.foretold, len(match.seats))


def laid(words):
    """Cards in a row, those in parentheses face down."""
    return [Piece(word.strip("()"), up="(" not in word) for word in words.split()]


def played(match, steps=None, moves=()):
    """Answers the first decisions; what they asked, the last one without an answer: (seat, legal moves)."""
    return run(steps or match.play(), *moves)[0]


def told(match, *kinds):
    """What happened, or what of these kinds, as words: the event, its seat if one does it, its arguments."""
    return [" ".join(map(str, [what, *([] if seat is None else [seat]), *args])) for what, seat, args in match.events
            if not kinds or what in kinds]


def events(line, what):
    return [event for event in line.get("events", ()) if event["what"] == what]


def zones(line):
    return line["state"]["zones"] if "state" in line else {}


def facts(line):
    return line["state"]["facts"] if "state" in line else {}


def matches(battle, luck, seats, seeds, difficulty="easy", helpers=6, choose=None, first=0, **options):
    """A trace of some matches, of random moves if it is not said how to choose(rng, match, seat, moves)."""
    lines = []
    for number, seed in enumerate(seeds, first):
        rng = random.Random(seed)
        header = {"game": battle.ID, "seats": seats, "options": {"difficulty": difficulty} | options, "set": SET}
        header["set"] = {"helpers": SET["helpers"] | {difficulty: helpers}}
        match = battle(seats, helpers, luck(rng), **options)
        lines += trace(header, match, battle.zones, rng, together=True, choose=choose and partial(choose, rng))
        next(line for line in lines[::-1] if "trace" in line)["match"] = number
    return lines


class OmensSpoiling(Spoiling):
    """A test case has also the events of its battle, whose traces by seats hold every one of them."""

    def said(self, lines):
        return verdict(self.referee(), lines)[1]

    def test_right_traces_pass(self):
        for text in self.traces.values():
            self.assertIn("all agree", self.said(json.loads(text)))

    def test_the_end(self):
        for won in (True, False):
            for key, wrong in (("moves", 3), ("points", [1, 2, 3]), ("winners", [1]), ("payoff", [0.5, 0.5, 0.5]),
                               ("winners", [] if won else [0, 1, 2]), ("payoff", [1 / 3] * 3), ("payoff", [float(not won)] * 3)):
                self.spoil(lambda line: "end" in line and bool(line["winners"]) == won and not line.update({key: wrong}))

    def test_wrong_headers(self):
        for key, wrong in (("seats", 4), ("seats", 5), ("seats", 1), ("game", "bombmu"), ("trace", 2), ("match", 1), ("options", {}),
                           ("options", {"difficulty": "hard"}), ("options", {"difficulty": "none"}), ("options", {"difficulty": "easy", "x": "y"}),
                           ("set", {"helpers": {"easy": 6}}), ("set", {}), ("set", SET | {"cards": {}}), ("set", {"helpers": SET["helpers"] | {"easy": 5}}),
                           ("set", {"helpers": SET["helpers"] | {"hard": 11}}), ("set", {"helpers": SET["helpers"] | {"hard": -1}})):
            lines = json.loads(self.traces[3])
            lines[0][key] = wrong
            said = self.said(lines)
            self.assertNotIn("all agree", said, (key, wrong))
            self.assertNotIn("malformed", said, (key, wrong))

    def test_legal_moves(self):
        def one_of(line, verb=None):
            return [move for move in line.get("legal", ()) if move != line["move"] and verb in (move.split()[0], None)]

        for verb in sorted({move.split()[0] for line in json.loads(self.traces[3]) for move in one_of(line)}):
            self.spoil(lambda line: one_of(line, verb) and not line["legal"].remove(one_of(line, verb)[0]))
            self.spoil(lambda line: one_of(line, verb) and not line["legal"].append(one_of(line, verb)[0]))
            self.spoil(lambda line: one_of(line, verb) and not line["legal"].append(f"{verb} 99"))
        self.spoil(lambda line: line.get("n") == 7 and not line.update(move="jump"))
        self.spoil(lambda line: line.get("n") == 7 and not line.update(n=8))

    def test_every_event(self):
        lines = json.loads(self.traces[3])
        for what in sorted({event["what"] for line in lines for event in line.get("events", ())}):
            self.spoil(lambda line: events(line, what) and not events(line, what)[0].update(seat=7))
            self.spoil(lambda line: events(line, what) and not line["events"].remove(events(line, what)[0]))
            self.spoil(lambda line: events(line, what) and not line["events"].append(events(line, what)[0]))
            for at in range(max(len(event["args"]) for line in lines for event in events(line, what))):
                self.spoil(lambda line: events(line, what) and not events(line, what)[0]["args"].__setitem__(at, "99"))

    def test_every_zone(self):
        for at in (0, 25):
            for name in zones(json.loads(self.traces[3])[1]):
                def another(line):
                    if line.get("n", 0) != at or not zones(line):
                        return False
                    zone = zones(line)[name]
                    (zone[0] if zone and isinstance(zone[0], list) else zone).append("3")
                    return True
                self.spoil(another)
        self.spoil(lambda line: line.get("n") == 3 and not zones(line).update(ring=[]))
        self.spoil(lambda line: line.get("n") == 3 and not zones(line).pop("deck") is None)

    def test_every_list_of_facts(self):
        names = {name for line in json.loads(self.traces[3]) for name, fact in facts(line).items() if isinstance(fact, list)}
        for name in sorted(names):
            self.spoil(lambda line: facts(line).get(name) and not facts(line)[name].append(1))
            self.spoil(lambda line: facts(line).get(name) and facts(line).pop(name))
        self.spoil(lambda line: line.get("n") == 3 and not facts(line).update(left=7))

    def test_who_helps(self):
        """Helpers of the table come out of the ten, each once."""
        for wrong in (["boy"] * 6, ["boy"], ["gabriel", "boy", "hound", "witch", "medium", "driver"]):
            self.spoil(lambda line: "deal" in line and not zones(line).update(helpers=wrong))

    def test_what_changed_pieces_are_called(self):
        """A number stays with its piece, and two pieces have two numbers."""
        def renumber(line):
            return "n" in line and known(line) and not facts(line)["altered"].__setitem__(0, 99)

        def known(line):
            was, self.before = self.before, facts(line).get("altered", [])
            return set(was) & set(self.before)
        self.before = []
        self.spoil(renumber)
        self.spoil(lambda line: len(facts(line).get("altered", ())) > 1 and not facts(line).update(altered=[5] * len(facts(line)["altered"])))

    def test_which_cards_lie_face_down(self):
        def turned(card):
            return card.strip("()") if card[0] == "(" else f"({card})"

        lines = json.loads(self.traces[3])
        for name in zones(lines[1]):
            def turn(line):
                zone = zones(line).get(name, [])
                zone = next(filter(None, zone), []) if zone and isinstance(zone[0], list) else zone
                return zone and not zone.__setitem__(0, turned(zone[0]))
            if name not in ("helpers", "spent", *self.battle.COUNTED) and any(turn(line) for line in lines):
                self.spoil(turn)


__all__ = ["Disagreement", "Luck", "OmensSpoiling", "Planned", "Reach", "cards", "events", "facts", "laid", "matches", "played", "told", "zones"]
