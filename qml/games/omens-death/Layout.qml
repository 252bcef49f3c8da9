import QtQuick
import Bombshelf.Games.Omens

/// Deck and discards at the left of the middle, three dice in their tray, two cards on offer at the right; five slots before each seat.
BattleLayout {
    id: layout

    readonly property int slots: 5
    readonly property rect foe: Qt.rect(middle.x, deck.y, Math.min(0.16 * middle.width, 0.9 * deck.height), deck.height)
    readonly property rect offer: Qt.rect(middle.x + middle.width - 2 * cardWidth - 2 * gap, deck.y, 2 * cardWidth + 2 * gap, deck.height)

    function slot(seat: int, place: int): rect {
        return inRow(board(seat), place, slots, cardOf(seat));
    }

    cardsEach: slots
    cardWidth: Math.min(96 * unit, 0.72 * middle.height / ratio)
    deck: Qt.rect(middle.x + Math.min(0.16 * middle.width, 0.9 * cardWidth * ratio) + 2 * gap, middle.y + (middle.height - cardWidth * ratio) / 2, cardWidth, cardWidth * ratio)
    tray: {
        const left = discards.x + discards.width + 2 * gap;
        const height = 1.7 * dieWidth;
        return Qt.rect(left, middle.y + (middle.height - height) / 2, offer.x - left - 2 * gap, height);
    }
    spot: (zone, seat, place, count) => {
        switch (zone) {
        case "hand":
            return slot(seat, place);
        case "offer":
            return inRow(offer, place, 2, cardWidth);
        }
        return undefined;
    }
}
