import QtQuick
import Bombshelf.Games.Omens

/// The grid fills the height under the plaques; hands are small, and others' lie on their plaques.
BattleLayout {
    id: layout

    required property int handSize
    /// Their names, row after row.
    required property var cells
    required property int columns
    readonly property int rows: cells.length / columns
    /// How many hands are on the list.
    required property int hands
    readonly property real cell: largest(0.62 * middle.width, middle.height, columns, rows, gap)
    readonly property rect grid: {
        const w = columns * cell + (columns - 1) * 1.5 * gap;
        const h = rows * cell * ratio + (rows - 1) * gap;
        return Qt.rect(middle.x + (middle.width - w) / 2, middle.y + (middle.height - h) / 2, w, h);
    }
    readonly property rect left: Qt.rect(middle.x, middle.y, grid.x - middle.x - 2 * gap, middle.height)
    readonly property rect scores: Qt.rect(grid.x + grid.width + 2 * gap, middle.y, middle.x + middle.width - grid.x - grid.width - 2 * gap, middle.height)

    /// The line of the list of hands that stands at this place of it.
    function entry(place: int): rect {
        const height = (scores.height - 2 * gap) / hands;
        return Qt.rect(scores.x + gap, scores.y + gap + place * height, scores.width - 2 * gap, height);
    }
    function cellAt(word: string): rect {
        const place = cells.indexOf(word);
        const row = Math.floor(place / columns), column = place % columns;
        return Qt.rect(grid.x + column * (cell + 1.5 * gap), grid.y + row * (cell * ratio + gap), cell, cell * ratio);
    }

    cardsEach: 0
    backsEach: handSize
    besideRoom: true
    otherShare: 0.13
    ownShare: 0.18
    ownBrief: flat
    cardWidth: Math.min(90 * unit, 0.4 * left.width, 0.3 * middle.height / ratio)
    foe: Qt.rect(left.x, left.y, left.width, 0.36 * left.height)
    deck: Qt.rect(left.x + left.width / 2 - cardWidth - gap / 2, left.y + 0.44 * left.height, cardWidth, cardWidth * ratio)
    discards: Qt.rect(left.x + left.width / 2 + gap / 2, deck.y, cardWidth, cardWidth * ratio)
    tray: Qt.rect(left.x, left.y + 0.44 * left.height, left.width, deck.height)
    dieWidth: Math.min(46 * unit, 0.22 * left.width)
    function ownSpot(zone: string, seat: int, place: int, count: int): var {
        if (zone.startsWith("cell-"))
            return cellAt(zone.slice("cell-".length));
        if (zone === "hand")
            return isOwn(seat) ? inRow(board(seat), place, Math.max(handSize, count), ownCard) : onPlaque(seat, place);
        return undefined;
    }
}
