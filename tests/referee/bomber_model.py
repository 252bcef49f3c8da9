"""Bomber!, modelled from the rule page alone, for the referee."""
from itertools import groupby

from referee import Disagreement

POSTS = range(2, 13)
USES = {"long-throw": 1, "fine-tuning": 3, "powder": 1, "bearings": 1, "fever": 1, "extinguisher": 1}
SKILLS = list(USES)
FACES = range(1, 7)
PARTS = {"solo": ["solo"], "twelve-middle": ["middle"], "twelve-climax": ["climax"], "twelve": ["middle", "climax"]}
HP, MIDDLE_CYCLES, TARGET_NUMBER, SPECIAL_REACH, NO_REACH = 6, 3, 5, 12, -1


class Told:
    """What chance brought, as a line of the trace tells it; a disagreement if chance cannot have."""
    ROLLS = ("initiative", "rolled-again", "threw-long", "rolled")

    def listen(self, line):
        self.rolls = [event for event in line["events"] if event["what"] in self.ROLLS]

    def roll(self, what, seat, dice):
        """What that many dice show in the next roll told, which must be this one."""
        told = self.rolls.pop(0) if self.rolls else {"what": None, "seat": None, "args": []}
        faces = told["args"][:dice]
        if (told["what"], told["seat"], len(faces)) != (what, seat, dice) or not set(faces) <= set(FACES):
            raise Disagreement(f"{what} by seat {seat}: {dice} dice", told, what)
        return faces


class Match:
    """The game. play() yields (seat, legal moves) for each decision, and is sent the decision's trace line."""

    def __init__(self, seats, options, chance):
        self.seats, self.chance = range(seats), chance
        self.parts = PARTS[options["mode"]]
        twelve = options["mode"] != "solo"
        self.to_choose = (6, 3) if twelve else (3, 1)  # posts, skills
        self.full_hp = HP if options["hp"] == "6" else max(HP, seats * (2 if twelve else 3))
        self.substitute = options["reach"] == "substitute"
        self.posts, self.skills = ([[] for _ in self.seats] for _ in range(2))
        self.revealed = False
        self.dice = []  # as they lie on the table
        self.order, self.felled = [], []  # who has yet to act; whom the last check felled
        self.events = []
        self.facts = {"phase": "make", "part": self.parts[0], "cycle": 0, "cycles": self.cycles(self.parts[0]),
                      "check-dice": 2, "achievement": 0, "reach": NO_REACH, "full-hp": self.full_hp, "hp": [self.full_hp] * seats, "points": [0] * seats,
                      "made": [0] * seats, "initiative": [0] * seats} | {skill: [-1] * seats for skill in SKILLS}

    def tell(self, what, seat, *args):
        self.events.append((what, seat, list(args)))

    def ask(self, seat, phase, legal):
        """The arguments of the move that was made."""
        self.show(phase)
        line = yield seat, legal
        self.chance.listen(line)
        return line["move"].split()

    def show(self, phase):
        self.facts["phase"] = phase
        lists = {"order": self.order}
        for seat, posts in enumerate(self.posts):
            lists[f"posts-{seat}"] = [] if self.revealed else list(map(str, posts))
        for name, values in lists.items():
            self.facts.pop(name, None)
            if values:
                self.facts[name] = list(values)

    def cycles(self, part):
        return MIDDLE_CYCLES if part == "middle" else len(self.seats)

    def in_play(self):
        return [seat for seat in self.seats if self.facts["hp"][seat]]

    def clockwise(self, actor):
        """Seats in play from the actor's left on, the actor last."""
        return [seat for seat in [*self.seats[actor + 1:], *self.seats[:actor + 1]] if self.facts["hp"][seat]]

    def can(self, seat, skill):
        return self.facts[skill][seat] > 0

    def result(self):
        points, hp = self.facts["points"], self.facts["hp"]
        rank = {seat: (points[seat], hp[seat]) for seat in self.in_play() or self.felled}
        return points, [seat for seat in self.seats if rank.get(seat) == max(rank.values())]

    def play(self):
        self.tell("making", None, *self.to_choose, self.full_hp)
        for seat in self.seats:
            yield from self.make(seat)
        self.reveal()
        for part in self.parts:
            self.begin_part(part)
            yield from self.session()
            if part != self.parts[-1]:
                self.tell("part-over", None, part)
        self.show("over")
        self.tell("ended", None)

    def make(self, seat):
        posts, skills = self.to_choose
        yield from self.choose(seat, "post", POSTS, posts, self.posts[seat])
        yield from self.choose(seat, "skill", SKILLS, skills, self.skills[seat])
        self.tell("made", seat)

    def choose(self, seat, kind, among, number, chosen):
        """So many, ascending: each leaves enough above it."""
        rest = list(among)
        while len(chosen) < number:
            room = len(rest) - (number - len(chosen)) + 1
            _, word = yield from self.ask(seat, "make", [f"{kind} {one}" for one in rest[:room]])
            chosen.append(next(one for one in rest if str(one) == word))
            rest = rest[rest.index(chosen[-1]) + 1:]
            self.facts["made"][seat] += 1
            if kind == "skill":
                self.facts[word][seat] = USES[word]
            self.tell(f"chose-{kind}", seat, word)

    def reveal(self):
        self.revealed = True
        self.tell("revealed", None)
        for seat in self.seats:
            posts = list(map(str, self.posts[seat]))
            for three in range(0, len(posts), 3):
                self.tell("stands", seat, *posts[three:three + 3])
            for skill in self.skills[seat]:
                self.tell("has-skill", seat, skill)

    def begin_part(self, part):
        self.facts |= {"part": part, "cycle": 0, "cycles": self.cycles(part), "hp": [self.full_hp for _ in self.seats]}
        for seat in self.seats:
            for skill in self.skills[seat]:
                self.facts[skill][seat] = USES[skill]
        self.tell("part-began", None, part, self.facts["cycles"])

    def session(self):
        for cycle in range(1, self.facts["cycles"] + 1):
            self.facts["cycle"] = cycle
            self.tell("cycle-began", None, cycle, self.facts["cycles"])
            self.facts["initiative"] = [0 for _ in self.seats]
            self.order = self.settle(self.in_play(), "initiative")
            while self.order:
                yield from self.check(self.order.pop(0))
                if len(self.in_play()) < 2:
                    return

    def settle(self, group, what):
        """The group in the order in which it acts, from one roll of each; who ties settles it likewise."""
        rolled = {}
        for seat in group:
            small, large = sorted(self.chance.roll(what, seat, 2))
            rolled[seat] = 10 * small + large
            self.tell(what, seat, small, large)
            if what == "initiative":
                self.facts["initiative"][seat] = rolled[seat]
        order = []
        for _, tied in groupby(sorted(group, key=lambda seat: (-rolled[seat], seat)), key=rolled.get):
            tied = list(tied)
            order += tied if len(tied) == 1 else self.settle(tied, "rolled-again")
        return order

    def check(self, actor):
        facts = self.facts
        facts.pop("target", None)
        facts |= {"actor": actor, "check-dice": 2, "achievement": 0, "reach": NO_REACH}
        self.dice, self.felled = [], []
        self.tell("acting", actor)
        _, facts["target"] = yield from self.ask(actor, "aim", [f"aim {post}" for post in POSTS])
        self.tell("aimed", actor, facts["target"])
        yield from self.window("before", self.before)
        self.dice = self.chance.roll("rolled", actor, facts["check-dice"])
        self.tell("rolled", actor, *(self.dice + [0])[:3])
        yield from self.window("after", self.after)
        self.count(actor)
        if facts["reach"] < 0:
            self.tell("no-blast", actor)
        else:
            self.blast(actor)

    def window(self, phase, moves_of):
        """One pass around; each seat is asked until it passes or can't do anything more."""
        for seat in self.clockwise(self.facts["actor"]):
            while moves := moves_of(seat):
                move, *args = yield from self.ask(seat, phase, moves + ["pass"])
                if move == "pass":
                    self.tell("passed", seat)
                    break
                yield from getattr(self, move.replace("-", "_"))(seat, *args)

    def before(self, seat):
        target = int(self.facts["target"])
        moves = ["long-throw"] * self.can(seat, "long-throw")
        if self.can(seat, "fine-tuning"):
            moves += [f"tune {post}" for post in (target - 1, target + 1) if post in POSTS]
        return moves + ["fever"] * (seat == self.facts["actor"] and self.can(seat, "fever"))

    def after(self, seat):
        if not self.can(seat, "extinguisher"):
            return []
        return [f"turn-die {shown} {face}" for shown in set(self.dice) for face in FACES if face != shown]

    def long_throw(self, seat):
        self.facts["long-throw"][seat] -= 1
        self.dice = self.chance.roll("threw-long", seat, 1)
        self.tell("threw-long", seat, *self.dice)
        far = self.dice[0]
        near = [post for post in POSTS if abs(post - int(self.facts["target"])) <= far]
        _, post = yield from self.ask(seat, "shift", [f"shift {post}" for post in near])
        self.dice = []
        self.move_target("shifted", seat, post)

    def tune(self, seat, post):
        self.facts["fine-tuning"][seat] -= 1
        self.move_target("tuned", seat, post)
        yield from ()

    def move_target(self, what, seat, post):
        self.tell(what, seat, self.facts["target"], post)
        self.facts["target"] = post

    def fever(self, seat):
        self.facts["fever"][seat] -= 1
        self.facts["check-dice"] += 1
        self.tell("fever", seat)
        yield from ()

    def turn_die(self, seat, shown, face):
        self.facts["extinguisher"][seat] -= 1
        self.dice[self.dice.index(int(shown))] = int(face)
        self.tell("turned-die", seat, int(shown), int(face))
        yield from ()

    def count(self, actor):
        """Achievement and reach of the dice that lie there."""
        facts = self.facts
        facts["achievement"] = sum(self.dice) + ("powder" in self.skills[actor])
        if self.dice.count(6) >= 2:
            facts["reach"] = SPECIAL_REACH
            self.tell("special", actor)
        elif self.dice.count(1) >= 2:
            self.tell("fumble", actor)
        else:
            number = TARGET_NUMBER
            if self.substitute:
                number += min(abs(int(facts["target"]) - post) for post in self.posts[actor])
            facts["reach"] = max(NO_REACH, facts["achievement"] - number)
            self.tell("achieved", actor, facts["achievement"], number)

    def blast(self, actor):
        hp, points = self.facts["hp"], self.facts["points"]
        target, reach = int(self.facts["target"]), self.facts["reach"]
        blasted = [post for post in POSTS if abs(post - target) <= reach]
        self.tell("blasted", actor, str(blasted[0]), str(blasted[-1]))
        scored, hit = 0, False
        for seat in self.clockwise(actor):
            damage = len(set(blasted) & set(self.posts[seat]))
            if not damage:
                continue
            lost = min(hp[seat], damage + ("bearings" in self.skills[actor]))
            hp[seat] -= lost
            scored += lost * (seat != actor)
            hit = True
            self.tell("hit", seat, lost, hp[seat], actor)
            if not hp[seat]:
                self.felled.append(seat)
        if not hit:
            self.tell("hit-nobody", actor)
        if scored:
            points[actor] += scored
            self.tell("scored", actor, scored, points[actor])
        for seat in self.felled:
            self.tell("out", seat)
        self.order = [seat for seat in self.order if seat not in self.felled]
