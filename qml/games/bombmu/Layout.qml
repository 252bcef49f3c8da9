import QtQuick
import Bombshelf.Table
import Bombshelf.Theme

/// Where things lie on the bench, in its pixels; everything follows from the table's size. The viewer sits at the bottom,
/// the others round the left, the top and the right, clockwise.
TableLayout {
    id: layout

    /// Dice in the centre, the red one too.
    required property int dice
    /// Where a card of the own hand stands in it, by its piece.
    property var ranks: ({})
    /// The piece that is chosen and not revealed, or -1.
    property int secret: -1

    /// Everything follows this one measure, so that the table grows as one.
    readonly property real unit: Math.min(width / 1000, height / 520)
    readonly property real margin: 12 * unit
    readonly property real gap: 8 * unit
    /// Cards grow further on a table that is high for its width.
    readonly property real cardWidth: Math.max(62 * unit, Math.min(76 * unit, 0.15 * height / ratio))
    readonly property real ownWidth: Math.max(106 * unit, Math.min(140 * unit, 0.25 * height / ratio))
    readonly property real backWidth: (sides ? 42 : 54) * unit
    readonly property real chipWidth: 34 * unit
    readonly property real plaqueWidth: Math.max(72 * Theme.growth + 140 * Theme.textScale, (sides ? 206 : 240) * unit)
    readonly property real ownPlaqueHeight: 84 * Math.max(Theme.growth, 0.95 * unit, 0.9 * Theme.textScale)
    /// Where letters are large for the table, others have a name and chips alone.
    readonly property bool brief: Theme.textScale > 1.6 * unit
    readonly property real plaqueHeight: brief ? Theme.spaceL + 30 * Theme.textScale : ownPlaqueHeight
    /// How much of the others' cards is seen above their plaques.
    readonly property real peek: backWidth * (sides || brief ? 0.62 : 0.9)
    readonly property real groupWidth: plaqueWidth + chipWidth + cardWidth + 2 * gap
    readonly property real groupHeight: peek + plaqueHeight
    readonly property bool sides: seats > 3
    /// Whoever sits at a side has chips and card below the plaque, not beside it.
    readonly property bool stacked: sides && handTop - topBand - 2.5 * margin >= groupHeight + gap + cardWidth * ratio
    readonly property real sideWidth: stacked ? plaqueWidth : groupWidth
    readonly property real sideHeight: groupHeight + (stacked ? gap + cardWidth * ratio : 0)
    /// The line of words has room between two who sit opposite.
    readonly property bool wordsBetween: seats === 3

    /// No room for more than a number beside a pile.
    readonly property bool terse: sides || Theme.textScale > 1.2 * unit

    readonly property real handTop: height - ownWidth * ratio - margin
    readonly property real topBand: margin + groupHeight
    /// What everyone looks at: the bomb and its dice, under a line of words if that stands nowhere else.
    readonly property rect centre: {
        const beside = sides ? margin + sideWidth : width / 2 - pilesAway + pileWidth;
        const left = beside + 1.5 * margin;
        const top = topBand + margin;
        return Qt.rect(left, top, width - 2 * left, handTop - 1.5 * margin - top);
    }
    readonly property real wordsHeight: Theme.large * 2
    readonly property rect words: {
        const left = margin + groupWidth + gap;
        return wordsBetween ? Qt.rect(left, margin + (groupHeight - wordsHeight) / 2, width - 2 * left, wordsHeight) : Qt.rect(centre.x, centre.y, centre.width, wordsHeight);
    }
    readonly property rect diceRoom: {
        const above = wordsBetween ? 0 : wordsHeight + gap;
        return Qt.rect(centre.x, centre.y + above, centre.width, centre.height - above);
    }
    readonly property int diceRows: {
        let best = 1;
        for (let rows = 2; rows <= 4; ++rows)
            if (cell(rows) > 1.05 * cell(best))
                best = rows;
        return best;
    }
    readonly property int diceColumns: Math.ceil(dice / diceRows)
    readonly property real dieWidth: Math.min(110 * unit, cell(diceRows))

    function cell(rows: int): real {
        return Math.min(0.95 * diceRoom.width / Math.ceil(Math.max(1, dice) / rows), 0.95 * diceRoom.height / rows) * 0.92;
    }
    /// Left, top or right of the table.
    function edge(seat: int): string {
        const at = turn(seat);
        return !sides ? "top" : at === 1 ? "left" : at === seats - 1 ? "right" : "top";
    }
    /// On the right half of the table a seat's things lie on the other side of its plaque: towards the middle.
    function mirrored(seat: int): bool {
        return turn(seat) > seats / 2;
    }
    /// Its chips and its card lie below its plaque.
    function below(seat: int): bool {
        return stacked && !isOwn(seat) && edge(seat) !== "top";
    }
    /// Plaque, chips and card played, with the hand above.
    function group(seat: int): rect {
        if (isOwn(seat))
            return Qt.rect(margin, height - margin - peek - ownPlaqueHeight, groupWidth, peek + ownPlaqueHeight);
        const side = edge(seat);
        if (side !== "top")
            return Qt.rect(side === "left" ? margin : width - margin - sideWidth, centre.y + (centre.height - sideHeight) / 2, sideWidth, sideHeight);
        if (seats % 2 === 0)
            return Qt.rect((width - groupWidth) / 2, margin, groupWidth, groupHeight);
        const away = wordsBetween ? width / 2 - margin : Math.min(width / 2 - margin, Math.max(groupWidth + pilesWidth / 2, width * 0.36));
        return Qt.rect(mirrored(seat) ? width / 2 + away - groupWidth : width / 2 - away, margin, groupWidth, groupHeight);
    }
    function plaque(seat: int): rect {
        const g = group(seat);
        return Qt.rect(mirrored(seat) ? g.x + g.width - plaqueWidth : g.x, g.y + peek, plaqueWidth, isOwn(seat) ? ownPlaqueHeight : plaqueHeight);
    }
    function chips(seat: int): rect {
        const p = plaque(seat);
        if (below(seat))
            return Qt.rect(mirrored(seat) ? p.x + cardWidth + gap : p.x + p.width - cardWidth - gap - chipWidth, p.y + p.height + gap, chipWidth, cardWidth * ratio);
        return Qt.rect(mirrored(seat) ? p.x - gap - chipWidth : p.x + p.width + gap, p.y, chipWidth, p.height);
    }
    function played(seat: int): rect {
        const p = plaque(seat);
        const h = cardWidth * ratio;
        const c = chips(seat);
        if (below(seat))
            return Qt.rect(mirrored(seat) ? p.x : p.x + p.width - cardWidth, c.y, cardWidth, h);
        return Qt.rect(mirrored(seat) ? c.x - gap - cardWidth : c.x + c.width + gap, p.y + p.height - h, cardWidth, h);
    }

    readonly property real pilesWidth: 2 * cardWidth + 4 * margin
    /// Far ends of the deck and the used cards, from the middle of the table.
    readonly property real pilesAway: 460 * unit
    readonly property real pileWidth: sides ? cardWidth : Math.max(cardWidth, Math.min(100 * unit, 0.7 * (handTop - topBand) / ratio))
    /// The deck and the used cards: beside the dice, or at the far edge where others sit there.
    function pile(zone: string): point {
        const h = pileWidth * ratio;
        const from = zone === "deck" ? -1 : 1;
        if (!sides)
            return Qt.point(width / 2 + from * pilesAway - (from > 0 ? pileWidth : 0), diceRoom.y + (diceRoom.height - h) / 2 - margin);
        const away = seats === 4 ? (width + groupWidth) / 4 : (cardWidth + margin) / 2 + margin / 2;
        return Qt.point(width / 2 + from * away - cardWidth / 2, margin);
    }
    function widthIn(zone: string, seat: int): real {
        if (zone === "dice" || zone === "red-die")
            return dieWidth;
        if (zone === "box" || zone === "red-box")
            return dieWidth * 0.5;
        if (zone === "hand")
            return isOwn(seat) ? ownWidth : backWidth;
        return zone === "played" ? cardWidth : pileWidth;
    }

    hidden: ["box", "red-box", "gone"]

    function spot(zone: string, seat: int, place: int, count: int): rect {
        const corner = cornerOf(zone, seat, place, count);
        const w = widthIn(zone, seat);
        return Qt.rect(corner.x, corner.y, w, Art.holdsDice(zone) ? w : w * ratio);
    }
    /// Top left.
    function cornerOf(zone: string, seat: int, place: int, count: int): point {
        switch (zone) {
        case "dice":
            return dieCorner(place);
        case "red-die":
            return dieCorner(dice - 1);
        case "box":
        case "red-box":
            return Qt.point(width / 2 - dieWidth / 4, topBand);
        case "hand":
            return isOwn(seat) ? ownCorner(place, count) : backCorner(seat, place, count);
        case "played":
            return Qt.point(played(seat).x, played(seat).y);
        case "gone":
            return pile("used");
        }
        const at = pile(zone);
        const under = Math.min(count - 1 - place, 10);
        return Qt.point(at.x - under * 0.3 * unit, at.y - under * 0.7 * unit);
    }
    /// In rows, each one centred.
    function dieCorner(place: int): point {
        const row = Math.floor(place / diceColumns);
        const inRow = Math.min(diceColumns, dice - row * diceColumns);
        const step = dieWidth / 0.92;
        const rows = Math.ceil(dice / diceColumns);
        return Qt.point(diceRoom.x + diceRoom.width / 2 + (place % diceColumns - inRow / 2) * step + (step - dieWidth) / 2,
                        diceRoom.y + diceRoom.height / 2 + (row - rows / 2) * step + (step - dieWidth) / 2);
    }
    /// Round the middle of the table while there is room beside the own plaque, else overlapping evenly.
    function ownCorner(rank: int, count: int): point {
        const from = margin + groupWidth + 2 * margin;
        const room = width - margin - from;
        const step = count < 2 ? 0 : Math.min(ownWidth + gap, (room - ownWidth) / (count - 1));
        const all = step * (count - 1) + ownWidth;
        return Qt.point(Math.max(from, Math.min((width - all) / 2, width - margin - all)) + rank * step, handTop);
    }
    function backCorner(seat: int, place: int, count: int): point {
        const p = plaque(seat);
        const room = p.width - backWidth - 2 * gap;
        const step = count < 2 ? 0 : Math.min(backWidth * 0.8, room / (count - 1));
        return Qt.point(p.x + gap + place * step, p.y - peek);
    }
}
