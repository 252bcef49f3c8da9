"""What Pollution and Famine share for their referees: a card laid from a hand, on which helpers may work at once."""
from omens_model import Battle


class Laying(Battle):
    """A battle has hand, the seats' private cards, and reach(), what helpers can do to the card just laid."""
    LOOSE = Battle.LOOSE | {"hand"}

    def __init__(self, seats, helpers, chance):
        super().__init__(seats, helpers, chance)
        self.hand = [[] for _ in self.seats]
        self.laid = []  # the card that helpers work on

    def named(self):
        return super().named() | {"laid": self.laid}

    def deal_hands(self, hands):
        self.hand = hands
        for seat, hand in enumerate(hands):
            for card in hand:
                self.tell("got", seat, card.shows)
        self.tell("dealt", None)

    def take_from_hand(self, seat, word):
        card = self.hand[seat].pop([card.shows for card in self.hand[seat]].index(word)).turn(True)
        self.laid = [card]
        return card

    def draw_up_to(self, size, seat):
        while self.deck and len(self.hand[seat]) < size:
            self.hand[seat].append(self.deck.pop(0))
            self.tell("drew", seat, self.hand[seat][-1].shows)

    def touch_up(self, seat, over=lambda: False):
        """Helpers on the card just laid, as many as the seat likes, unless they end the battle."""
        while not over() and self.uses(reach := self.reach()):
            if (yield from self.ask(seat, "touch-up", ["done"], reach)):
                self.tell("left", seat)
                break
            if self.laid[0] in self.discards:  # the Witch's new card takes its place
                self.laid = [zone[place] for zone, place in reach.cards]
        self.laid = []
