import QtQuick
import Bombshelf.Games.Omens
import Bombshelf.Theme
import Bombshelf.View

/// Deck and discards at the left of the middle, three dice in their tray, two cards on offer at the right; five slots before each seat.
SlotsLayout {
    id: layout

    readonly property rect offer: Qt.rect(middle.x + middle.width - 2 * cardWidth - 2 * gap, deck.y, 2 * cardWidth + 2 * gap, deck.height)
    /// The slip that tells the own hand stands above it.
    readonly property real slip: 1.8 * Theme.body
    /// Under the dice: what all need, in two lines or more.
    readonly property rect goal: {
        const top = tray.y + tray.height + 0.5 * gap;
        return Qt.rect(tray.x, top, tray.width, middle.y + middle.height - top - slip);
    }
    readonly property real trayRoom: middle.height - slip - Math.max(3 * Theme.least, Math.min(3 * Theme.body, 0.32 * middle.height)) - gap

    cardsEach: slots
    dieWidth: Math.min(58 * unit, 0.4 * middle.height, 0.87 * trayRoom)
    tray: {
        const left = discards.x + discards.width + 2 * gap;
        const height = Math.min(1.7 * dieWidth, trayRoom);
        return Qt.rect(left, middle.y + Math.min((middle.height - height) / 2, trayRoom - height), offer.x - left - 2 * gap, height);
    }
    function ownSpot(zone: string, seat: int, place: int, count: int): var {
        switch (zone) {
        case "hand":
            return slot(seat, count < slots ? past(Match.tableFacts.slot ?? [], place) : place);
        case "offer":
            return inRow(offer, place, 2, cardWidth);
        }
        return undefined;
    }
}
