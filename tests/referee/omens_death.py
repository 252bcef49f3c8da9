"""Death of the Omens battles, modelled from the rule page alone, and its referee."""
from itertools import combinations

from omens import OmensReferee
from omens_model import Battle, Reach, Told, cards, written
from omens_poker import CATEGORIES, PACK, category, value
from referee import Disagreement

DICE, ROLLED, HAND = 4, 3, 5
TAKEN_OUT = {2: 26, 3: 13, 4: 0}  # by seats
AT_LEAST = {2: "three-of-a-kind", 3: "two-pair", 4: "one-pair"}
EXCHANGED, OFFERED = (13, 14), 2

RULES = {
    "took-out": "Discard 26, 13 or 0 cards face up (2, 3, 4 seats)",
    "got": "Deal each seat 5 face-down cards; a seat may look at its own",
    "rolled": "A turn: roll 3 dice",
    "choose": "The active seat chooses 2, adding up (die powers may be used; no card powers in this battle; each helper once by each seat). Die powers are the active seat's, before choosing",
    "match": "It may discard one of its cards of that value. Else the others, clockwise, each may discard one of theirs; the first ends it",
    "dropped": "It may discard one of its cards of that value. Else the others, clockwise, each may discard one of theirs; the first ends it",
    "drew": "Who discarded refills the slot face down from the deck",
    "nobody": "If nobody did: the active seat discards the deck's top card and turns one of its face-down cards up",
    "reveal": "If nobody did: the active seat discards the deck's top card and turns one of its face-down cards up",
    "revealed": "The active seat turns one of its face-down cards up; with all five face up nothing is turned",
    "offer": "If that is a 13 or a 14 it may at once be discarded; with fewer than two deck cards it may not",
    "pick": "Turn up the deck's top two, put one face up in the slot (a 13 or 14 chosen stays), discard the other",
    "took": "Turn up the deck's top two, put one face up in the slot (a 13 or 14 chosen stays), discard the other",
    "deck-ran-out": "End: the deck is empty at the end of a turn, or can't give what is asked",
    "too-low": "Each at least three of a kind / two pair / one pair (2 / 3 / 4 seats)",
    "alike": "The seats' hands are all of different categories",
    "won": "The seats' hands are all of different categories and each at least three of a kind / two pair / one pair (2 / 3 / 4 seats)",
}


class DeathTold(Told):
    def deal(self, match):
        """The cards taken out, the hands and the deck."""
        out, deck, hands = self.zone("discards"), self.zone("deck"), [[card.strip("()") for card in hand] for hand in self.line["state"]["zones"]["hand"]]
        if [len(out), *map(len, hands)] != [TAKEN_OUT[len(match.seats)], *(HAND for _ in match.seats)] or sorted(sum(hands, out + deck)) != sorted(PACK):
            raise Disagreement("the 52 cards dealt", (out, hands, deck), "got")
        return out, hands, deck


class Death(Battle):
    ID = "omens-death"

    def __init__(self, seats, helpers, chance):
        super().__init__(seats, helpers, chance)
        del self.box[DICE:]
        self.hand, self.offer = [[] for _ in self.seats], []
        self.helped = set()  # (helper, seat): in this battle each seat may use each helper once
        self.facts["total"] = 0

    def zones(self):
        return super().zones() | {"hand": list(map(written, self.hand)), "offer": written(self.offer)}

    def play(self):
        self.draw_helpers()
        self.deal()
        yield from self.turns(self.roll_for_start())

    def deal(self):
        out, hands, deck = self.chance.deal(self)
        self.discard(*cards(out[::-1]))
        self.tell("took-out", None, len(out))
        self.hand, self.deck = list(map(cards, hands)), cards(deck)
        for seat, hand in enumerate(hands):
            for card in hand:
                self.tell("got", seat, card)
        self.tell("dealt", None)

    def turns(self, seat):
        while self.deck:
            yield from self.turn(seat)
            seat = self.clockwise(seat)[1]
        self.tell("deck-ran-out", None)
        self.compare_hands()

    def turn(self, seat):
        self.facts |= {"turn": seat, "total": 0}
        self.to_box(*self.dice)
        faces = self.chance.dice(self, "rolled", seat, 0, ROLLED)
        self.dice = [self.restore(self.box.pop(), printed=str(face)) for face in faces]
        self.tell("rolled", seat, *written(self.dice))
        self.facts["total"] = yield from self.choose_two(seat)
        self.tell("chose", seat, self.facts["total"])
        for other in self.clockwise(seat):
            if (yield from self.drop(other)):
                return
        self.tell("nobody", None)
        self.discard(lost := self.deck.pop(0))
        self.tell("lost-from-deck", seat, lost.shows)
        yield from self.turn_one_up(seat)

    def choose_two(self, seat):
        while True:
            totals = sorted({int(one.shows) + int(other.shows) for one, other in combinations(self.dice, 2)})
            reach = Reach(dice=self.dice)
            if len(totals) == 1 and not self.uses(reach):
                return totals[0]
            if words := (yield from self.ask(seat, "choose", [f"total {total}" for total in totals], reach)):
                return int(words[1])

    def drop(self, seat):
        """Whether this seat discards a card of that value."""
        hand = self.hand[seat]
        fit = [f"drop {slot}" for slot, card in enumerate(hand) if value(card.shows) == self.facts["total"]]
        if not fit and all(card.up for card in hand):
            return False
        verb, *slot = yield from self.ask(seat, "match", ["pass", *fit])
        if verb == "pass":
            self.tell("passed", seat)
            return False
        slot = int(*slot)
        self.discard(card := hand[slot])
        self.tell("dropped", seat, card.shows)
        hand[slot] = self.deck.pop(0)
        self.tell("drew", seat, hand[slot].shows)
        return True

    def turn_one_up(self, seat):
        slots = [slot for slot, card in enumerate(self.hand[seat]) if not card.up]
        if not slots:
            return
        slot = slots[0]
        if len(slots) > 1:
            _, slot = yield from self.ask(seat, "reveal", [f"turn-up {slot}" for slot in slots])
        card = self.hand[seat][int(slot)].turn(True)
        self.tell("revealed", seat, card.shows)
        if value(card.shows) in EXCHANGED and len(self.deck) >= OFFERED:
            yield from self.exchange(seat, int(slot))

    def exchange(self, seat, slot):
        card = self.hand[seat][slot]
        self.show("offer", slot=[slot])
        if (yield from self.choose(seat, ["exchange", "stay"])) == ["stay"]:
            self.tell("stayed", seat, card.shows)
        else:
            self.discard(card)
            self.tell("exchanged", seat, card.shows)
            self.offer = [self.deck.pop(0).turn(True) for _ in range(OFFERED)]
            self.hand[seat][slot:slot + 1] = []
            self.tell("offered", seat, *written(self.offer))
            self.show("pick", slot=[slot])
            _, word = yield from self.choose(seat, [f"take {offered}" for offered in written(self.offer)])
            taken = self.offer.pop(written(self.offer).index(word))
            self.hand[seat].insert(slot, taken)
            self.tell("took", seat, taken.shows, self.offer[0].shows)
            self.discard(self.offer.pop())
        self.facts.pop("slot")

    # Helpers: once by each seat

    def uses(self, reach):
        return [use for use in super().uses(reach) if (use.split()[1], self.facts["turn"]) not in self.helped]

    def serve(self, seat, helper):
        self.helped.add((helper, seat))
        if all((helper, each) in self.helped for each in self.seats):
            super().serve(seat, helper)

    def show(self, phase, **lists):
        had = [(helper, seat) for helper in self.helpers for seat in self.seats if (helper, seat) in self.helped]
        super().show(phase, **{"had": [helper for helper, _ in had], "had-by": [seat for _, seat in had]} | lists)

    # The end

    def compare_hands(self):
        shown = []
        for seat, hand in enumerate(self.hand):
            for card in hand:
                if not card.up:
                    self.tell("opened", seat, card.turn(True).shows)
            shown.append(category(written(hand)))
            self.tell("shows", seat, shown[-1])
        least = AT_LEAST[len(self.seats)]
        low = [seat for seat in self.seats if CATEGORIES.index(shown[seat]) < CATEGORIES.index(least)]
        alike = [pair for pair in combinations(self.seats, 2) if shown[pair[0]] == shown[pair[1]]]
        if low:
            self.tell("too-low", low[0], least)
        elif alike:
            self.tell("alike", *alike[0], shown[alike[0][0]])
        self.end(won=not low and not alike)


def referee():
    return OmensReferee(Death, RULES, DeathTold)
