"""Famine of the Omens battles, modelled from the rule page alone, and its referee."""
from itertools import combinations

from omens import OmensReferee
from omens_laying import Laying
from omens_model import Reach, Told, cards, written
from omens_poker import CATEGORIES, PACK, category, suit
from referee import Disagreement

HAND, DICE = 2, 3
ROWS, COLUMNS = "abcd", "12345"
CELLS = [row + column for row in ROWS for column in COLUMNS]
CORNERS = ["a1", "a5", "d1", "d5"]
LINES = [[row + column for column in COLUMNS] for row in ROWS] + [[row + column for row in ROWS] for column in COLUMNS]
SIZES = {"one-pair": 2, "two-pair": 4, "three-of-a-kind": 3, "straight": 5, "flush": 5, "full-house": 5, "four-of-a-kind": 4}
GOAL = "straight-flush"

RULES = {
    "dealt": "2 cards each, private",
    "set-out": "A grid of 4 rows by 5 columns, one card in each corner",
    "lay": "Lay a hand card on an empty cell next to (up, down, left, right) a card. Ruling: any cell when the grid is empty",
    "touch-up": "Helpers' card powers: on a card as it is laid; the Postman swaps its place with another card of the grid",
    "score": "Then the seat may score one hand not scored yet from the cards of one row or one column. Ruling: on a full grid, scoring is compulsory "
             "where possible",
    "take": "Not necessarily side by side; exactly the hand's cards: 2, 4, 3, 5, 5, 5, 4",
    "scored": "Score one hand, removing its cards. Ruling: four alike are not two pair; five cards of one suit are a flush, whatever else helpers made them",
    "drew": "Draw a card",
    "deck-ran-out": "After the last card of the deck is drawn each seat, the drawer too, has one more turn",
    "straight-flush": "Five cards of a row make a straight flush at any time: won",
    "grid-filled": "Lost: the grid is full at the end of a turn with nothing to score",
    "time-up": "Lost: after the last card of the deck is drawn each seat, the drawer too, has had one more turn",
    "won": "Won: all seven scored, or five cards of a row make a straight flush at any time",
}


class FamineTold(Told):
    def deal(self, match):
        """Hands, the corners and the deck."""
        hands = [self.came(match, "got", seat=seat) for seat in match.seats]
        corners, deck = [self.zone(f"cell-{cell}") for cell in CORNERS], self.zone("deck")
        if list(map(len, hands)) != [HAND for _ in match.seats] or sorted(sum(hands + corners, deck)) != sorted(PACK):
            raise Disagreement("the 52 cards dealt", (hands, corners, deck), "dealt")
        return hands, [card for [card] in corners], deck


def next_to(cell):
    """The cells up, down, left and right of it."""
    row, column = ROWS.index(cell[0]), COLUMNS.index(cell[1])
    around = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return [ROWS[row] + COLUMNS[column] for row, column in around if row in range(len(ROWS)) and column in range(len(COLUMNS))]


def is_hand(shown, hand):
    """Of as many cards as the hand has."""
    return category(shown) == hand or hand == "flush" and len(set(map(suit, shown))) == 1


class Over(Exception):
    """Whether the battle is won."""


class Famine(Laying):
    ID = "omens-famine"

    def __init__(self, seats, helpers, chance):
        super().__init__(seats, helpers, chance)
        del self.box[DICE:]
        self.cells = {cell: [] for cell in CELLS}
        self.facts["turns-left"] = 0
        self.scored = []

    def zones(self):
        return super().zones() | {f"cell-{cell}": written(zone) for cell, zone in self.cells.items()} | {"hand": list(map(written, self.hand))}

    def show(self, phase, **lists):
        super().show(phase, **{"scored": sorted(self.scored, key=CATEGORIES.index), "scoring": [], "taken": []} | lists)

    def filled(self):
        return [cell for cell in CELLS if self.cells[cell]]

    def on(self, cells):
        """The cards there, as they show."""
        return [self.cells[cell][0].shows for cell in cells]

    def play(self):
        self.draw_helpers()
        hands, corners, deck = self.chance.deal(self)
        self.deck = cards(deck)
        self.deal_hands(list(map(cards, hands)))
        seat = self.roll_for_start()
        for cell, card in zip(CORNERS, cards(corners, up=True)):
            self.cells[cell] = [card]
            self.tell("set-out", None, card.shows, cell)
        try:
            while True:
                self.facts["turn"] = seat
                yield from self.turn(seat)
                seat = self.clockwise(seat)[1]
        except Over as over:
            self.end(*over.args)

    def turn(self, seat):
        _, word, cell = yield from self.ask(seat, "lay", [f"lay {card.shows} {cell}" for card in self.hand[seat] for cell in self.open()])
        self.cells[cell] = [self.take_from_hand(seat, word)]
        self.tell("laid", seat, word, cell)
        yield from self.touch_up(seat, self.fed)
        if self.fed():
            self.tell("straight-flush", seat)
            raise Over(True)
        yield from self.score(seat)
        if len(self.scored) == len(SIZES):
            raise Over(True)
        self.draw_up_to(HAND, seat)
        self.end_turn()

    def open(self):
        """The empty cells next to a card, or all of an empty grid."""
        return [cell for cell in CELLS if not self.cells[cell] and (not self.filled() or any(self.cells[other] for other in next_to(cell)))]

    def fed(self):
        return any(all(self.cells[cell] for cell in row) and category(self.on(row)) == GOAL for row in LINES[:len(ROWS)])

    def reach(self):
        [cell] = [cell for cell in self.filled() if self.cells[cell][0] is self.laid[0]]
        partners = {(CELLS.index(other), 0): (self.cells[other], 0) for other in self.filled() if other != cell}
        return Reach([(self.cells[cell], 0)], self.deck, sum(self.cells.values(), []), lambda spot: partners)

    def choices(self, hand):
        """Every choice of cells that is this hand."""
        lines = [[cell for cell in line if self.cells[cell]] for line in LINES]
        return [set(cells) for line in lines for cells in combinations(line, SIZES[hand]) if is_hand(self.on(cells), hand)]

    def score(self, seat):
        hands = [hand for hand in SIZES if hand not in self.scored and self.choices(hand)]
        if not hands:
            return
        full = self.filled() == CELLS
        hand = hands[0]
        if not full or len(hands) > 1:
            words = yield from self.ask(seat, "score", [f"score {hand}" for hand in hands] + ["pass"] * (not full))
            if words == ["pass"]:
                self.tell("passed", seat)
                return
            hand = words[1]
        self.tell("chose", seat, hand)
        cells = yield from self.take(seat, hand)
        self.scored.append(hand)
        self.tell("scored", seat, hand, len(SIZES) - len(self.scored))
        for cell in sorted(cells):
            [card] = self.cells[cell]
            self.cells[cell] = []
            self.discard(card)
            self.tell("removed", seat, card.printed, cell)

    def take(self, seat, hand):
        """Cells one by one, until only one choice has them all."""
        choices, taken = self.choices(hand), set()
        while len(choices) > 1:
            self.show("take", scoring=[hand], taken=sorted(taken))
            _, cell = yield from self.choose(seat, [f"take {cell}" for cell in set().union(*choices) - taken])
            self.tell("took", seat, cell)
            taken.add(cell)
            choices = [cells for cells in choices if cells >= taken]
        return choices[0]

    def end_turn(self):
        facts = self.facts
        if self.filled() == CELLS:
            self.tell("grid-filled", None)
            raise Over(False)
        if facts["turns-left"]:
            facts["turns-left"] -= 1
            if not facts["turns-left"]:
                self.tell("time-up", None)
                raise Over(False)
        elif not self.deck:
            facts["turns-left"] = len(self.seats)
            self.tell("deck-ran-out", None, facts["turns-left"])


def referee():
    return OmensReferee(Famine, RULES, FamineTold)
