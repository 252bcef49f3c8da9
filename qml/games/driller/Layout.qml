import QtQuick
import Bombshelf.Table
import Bombshelf.Theme

/// Where things lie on Driller's table, in its pixels; everything follows from the table's size.
TableLayout {
    id: layout

    /// The last pile of the set-up has moved aside for the decks.
    required property bool besideDecks

    /// Card widths follow this one measure, so that the table grows as one. One rival's cards all lie beside the plaque.
    readonly property real unit: Math.min(width / 1000, height / (seats === 2 ? 540 : 610))
    readonly property real deckWidth: 118 * unit
    /// Cards beside a plaque need not be lower than it: large letters make it high.
    readonly property real ownWidth: Math.max(120 * unit, plaqueHeight / ratio)
    /// A ring and some cards that overlap have room beside a plaque.
    readonly property real otherWidth: Math.min(stacked ? stackedWidth : Math.max(72 * unit, 0.8 * plaqueHeight / ratio), ((width - margin) / (seats - 1) - (stacked ? 0 : plaqueWidth) - 2 * margin) / 3)
    readonly property real plaqueWidth: Math.max(84 * Theme.growth + 144 * Theme.textScale, 224 * unit)
    readonly property real plaqueHeight: 84 * Math.max(Theme.growth, unit, 0.87 * Theme.textScale)
    readonly property real margin: 14 * unit

    /// The others' cards lie below their plaques: beside them only two or three would be seen whole, and the decks leave room, if not for names
    /// below them.
    readonly property bool stacked: (width - margin) / (seats - 1) < plaqueWidth + 7 * stackedWidth && ownTop - stackedBottom > 1.1 * deckWidth * ratio
    readonly property real stackedWidth: 76 * unit
    readonly property real stackedBottom: 1.5 * margin + plaqueHeight + stackedWidth * ratio
    readonly property real ownHeight: Math.max(ownWidth * ratio, plaqueHeight)
    readonly property real ownTop: height - ownHeight - margin
    readonly property real nameHeight: 1.5 * Theme.body + Theme.spaceM
    /// Names have no room below the decks, but beside them; those of the piles lie on them.
    readonly property bool cramped: ownTop - otherBottom < deckWidth * ratio + nameHeight
    /// Of the decks.
    readonly property real middle: Math.min((otherBottom + ownTop) / 2 + (cramped ? 0 : margin), ownTop - deckWidth * ratio / 2 - (cramped ? 0 : nameHeight))
    readonly property real otherBottom: margin + otherHeight
    readonly property real otherHeight: stacked ? plaqueHeight + 0.5 * margin + otherWidth * ratio : Math.max(plaqueHeight, otherWidth * ratio)

    function plaque(seat: int): rect {
        const s = strip(seat);
        return Qt.rect(s.x, below(seat) ? s.y : s.y + (s.height - plaqueHeight) / 2, plaqueWidth, plaqueHeight);
    }
    /// Its cards lie below its plaque.
    function below(seat: int): bool {
        return stacked && !isOwn(seat);
    }
    /// The strip that belongs to a seat: plaque, then rings, then hand.
    function strip(seat: int): rect {
        if (isOwn(seat))
            return Qt.rect(margin, ownTop, width - 2 * margin, ownHeight);
        const others = seats - 1;
        const each = (width - margin) / others;
        return Qt.rect(margin + (turn(seat) - 1) * each, margin, each - margin, otherHeight);
    }
    function cardWidth(zone: string, seat: int): real {
        if (zone === "hand" || zone === "rings")
            return isOwn(seat) ? ownWidth : otherWidth;
        return zone === "out" || zone === "box" ? 54 * unit : deckWidth;
    }
    function deckX(zone: string): real {
        return width / 2 + (zone === "left" ? -deckWidth - 46 * unit : 46 * unit);
    }

    /// Where a card that is drawn turns up before all eyes: between the decks, and larger than there.
    readonly property rect stage: {
        const w = Math.min(1.35 * deckWidth, 0.66 * (ownTop - otherBottom) / ratio);
        return Qt.rect((width - w) / 2, middle - w * ratio / 2, w, w * ratio);
    }

    function spot(zone: string, seat: int, place: int, count: int): rect {
        if (zone === "aside")
            return aside(place, count);
        const w = cardWidth(zone, seat);
        const corner = cornerOf(zone, seat, place, count, w);
        return Qt.rect(corner.x, corner.y, w, w * ratio);
    }
    /// Top left, of a card of that width.
    function cornerOf(zone: string, seat: int, place: int, count: int, w: real): point {
        const h = w * ratio;
        const top = middle - h / 2;
        if (zone === "left" || zone === "right") {
            const under = count - 1 - place;
            return Qt.point(deckX(zone) - under * 0.5 * unit, top - under * 0.9 * unit);
        }
        if (zone === "hand" || zone === "rings")
            return heldCorner(zone, seat, place, count, w);
        if (zone === "out" || zone === "box")
            return Qt.point(width - margin - w - Math.min(place, 8) * 30 * unit, ownTop - h - 0.6 * margin);
        if (besideDecks)
            return Qt.point(width / 2 + deckWidth + 110 * unit, top - (count - 1 - place) * 1.1 * unit);
        const fromMiddle = Art.piles.indexOf(zone.slice("pile-".length)) - (Art.piles.length - 1) / 2;
        return Qt.point(width / 2 + fromMiddle * (deckWidth + 34 * unit) - w / 2, top - (count - 1 - place) * 1.1 * unit);
    }
    /// Side by side at the right of the decks, in two rows where they are larger so; what is out of the match lies below them.
    function aside(place: int, count: int): rect {
        const apart = 6 * unit;
        const left = width / 2 + deckWidth + 66 * unit;
        const top = otherBottom + margin;
        const bottom = cornerOf("out", -1, 0, 1, cardWidth("out", -1)).y - apart;
        const sizeIn = rows => Math.min(ownWidth, largest(width - margin - left, bottom - top, Math.ceil(count / rows), rows, apart));
        const rows = sizeIn(2) > sizeIn(1) ? 2 : 1;
        const each = Math.ceil(count / rows);
        const w = sizeIn(rows);
        const step = w * ratio + apart;
        const first = Math.max(top, Math.min(middle - rows * step / 2, bottom - rows * step));
        return Qt.rect(left + place % each * (w + apart), first + Math.floor(place / each) * step, w, w * ratio);
    }
    function heldCorner(zone: string, seat: int, place: int, count: int, w: real): point {
        const s = strip(seat);
        const y = below(seat) ? s.y + s.height - w * ratio : s.y + (s.height - w * ratio) / 2;
        const ringsAt = s.x + (below(seat) ? 0 : plaqueWidth + margin);
        if (zone === "rings")
            return Qt.point(ringsAt + place * w * 0.42, y);
        const right = s.x + s.width;
        return spread(Math.min(ringsAt + 1.6 * w, right - 1.7 * w), right - w, y, place, count, w);
    }
    /// Side by side while there is room, else overlapping evenly.
    function spread(from: real, to: real, y: real, place: int, count: int, w: real): point {
        const step = count < 2 ? 0 : Math.min(w + 6 * unit, Math.max(0, to - from) / (count - 1));
        return Qt.point(from + place * step, y);
    }
}
