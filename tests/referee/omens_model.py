"""What the Omens battles share, modelled from the rule page alone, for their referees: pieces, chance, helpers and their powers."""
from itertools import permutations

from omens_poker import SUITS, VALUES, suit, value
from referee import Disagreement

HELPERS = "bookseller driver boy hound witch witch-hunter sergeant medium prophet postman".split()
FACES = range(1, 7)
DICE, START_DICE, LOOKED_AT = 12, 3, 3


class Piece:
    """A card or die: what is printed on it (or was rolled), and what it shows, which helpers change."""

    def __init__(self, printed, up=False):
        self.printed = self.shows = printed
        self.up = up
        self.number = None  # what the trace calls it, once it has named it

    def __repr__(self):
        return self.shows if self.up else f"({self.shows})"

    def turn(self, up):
        self.up = up
        return self


def cards(words, up=False):
    return [Piece(word.strip("()"), up) for word in words]


def written(zone):
    return list(map(repr, zone))


class Told:
    """What chance brought, as a line of the trace tells it; a disagreement if chance cannot have."""

    def listen(self, line):
        self.line = line

    def zone(self, name):
        return [card.strip("()") for card in self.line["state"]["zones"][name]]

    def next(self, match, what, seat):
        """The arguments of the next event told, which must be this one."""
        told = self.line["events"][len(match.events):][:1]
        if not told or (told[0]["what"], told[0]["seat"]) != (what, seat):
            raise Disagreement(f"{what} by seat {seat}", told, what)
        return told[0]["args"]

    def dice(self, match, what, seat, at, number=1):
        """The faces that the next event told has in these places."""
        faces = self.next(match, what, seat)[at:at + number]
        if len(faces) != number or not all(str(face) in map(str, FACES) for face in faces):
            raise Disagreement(f"{what} by seat {seat}: {number} dice", faces, what)
        return list(map(int, faces))

    def came(self, match, *kinds, seat=None):
        """The cards that the rest of the line tells of: those which come off a deck."""
        return [event["args"][-1] for event in self.line["events"][len(match.events):]
                if event["what"] in kinds and (seat is None or event["seat"] == seat)]

    def order(self, match, shuffled, zone, drawn=(), above=0):
        """The order of cards just shuffled, now in a zone with that many above them: what is drawn, then what is left there."""
        return self.arranged(shuffled, (self.came(match, *drawn) + self.zone(zone))[above:above + len(shuffled)])

    def arranged(self, shuffled, told):
        """Cards just shuffled, in the order told."""
        left = list(shuffled)
        try:
            return [left.pop([card.printed for card in left].index(word)) for word in told] + self.none(left)
        except ValueError:
            raise Disagreement(f"the shuffled cards {shuffled}", told, "shuffled") from None

    @staticmethod
    def none(left):
        if left:
            raise ValueError
        return []

    def helpers(self, number):
        """Those drawn for the table."""
        drawn = self.zone("helpers")
        if len(drawn) != number or len(set(drawn)) != number or not set(drawn) <= set(HELPERS):
            raise Disagreement(f"{number} helpers", drawn, "helpers-came")
        return drawn

    def number(self, fact, place):
        """What the trace calls a piece of that fact, which only it knows."""
        return dict(enumerate(self.line["state"]["facts"].get(fact, []))).get(place)


class Reach:
    """What helpers can be used on in a decision. A place is a zone and an index in it; swaps(spot) are the Postman's places."""

    def __init__(self, cards=(), deck=(), copies=(), swaps=lambda spot: {}, dice=(), suits=True):
        self.cards, self.deck, self.copies, self.swaps, self.dice, self.suits = cards, deck, copies, swaps, dice, suits


NOWHERE = Reach()


def card_results(helper, card, copies):
    """What the card can become by a power that changes it."""
    at, of = value(card.shows), suit(card.shows)
    if helper == "witch-hunter":
        return [f"{at}{other}" for other in SUITS if other != of]
    to = {"bookseller": [at + 1, at - 1], "driver": [at + 2, at - 2], "boy": VALUES, "hound": [at + 3], "sergeant": [at - 3],
          "medium": [value(other.shows) for other in copies if other is not card]}.get(helper, [])
    return [f"{number}{of}" for number in sorted(set(to)) if number in VALUES and number != at]


def die_results(helper, die, dice):
    """What the die can be set to."""
    at = int(die.shows)
    to = {"bookseller": [at + 1, at - 1], "driver": [at + 2, at - 2], "boy": FACES, "witch-hunter": [7 - at],
          "sergeant": [at - 1, at - 2, at - 3], "medium": [int(other.shows) for other in dice if other is not die],
          "postman": [at + 1, at - 1, 7 - at]}.get(helper, [])
    return [str(face) for face in sorted(set(to)) if face in FACES and face != at]


class Battle:
    """play() yields (seat, legal moves) for each decision, and is sent the decision's trace line."""
    LOOSE = {"discards", "helpers"}  # zones whose order says nothing
    COUNTED = {"dice-box"}  # zones of dice whose faces say nothing

    def __init__(self, seats, helpers, chance):
        self.seats, self.to_come, self.chance = range(seats), helpers, chance
        self.helpers, self.spent = [], []
        self.deck, self.discards = [], []
        self.dice, self.extra, self.box = [], [], [Piece("1", up=True) for _ in range(DICE)]
        self.altered = []  # pieces that helpers changed, oldest first
        self.won = False
        self.events, self.facts = [], {}

    def tell(self, what, seat, *args):
        self.events.append((what, seat, list(args)))

    def zones(self):
        """The position as a trace writes it."""
        return {"deck": written(self.deck), "discards": written(self.discards), "helpers": self.helpers, "spent": self.spent,
                "dice": written(self.dice), "extra-die": written(self.extra), "dice-box": written(self.box)}

    def result(self):
        return [0 for _ in self.seats], [*self.seats] if self.won else []

    # Set-up and ending

    def draw_helpers(self):
        self.helpers = self.chance.helpers(self.to_come)
        self.tell("helpers-came", None, self.to_come)

    def roll_for_start(self):
        """The start seat: highest total, ties roll again."""
        rolling = [*self.seats]
        while len(rolling) > 1:
            totals = {}
            for seat in rolling:
                dice = self.chance.dice(self, "start-roll", seat, 0, START_DICE)
                self.tell("start-roll", seat, *dice)
                totals[seat] = sum(dice)
            rolling = [seat for seat in rolling if totals[seat] == max(totals.values())]
        self.tell("starts", rolling[0])
        return rolling[0]

    def clockwise(self, seat):
        """All seats from this one on."""
        return [*self.seats[seat:], *self.seats[:seat]]

    def end(self, won):
        self.won = won
        self.tell("won" if won else "lost", None)
        self.show("over")

    # Pieces

    def alter(self, seat, piece, word):
        self.tell("changed", seat, piece.shows, word)
        piece.shows = word
        if piece not in self.altered:
            self.altered.append(piece)

    def restore(self, piece, printed=None):
        """As it is printed, or as it is rolled now."""
        piece.printed = piece.shows = printed or piece.printed
        if piece in self.altered:
            self.altered.remove(piece)
        return piece

    def mix(self, piece):
        """Among others from which it can't be told: its number is no longer known."""
        piece.number = None
        return self.restore(piece)

    def discard(self, *pieces):
        for piece in pieces:
            self.discards.insert(0, self.restore(piece).turn(True))

    def to_box(self, *dice):
        self.box += map(self.mix, dice)

    # Decisions

    def show(self, phase, **lists):
        """The facts of the position. Lists that are empty are left out."""
        self.facts["phase"] = phase
        lists = {"helper": [], "spot": [], "picked": [], "printed": [piece.printed for piece in self.altered]} | lists
        for name, values in (lists | self.numbered()).items():
            self.facts.pop(name, None)
            if values:
                self.facts[name] = list(values)

    def named(self):
        """The pieces that facts call by a number."""
        return {"altered": self.altered}

    def numbered(self):
        for fact, pieces in self.named().items():
            for place, piece in enumerate(pieces):
                if piece.number is None:
                    piece.number = self.chance.number(fact, place)
        pieces = {id(piece): piece.number for named in self.named().values() for piece in named}
        if len(set(pieces.values())) < len(pieces):
            raise Disagreement("a number for each piece", [*pieces.values()], "changed")
        return {fact: [piece.number for piece in pieces] for fact, pieces in self.named().items()}

    def ask(self, seat, phase, moves, reach=NOWHERE):
        """The words of the move that was made; None once a helper's power has been carried out instead."""
        self.show(phase)
        words = yield from self.choose(seat, [*moves, *self.uses(reach)])
        if words[0] not in ("use-card", "use-die"):
            return words
        yield from self.use(seat, reach, *words)
        return None

    def choose(self, seat, moves):
        line = yield seat, moves
        self.chance.listen(line)
        return line["move"].split()

    # Helpers

    def uses(self, reach):
        """All uses of helpers that are legal."""
        uses = []
        for helper in self.helpers:
            if helper == "prophet":
                uses += ["use-card prophet 0"] * (len(reach.deck) >= 2) + ["use-die prophet 0"] * bool(reach.dice and self.box)
                continue
            uses += [f"use-card {helper} {spot}" for spot in range(len(reach.cards)) if self.can_change(helper, reach, spot)]
            for spot, die in enumerate(reach.dice):
                if helper in ("hound", "witch") or die_results(helper, die, reach.dice):
                    uses.append(f"use-die {helper} {spot}")
        return uses

    @staticmethod
    def can_change(helper, reach, spot):
        zone, place = reach.cards[spot]
        if helper == "witch":
            return bool(reach.deck)
        if helper == "witch-hunter" and not reach.suits:
            return False
        return bool(reach.swaps(spot) if helper == "postman" else card_results(helper, zone[place], reach.copies))

    def use(self, seat, reach, kind, helper, spot):
        self.serve(seat, helper)
        self.tell(f"used-{kind[4:]}", seat, helper, spot)
        waiting = {"helper": [helper], "spot": [int(spot)]}
        if kind == "use-card":
            yield from self.use_on_card(seat, reach, helper, waiting)
        else:
            yield from self.use_on_die(seat, reach, helper, waiting)

    def serve(self, seat, helper):
        self.helpers.remove(helper)
        self.spent.append(helper)

    def use_on_card(self, seat, reach, helper, waiting):
        [spot] = waiting["spot"]
        if helper == "prophet":
            yield from self.put_back(seat, reach.deck, waiting)
            return
        zone, place = reach.cards[spot]
        card = zone[place]
        if not card.up:
            self.tell("turned-up", seat, card.turn(True).shows)
        if helper == "witch":
            zone[place] = reach.deck.pop(0).turn(True)
            self.tell("replaced", seat, card.shows, zone[place].shows)
            self.discard(card)
        elif helper == "postman":
            yield from self.swap(seat, zone, place, reach.swaps(spot), waiting)
        else:
            yield from self.change(seat, card, card_results(helper, card, reach.copies), waiting)

    def change(self, seat, piece, results, waiting):
        word = results[0]
        if len(results) > 1:
            self.show("change", **waiting)
            _, word = yield from self.choose(seat, [f"change-to {result}" for result in results])
        self.alter(seat, piece, word)

    def swap(self, seat, zone, place, partners, waiting):
        self.show("swap", **waiting)
        _, number, at = yield from self.choose(seat, [f"swap-with {number} {at}" for number, at in partners])
        other, there = partners[int(number), int(at)]
        self.tell("swapped", seat, zone[place].shows, other[there].shows)
        zone[place], other[there] = other[there], zone[place]

    def put_back(self, seat, deck, waiting):
        seen = deck[:LOOKED_AT]
        self.tell("looked-at", seat, len(seen))
        for card in seen:
            self.tell("saw", seat, card.shows)
        self.show("order", **waiting)
        orders = permutations(range(len(seen)))
        words = yield from self.choose(seat, ["put-back " + " ".join(map(str, (*order, 0)[:3])) for order in orders])
        deck[:len(seen)] = [seen[int(place)] for place in words[1:][:len(seen)]]
        self.tell("was-put-back", seat)

    def use_on_die(self, seat, reach, helper, waiting):
        [spot] = waiting["spot"]
        if helper == "prophet":
            yield from self.roll_one_more(seat, reach.dice, waiting)
        elif helper == "hound":
            self.roll_again(seat, reach.dice[spot])
        elif helper == "witch":
            yield from self.pick_and_roll(seat, reach.dice, waiting)
        else:
            yield from self.change(seat, reach.dice[spot], die_results(helper, reach.dice[spot], reach.dice), waiting)

    def roll_again(self, seat, die):
        before, [face] = die.shows, self.chance.dice(self, "rolled-again", seat, 1)
        self.tell("rolled-again", seat, before, str(face))
        self.restore(die, printed=str(face))

    def pick_and_roll(self, seat, dice, waiting):
        picked = waiting["spot"][:]
        while True:
            self.show("reroll", **waiting, picked=picked)
            words = yield from self.choose(seat, ["roll-picked"] + [f"roll-too {spot}" for spot in range(picked[-1] + 1, len(dice))])
            if words == ["roll-picked"]:
                break
            picked.append(int(words[1]))
            self.tell("picked-too", seat, words[1])
        for spot in picked:
            self.roll_again(seat, dice[spot])

    def roll_one_more(self, seat, dice, waiting):
        new = self.box.pop()
        self.restore(new, printed=str(*self.chance.dice(self, "rolled-more", seat, 0)))
        self.tell("rolled-more", seat, new.shows)
        self.extra = [new]
        self.show("leave-out", **waiting)
        _, spot = yield from self.choose(seat, [f"leave-out {spot}" for spot in range(len(dice) + 1)])
        out = [*dice, new][int(spot)]
        if out is not new:
            dice[int(spot)] = new
        self.extra = []
        self.tell("was-left-out", seat, out.shows, spot)
        self.to_box(out)
