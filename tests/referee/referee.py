"""What every game's referee does: reads a trace line by line and holds it against a model of the game.

A model has play(), a generator of (seat, legal moves) that is sent each decision's trace line, and gathers
events (what, seat, args) and facts as it goes; result() is the points by seat and the winners.
"""
import json


class Disagreement(Exception):
    """Expected, got, and the key of the rule sentence."""


def event_of(line):
    return line["what"], line["seat"], line["args"]


class Referee:
    """start(header, zones) is the match of a deal; compare(match, zones) the first zone that differs: (name, expected, got);
    ordered(events) gives happenings whose order the page leaves open a fixed one."""

    def __init__(self, game, seats, rules, start, compare, ordered=list):
        self.game, self.seats, self.rules, self.start, self.compare = game, seats, rules, start, compare
        self.ordered = ordered
        self.match = None  # the model of the match under way
        self.number = self.matches = self.decisions = 0
        self.line = {}

    def judge(self, lines):
        """Prints the verdict; the exit code."""
        try:
            for text in lines:
                self.line = json.loads(text)
                self.read(self.line)
            if self.match or not self.matches:
                raise Disagreement("an end line", "the end of the trace", "over")
        except (Disagreement, KeyError, ValueError, IndexError, TypeError) as error:
            print(self.report(error))
            return 1
        print(f"{self.matches} matches, {self.decisions} decisions: all agree")
        return 0

    def report(self, error):
        where = f"match {self.number}, decision {self.line.get('n', '-')}: {self.line.get('move', 'no move')}"
        if not isinstance(error, Disagreement):
            return f"{where}\n  malformed: {type(error).__name__} {error}\n  {json.dumps(self.line)[:400]}"
        expected, got, *keys = error.args
        page = "".join(f"\n  page: {self.rules[key]}" for key in dict.fromkeys(keys) if key in self.rules)
        return f"{where}\n  expected: {expected}\n  got: {got}{page}"

    def read(self, line):
        if "n" in line:
            self.decision(line)
        elif "trace" in line:
            self.header(line)
        elif "deal" in line:
            self.deal(line)
        elif "end" in line:
            self.end(line)
        else:
            raise Disagreement("a header, deal, decision or end line", line)

    @staticmethod
    def demand(what, expected, got, *keys):
        if expected != got:
            raise Disagreement(f"{what}: {expected}", got, *keys)

    def header(self, line):
        self.number = line["match"]
        self.demand("match ended", None, self.match, "over")
        self.demand("match", self.matches, line["match"])
        self.demand("format and game", (1, self.game), (line["trace"], line["game"]))
        self.demand("known number of seats", True, line["seats"] in self.seats)
        self.demand("bots", line["seats"], len(line["bots"]))
        self.table = line["seats"]
        self.head = line
        self.play = None

    def deal(self, line):
        self.demand("deal after the header", None, self.match)
        self.match = self.start(self.head, line["state"]["zones"])
        self.play = self.match.play()
        self.count = 0
        self.asked = next(self.play, None)
        self.after(line, "deal")

    def decision(self, line):
        phase = self.match.facts["phase"]
        self.demand("a decision", True, self.asked is not None, "over")
        seat, legal = self.asked
        self.demand("decision number", self.count, line["n"])
        self.demand("decision of seat", seat, line["seat"], phase)
        if len(legal) != len(line["legal"]) or set(legal) != set(line["legal"]):
            raise Disagreement(f"legal: {sorted(legal)}", sorted(line["legal"]), phase)
        self.demand("a legal move", True, line["move"] in legal, phase)
        self.count += 1
        self.decisions += 1
        try:
            self.asked = self.play.send(line)
        except StopIteration:
            self.asked = None
        self.after(line, phase)

    def after(self, line, phase):
        """Events and position after a decision or the deal; the page's sentences are those of all that happened."""
        match = self.match
        events, match.events = match.events, []
        keys = [phase] + [event[0] for event in events] + [match.facts["phase"]]
        told = [event_of(event) for event in line["events"]]
        if self.ordered(told) != self.ordered(events):
            raise Disagreement(f"events: {events}", told, *keys)
        facts = line["state"]["facts"]
        if facts != match.facts:
            wrong = sorted(key for key in facts.keys() | match.facts.keys() if facts.get(key) != match.facts.get(key))
            raise Disagreement({key: match.facts.get(key) for key in wrong}, {key: facts.get(key) for key in wrong}, *keys)
        differs = self.compare(match, line["state"]["zones"])
        if differs:
            raise Disagreement(f"{differs[0]}: {differs[1]}", differs[2], *keys)

    def share(self, winners):
        """Each winner's payoff."""
        return 1 / max(1, len(winners))

    def end(self, line):
        self.demand("no end yet, but a decision", None, self.asked, "over")
        self.demand("moves", self.count, line["moves"])
        points, winners = self.match.result()
        self.demand("points", points, line["points"], "ended")
        self.demand("winners", winners, sorted(line["winners"]), "ended")
        share = [(seat in winners) * self.share(winners) for seat in range(self.table)]
        far = [abs(mine - got) > 1e-6 for mine, got in zip(share, line["payoff"])]
        self.demand("payoff", (share, False), (line["payoff"], True) if any(far) else (share, False), "ended")
        self.demand("payoff of each seat", self.table, len(line["payoff"]), "ended")
        self.match = None
        self.matches += 1
