import QtQuick
import Bombshelf.Games.Omens

/// Deck, discards and the card being looked at in the middle, what was removed at the right; before each seat its prophecy and five slots.
SlotsLayout {
    id: layout

    readonly property rect drawn: Qt.rect(discards.x + discards.width + 4 * gap, deck.y, deck.width, deck.height)
    readonly property rect removed: Qt.rect(drawn.x + drawn.width + 4 * gap, middle.y, middle.x + middle.width - drawn.x - drawn.width - 4 * gap, middle.height)
    /// Of what is said of the removed cards, above them.
    property real titleHeight: 0
    readonly property rect removedRows: Qt.rect(removed.x, removed.y + titleHeight, removed.width, removed.height - titleHeight)

    /// Face-up ones above, in two lines where they are many, the others below.
    function outOfBattle(place: int, count: int): rect {
        const up = Math.ceil(count / 2);
        const each = up > 8 ? Math.ceil(up / 2) : up;
        const upLines = Math.ceil(up / each);
        const height = removedRows.height / (upLines + 1);
        const [line, first, held] = place >= up ? [upLines, up, count - up] : place < each ? [0, 0, each] : [1, each, up - each];
        return inRow(Qt.rect(removedRows.x, removedRows.y + line * height, removedRows.width, height), place - first, held, Math.min(0.62 * cardWidth, 0.9 * height / ratio));
    }
    function slot(seat: int, place: int): rect {
        return inRow(besideProphecy(seat), place, slots, cardOf(seat));
    }

    cardsEach: slots + 1
    tray: Qt.rect(discards.x, deck.y, drawn.x + drawn.width - discards.x, deck.height) // nothing lies there yet when dice are rolled
    hidden: ["dice-box", "almanac", "gabriel"]
    function ownSpot(zone: string, seat: int, place: int, count: int): var {
        switch (zone) {
        case "hand":
            return slot(seat, place);
        case "drawn":
            return drawn;
        case "removed":
            return outOfBattle(place, count);
        case "adversary":
            return Qt.rect(foe.x + foe.width - gap - 0.5 * foe.height / ratio, foe.y - 0.15 * foe.height, 0.5 * foe.height / ratio, 0.5 * foe.height);
        }
        return undefined;
    }
}
