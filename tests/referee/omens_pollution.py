"""Pollution of the Omens battles, modelled from the rule page alone, and its referee."""
from omens import OmensReferee
from omens_laying import Laying
from omens_model import Reach, Told, cards, written
from omens_poker import PACK, best, category, strength
from referee import Disagreement

HAND, POOL, ROW, DICE = 3, 2, 5, 3

RULES = {
    "dealt": "3 cards each, private",
    "pool-began": "Two cards face up start the pool",
    "pollute": "A turn: a hand card to the pool",
    "lay": "Then a hand card face up before any seat with 4 or fewer (own only, in each seat's first turn)",
    "touch-up": "Helpers' card powers: on a card as it is laid. The Postman on a pool card swaps with any seat's face-up card",
    "drew": "Draw up to 3",
    "all-have-five": "When every seat has 5 face-up cards, or the deck is empty at the end of a turn: hands are discarded",
    "deck-ran-out": "When every seat has 5 face-up cards, or the deck is empty at the end of a turn: hands are discarded",
    "pool-shows": "The pool's best hand (up to 5 cards) meets the best hand of the seats. Ruling: among equal pool hands it takes the one whose cards, "
                  "sorted by value then suit, compare lowest from the lowest card",
    "shows": "Else the pool makes its best of what is left and meets the next seat's, until all have won",
    "beats": "Both hands are discarded",
    "falls": "The pool's strictly higher: lost",
}


class PollutionTold(Told):
    def deal(self, match):
        """Hands, the pool and the deck."""
        hands = [self.came(match, "got", seat=seat) for seat in match.seats]
        pool, deck = self.zone("pool"), self.zone("deck")
        if [*map(len, hands), len(pool)] != [HAND for _ in match.seats] + [POOL] or sorted(sum(hands, pool + deck)) != sorted(PACK):
            raise Disagreement("the 52 cards dealt", (hands, pool, deck), "dealt")
        return hands, pool, deck


class Pollution(Laying):
    ID = "omens-pollution"

    def __init__(self, seats, helpers, chance):
        super().__init__(seats, helpers, chance)
        del self.box[DICE:]
        self.pool, self.pool_hand = [], []
        self.table = [[] for _ in self.seats]

    def zones(self):
        return super().zones() | {"pool": written(self.pool), "pool-hand": written(self.pool_hand), "hand": list(map(written, self.hand)),
                                  "table": list(map(written, self.table))}

    def play(self):
        self.draw_helpers()
        hands, pool, deck = self.chance.deal(self)
        self.pool, self.deck = cards(pool, up=True), cards(deck)
        self.deal_hands(list(map(cards, hands)))
        self.tell("pool-began", None, *written(self.pool))
        yield from self.turns(self.roll_for_start())
        self.meet()

    def turns(self, seat):
        while True:
            self.facts["turn"] = seat
            yield from self.turn(seat)
            if all(len(row) == ROW for row in self.table):
                self.tell("all-have-five", None)
                return
            if not self.deck:
                self.tell("deck-ran-out", None)
                return
            seat = self.clockwise(seat)[1]

    def turn(self, seat):
        hand = self.hand[seat]
        _, word = yield from self.ask(seat, "pollute", [f"pollute {card.shows}" for card in hand])
        self.pool.append(self.take_from_hand(seat, word))
        self.tell("polluted", seat, word)
        yield from self.touch_up(seat)
        takers = [other for other in self.seats if len(self.table[other]) < ROW] if self.table[seat] else [seat]
        _, word, taker = yield from self.ask(seat, "lay", [f"lay {card.shows} {other}" for card in hand for other in takers])
        self.table[int(taker)].append(self.take_from_hand(seat, word))
        self.tell(*("laid", seat, word) if int(taker) == seat else ("gave", seat, word, int(taker)))
        yield from self.touch_up(seat)
        self.draw_up_to(HAND, seat)

    def reach(self):
        """The card just laid, wherever it lies by now."""
        everywhere = [self.pool, *self.table]
        [(zone, place)] = [(zone, place) for zone in everywhere for place, card in enumerate(zone) if card is self.laid[0]]
        partners = {(seat, at): (row, at) for seat, row in enumerate(self.table) if row is not zone for at in range(len(row))}
        return Reach([(zone, place)], self.deck, sum(everywhere, []), lambda spot: partners)

    def meet(self):
        self.tell("hands-down", None)
        for seat, hand in enumerate(self.hand):
            for card in hand:
                self.tell("threw", seat, card.shows)
            self.discard(*hand)
            hand.clear()
        left = [*self.seats]
        while left:
            seat = max(left, key=lambda seat: strength(written(self.table[seat])))  # the first of equals
            left.remove(seat)
            self.pool_hand = [self.out_of_pool(word) for word in best(written(self.pool))]
            shown = written(self.pool_hand), written(self.table[seat])
            self.tell("pool-shows", None, category(shown[0]))
            self.tell("shows", seat, category(best(shown[1])))
            if strength(shown[0]) > strength(shown[1]):
                self.tell("falls", seat)
                self.end(won=False)
                return
            self.tell("beats", seat)
            self.discard(*self.pool_hand, *self.table[seat])
            self.pool_hand, self.table[seat] = [], []
        self.end(won=True)

    def out_of_pool(self, word):
        return self.pool.pop(written(self.pool).index(word))


def referee():
    return OmensReferee(Pollution, RULES, PollutionTold)
