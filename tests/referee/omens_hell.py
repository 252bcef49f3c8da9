"""Hell of the Omens battles, modelled from the rule page alone, and its referee."""
from omens import OmensReferee
from omens_model import Reach, cards, written
from omens_poker import SUITS, VALUES, makes, value
from omens_prophecies import RULES as OF_PROPHECIES
from omens_prophecies import Prophecies, PropheciesTold
from referee import Disagreement

DICE, ROLLED = 4, 2
HIGHEST, ONE = 14, 1
SIGNS = {"plus": 1, "minus": -1}

RULES = OF_PROPHECIES | {
    "beelzebub-came": "Option adversary: with Beelzebub; default off, but on with two seats",
    "beelzebub-took": "At the start of the start seat's every turn the top card of the highest pile (most cards; equal: the higher number) is discarded",
    "laid-piles": "Thirteen face-up piles by value, 2..14, four cards each in random suit order",
    "uncovered": "Only the top of each pile is in view",
    "rolled": "A turn: roll 2 dice, add",
    "choose": "Take the top card of the pile of that value, or announce plus or minus. Die powers: on any die of the turn",
    "settle": "Die powers work before and after the third roll",
    "took": "Take from the pile of the new total: 1 and 14 are the 14 pile",
    "found-empty": "An empty pile gives nothing",
    "missed": "0 or less, or 15 or more: no card",
    "fell": "0 or less, or 15 or more: the 14 pile's top card is discarded",
    "emptied": "End, checked at once: as many empty piles as seats",
    "fulfilled": "Each seat can choose 5 of its cards that make exactly its prophecy's category",
    "failed": "Each seat can choose 5 of its cards that make exactly its prophecy's category",
}


class HellTold(PropheciesTold):
    def piles(self, match):
        """As they were laid: Beelzebub may have taken a card since."""
        taken = self.came(match, "beelzebub-took")
        piles = {number: [card for card in taken if value(card) == number] + self.zone(f"pile-{number}") for number in VALUES}
        for number, pile in piles.items():
            if sorted(pile) != sorted(f"{number}{suit}" for suit in SUITS):
                raise Disagreement(f"the four cards of {number}", pile, "laid-piles")
        return piles


class Over(Exception):
    """As many piles are empty as there are seats."""


class Hell(Prophecies):
    ID, ADVERSARY = "omens-hell", "beelzebub"

    def __init__(self, seats, helpers, chance, adversary="auto"):
        super().__init__(seats, helpers, chance, adversary == "on" or adversary == "auto" and seats == 2)
        del self.box[DICE:]
        self.piles = {number: [] for number in VALUES}
        self.cards = [[] for _ in self.seats]
        self.facts["sign"] = "none"

    def zones(self):
        return super().zones() | {f"pile-{number}": written(pile) for number, pile in self.piles.items()} | {"cards": list(map(written, self.cards))}

    def play(self):
        self.draw_helpers()
        if self.adversary:
            self.tell("beelzebub-came", None)
        self.deal_prophecies()
        self.lay_piles()
        yield from self.turns(self.roll_for_start())

    def turns(self, seat):
        self.facts["starter"] = seat
        try:
            while True:
                yield from self.turn(seat)
                seat = self.clockwise(seat)[1]
        except Over:
            self.come_true()

    def lay_piles(self):
        self.piles = {number: cards(pile) for number, pile in self.chance.piles(self).items()}
        self.tell("laid-piles", None)
        for pile in self.piles.values():
            self.uncover(pile)

    def uncover(self, pile):
        self.tell("uncovered", None, pile[0].turn(True).shows)

    # A turn

    def turn(self, seat):
        self.facts |= {"turn": seat, "sign": "none"}
        self.to_box(*self.dice)
        self.dice = []
        if self.adversary and seat == self.facts["starter"]:
            highest = max(VALUES, key=lambda number: (len(self.piles[number]), number))
            self.drop("beelzebub-took", highest)
        self.roll(seat, ROLLED)
        yield from self.announce(seat)
        if pile := self.reached(self.total()):
            self.take(seat, pile)
        else:
            self.tell("missed", seat)
            if self.piles[HIGHEST]:
                self.drop("fell", HIGHEST)

    def roll(self, seat, number):
        what = "rolled" if number == ROLLED else "rolled-third"
        for face in self.chance.dice(self, what, seat, 0, number):
            self.dice.append(self.restore(self.box.pop(), printed=str(face)))
        faces = [int(die.shows) for die in self.dice[-number:]]
        self.tell(what, seat, *faces, *[sum(faces)] * (number == ROLLED))

    def announce(self, seat):
        """Helpers, a third die or none, and helpers again."""
        words = None
        while not words:
            words = yield from self.ask(seat, "choose", ["take", *SIGNS], Reach(dice=self.dice))
        [self.facts["sign"]] = [word if word in SIGNS else "none" for word in words]
        if words == ["take"]:
            return
        self.tell("announced", seat, *words)
        self.roll(seat, 1)
        done = None
        while self.uses(Reach(dice=self.dice)) and not done:
            done = yield from self.ask(seat, "settle", ["done"], Reach(dice=self.dice))

    def total(self):
        """0 without dice."""
        return sum(int(die.shows) * (SIGNS[self.facts["sign"]] if place >= ROLLED else 1) for place, die in enumerate(self.dice))

    @staticmethod
    def reached(total):
        """The pile's number, or 0."""
        return HIGHEST if total == ONE else total if ONE < total <= HIGHEST else 0

    def show(self, phase, **lists):
        super().show(phase, **lists)
        self.facts |= {"total": self.total(), "pile": self.reached(self.total())}

    # Cards

    def take(self, seat, number):
        if not self.piles[number]:
            self.tell("found-empty", seat, number)
            return
        card = self.piles[number].pop(0)
        self.cards[seat].insert(0, card)
        self.tell("took", seat, card.shows)
        self.look_at(number)

    def drop(self, what, number):
        card = self.piles[number].pop(0)
        self.tell(what, None, card.shows)
        self.discard(card)
        self.look_at(number)

    def look_at(self, number):
        """What is left of a pile that a card was taken from."""
        if self.piles[number]:
            self.uncover(self.piles[number])
            return
        empty = sum(not pile for pile in self.piles.values())
        self.tell("emptied", None, number, empty)
        if empty == len(self.seats):
            raise Over

    def fits(self, seat, category):
        return makes(written(self.cards[seat]), category)


def referee():
    return OmensReferee(Hell, RULES, HellTold, adversary={"auto", "off", "on"})
