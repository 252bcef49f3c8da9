"""Heaven of the Omens battles, modelled from the rule page alone, and its referee."""
from omens import OmensReferee
from omens_model import Reach, cards, written
from omens_poker import PACK, category
from omens_prophecies import RULES as OF_PROPHECIES
from omens_prophecies import Prophecies, PropheciesTold
from referee import Disagreement

DICE, OPEN, SLOTS = 3, 2, 5
REMOVED = {2: 28, 3: 16, 4: 4}  # by seats; half of them unseen

RULES = OF_PROPHECIES | {
    "dealt": "Two face-up cards each",
    "removed": "Remove 28 / 16 / 4 cards, half of them face up (public), half unseen",
    "gabriel-came": "Option adversary: with Gabriel; default off",
    "gabriel-took": "At the start of the start seat's every turn the deck's top card leaves the game unseen",
    "act": "A turn, either: look at the deck's top card, or take the discards' top card face up (after as many such turns in a row as there are seats, "
           "the deck's card must be looked at, as long as there is one). Helpers' card powers: on any own card, in the own turn; a face-down one is "
           "turned up first",
    "cannot-act": "Should Gabriel take the last card, that turn still takes from the discards if there are any; should the Witch empty the deck, likewise",
    "judge": "Look at the deck's top card in secret and discard it face up or take it face down",
    "kept": "A card taken fills an empty slot (5) or replaces a card, which is discarded face up",
    "took": "Take the discards' top card face up. A card taken fills an empty slot (5) or replaces a card, which is discarded face up",
    "gave-up": "A card taken fills an empty slot (5) or replaces a card, which is discarded face up",
    "after": "Helpers' card powers: on any own card, in the own turn; a face-down one is turned up first",
    "deck-ran-out": "End: deck empty at the end of a turn",
    "fulfilled": "Each seat's best hand is exactly of its prophecy's category (fewer than five cards will do for two pair, three and four of a kind)",
    "failed": "Each seat's best hand is exactly of its prophecy's category (fewer than five cards will do for two pair, three and four of a kind)",
}


class HeavenTold(PropheciesTold):
    def deal(self, match):
        """Hands, the cards removed, and the deck, of which Gabriel may have taken one since."""
        hands = [[card.strip("()") for card in hand] for hand in self.line["state"]["zones"]["hand"]]
        removed, deck = self.zone("removed"), self.zone("gabriel") + self.zone("deck")
        if [*map(len, hands), len(removed)] != [*(OPEN for _ in match.seats), REMOVED[len(match.seats)]] or sorted(sum(hands, removed + deck)) != sorted(PACK):
            raise Disagreement("the 52 cards dealt", (hands, removed, deck), "dealt")
        return hands, removed, deck


class Heaven(Prophecies):
    ID, ADVERSARY = "omens-heaven", "gabriel"
    LOOSE = Prophecies.LOOSE - {"discards"}

    def __init__(self, seats, helpers, chance, adversary="off"):
        super().__init__(seats, helpers, chance, adversary == "on")
        del self.box[DICE:]
        self.hand = [[] for _ in self.seats]
        self.drawn, self.removed, self.gabriel = [], [], []
        self.facts["taken-in-row"] = 0

    def zones(self):
        return super().zones() | {"hand": list(map(written, self.hand)), "drawn": written(self.drawn), "removed": written(self.removed),
                                  "gabriel": written(self.gabriel)}

    def play(self):
        self.draw_helpers()
        self.deal_prophecies()
        self.deal()
        if self.adversary:
            self.tell("gabriel-came", None)
        yield from self.turns(self.roll_for_start())

    def deal(self):
        hands, removed, deck = self.chance.deal(self)
        self.hand, self.deck = [cards(hand, up=True) for hand in hands], cards(deck)
        for seat, hand in enumerate(hands):
            self.tell("dealt", seat, *hand)
        half = len(removed) // 2
        self.removed = cards(removed[:half], up=True) + cards(removed[half:])
        self.tell("removed", None, half, len(removed) - half)

    def turns(self, seat):
        self.facts["starter"] = seat
        while self.deck:
            yield from self.turn(seat)
            seat = self.clockwise(seat)[1]
        self.tell("deck-ran-out", None)
        self.come_true()

    def turn(self, seat):
        self.facts["turn"] = seat
        if self.adversary and seat == self.facts["starter"]:
            self.gabriel.insert(0, self.deck.pop(0))
            self.tell("gabriel-took", None)
        words = None
        while not words and (moves := self.acts(seat)):
            words = yield from self.ask(seat, "act", moves, self.reach(seat))
        if not words:
            self.tell("cannot-act", seat)
        elif words == ["look"]:
            yield from self.look(seat)
        else:
            self.take(seat, int(words[1]))
        yield from self.after(seat)

    # Moves

    def acts(self, seat):
        moves = ["look"] if self.deck else []
        if self.discards and (not self.deck or self.facts["taken-in-row"] < len(self.seats)):
            moves += self.slots(seat, "take")
        return moves

    def slots(self, seat, verb):
        return [f"{verb} {slot}" for slot in range(min(len(self.hand[seat]) + 1, SLOTS))]

    def look(self, seat):
        self.facts["taken-in-row"] = 0
        self.drawn = [self.deck.pop(0)]
        self.tell("looked-at", seat, 1)
        self.tell("saw", seat, self.drawn[0].shows)
        words = yield from self.ask(seat, "judge", ["decline", *self.slots(seat, "keep")])
        card = self.drawn.pop()
        if words == ["decline"]:
            self.discard(card)
            self.tell("declined", seat, card.shows)
        else:
            self.tell("kept", seat)
            self.fill(seat, int(words[1]), card)

    def take(self, seat, slot):
        self.facts["taken-in-row"] += 1
        card = self.discards.pop(0)
        self.tell("took", seat, card.shows)
        self.fill(seat, slot, card)

    def fill(self, seat, slot, card):
        hand = self.hand[seat]
        left = hand[slot:slot + 1]
        hand[slot:slot + 1] = [card]
        self.discard(*left)
        for other in left:
            self.tell("gave-up", seat, other.shows)

    def after(self, seat):
        """Whether a face-down card can be changed is that seat's secret, so it is asked all the same."""
        words = None
        while not words and self.helpers and (self.uses(self.reach(seat)) or not all(card.up for card in self.hand[seat])):
            words = yield from self.ask(seat, "after", ["done"], self.reach(seat))

    def reach(self, seat):
        copies = [card for card in sum(self.hand, []) if card.up]
        others = {(other, place): (hand, place) for other, hand in enumerate(self.hand) if other != seat for place, card in enumerate(hand) if card.up}
        return Reach([(self.hand[seat], slot) for slot in range(len(self.hand[seat]))], self.deck, copies, lambda spot: others)

    # The end

    def shown(self, seat):
        return [category(written(self.hand[seat]))]

    def open(self, seat):
        for card in self.hand[seat]:
            if not card.up:
                self.tell("opened", seat, card.turn(True).shows)

    def fits(self, seat, foretold):
        return category(written(self.hand[seat])) == foretold


def referee():
    return OmensReferee(Heaven, RULES, HeavenTold, adversary={"off", "on"})
