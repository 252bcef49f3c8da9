import QtQuick
import Bombshelf.Games.Omens
import Bombshelf.Theme
import Bombshelf.View

/// The pool spreads over the middle; before each seat its row of five, the own hand at the right of the own row.
SlotsLayout {
    id: layout

    required property int handSize
    required property int poolAtStart
    /// Cards in the pool.
    readonly property int poolCards: Math.max(poolAtStart, Match.tableCounts.pool ?? 0)
    /// The pool's hand lies below what is left of the pool.
    property bool showdown: false

    readonly property rect own: board(viewer)
    readonly property real ownCardHere: Math.min(ownCard, (own.width - 3 * gap) / (slots + handSize + 0.9))
    readonly property rect left: Qt.rect(middle.x, middle.y, 2 * cardWidth + 2 * gap, middle.height)
    readonly property rect pool: Qt.rect(left.x + left.width + 2 * gap, middle.y, middle.width - left.width - 2 * gap, middle.height)
    /// Where its cards lie: above the slip that says what they make, which may cover the feet of a few where height is dear.
    readonly property real slip: Math.min(1.6 * Theme.body, 0.15 * pool.height)
    readonly property rect poolRoom: Qt.rect(pool.x + 0.07 * pool.width, pool.y + 0.05 * pool.height, 0.86 * pool.width, 0.95 * pool.height - slip - gap)
    readonly property real leftOver: (showdown ? 0.45 : 1) * poolRoom.height
    /// As many rows as show most of each card.
    readonly property int poolRows: {
        let best = 1;
        for (let rows = 2; rows <= 3; ++rows)
            if (shownIn(rows) > shownIn(best) + 1)
                best = rows;
        return best;
    }

    function poolCard(rows: int): real {
        return Math.min(110 * unit, largest(poolRoom.width, leftOver, 1, rows, gap));
    }
    function shownIn(rows: int): real {
        const each = Math.ceil(poolCards / rows);
        return each < 2 ? poolCard(rows) : Math.min(poolCard(rows), (poolRoom.width - poolCard(rows)) / (each - 1));
    }
    function rowRoom(seat: int): rect {
        return isOwn(seat) ? Qt.rect(own.x, own.y, slots * (ownCardHere + gap), own.height) : board(seat);
    }
    function slot(seat: int, place: int): rect {
        return inRow(rowRoom(seat), place, slots, isOwn(seat) ? ownCardHere : otherCard);
    }
    /// The own hand lies open at the right; the others' backs lie on their plaques.
    function inHand(seat: int, place: int, count: int): rect {
        if (!isOwn(seat))
            return onPlaque(seat, place);
        const left = rowRoom(seat).x + rowRoom(seat).width;
        return inRow(Qt.rect(left + 2 * gap, own.y, own.x + own.width - left - 2 * gap, own.height), place, count, ownCardHere);
    }
    function inPool(place: int): rect {
        const each = Math.ceil(poolCards / poolRows);
        const line = Math.floor(place / each);
        const size = poolCard(poolRows);
        const height = size * ratio + gap;
        const top = poolRoom.y + (leftOver - poolRows * height + gap) / 2 + line * height;
        return inRow(Qt.rect(poolRoom.x, top, poolRoom.width, height - gap), place % each, each, size);
    }

    backsEach: handSize
    cardWidth: Math.min(84 * unit, (0.58 * middle.height - 4 * gap) / ratio)
    foe: Qt.rect(left.x, left.y, left.width, 0.42 * left.height)
    deck: Qt.rect(left.x, foe.y + foe.height + (left.height - foe.height - cardWidth * ratio) / 2, cardWidth, cardWidth * ratio)
    tray: Qt.rect(poolRoom.x, poolRoom.y, (poolRoom.width - poolAtStart * poolCard(1) - gap) / 2 - gap, leftOver) // beside the pool's first cards when dice are rolled
    function ownSpot(zone: string, seat: int, place: int, count: int): var {
        switch (zone) {
        case "pool":
            return inPool(place);
        case "pool-hand":
            return inRow(Qt.rect(poolRoom.x, poolRoom.y + leftOver + gap, poolRoom.width, poolRoom.height - leftOver - gap), place, slots, poolCard(1));
        case "table":
            return slot(seat, place);
        case "hand":
            return inHand(seat, place, count);
        }
        return undefined;
    }
}
