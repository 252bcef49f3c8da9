import QtQuick
import Bombshelf.Games.Omens

/// The pool spreads over the middle; before each seat its row of five, the own hand at the right of the own row.
BattleLayout {
    id: layout

    readonly property int rowSize: 5
    readonly property int handSize: 3
    readonly property int poolCount: Math.max(2, poolCards)
    /// Cards in the pool.
    property int poolCards: 2

    readonly property rect own: board(viewer)
    readonly property real ownCardHere: Math.min(ownCard, (own.width - 3 * gap) / (rowSize + handSize + 0.9))
    readonly property rect foe: Qt.rect(middle.x, deck.y, Math.min(0.16 * middle.width, 0.9 * deck.height), deck.height)
    readonly property rect pool: Qt.rect(deck.x + 2 * deck.width + 6 * gap, middle.y, middle.x + middle.width - deck.x - 2 * deck.width - 6 * gap, middle.height)
    readonly property int poolRows: poolCount > 8 ? 2 : 1
    readonly property real poolCard: Math.min(cardWidth, (0.86 * pool.height - (poolRows - 1) * gap) / poolRows / ratio)

    function row(seat: int): rect {
        return isOwn(seat) ? Qt.rect(own.x, own.y, rowSize * (ownCardHere + gap), own.height) : board(seat);
    }
    function rowCard(seat: int): real {
        return isOwn(seat) ? ownCardHere : otherCard;
    }
    function slot(seat: int, place: int): rect {
        return inRow(row(seat), place, rowSize, rowCard(seat));
    }
    /// The own hand lies open at the right; the others' backs peep out from behind their plaques.
    function inHand(seat: int, place: int, count: int): rect {
        if (isOwn(seat)) {
            const left = row(seat).x + row(seat).width;
            return inRow(Qt.rect(left + 2 * gap, own.y, own.x + own.width - left - 2 * gap, own.height), place, count, ownCardHere);
        }
        const p = plaque(seat);
        const size = 0.42 * p.height / ratio;
        return Qt.rect(p.x + p.width - 2.1 * size + place * 0.45 * size, p.y + p.height - size * ratio - gap, size, size * ratio);
    }
    function inPool(place: int, count: int): rect {
        const each = Math.ceil(count / poolRows);
        const line = Math.floor(place / each);
        const height = poolCard * ratio + gap;
        const top = pool.y + (pool.height - poolRows * height) / 2 + line * height;
        return inRow(Qt.rect(pool.x + 0.07 * pool.width, top, 0.86 * pool.width, height), place % each, line === 0 ? each : Math.max(each, count - each), poolCard);
    }

    cardWidth: Math.min(84 * unit, 0.62 * middle.height / ratio)
    deck: Qt.rect(middle.x + Math.min(0.16 * middle.width, 0.9 * cardWidth * ratio) + 2 * gap, middle.y + (middle.height - cardWidth * ratio) / 2, cardWidth, cardWidth * ratio)
    tray: Qt.rect(pool.x, pool.y, pool.width, pool.height)
    spot: (zone, seat, place, count) => {
        switch (zone) {
        case "pool":
            return inPool(place, count);
        case "pool-hand":
            return inRow(Qt.rect(pool.x, pool.y + 0.5 * (pool.height - cardWidth * ratio), pool.width, cardWidth * ratio), place, 5, cardWidth);
        case "table":
            return slot(seat, place);
        case "hand":
            return inHand(seat, place, count);
        }
        return undefined;
    }
}
