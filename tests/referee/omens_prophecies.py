"""What Heaven and Hell of the Omens battles share, modelled from the rule page alone: prophecies, and an adversary who may play."""
from omens_model import Battle, Told, cards, written
from referee import Disagreement

FORETOLD = "two-pair three-of-a-kind straight flush full-house four-of-a-kind".split()

RULES = {
    "got-prophecy": "A prophecy each, private; 6 prophecies: two pair, three of a kind, straight, flush, full house, four of a kind",
    "won": "Won: each seat has exactly its prophecy's category",
    "lost": "Won: each seat has exactly its prophecy's category",
}


class PropheciesTold(Told):
    def prophecies(self, match):
        """Each seat's, and the others."""
        own = [[card.strip("()") for card in zone] for zone in self.line["state"]["zones"]["prophecy"]]
        others = self.zone("almanac")
        if list(map(len, own)) != [1 for _ in match.seats] or sorted(sum(own, others)) != sorted(f"prophecy-{name}" for name in FORETOLD):
            raise Disagreement("the six prophecies", (own, others), "got-prophecy")
        return own, others


class Prophecies(Battle):
    """A battle says what adversary may play, and whether a seat's cards are of a category: fits(seat, category)."""

    def __init__(self, seats, helpers, chance, adversary):
        super().__init__(seats, helpers, chance)
        self.adversary = [self.ADVERSARY] if adversary else []
        self.prophecy, self.almanac = [[] for _ in self.seats], []

    def zones(self):
        return super().zones() | {"prophecy": list(map(written, self.prophecy)), "almanac": written(self.almanac), "adversary": self.adversary}

    def deal_prophecies(self):
        own, others = self.chance.prophecies(self)
        self.prophecy, self.almanac = list(map(cards, own)), cards(others)
        for seat in self.seats:
            self.tell("got-prophecy", seat, *own[seat])

    def come_true(self):
        """The end: all prophecies are shown, and judged."""
        all_true = True
        for seat, [card] in enumerate(self.prophecy):
            card.turn(True)
            self.open(seat)
            fits = self.fits(seat, card.shows.removeprefix("prophecy-"))
            self.tell("fulfilled" if fits else "failed", seat, card.shows, *self.shown(seat))
            all_true = all_true and fits
        self.end(won=all_true)

    def open(self, seat):
        """A seat's cards are turned up."""

    def shown(self, seat):
        """What is told of a seat at the end, besides its prophecy."""
        return []
