import QtQuick
import Bombshelf.Table
import Bombshelf.Theme

/// Where things lie on the round table, in its pixels; everything follows from the table's size. The viewer sits at the
/// bottom, the others clockwise: up the left, along the top, down the right. Bags and hands lie on the rim before them.
TableLayout {
    id: layout

    /// Room is kept for the list of bags.
    property bool notes: false
    required property int handSize

    /// Everything follows this one measure, so that the table grows as one.
    readonly property real unit: Math.min(width / 1000, height / 560)
    readonly property real margin: 10 * unit
    readonly property real gap: 8 * unit
    readonly property int besides: [0, 1, 1, 2, 2, 2][seats - 3] ?? 0 ///< who sit at the left, and as many at the right
    readonly property int tops: seats - 1 - 2 * besides

    readonly property real bagWidth: (crowded ? 52 : bagsBeside ? 96 : 68) * unit
    readonly property real ownBagWidth: Math.max(72 * unit, Math.min(104 * unit, cardMost))
    readonly property real backWidth: (bagsBeside ? 34 : 30) * unit
    readonly property real handWidth: backWidth + (handSize - 1) * backStep
    readonly property real backStep: 22 * unit
    readonly property real chipWidth: 28 * unit
    /// The deck and the watch go between what lies before those at the sides.
    readonly property real cardWidth: Math.min(cardMost, (rowRoom - 4 * gap) / 3.6)
    readonly property real cardMost: Math.max(cardLeast, Math.min(112 * unit, low ? (handTop - topEnd - 2 * gap) / 1.6 : (handTop - topEnd - 4 * gap) / (1.6 + ratio)))
    readonly property real cardLeast: Math.max(62 * unit, Math.min(84 * unit, 0.15 * height / ratio))
    readonly property real rowRoom: width - 2 * margin - (besides === 0 ? 0 : 2 * (plaqueWidth + 2 * gap + (crowded ? 2 * gap + handWidth + bagWidth : bagWidth / 2))) - (low ? ownBagWidth + 2 * gap : 0)
    readonly property real ownWidth: Math.max(100 * unit, Math.min(140 * unit, 0.25 * height / ratio))
    readonly property bool crowded: seats > 5
    readonly property real plaqueWidth: Math.min(Math.max(72 * Theme.growth + 140 * Theme.textScale, 206 * unit), (width - 4 * margin) / Math.max(4, tops + 1))
    /// The least height for a name and a line of what a seat did last; where that is too much, the name stands alone.
    readonly property real leastHeight: Theme.spaceM + 52 * Theme.textScale
    readonly property bool brief: plaqueRoom < leastHeight
    readonly property real plaqueHeight: {
        const roomy = 84 * Math.max(Theme.growth, 0.95 * unit, 0.9 * Theme.textScale);
        return brief ? Math.max(plaqueRoom, Theme.spaceL + 30 * Theme.textScale) : Math.max(leastHeight, Math.min(roomy, plaqueRoom));
    }
    /// What is left for each plaque at a side, the viewer's own below them, and the one above if that reaches over them.
    readonly property real plaqueRoom: {
        const between = (besides === 1 ? 1 : 0) + (covered ? 1 : 0);
        const plaques = besides + (covered ? 2 : 1);
        const bottom = (height - 2 * margin - (plaques + between) * gap - between * bagHeight) / plaques;
        return besides === 1 ? Math.min(bottom, (handTop - margin - (plaques + between) * gap - between * bagHeight) / (plaques - 1)) : bottom;
    }
    /// Those at the top reach over what belongs to those at the sides.
    readonly property bool covered: besides > 0 && width / 2 - (tops - 1) / 2 * topStep - topWidth / 2 < sideEnd - 0.5
    /// Those at the top have room for their bags beside their plaques: then all that lies on the table can be larger.
    readonly property bool bagsBeside: !crowded && tops * (plaqueWidth + 2 * gap + 96 * unit) <= width - 2 * (besides === 0 ? margin : margin + plaqueWidth + gap)
    readonly property real topWidth: bagsBeside ? plaqueWidth + gap + bagWidth : Math.max(plaqueWidth, bagWidth + 2 * (gap + handWidth))
    readonly property real sideEnd: margin + plaqueWidth + gap + (besides === 2 ? 2 * gap + handWidth + bagWidth : 0)
    readonly property real topStep: {
        const tight = topWidth + gap;
        const free = tops < 2 ? 0 : (width - 2 * sideEnd - topWidth) / (tops - 1);
        const wanted = width * (besides === 0 ? 0.52 : tops === 2 ? 0.34 : 0.25);
        return Math.max(tight, besides === 1 ? Math.min(wanted, free) : wanted);
    }
    readonly property real bagHeight: bagWidth * ratio
    readonly property real handTop: height - ownWidth * ratio - margin
    /// Below what lies before those at the top.
    readonly property real topEnd: margin + (bagsBeside ? Math.max(bagHeight, plaqueHeight + gap + backWidth * ratio) : plaqueHeight + gap + bagHeight)
    readonly property point middle: Qt.point(width / 2, (topEnd + handTop) / 2)

    // The middle: deck, watch, discards in a row, with the own bag below them or, on a low table, beside them.
    readonly property real watchWidth: cardWidth * 1.6
    readonly property real ownBagHeight: ownBagWidth * ratio
    readonly property bool low: handTop - topEnd < 1.6 * cardLeast + 72 * unit * ratio + 4 * gap
    readonly property real rowWidth: 2 * cardWidth + watchWidth + 4 * gap
    readonly property real rowLeft: (width - rowWidth - (low ? ownBagWidth + 2 * gap : 0)) / 2
    readonly property real rowMiddle: low ? middle.y : topEnd + (handTop - topEnd - ownBagHeight - 2 * gap) / 2

    function edge(seat: int): string {
        const at = turn(seat);
        return at === 0 ? "own" : at <= besides ? "left" : at > seats - 1 - besides ? "right" : "top";
    }
    function plaque(seat: int): rect {
        const at = turn(seat);
        switch (edge(seat)) {
        case "own":
            return Qt.rect(margin, height - margin - plaqueHeight, plaqueWidth, plaqueHeight);
        case "top":
            return Qt.rect(width / 2 + (at - besides - (tops + 1) / 2) * topStep - (bagsBeside ? topWidth : plaqueWidth) / 2, margin, plaqueWidth, plaqueHeight);
        case "left":
            return Qt.rect(margin, sideTop(at), plaqueWidth, plaqueHeight);
        }
        return Qt.rect(width - margin - plaqueWidth, sideTop(seats - at), plaqueWidth, plaqueHeight);
    }
    /// Those at the sides sit between the top row, where that reaches over them, and the viewer's own plaque.
    function sideTop(fromBelow: int): real {
        const from = covered ? topEnd + gap : margin;
        const high = besides === 1 ? plaqueHeight + gap + bagHeight : 2 * plaqueHeight + gap;
        const lowest = height - margin - plaqueHeight - gap;
        const end = from + high > handTop - gap ? lowest : Math.min(lowest, handTop - gap); // clear of the own hand, if there is room
        const slack = Math.max(0, end - from - high);
        if (besides === 1)
            return from + slack / 2;
        return fromBelow === 1 ? end - 0.3 * slack - plaqueHeight : from + 0.3 * slack;
    }
    /// What lies before a seat stands in a row: under its plaque, or beside it where two sit above each other.
    function bag(seat: int): rect {
        const p = plaque(seat);
        const below = p.y + p.height + gap;
        switch (edge(seat)) {
        case "own":
            return low ? Qt.rect(rowLeft + rowWidth + 2 * gap, rowMiddle - ownBagHeight / 2, ownBagWidth, ownBagHeight)
                       : Qt.rect(width / 2 - ownBagWidth / 2, handTop - 2 * gap - ownBagHeight, ownBagWidth, ownBagHeight);
        case "top":
            return bagsBeside ? Qt.rect(p.x + p.width + gap, p.y, bagWidth, bagHeight) : Qt.rect(p.x + (p.width - bagWidth) / 2, below, bagWidth, bagHeight);
        case "left":
            return crowded ? Qt.rect(p.x + p.width + 2 * gap + handWidth, p.y + p.height - bagHeight, bagWidth, bagHeight)
                           : Qt.rect(p.x + p.width - bagWidth / 2, below, bagWidth, bagHeight);
        }
        return crowded ? Qt.rect(p.x - 2 * gap - handWidth - bagWidth, p.y + p.height - bagHeight, bagWidth, bagHeight)
                       : Qt.rect(p.x - bagWidth / 2, below, bagWidth, bagHeight);
    }
    /// How a bag that opens is seen near, as a Card takes it: as large as it can be, off every plaque and on the table.
    function nearTo(seat: int): var {
        const ways = [[0.5, 0.5], [0.5, 0], [0, 0], [1, 0], [0, 0.5], [1, 0.5], [0.5, 1], [0, 1], [1, 1]];
        for (const nearest of [Theme.nearer, 1.25, 1.1])
            for (const [leanAside, lean] of seat < 0 ? [] : ways)
                if (isFree(grown(bag(seat), nearest, leanAside, lean)))
                    return {nearest: nearest, lean: lean, leanAside: leanAside};
        return {nearest: 1, lean: 0.5, leanAside: 0.5};
    }
    function grown(box: rect, by: real, leanAside: real, lean: real): rect {
        return Qt.rect(box.x - (by - 1) * leanAside * box.width, box.y - (by - 1) * lean * box.height, by * box.width, by * box.height);
    }
    function isFree(box: rect): bool {
        if (box.x < 0 || box.y < 0 || box.x + box.width > width || box.y + box.height > height)
            return false;
        const apart = other => box.x >= other.x + other.width || other.x >= box.x + box.width || box.y >= other.y + other.height || other.y >= box.y + box.height;
        return Array.from({length: seats}, (none, seat) => plaque(seat)).every(apart);
    }
    /// Where the small backs of another's hand lie.
    function hand(seat: int): rect {
        const b = bag(seat);
        const side = edge(seat);
        if (side === "top" && bagsBeside)
            return Qt.rect(b.x - gap - handWidth, plaque(seat).y + plaqueHeight + gap, handWidth, backWidth * ratio);
        return Qt.rect(side === "left" ? b.x - gap - handWidth : b.x + b.width + gap, side !== "top" && crowded ? plaque(seat).y : b.y, handWidth, backWidth * ratio);
    }
    /// Chips stand on the lower edge of it.
    function chips(seat: int): rect {
        const p = plaque(seat);
        const b = bag(seat);
        const h = hand(seat);
        switch (edge(seat)) {
        case "own":
            return Qt.rect(p.x + p.width + gap, p.y, chipWidth, p.height);
        case "top":
            return bagsBeside ? Qt.rect(p.x + gap, h.y, chipWidth, h.height) : Qt.rect(b.x - 2 * gap - chipWidth, b.y, chipWidth, b.height);
        case "left":
            return Qt.rect(crowded ? h.x : h.x - 2.5 * gap - chipWidth, b.y, chipWidth, b.height);
        }
        return Qt.rect(h.x + h.width + (crowded ? -chipWidth : 1.5 * gap), b.y, chipWidth, b.height);
    }
    readonly property rect watch: Qt.rect(rowLeft + cardWidth + 2 * gap, rowMiddle - watchWidth / 2, watchWidth, watchWidth)
    /// Where the list of bags lies.
    readonly property rect list: Qt.rect(width - margin - plaqueWidth, height - margin - plaqueHeight, plaqueWidth, plaqueHeight)

    function pile(zone: string): rect {
        const left = zone === "discards" ? rowLeft + rowWidth - cardWidth : rowLeft;
        return Qt.rect(left, rowMiddle - cardWidth * ratio / 2, cardWidth, cardWidth * ratio);
    }
    function widthIn(zone: string, seat: int): real {
        switch (zone) {
        case "hand":
            return isOwn(seat) ? ownWidth : backWidth;
        case "bag":
            return isOwn(seat) ? ownBagWidth : bagWidth;
        case "boot":
            return bagWidth;
        }
        return cardWidth;
    }
    hidden: ["out"]

    function spot(zone: string, seat: int, place: int, count: int): rect {
        const corner = cornerOf(zone, seat, place, count);
        const w = widthIn(zone, seat);
        return Qt.rect(corner.x, corner.y, w, w * ratio);
    }
    /// Top left.
    function cornerOf(zone: string, seat: int, place: int, count: int): point {
        switch (zone) {
        case "hand":
            return isOwn(seat) ? ownCorner(place, count) : backCorner(seat, place, count);
        case "bag":
            return Qt.point(bag(seat).x, bag(seat).y);
        case "boot":
            return Qt.point(watch.x + (watch.width - bagWidth) / 2 + (place - (count - 1) / 2) * 5 * unit, watch.y + (watch.height - bagHeight) / 2);
        case "discards":
            return Qt.point(pile(zone).x, pile(zone).y);
        }
        const at = pile("deck");
        const under = Math.min(count - 1 - place, 10);
        return Qt.point(at.x - under * 0.3 * unit, at.y - under * 0.7 * unit);
    }
    /// Round the middle of the table while there is room beside the own plaque, else overlapping evenly.
    function ownCorner(rank: int, count: int): point {
        const beside = besides === 2 && sideTop(1) + plaqueHeight > handTop - gap; // of the lowest at the sides
        const from = beside ? sideEnd : margin + plaqueWidth + chipWidth + 3 * gap;
        const end = width - (beside ? sideEnd : margin + (notes ? plaqueWidth + gap : 0));
        const step = count < 2 ? 0 : Math.min(ownWidth + 1.5 * gap, (end - from - ownWidth) / (count - 1));
        const all = step * (count - 1) + ownWidth;
        return Qt.point(Math.max(from, Math.min((width - all) / 2, end - all)) + rank * step, handTop);
    }
    function backCorner(seat: int, place: int, count: int): point {
        const h = hand(seat);
        const step = count < 2 ? 0 : Math.min(backStep, (h.width - backWidth) / (count - 1));
        return Qt.point(h.x + place * step, h.y);
    }
}
