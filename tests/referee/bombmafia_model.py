"""Bomb Mafia, modelled from the rule page alone, for the referee."""
from collections import Counter

from referee import Disagreement

TAKEN_OUT = {3: 20, 4: 15, 5: 10, 6: 5, 7: 0, 8: 0}  # by seats
POINTS, HAND, FLIPPED, RELOADED = 5, 3, 3, 3


def bare(card):
    return card.strip("()")


def down(card):
    return f"({card})"


class TimeUp(Exception):
    """The deck is empty: the round ends whatever was going on."""


class Told:
    """What chance brought, as a line of the trace tells it; a disagreement if chance cannot have."""

    def listen(self, line):
        self.line = line

    def round(self, number):
        """What is told of a round that begins in this line, and whether the line ends in it."""
        begun = [at for at, event in enumerate(self.line["events"]) if event["what"] == "round-began"]
        for start, end in zip(begun, begun[1:] + [None]):
            if self.line["events"][start]["args"] == [number]:
                return self.line["events"][start:end], end is None
        raise Disagreement(f"the beginning of round {number}", self.line["events"], "round-began")

    def starter(self, seats):
        seat = self.round(1)[0][0]["seat"]
        if seat not in range(seats):
            raise Disagreement(f"a starter of {seats} seats", seat, "round-began")
        return seat

    def deal(self, number, cards, bags):
        """Hands, bags, deck and cards taken out, before the starter draws."""
        events, last = self.round(number)
        hand, bag = ([[event["args"][0] for event in events if event["what"] == what and event["seat"] == seat]
                      for seat in range(len(bags))] for what in ("got", "looked"))
        deck = [event["args"][0] for event in events if event["what"] == "drew"]
        if last:
            deck += map(bare, self.line["state"]["zones"]["deck"])
        out, taken = Counter(cards), TAKEN_OUT[len(bags)]
        out.subtract(sum(hand, deck))
        if list(map(len, hand)) != [HAND] * len(bags):
            raise Disagreement(f"{len(bags)} hands of {HAND}", hand, "dealt")
        if min(out.values()) < 0 or sum(out.values()) != taken:
            raise Disagreement(f"hands, a deck and {taken} cards taken out, of {sorted(cards)}", (hand, deck), "dealt")
        if list(map(len, bag)) != [1] * len(bags) or Counter(sum(bag, [])) != Counter(bags):
            raise Disagreement(f"bags dealt, one for each seat: {sorted(bags)}", bag, "dealt")
        return hand, bag, deck, list(out.elements())


class Match:
    """The game. play() yields (seat, legal moves) for each decision, and is sent the decision's trace line."""

    def __init__(self, cards, bags, rounds, chance):
        self.cards, self.bags, self.chance = cards, bags, chance
        self.seats = len(bags)
        self.hand, self.bag = ([[] for _ in bags] for _ in range(2))  # bare, as all cards are here
        self.deck, self.discards, self.out = [], [], []
        self.events = []
        self.facts = {"phase": "", "round": 0, "rounds": rounds, "starter": None, "turn": None,
                      "points": [POINTS] * self.seats, "bags": sorted(bags, key=int)}

    def tell(self, what, seat, *args):
        self.events.append((what, seat, list(args)))

    def left(self, seat):
        return (seat + 1) % self.seats

    def right(self, seat):
        return (seat - 1) % self.seats

    def result(self):
        points = self.facts["points"]
        return points, [seat for seat in range(self.seats) if points[seat] == max(points)]

    def play(self):
        while not self.over():
            self.begin_round()
            try:
                yield from self.turns()
            except TimeUp:
                self.end_round()
        self.facts["phase"] = "over"
        self.tell("ended", None)

    def over(self):
        return min(self.facts["points"]) <= 0 or 0 < self.facts["rounds"] == self.facts["round"]

    def begin_round(self):
        facts = self.facts
        facts["round"] += 1
        facts["starter"] = self.chance.starter(self.seats) if facts["round"] == 1 else self.left(facts["starter"])
        self.tell("round-began", facts["starter"], facts["round"])
        self.hand, self.bag, self.deck, self.out = self.chance.deal(facts["round"], self.cards, self.bags)
        self.discards = []
        self.tell("took-out", None, len(self.out))
        self.look(range(self.seats))
        for cards in zip(*self.hand):
            for seat, card in enumerate(cards):
                self.tell("got", seat, card)
        self.tell("dealt", None)

    def turns(self):
        seat = self.facts["starter"]
        while True:
            self.facts |= {"phase": "play", "turn": seat}
            self.draw(seat)
            line = yield seat, [f"play {card}" for card in set(self.hand[seat])]
            self.chance.listen(line)
            card = line["move"].split()[1]
            self.hand[seat].remove(card)
            self.discards.append(card)
            self.tell("played", seat, card)
            self.carry_out(seat, card)
            seat = self.left(seat)

    def carry_out(self, seat, card):
        if card != "dud":
            getattr(self, card)(seat)

    def end_round(self):
        self.tell("time-up", None)
        for seat, [bag] in enumerate(self.bag):
            self.tell("opened", seat, bag)
            self.facts["points"][seat] += int(bag)
        self.tell("round-over", None, self.facts["round"])

    def top(self, zone, what, seat):
        """The top of the deck comes to a zone; the last one ends the round before anything else is done."""
        zone.append(self.deck.pop(0))
        self.tell(what, seat, zone[-1])
        if not self.deck:
            raise TimeUp

    def draw(self, seat):
        self.top(self.hand[seat], "drew", seat)

    def look(self, seats):
        for seat in seats:
            self.tell("looked", seat, *self.bag[seat])

    def swap_bags(self, one, other):
        self.bag[one], self.bag[other] = self.bag[other], self.bag[one]
        self.look([one, other])

    def switch(self, seat):
        self.tell("switched", seat, self.left(seat))
        self.swap_bags(seat, self.left(seat))

    def plot(self, seat):
        self.tell("plotted", seat, self.left(seat), self.right(seat))
        self.swap_bags(self.left(seat), self.right(seat))

    def jitters(self, seat):
        for _ in range(FLIPPED):
            self.top(self.discards, "flipped", seat)

    def reload(self, seat):
        for card in self.hand[seat]:
            self.tell("threw", seat, card)
        self.discards += self.hand[seat]
        self.hand[seat] = []
        for _ in range(RELOADED):
            self.draw(seat)

    def whim(self, seat):
        self.top(self.discards, "turned-up", seat)
        self.carry_out(seat, self.discards[-1])

    def to_the_right(self, things):
        return [things[self.left(seat)] for seat in range(self.seats)]

    def dance(self, seat):
        self.tell("danced", seat)
        self.bag = self.to_the_right(self.bag)
        self.look(range(self.seats))

    def drinks(self, seat):
        self.tell("drank", seat)
        self.hand = self.to_the_right(self.hand)
        for receiver, hand in enumerate(self.hand):
            for card in hand:
                self.tell("got", receiver, card)
