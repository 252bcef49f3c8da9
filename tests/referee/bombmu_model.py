"""Bomb-mu!, modelled from the rule page alone, for the referee."""
from collections import Counter
from fractions import Fraction
from functools import lru_cache

from referee import Disagreement

MARKS = ("bomb", "fuse", "both", "diamond", "blank")
BOMBS, FUSES = ("bomb", "both"), ("fuse", "both")
MOST_DICE, FIRST_DICE, CHIPS, HAND, CHIP_FOR, LAST_ROUND = 10, 2, 3, 4, 4, 200
SINGLED = {"6": "2", "7": "3"}  # who shows it disposes alone if nobody else shows more than that


def bare(card):
    return card.strip("()")


def down(card):
    return f"({card})"


@lru_cache(maxsize=None)
def survival(white, red, dice):
    """Of 10,000 rolls, how many have no bomb or no fuse; white and red are (mark, faces) of one die, red may be empty."""
    def lacking(marks):
        share = Fraction(1)
        for die, count in ((white, dice), (red, 1)):
            faces = sum(n for _, n in die)
            if faces:
                share *= Fraction(sum(n for mark, n in die if mark not in marks), faces) ** count
        return share
    calm = lacking(BOMBS) + lacking(FUSES) - lacking(BOMBS + FUSES)
    return int(10000 * calm + Fraction(1, 2))


class Told:
    """What chance brought, as a line of the trace tells it; a disagreement if chance cannot have."""

    def listen(self, line):
        self.line, self.shuffles = line, 0

    def events(self, *kinds):
        return [event for event in self.line["events"] if event["what"] in kinds]

    def order(self, seats, chips):
        told = self.line["state"]["facts"].get("order", [])
        if sorted(told) != seats or sorted(told, key=lambda seat: -chips[seat]) != told:
            raise Disagreement(f"an order of seats {seats}, most of the chips {chips} first", told, "dispose")
        return list(told)

    def roll(self, dice):
        """A face of each die, a die being its marks and how many faces have each."""
        told = [event["args"][0] for event in self.events("fell")]
        if len(told) != len(dice) or not all(die.get(face) for die, face in zip(dice, told)):
            raise Disagreement(f"a face of each of {len(dice)} dice", told, "rolled")
        return told

    def shuffle(self, cards):
        """Draws tell a new deck's order from the top, and the rest of it is there after the move, if it is still that deck."""
        order, deck = [], self.line["state"]["zones"]["deck"]
        self.shuffles += 1
        shuffles = 0
        for event in self.events("drew", "reshuffled", "new-deck"):
            shuffles += event["what"] != "drew"
            if shuffles == self.shuffles and event["what"] == "drew":
                order.append(event["args"][0])
        if shuffles == self.shuffles:
            order += map(bare, deck)
        rest = Counter(cards)
        rest.subtract(order)
        if min(rest.values(), default=0) < 0 or shuffles == self.shuffles and any(rest.values()):
            raise Disagreement(f"a deck of {sorted(cards)}", order, "new-deck")
        return order + list(rest.elements())


class Match:
    """The game. play() yields (seat, legal moves) for each decision, and is sent the decision's trace line."""

    def __init__(self, house, deck, hands, chance):
        self.white, self.red_die, self.chance = house["white-die"], house["red-die"], chance
        self.deck, self.hand = list(deck), [list(hand) for hand in hands]
        self.used, self.gone = [], []  # as the trace writes cards; decks and hands are bare here
        self.seats = len(hands)
        self.inside = list(range(self.seats))
        self.played = [[] for _ in hands]
        self.dice, self.red = ["blank"] * FIRST_DICE, []
        self.events = [("dealt", None, [])]
        self.facts = {"phase": "", "round": 0, "failed": 0, "diamonds": 0, "survival": 0,
                      "chips": [CHIPS] * self.seats, "has-chosen": [0] * self.seats}

    def tell(self, what, seat, *args):
        self.events.append((what, seat, list(args)))

    def tell_survival(self):
        red = tuple(self.red_die.items()) if self.red else ()
        self.facts["survival"] = survival(tuple(self.white.items()), red, len(self.dice))

    def ask(self, seat, phase, legal):
        self.facts["phase"] = phase
        self.tell_survival()
        line = yield seat, legal
        self.chance.listen(line)
        return line["move"]

    def result(self):
        return self.facts["chips"], list(self.inside)

    def play(self):
        while True:
            self.begin_round()
            chosen = yield from self.choose()
            yield from self.dispose_all(self.reveal(chosen))
            self.knock_out()
            if len(self.inside) < 2 or self.facts["round"] == LAST_ROUND:
                break
            if self.facts["failed"]:
                yield from self.fail()
            else:
                self.succeed()
            self.dice, self.red = ["blank"] * len(self.dice), []
        self.facts["phase"] = "over"
        self.tell_survival()
        self.tell("ended", None)

    def begin_round(self):
        self.facts["round"] += 1
        self.facts["failed"] = 0
        self.tell("round-began", None, self.facts["round"], len(self.dice))

    def choose(self):
        chosen = {}
        for seat in self.inside:
            legal = [f"choose {card}" for card in set(self.hand[seat]) if card != "safe"]
            move = yield from self.ask(seat, "choose", legal)
            chosen[seat] = move.split()[1]
            self.facts["has-chosen"][seat] = 1
            self.tell("chose", seat, chosen[seat])
        return chosen

    def reveal(self, chosen):
        """Cards, effects, and who disposes, in order."""
        self.facts["has-chosen"] = [0] * self.seats
        self.tell("revealed", None)
        for seat, card in chosen.items():
            self.hand[seat].remove(card)
            self.played[seat] = [card]
            self.tell("showed", seat, card)
        for seat, card in chosen.items():
            self.effect(seat, card)
        return self.chance.order(self.disposers(chosen), self.facts["chips"])

    def effect(self, seat, card):
        if card == "0":
            self.draw(seat)
        if card in "03":
            self.add_die(seat)
        if card == "0":
            self.hand[seat] += self.played[seat]
            self.played[seat] = []
            self.tell("zero-returned", seat)
        if card == "2" and not self.red:
            self.red = ["blank"]
            self.tell("red-joined", seat)

    def add_die(self, seat):
        if len(self.dice) < MOST_DICE:
            self.dice.append("blank")
            self.tell("die-joined", seat, len(self.dice))

    def disposers(self, chosen):
        for seat, card in chosen.items():
            others = [shown for other, shown in chosen.items() if other != seat]
            if card in SINGLED and max(others) <= SINGLED[card]:
                self.tell("singled", seat, card)
                return [seat]
        lowest = min(chosen.values())
        self.tell("lowest", None, lowest)
        return [seat for seat, card in chosen.items() if card == lowest]

    def dispose_all(self, order):
        self.facts["order"] = order
        while order:
            yield from self.dispose(order[0])
            order.pop(0)
        del self.facts["order"]

    def dispose(self, seat):
        self.tell("disposing", seat, len(self.dice) + len(self.red))
        move = yield from self.ask(seat, "dispose", ["roll"] + ["use-safe"] * ("safe" in self.hand[seat]))
        if move == "use-safe":
            self.hand[seat].remove("safe")
            self.used.append("safe")
            self.tell("used-safe", seat)
            return
        diamonds = self.roll(seat)
        if diamonds >= CHIP_FOR:
            self.facts["diamonds"] = diamonds
            move = yield from self.ask(seat, "reward", ["draw-cards", "take-chip"])
            self.facts["diamonds"] = 0
            if move == "take-chip":
                self.facts["chips"][seat] += 1
                self.tell("took-chip", seat)
                return
        for _ in range(diamonds):
            self.draw(seat)

    def roll(self, seat):
        """The diamonds of a roll that did not explode."""
        faces = self.chance.roll([self.white] * len(self.dice) + [self.red_die] * len(self.red))
        self.dice, self.red = faces[:len(self.dice)], faces[len(self.dice):]
        bombs, fuses = (sum(face in marks for face in faces) for marks in (BOMBS, FUSES))
        diamonds, cost = faces.count("diamond"), min(bombs, fuses)
        self.tell("rolled", seat, bombs, fuses, diamonds)
        for face in faces:
            self.tell("fell", seat, face)
        if not cost:
            self.tell("disposed", seat, diamonds)
            return diamonds
        self.tell("exploded", seat, cost)
        self.facts["failed"] = 1
        self.facts["chips"][seat] = max(0, self.facts["chips"][seat] - cost)
        return 0

    def draw(self, seat):
        if not self.deck and self.used:
            self.tell("reshuffled", None)
            self.deck, self.used = self.chance.shuffle(list(map(bare, self.used))), []
        if not self.deck:
            self.tell("no-card", seat)
            return
        self.hand[seat].append(self.deck.pop(0))
        self.tell("drew", seat, self.hand[seat][-1])

    def knock_out(self):
        for seat in [seat for seat in self.inside if not self.facts["chips"][seat]]:
            self.inside.remove(seat)
            self.tell("out", seat)
            self.hand[seat].remove("0")
            self.gone.append("0")
            for card in self.hand[seat]:
                self.tell("showed-hand", seat, card)
            self.used += self.hand[seat]
            self.hand[seat] = []

    def take_played(self):
        cards = sum(self.played, [])
        self.played = [[] for _ in self.played]
        return cards

    def succeed(self):
        self.used += self.take_played()
        self.add_die(None)

    def fail(self):
        self.tell("failed", None)
        for seat in self.inside:
            while len(self.hand[seat]) > HAND:
                move = yield from self.ask(seat, "discard", [f"discard {card}" for card in set(self.hand[seat]) - {"0"}])
                card = move.split()[1]
                self.hand[seat].remove(card)
                self.used.append(down(card))
                self.tell("discarded", seat, card)
        for seat in self.inside:
            self.draw(seat)
        self.deck = self.chance.shuffle(self.take_played() + list(map(bare, self.used)) + self.deck)
        self.used = []
        self.tell("new-deck", None, len(self.deck))
        self.dice = self.dice[:FIRST_DICE]
