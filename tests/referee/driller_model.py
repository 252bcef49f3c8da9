"""Driller, modelled from the rule page alone, for the referee."""
from referee import Disagreement

WORTH = {"1": 1, "2": 2, "3": 3, "5": 5}
DECKS = ("left", "right")
PILES = "ABCD"
PRICE = 6
QUIET_LIMIT = 100


class Over(Exception):
    """The third explosion or the hundredth quiet turn."""


def bare(card):
    return card.strip("()")


def points(hand):
    return sum(WORTH.get(card, 0) for card in hand) + hand.count("map") // 2 * 7


class Match:
    """The game. play() yields (seat, legal moves) for each decision, and is sent the decision's trace line."""

    def __init__(self, seats, zones):
        self.seats = seats
        self.draws = 5 - seats
        self.deck = {"left": [], "right": []}
        self.hand = [[] for _ in range(seats)]
        self.rings = [["ring"] for _ in range(seats)]
        self.laid, self.aside, self.out = [], [], []
        self.box = ["bomb"] * 3
        self.pile = {pile: zones["pile-" + pile] for pile in PILES}
        self.ran_out = []
        self.events = [("dealt", None, [])]
        self.drilling = False
        self.facts = {"phase": "", "draws": self.draws, "explosions": 0, "quiet-turns": 0,
                      "exploded-this-turn": 0, "ran-out-left": 0, "ran-out-right": 0, "paid": 0, "countering": 0,
                      "laid": 0, "points": [0] * seats}

    def tell(self, what, seat, *args):
        self.events.append((what, seat, list(args)))

    def result(self):
        totals = self.facts["points"]
        return totals, [seat for seat in range(self.seats) if totals[seat] == max(totals)]

    def ask(self, seat, phase, legal):
        self.facts["phase"] = phase
        return (yield seat, legal)

    def standing(self):
        return [deck for deck in DECKS if deck not in self.ran_out]

    def receiving(self):
        """Where cards go back to: never empty, though both decks may be."""
        return self.standing() or self.ran_out[-1:]

    def play(self):
        try:
            yield from self.set_up()
            turns = 0
            while True:
                yield from self.turn(turns % self.seats, turns >= self.seats - 1)
                turns += 1
        except Over:
            self.facts["phase"] = "over"
            self.tell("ended", None)

    def set_up(self):
        line = yield from self.ask(0, "spare", ["spare " + pile for pile in PILES])
        spared = line["move"][-1]
        stack = []
        for pile in PILES.replace(spared, ""):
            stack += self.turn_over(pile) + ["(bomb)"]
        self.box = []
        self.tell("bombs-laid", 0, spared)
        self.tell("stacked", None)
        taken = self.cut_size(line, len(stack))
        self.deck = {"left": stack[taken:], "right": stack[:taken]}
        self.tell("cut", None, len(stack) - taken, taken)
        last, size = self.seats - 1, len(self.pile[spared])
        line = yield from self.ask(last, "lay", [f"lay {k} {deck}" for k in range(size + 1) for deck in DECKS])
        _, k, deck = line["move"].split()
        cards, k = self.turn_over(spared), int(k)
        rest = DECKS[deck == "left"]
        self.deck[deck][:0] = cards[:k]
        self.deck[rest][:0] = cards[k:]
        self.tell("laid", last, k, deck, size - k)

    def turn_over(self, pile):
        """What was dealt first comes to lie on top."""
        cards = ["(" + bare(card) + ")" for card in reversed(self.pile[pile])]
        self.pile[pile] = []
        return cards

    @staticmethod
    def cut_size(line, n):
        cuts = [event["args"] for event in line["events"] if event["what"] == "cut"]
        taken = int(cuts[0][1]) if cuts else -1
        if not n // 2 - 3 <= taken <= n // 2 + 3:
            raise Disagreement(f"{n // 2 - 3}..{n // 2 + 3} of {n} cards cut off to the right", cuts, "cut")
        return taken

    def turn(self, seat, checks):
        facts = self.facts
        facts.update({"turn": seat, "drawn": 0})
        self.tell("turn-began", seat)
        dark = [deck for deck in DECKS if self.deck[deck][0][0] == "("]
        if checks and dark:
            line = yield from self.ask(seat, "check", ["check " + deck for deck in dark])
            deck = self.deck[line["move"].split()[1]]
            deck[0] = bare(deck[0])
            self.tell("checked", seat, deck[0], line["move"].split()[1])
        self.drilling = True
        hit = yield from self.drill(seat)
        self.drilling = False
        if not hit and facts["drawn"] >= self.draws and self.standing():
            yield from self.buyout(seat)
        facts["quiet-turns"] = 0 if facts["exploded-this-turn"] else facts["quiet-turns"] + 1
        facts.update({"drawn": 0, "exploded-this-turn": 0, "ran-out-left": 0, "ran-out-right": 0, "countering": 0})
        if facts["quiet-turns"] == QUIET_LIMIT:
            raise Over
        if self.ran_out:
            yield from self.split(seat)
            self.ran_out = []

    def drill(self, seat):
        """The draws of a turn; true if a dud, a curse or an explosion ended it."""
        while self.facts["drawn"] < self.draws:
            legal = ["draw " + deck for deck in self.standing()]
            if self.facts["drawn"]:
                legal.append("stop")
            line = yield from self.ask(seat, "drill", legal)
            if line["move"] == "stop":
                return False
            hit = yield from self.draw(seat, line["move"].split()[1], 1)
            if hit:
                return True
        return False

    def draw(self, seat, deck, left):
        """Draws that many cards, or what a cave-in makes of it, and sends back what must go; the hit, if any."""
        hit = ""
        while left and not hit and self.standing():
            if deck in self.ran_out:
                deck = self.standing()[0]
            card = self.take(seat, deck)
            left -= 1
            if card == "cave-in":
                self.aside.append(card)
                left = self.draws
                self.tell("caved-in", seat, deck, left)
            elif card == "ring":
                self.rings[seat].append(card)
                hit = self.curse(seat) if len(self.rings[seat]) == 3 else ""
            elif card == "bomb":
                hit = self.dud(seat) if self.rings[seat] else self.explode(seat)
            else:
                self.hand[seat].append(card)
        self.count_points(seat)
        yield from self.put_back(seat)
        return hit

    def take(self, seat, deck):
        card = bare(self.deck[deck].pop(0))
        if self.drilling:
            self.facts["drawn"] += 1
        self.tell("drew", seat, card, deck)
        if not self.deck[deck]:
            self.ran_out.append(deck)
            self.facts["ran-out-" + deck] = 1
            self.tell("ran-out", None, deck)
        return card

    def count_points(self, seat):
        self.facts["points"][seat] = points(self.hand[seat])

    def curse(self, seat):
        self.aside += self.rings[seat]
        self.rings[seat] = []
        self.tell("cursed", seat)
        self.lose_half(seat, self.aside)
        return "cursed"

    def dud(self, seat):
        self.aside += [self.rings[seat].pop(), "bomb"]
        self.tell("dud", seat)
        return "dud"

    def explode(self, seat):
        self.out.append("bomb")
        facts = self.facts
        facts["explosions"] += 1
        facts["exploded-this-turn"] = 1
        self.tell("exploded", seat, facts["explosions"])
        last = facts["explosions"] == 3
        self.lose_half(seat, self.out if last else self.aside)
        if last:
            self.count_points(seat)
            raise Over
        return "exploded"

    def lose_half(self, seat, to):
        hand = self.hand[seat]
        scores = sorted((card for card in hand if card in WORTH), reverse=True)
        for card in scores[:(len(hand) + 1) // 2]:
            hand.remove(card)
            to.append(card)
            self.tell("lost", seat, card)

    def put_back(self, seat):
        facts, count, to = self.facts, len(self.aside), []
        while self.aside:
            legal = [f"put-back {card} {deck}" for card in set(self.aside) for deck in self.receiving()]
            line = yield from self.ask(seat, "put-back", legal)
            _, card, deck = line["move"].split()
            self.aside.remove(card)
            self.laid.append(card)
            to.append(deck)
            facts["laid"], facts["laid-to"] = len(to), to
        for card, deck in zip(self.laid, to):
            self.deck[deck].append(f"({card})")
        if count:
            self.laid = []
            facts["laid"] = 0
            del facts["laid-to"]
            self.tell("gave-back", seat, count)

    def buyout(self, seat):
        if not (yield from self.pay(seat, "buyout")):
            return
        others = [(seat + k) % self.seats for k in range(1, self.seats)]
        bought, hit = yield from self.raid(seat, others, "raided")
        if self.seats == 3 and hit in ("", "dud") and self.standing():
            if (yield from self.pay(bought, "counter")):
                yield from self.raid(bought, [seat], "countered")

    def pay(self, seat, phase):
        hand, facts = self.hand[seat], self.facts
        if sum(WORTH.get(card, 0) for card in hand) < PRICE:
            return False
        facts["countering"] = int(phase == "counter")
        while True:
            legal = ["pay " + card for card in set(hand) if card in WORTH]
            if not facts["paid"]:
                legal.append("pass")
            if facts["paid"] >= PRICE:
                legal.append("settle")
            line = yield from self.ask(seat, phase, legal)
            if line["move"] == "pass":
                return False
            if line["move"] == "settle":
                facts["paid"] = 0
                yield from self.put_back(seat)
                return True
            card = line["move"].split()[1]
            hand.remove(card)
            self.aside.append(card)
            facts["paid"] += WORTH[card]
            self.count_points(seat)
            self.tell("paid", seat, card)

    def raid(self, seat, targets, what):
        legal = [f"raid {target} {deck}" for target in targets for deck in self.standing()]
        line = yield from self.ask(seat, "raid", legal)
        _, target, deck = line["move"].split()
        self.tell(what, seat, int(target), deck)
        hit = yield from self.draw(int(target), deck, self.draws)
        return int(target), hit

    def split(self, seat):
        whole = self.receiving()[0]
        new = DECKS[whole == "left"]
        cards = self.deck[whole]
        line = yield from self.ask(seat, "split", [f"split {n}" for n in range(1, len(cards))])
        n = int(line["move"].split()[1])
        self.deck[new], self.deck[whole] = cards[:n], cards[n:]
        self.tell("split-decks", seat, len(self.deck["left"]), len(self.deck["right"]))
