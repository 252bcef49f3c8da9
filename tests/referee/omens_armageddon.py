"""Armageddon of the Omens battles, modelled from the rule page alone, and its referee."""
from omens import OmensReferee
from omens_model import Battle, Reach, Told, cards, written
from omens_poker import PACK, SUITS, category, rank
from referee import Disagreement

HAND, OPEN = 5, 2
PLACES = range(1, HAND + 1)
THINNED = {2: 15, 3: 0, 4: 0}  # cards discarded in the set-up, by seats
SATANS = [f"14{suit}" for suit in SUITS]
SIX, LOSING = "6", 3

RULES = {
    "satan-came": "The four 14s are Satan's hand, face up",
    "thinned": "Two seats: discard 15 face up",
    "dealt": "Deal each seat 5 face-down cards that nobody looks at; turn the left two up. Satan gets a fifth card (face down)",
    "ready": "In its turn, before rolling, a seat may spend die powers on locked dice, its own or others'",
    "unlocked": "A locked die that then shows something else than 6 is taken away. For the Witch and the Prophet all locked dice are one roll",
    "rolled": "A turn: roll a die (die powers may be used)",
    "act": "1-5: either own or Satan's card in that place; 6: own hand and Satan's are all turned face up",
    "decide": "Own: look at it (secretly, if face down), then discard it and refill face down unseen, or keep it, turned face up. "
              "If the Witch empties the deck before a 1-5 is carried out, only keeping is possible",
    "looked": "Own: look at the own card in that place",
    "kept": "Keep it, turned face up",
    "discarded": "Discard it and refill face down unseen",
    "satan-lost": "Satan's: discard the card in that place face up and refill face down unseen",
    "hands-up": "6: own hand and Satan's are all turned face up",
    "toss": "6: discard 0-5 own cards, refilled face down unseen",
    "refilled": "Refilled face down unseen",
    "reshuffled": "Should the deck run out in this, shuffle the discards into a new one; the battle then ends after this turn",
    "satan-turned-up": "Then turn up the deck's top card",
    "satan-swapped": "If putting it in place of one of Satan's cards makes a better hand, the best such swap is made. Equal swaps for Satan: the leftmost",
    "satan-passed": "Else it is discarded",
    "locked": "Then the seat gets a die locked on 6. Its third: lost",
    "after": "Helpers' card powers: on an own face-up card in the own turn",
    "showdown": "End: the deck is empty at the end of a turn",
    "beat-satan": "Won: every seat's hand is strictly higher than Satan's",
    "fell-short": "Won: every seat's hand is strictly higher than Satan's",
}


class ArmageddonTold(Told):
    def hand(self, seat):
        return [card.strip("()") for card in self.line["state"]["zones"]["hand"][seat]]

    def deal(self, match):
        """The cards thinned out, the hands, Satan's fifth card, and the deck."""
        thinned, hands, fifth, deck = self.zone("discards"), [self.hand(seat) for seat in match.seats], self.zone("satan")[-1], self.zone("deck")
        sizes = [len(thinned), *map(len, hands)]
        if sizes != [THINNED[len(match.seats)], *(HAND for _ in match.seats)] or sorted(sum(hands, thinned + [fifth] + deck + SATANS)) != sorted(PACK):
            raise Disagreement("the 52 cards dealt", (thinned, hands, fifth, deck), "dealt")
        return self.came(match, "thinned"), hands, fifth, deck

    def new_deck(self, match, shuffled, seat, places):
        """The order of the discards, now the deck: those that came to these places of the hand, the one turned up for Satan, and what is left."""
        came = [self.hand(seat)[place - 1] for place in places] + self.came(match, "satan-turned-up")
        return self.arranged(shuffled, came + self.zone("deck"))


class Armageddon(Battle):
    ID = "omens-armageddon"

    def __init__(self, seats, helpers, chance):
        super().__init__(seats, helpers, chance)
        self.satan = []
        self.hand, self.locked = ([[] for _ in self.seats] for _ in range(2))
        self.facts["last-turn"] = 0

    def zones(self):
        return super().zones() | {"satan": written(self.satan), "hand": list(map(written, self.hand)), "locked": list(map(written, self.locked))}

    def play(self):
        self.draw_helpers()
        self.deal()
        yield from self.turns(self.roll_for_start())

    def deal(self):
        self.tell("satan-came", None)
        thinned, hands, fifth, deck = self.chance.deal(self)
        self.satan, self.deck = cards(SATANS, up=True) + cards([fifth]), cards(deck)
        self.hand = [cards(hand[:OPEN], up=True) + cards(hand[OPEN:]) for hand in hands]
        for card in cards(thinned):
            self.tell("thinned", None, card.shows)
            self.discard(card)
        if thinned:
            self.tell("thinned-out", None, len(thinned))
        for seat, hand in enumerate(hands):
            self.tell("dealt", seat, *hand[:OPEN])

    def turns(self, seat):
        while not self.facts["last-turn"] and self.deck:
            yield from self.turn(seat)
            if len(self.locked[seat]) == LOSING:
                self.end(won=False)
                return
            seat = self.clockwise(seat)[1]
        self.showdown()

    def turn(self, seat):
        self.to_box(*self.dice)
        self.dice = []
        self.facts["turn"] = seat
        self.tell("turn-began", seat)
        yield from self.before_rolling(seat)
        [face] = self.chance.dice(self, "rolled", seat, 0)
        self.dice = [self.restore(self.box.pop(), printed=str(face))]
        self.tell("rolled", seat, face)
        choice = yield from self.act(seat)
        place = int(self.dice[0].shows)
        if choice == "face-satan":
            yield from self.face_satan(seat)
            if len(self.locked[seat]) == LOSING:
                return
        elif choice == "own":
            yield from self.look_at_own(seat, place)
        else:
            self.attack_satan(seat, place)
        yield from self.with_helpers(seat, "after", ["done"], lambda: self.reach(seat))

    # Helpers

    def reach(self, seat, dice=()):
        spots = [(self.hand[seat], place) for place, card in enumerate(self.hand[seat]) if card.up]
        copies = [card for card in sum(self.hand, self.satan) if card.up]
        others = {(other, place): (hand, place) for other, hand in enumerate(self.hand) if other != seat for place, card in enumerate(hand) if card.up}
        return Reach(spots, self.deck, copies, lambda spot: others, dice)

    def with_helpers(self, seat, phase, moves, reach):
        """One move, which is made without asking when no helper can be used."""
        words = None
        while not words and self.uses(reach()):
            words = yield from self.ask(seat, phase, moves, reach())

    def before_rolling(self, seat):
        words = None
        while not words and self.uses(self.reach(seat, locked := sum(self.locked, []))):
            words = yield from self.ask(seat, "ready", ["roll"], self.reach(seat, locked))
            self.unlock(locked)

    def unlock(self, locked):
        """What all locked dice are now: one that shows no 6 is taken away."""
        for seat, dice in enumerate(self.locked):
            now, locked = locked[:len(dice)], locked[len(dice):]
            self.locked[seat] = [die for die in now if die.shows == SIX]
            for die in now:
                if die.shows != SIX:
                    self.tell("unlocked", seat)
                    self.to_box(die)

    def act(self, seat):
        """What is done with the die: face-satan, own or satans."""
        while True:
            if self.dice[0].shows == SIX:
                moves = ["face-satan"]
            else:
                moves = ["own", "satans"] if self.deck else ["own"]
            reach = self.reach(seat, self.dice)
            if len(moves) == 1 and not self.uses(reach):
                return moves[0]
            if words := (yield from self.ask(seat, "act", moves, reach)):
                return words[0]

    # 1 to 5

    def look_at_own(self, seat, place):
        card = self.hand[seat][place - 1]
        self.tell("looked", seat, place)
        if not card.up:
            self.tell("saw-own", seat, card.shows)
        choice = ["keep"]
        if self.deck:
            choice = yield from self.ask(seat, "decide", ["keep", "discard"])
        if choice == ["keep"]:
            self.tell("kept", seat, card.turn(True).shows)
        else:
            self.discard(card)
            self.tell("discarded", seat, card.shows)
            self.refill(self.hand[seat], place, seat)

    def attack_satan(self, seat, place):
        card = self.satan[place - 1]
        self.tell("satan-lost", seat, card.shows)
        self.discard(card)
        self.refill(self.satan, place, None)

    def refill(self, hand, place, seat):
        hand[place - 1] = self.deck.pop(0)
        self.tell("refilled", seat, place)

    # 6

    def face_satan(self, seat):
        self.tell("hands-up", seat)
        self.turn_up("showed", seat, self.hand[seat])
        self.turn_up("satan-showed", None, self.satan)
        places = yield from self.toss(seat)
        for place in places:
            self.discard(self.hand[seat][place - 1])
        for at, place in enumerate(places):
            self.want_card(seat, places[at:])
            self.refill(self.hand[seat], place, seat)
        self.want_card(seat, [])
        self.tempt_satan()
        self.locked[seat].append(self.restore(self.dice.pop(), printed=SIX))
        self.tell("locked", seat, len(self.locked[seat]))

    def turn_up(self, what, seat, hand):
        for place, card in zip(PLACES, hand):
            if not card.up:
                self.tell(what, seat, card.turn(True).shows, place)

    def toss(self, seat):
        """The places that will be discarded."""
        places = []
        while HAND not in places:
            self.show("toss", tossing=places)
            verb, *words = yield from self.choose(seat, ["done", *(f"toss {place}" for place in PLACES if place > max(places, default=0))])
            if verb == "done":
                break
            places.append(int(*words))
            self.tell("tossed", seat, self.hand[seat][places[-1] - 1].shows, places[-1])
        self.facts.pop("tossing", None)
        return places

    def want_card(self, seat, places):
        """A card of the deck is wanted, for these places and for Satan."""
        if not self.deck:
            self.tell("reshuffled", None)
            shuffled, self.discards = [self.mix(card).turn(False) for card in self.discards], []
            self.deck = self.chance.new_deck(self, shuffled, seat, places)
            self.facts["last-turn"] = 1

    def tempt_satan(self):
        """The deck's top card, against each of Satan's."""
        card = self.deck.pop(0).turn(True)
        self.tell("satan-turned-up", None, card.shows)
        hands = [self.satan[:at] + [card] + self.satan[at + 1:] for at in range(HAND)]
        best = max(hands, key=lambda hand: rank(written(hand)))  # the leftmost of equals
        if rank(written(best)) > rank(written(self.satan)):
            at = hands.index(best)
            self.tell("satan-swapped", None, self.satan[at].shows, card.shows)
            self.discard(self.satan[at])
            self.satan = best
        else:
            self.tell("satan-passed", None)
            self.discard(card)

    # The end

    def showdown(self):
        self.tell("showdown", None)
        self.turn_up("satan-showed", None, self.satan)
        for seat, hand in enumerate(self.hand):
            self.turn_up("showed", seat, hand)
        satans = written(self.satan)
        self.tell("satan-holds", None, category(satans))
        higher = [rank(written(hand)) > rank(satans) for hand in self.hand]
        for seat, hand in enumerate(self.hand):
            self.tell("beat-satan" if higher[seat] else "fell-short", seat, category(written(hand)))
        self.end(won=all(higher))


def referee():
    return OmensReferee(Armageddon, RULES, ArmageddonTold)
