import QtQuick
import Bombshelf.Table
import Bombshelf.Theme

/// Where things lie on the table of a battle, in its pixels; everything follows from the table's size. The team's helpers
/// stand in a column at the left; right of it the others along the top, from the viewer's left on, the viewer below, and
/// between them the middle. A battle's own Layout says how much its seats have, and where the things of its own lie.
TableLayout {
    id: layout

    // Set by the scene.
    property int helpers: 0
    /// Of the widest of their names.
    property real nameWidth: 0
    /// Dice of the roll, and the Prophet's new one beside them.
    property int dice: 0
    property int extra: 0

    // Set by the battle.
    /// How many cards lie side by side before a seat.
    property int cardsEach: 5
    /// Heights of a seat's cards, as parts of the table's.
    property real otherShare: 0.17
    property real ownShare: 0.23
    /// The own plaque has the name alone, where its cards are lower than more words.
    property bool ownBrief: false
    /// How many backs lie at the right end of the others' plaques.
    property int backsEach: 0
    /// Zones whose pieces lie on top of each other: only the uppermost are drawn.
    property var piles: ["deck", "discards"]
    /// Zones in which an earlier place lies over a later one, as in a pile.
    property var latestFirst: []
    /// Zones whose dice lie as they were thrown.
    property var thrown: ["dice", "extra-die"]
    property rect foe: Qt.rect(middle.x, middle.y + (middle.height - cardHeight) / 2, Math.min(0.16 * middle.width, 0.9 * cardHeight), cardHeight)
    property rect deck: Qt.rect(foe.x + foe.width + 2 * gap, foe.y, cardWidth, cardHeight)
    property rect discards: Qt.rect(deck.x + deck.width + 2 * gap, deck.y, deck.width, deck.height)
    /// Where dice are thrown.
    property rect tray: Qt.rect(middle.x + (middle.width - 4.2 * dieWidth) / 2, middle.y + (middle.height - 1.6 * dieWidth) / 2, 4.2 * dieWidth, 1.6 * dieWidth)
    /// Cards in the middle.
    property real cardWidth: Math.min(96 * unit, 0.8 * middle.height / ratio)
    property real dieWidth: Math.min(58 * unit, 0.4 * middle.height)

    /// Everything follows this one measure, so that the table grows as one.
    readonly property real unit: Math.min(width / 1000, height / 560)
    readonly property real cardHeight: cardWidth * ratio
    readonly property real margin: 12 * unit
    /// The engraved border at the left and the right; it is drawn as wide as the table is.
    readonly property real rim: Math.max(margin, 0.03 * width)
    readonly property real gap: 8 * unit

    // The helpers.
    readonly property int helperColumns: helpers > 6 ? 2 : 1
    readonly property int helperRows: Math.ceil(helpers / helperColumns)
    readonly property real helperStep: Math.min((height - 2 * margin) / Math.max(1, helperRows), 92 * unit * ratio + gap)
    readonly property real helperCard: helpers === 0 ? 0 : (helperStep - gap) / ratio
    /// Names may stick out on either side of their cards.
    readonly property real helperWidth: helpers === 0 ? 0 : Math.max(helperCard, nameWidth + 2 * Theme.spaceS)
    readonly property rect area: {
        const left = helpers === 0 ? rim : margin + helperColumns * (helperWidth + gap) + gap;
        return Qt.rect(left, margin, width - left - rim, height - 2 * margin);
    }

    // The seats.
    readonly property int others: Math.max(1, seats - 1)
    /// Between two of them: wide enough that their cards don't look like one row.
    readonly property real apart: 4 * gap
    readonly property real otherWidth: (area.width - (others - 1) * apart) / others
    readonly property real plaqueWidth: Math.min(Math.max(220 * unit, 80 * Theme.growth + 130 * Theme.textScale) + backsRoom, besideRoom ? Math.max(0.45 * otherWidth, backsEach === 0 ? 0 : leastPlaque + backsRoom, otherWidth - cardsEach * (otherShare * height / ratio + gap) - 2 * gap) : otherWidth)
    /// Where cards lie beside it; with backs on it, they are somewhat smaller rather than its names cut off.
    readonly property real leastPlaque: (flat ? 130 : 190) * Math.max(unit, Theme.textScale)
    readonly property real ownPlaqueWidth: Math.min(Math.max(230 * unit, 80 * Theme.growth + 140 * Theme.textScale), 0.34 * area.width)
    readonly property real fullPlaque: plaqueFor(2.7)
    readonly property real briefPlaque: plaqueFor(0)
    readonly property real ownPlaque: ownBrief ? briefPlaque : fullPlaque
    /// Rows of plaques and of cards above each other would leave too little of the middle.
    readonly property bool flat: fullPlaque + otherShare * height > 0.32 * height
    /// Their cards lie beside their plaques, not below them: somewhat smaller ones on a flat table.
    property bool besideRoom: otherWidth >= leastPlaque + backsIn(backMost) + cardsEach * ((flat ? 0.62 : 0.8) * otherShare * height / ratio + gap)
    readonly property real sidePlaque: Math.max(briefPlaque, otherShare * height)
    readonly property bool brief: besideRoom ? sidePlaque < plaqueFor(1.35) : flat
    readonly property real plaqueHeight: besideRoom ? sidePlaque : brief ? briefPlaque : fullPlaque
    readonly property real otherHeight: besideRoom ? plaqueHeight : plaqueHeight + gap + otherShare * height
    readonly property real ownHeight: Math.max(ownShare * height, ownPlaque)
    readonly property real otherCard: {
        const room = besideRoom ? otherWidth - plaqueWidth - 2 * gap : otherWidth;
        return largest(room, otherShare * height, cardsEach, 1, gap);
    }
    readonly property real ownCard: largest(area.width - ownPlaqueWidth - 2 * gap, ownHeight, cardsEach, 1, gap)
    readonly property rect middle: Qt.rect(area.x, area.y + otherHeight + 1.5 * gap, area.width, area.height - otherHeight - ownHeight - 3 * gap)

    // By seat, worked out once: every piece asks for them.
    /// All the room of a seat.
    readonly property var rooms: Array.from({length: seats}, (none, seat) => isOwn(seat)
        ? Qt.rect(area.x, area.y + area.height - ownHeight, area.width, ownHeight)
        : Qt.rect(area.x + (turn(seat) - 1) * (otherWidth + apart), area.y, otherWidth, otherHeight))
    readonly property var plaques: rooms.map((room, seat) => {
        if (isOwn(seat)) {
            const high = Math.min(room.height, Math.max(ownPlaque, 0.7 * room.height));
            return Qt.rect(room.x, room.y + (room.height - high) / 2, ownPlaqueWidth, high);
        }
        return besideRoom ? Qt.rect(room.x, room.y, plaqueWidth, room.height)
                          : Qt.rect(room.x + (room.width - plaqueWidth) / 2, room.y, plaqueWidth, plaqueHeight);
    })
    readonly property var boards: rooms.map((room, seat) => {
        const p = plaque(seat); // with more seats there may be none yet
        if (isOwn(seat) || besideRoom)
            return Qt.rect(p.x + p.width + 2 * gap, room.y, room.width - p.width - 2 * gap, room.height);
        return Qt.rect(room.x, p.y + p.height + gap, room.width, room.height - p.height - gap);
    })

    // Hands that only count lie on the plaques of their seats.
    readonly property real backMost: 26 * unit
    readonly property real backWidth: Math.min(0.72 * plaqueHeight / ratio, backMost)
    readonly property real backsRoom: backsIn(backWidth)
    /// How much of a plaque they take, from its right end.
    readonly property real backsEnd: backsRoom === 0 ? 0 : backsRoom + 0.5 * gap

    hidden: ["dice-box"]

    function seat(seat: int): rect {
        return rooms[seat] ?? Rects.none;
    }
    function plaque(seat: int): rect {
        return plaques[seat] ?? Rects.none;
    }
    /// Where a seat's cards lie.
    function board(seat: int): rect {
        return boards[seat] ?? Rects.none;
    }
    function backsIn(width: real): real {
        return backsEach === 0 ? 0 : (1 + 0.45 * (backsEach - 1)) * width;
    }
    function onPlaque(seat: int, place: int): rect {
        const p = plaque(seat);
        return Qt.rect(p.x + p.width - backsEnd + place * 0.45 * backWidth, p.y + (p.height - backWidth * ratio) / 2, backWidth, backWidth * ratio);
    }
    function cardOf(seat: int): real {
        return isOwn(seat) ? ownCard : otherCard;
    }
    /// A card in a row of that many in the middle of `room`; they lie closer together where there is no room.
    function inRow(room: rect, place: int, count: int, size: real): rect {
        const step = count < 2 ? 0 : Math.min(size + gap, (room.width - size) / (count - 1));
        const left = room.x + (room.width - size - (count - 1) * step) / 2;
        return Qt.rect(left + place * step, room.y + (room.height - size * ratio) / 2, size, size * ratio);
    }
    function helper(index: int): rect {
        const column = index % helperColumns;
        const row = Math.floor(index / helperColumns);
        return Qt.rect(margin + column * (helperWidth + gap) + (helperWidth - helperCard) / 2, margin + row * helperStep, helperCard, helperCard * ratio);
    }
    function die(place: int, count: int): rect {
        const size = Math.min(dieWidth, 0.88 * tray.width / count);
        const step = Math.min(1.3 * size, count < 2 ? size : (0.94 * tray.width - size) / (count - 1));
        return Qt.rect(tray.x + tray.width / 2 + (place - (count - 1) / 2) * step - size / 2, tray.y + (tray.height - size) / 2, size, size);
    }
    /// The picture that dice show where they only count; "" for their pips.
    function faceOf(zone: string): string {
        return "";
    }
    /// The picture that lies over dice; "" for none.
    function overOf(zone: string): string {
        return "";
    }
    /// Where a piece of the battle's own zones lies; undefined in the common ones.
    function ownSpot(zone: string, seat: int, place: int, count: int): var {
        return undefined;
    }
    /// A seat's secret prophecy, at the left of its other cards.
    function prophecy(seat: int): rect {
        return inRow(Qt.rect(board(seat).x, board(seat).y, cardOf(seat), board(seat).height), 0, 1, cardOf(seat));
    }
    function besideProphecy(seat: int): rect {
        const room = board(seat);
        const taken = cardOf(seat) + 2 * gap;
        return Qt.rect(room.x + taken, room.y, room.width - taken, room.height);
    }
    /// The slot of a hand's card while these slots, ascending, are empty.
    function past(gaps: var, place: int): int {
        return gaps.reduce((slot, gap) => slot + (gap <= slot ? 1 : 0), place);
    }
    function spot(zone: string, seat: int, place: int, count: int): rect {
        const own = ownSpot(zone, seat, place, count);
        if (own !== undefined)
            return own;
        switch (zone) {
        case "deck":
            return deck;
        case "discards":
            return discards;
        case "prophecy":
            return prophecy(seat);
        case "dice":
            return die(place, dice + extra);
        case "extra-die":
            return die(dice + place, dice + Math.max(1, extra));
        case "dice-box":
            return die(0, 1);
        }
        return Qt.rect(width / 2, height / 2, cardWidth, cardHeight);
    }
}
