"""War of the Omens battles, modelled from the rule page alone, and its referee."""
from omens import OmensReferee
from omens_model import DICE, Battle, Piece, Reach, Told, cards, written
from omens_poker import PACK, value
from referee import Disagreement

DECK = {2: 16, 3: 12, 4: 9}  # each seat's, by seats
HIT_POINTS = 9
NO_CARD, WAR_HAS_NONE = 0, -1

RULES = {
    "dealt": "Deal each seat a face-down deck (2 seats 16, 3: 12, 4: 9); the rest is War's deck",
    "war-turns-up": "War and every seat with cards turn up their top card",
    "turns-up": "War and every seat with cards turn up their top card",
    "war-cheats": "If War loses to every seat that turned one up, it cheats, once a turn, while its deck and at least one seat's have a card",
    "goes-to-war": "If any seat ties with War, those seats and War go to war at once, and the others' comparison falls away",
    "choose": "Clockwise from seat 0, each losing seat: helpers' card powers on its card, one by one, and/or a hit-point die added; no change of suit",
    "die-rolled": "Die powers may be used on the hit-point die; a win or a tie ends the use of powers",
    "beats": "Win: the die goes back, no cheating",
    "ties": "Tie: the die goes back, go to war at once; in a war they turn up one more each",
    "spared": "A tie made here sends the seat to war at once: seats still to choose are spared (the app says so)",
    "stands": "A seat that ends up losing without rolling loses one hit-point die; in a war not rolling costs nothing",
    "loses-die": "Loss: the die is lost; the last die lost ends the battle",
    "loses-card": "Loss: the die is lost, and the seat's card goes to the bottom of War's deck; in a war it stays among the war's cards",
    "has-no-card": "Ruling: a tied seat with no card left takes part with 0 and may roll a die",
    "reshuffled": "When War must turn up a card in a war and has none, the discards are shuffled into its deck",
    "war-takes": "War highest: the cards turned up in this war, shuffled, go to the bottom of War's deck",
    "wins-cards": "A seat highest: they are shuffled face down and the winning seat shares them out",
    "share": "The winning seat chooses, card by card, any seat whose deck gets it at the bottom",
    "won": "At the start of a turn War's deck is empty: won",
    "lost": "No hit-point dice, or every seat out of cards: lost",
}


class WarTold(Told):
    def deal(self, match):
        """The seats' decks and War's, before anything is turned up."""
        own = [self.came(match, "turns-up", seat=seat) + deck for seat, deck in enumerate(self.zones("own-deck"))]
        war = self.came(match, "war-turns-up") + self.zone("deck")
        if list(map(len, own)) != [DECK[len(match.seats)] for _ in match.seats] or sorted(sum(own, war)) != sorted(PACK):
            raise Disagreement("the 52 cards dealt", (own, war), "dealt")
        return own, war

    def zones(self, name):
        return [[card.strip("()") for card in zone] for zone in self.line["state"]["zones"][name]]


class NoDice(Exception):
    """The last hit-point die is lost."""


class War(Battle):
    ID = "omens-war"
    COUNTED = {"dice-box", "hit-points"}

    def __init__(self, seats, helpers, chance):
        super().__init__(seats, helpers, chance)
        self.hit_points = [self.box.pop() for _ in range(HIT_POINTS)]
        self.war, self.spoils = [], []
        self.own, self.up = ([[] for _ in self.seats] for _ in range(2))
        self.facts |= {"round": 0, "has-cheated": 0, "at-war": 0}
        self.flag("fighting")
        self.flag("to-choose")

    @property
    def LOOSE(self):
        """Spoils have an order once they are shuffled."""
        return super().LOOSE | ({"spoils"} if self.facts["at-war"] else set())

    def zones(self):
        return super().zones() | {"hit-points": written(self.hit_points), "war": written(self.war), "spoils": written(self.spoils),
                                  "own-deck": list(map(written, self.own)), "turned-up": list(map(written, self.up))}

    def flag(self, fact, seats=()):
        self.facts[fact] = [int(seat in seats) for seat in self.seats]

    def flagged(self, fact):
        return [seat for seat in self.seats if self.facts[fact][seat]]

    def play(self):
        self.draw_helpers()
        own, war = self.chance.deal(self)
        self.own, self.deck = list(map(cards, own)), cards(war)
        try:
            while self.deck and any(self.own):
                yield from self.turn()
            self.end(won=not self.deck)
        except NoDice:
            self.end(won=False)

    def turn(self):
        self.facts["round"] += 1
        self.tell("turn-began", None, self.facts["round"])
        self.turn_up(self.seats)
        if all(self.worth(seat) > self.wars() for seat in self.seats if self.up[seat]) and self.deck and any(self.own):
            self.facts["has-cheated"] = 1
            self.tell("war-cheats", None)
            self.discard_all()
            self.turn_up(self.seats)
        showing = [seat for seat in self.seats if self.up[seat]]
        tied = [seat for seat in showing if self.worth(seat) == self.wars()]
        if not tied:
            tied = yield from self.losers_choose([seat for seat in showing if self.worth(seat) < self.wars()])
        if tied:
            yield from self.go_to_war(tied)
        self.discard_all()
        self.facts["has-cheated"] = 0

    # Cards

    def worth(self, seat):
        return value(self.up[seat][0].shows) if self.up[seat] else NO_CARD

    def wars(self):
        return value(self.war[0].shows) if self.war else WAR_HAS_NONE

    def turn_up(self, seats):
        """War's top card and that of each of these seats which has one."""
        if self.deck:
            self.war = [self.deck.pop(0).turn(True)]
            self.tell("war-turns-up", None, self.war[0].shows)
        for seat in seats:
            if self.own[seat]:
                self.up[seat] = [self.own[seat].pop(0).turn(True)]
                self.tell("turns-up", seat, self.up[seat][0].shows)
            elif self.facts["at-war"]:
                self.tell("has-no-card", seat)

    def gather(self):
        """All cards turned up leave the table."""
        gathered = sum(self.up, self.war)
        self.war, self.up = [], [[] for _ in self.seats]
        return gathered

    def discard_all(self):
        self.discard(*self.gather())

    # Losing seats

    def losers_choose(self, losers):
        """One after the other, until one ties; who goes to war."""
        for place, seat in enumerate(losers):
            self.flag("to-choose", losers[place + 1:])
            outcome = yield from self.choose_to_lose(seat)
            if outcome == "ties":
                if not self.facts["at-war"]:
                    for spared in losers[place + 1:]:
                        self.tell("spared", spared)
                self.flag("to-choose")
                return [seat]
        return []

    def choose_to_lose(self, seat):
        """beats, ties or loses."""
        while True:
            words = yield from self.ask(seat, "choose", ["roll", "stand"], self.reach(seat))
            if words == ["stand"]:
                self.tell("stands", seat)
                if not self.facts["at-war"]:
                    self.lose_die(seat, self.hit_points.pop())
                    self.check_dice()
                return "loses"
            if words == ["roll"]:
                return (yield from self.roll(seat))
            if outcome := self.compare(seat, self.worth(seat)):
                return outcome

    def reach(self, seat):
        others = {(other, 0): (self.up[other], 0) for other in self.flagged("to-choose") if self.up[other]}
        return Reach(cards=[(self.up[seat], 0)] if self.up[seat] else [], deck=self.own[seat],
                     copies=sum(self.up, self.war + self.spoils), swaps=lambda spot: others, suits=False)

    def compare(self, seat, total):
        if total > self.wars():
            self.tell("beats", seat, total, self.wars())
            return "beats"
        if total == self.wars():
            self.tell("ties", seat, total)
            return "ties"
        return None

    def roll(self, seat):
        self.dice.append(self.hit_points.pop())
        [face] = self.chance.dice(self, "rolled", seat, 0)
        self.restore(self.dice[0], printed=str(face))
        self.tell("rolled", seat, face, self.worth(seat) + face)
        while True:
            outcome = self.compare(seat, self.worth(seat) + int(self.dice[0].shows))
            reach = Reach(dice=self.dice)
            if outcome or not self.uses(reach) or (yield from self.ask(seat, "die-rolled", ["accept"], reach)):
                break
        die = self.dice.pop()
        if outcome:
            self.hit_points.append(self.mix(die))
            return outcome
        self.lose_die(seat, die)
        if not self.facts["at-war"]:
            self.pay(seat)
        self.check_dice()
        return "loses"

    def lose_die(self, seat, die):
        self.to_box(die)
        self.tell("loses-die", seat, len(self.hit_points))

    def pay(self, seat):
        card = self.restore(self.up[seat].pop()).turn(False)
        self.deck.append(card)
        self.tell("loses-card", seat, card.printed)

    def check_dice(self):
        if not self.hit_points:
            raise NoDice

    # Going to war

    def go_to_war(self, tied):
        self.facts["at-war"] = 1
        for seat in tied:
            self.tell("goes-to-war", seat)
        self.discard_all()
        winner = yield from self.fight(tied)
        self.facts["at-war"] = 0
        self.flag("fighting")
        spoils = [self.mix(card).turn(False) for card in self.spoils + self.gather()]
        self.spoils = []
        if winner is None:
            self.tell("war-takes", None, len(spoils))
            self.deck += self.chance.order(self, spoils, "deck", drawn=["war-turns-up"], above=len(self.deck))
        else:
            self.tell("wins-cards", winner, len(spoils))
            self.spoils = self.chance.order(self, spoils, "spoils")
            yield from self.share(winner)

    def fight(self, seats):
        """Until somebody is higher: the winning seat, or None for War."""
        while True:
            self.flag("fighting", seats)
            self.turn_up_in_war(seats)
            highest = max(map(self.worth, seats))
            seats = [seat for seat in seats if self.worth(seat) == highest]
            if highest > self.wars():
                return seats[0]
            if highest < self.wars():
                outcome, seats = yield from self.below_war()
                if outcome != "ties":
                    return seats[0] if seats else None
            self.spoils += self.gather()

    def turn_up_in_war(self, seats):
        if not self.deck and self.discards:
            self.tell("reshuffled", None, len(self.discards))
            shuffled, self.discards = [self.mix(card).turn(False) for card in self.discards], []
            self.deck = self.chance.order(self, shuffled, "deck", drawn=["war-turns-up"])
        self.turn_up(seats)

    def below_war(self):
        """All seats in the war are below it and may do something about it: what the first to succeed does, and who that is."""
        losers = self.flagged("fighting")
        for place, seat in enumerate(losers):
            self.flag("to-choose", losers[place + 1:])
            outcome = yield from self.choose_to_lose(seat)
            if outcome != "loses":
                self.flag("to-choose")
                return outcome, [seat]
        return "loses", []

    def share(self, winner):
        while self.spoils:
            self.show("share")
            _, seat = yield from self.choose(winner, [f"give {seat}" for seat in self.seats])
            self.own[int(seat)].append(self.spoils.pop(0))
            self.tell("gave", winner, int(seat))


def referee():
    return OmensReferee(War, RULES, WarTold)
