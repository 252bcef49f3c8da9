import QtQuick
import Bombshelf.Games.Omens
import Bombshelf.Theme
import Bombshelf.View

/// Satan's hand fills the middle, his plaque at its left, deck, discards and die at its right. Before each seat its five cards,
/// and beside them the places where dice are locked on six.
BattleLayout {
    id: layout

    required property int handSize
    required property int lockedThatLose
    /// Deck and discards side by side, the die below them.
    readonly property real side: 2 * cardWidth + gap
    readonly property real sideHeight: cardHeight + 3 * gap + 1.5 * dieWidth
    readonly property real sideTop: middle.y + (middle.height - sideHeight) / 2
    readonly property real foeHeight: Math.min(0.86 * middle.height, 190 * unit)
    readonly property rect satan: Qt.rect(foe.x + foe.width + 2 * gap, middle.y, deck.x - foe.x - foe.width - 4 * gap, middle.height)
    readonly property real satanCard: largest(satan.width, 0.76 * satan.height, handSize, 1, gap)

    /// How much of the marks of their places stands above cards.
    readonly property real marks: 0.72 * Theme.small

    // By seat: how wide its locked dice and its cards are, and where those lie.
    readonly property var lockedDice: boards.map(room => Math.max(22, Math.min(0.32 * room.height, 0.1 * room.width)))
    readonly property var cards: boards.map((room, seat) => largest(room.width - 2 * gap - lockedDice[seat], room.height - marks, handSize, 1, gap))
    readonly property var hands: boards.map((room, seat) => {
        const left = Qt.rect(room.x, room.y + marks, room.width - 2 * gap - lockedDice[seat], room.height - marks);
        return centred(left, handSize * cards[seat] + (handSize - 1) * gap, cards[seat] * ratio);
    })
    readonly property rect satansHand: centred(satan, handSize * satanCard + (handSize - 1) * gap, satanCard * ratio)

    /// The cards of a seat, or of Satan if it is nobody's.
    function hand(seat: int): rect {
        return hands[seat] ?? satansHand;
    }
    function centred(room: rect, width: real, height: real): rect {
        return Qt.rect(room.x + (room.width - width) / 2, room.y + (room.height - height) / 2, width, height);
    }
    function inHand(seat: int, place: int): rect {
        return inRow(hand(seat), place, handSize, cards[seat] ?? satanCard);
    }
    /// Places that wait for their cards after others were tossed; they are filled from the left.
    function gaps(count: int): var {
        const tossed = Match.tableFacts.tossing ?? [];
        return tossed.slice(count - handSize + tossed.length).map(place => place - 1);
    }
    function locked(seat: int, place: int): rect {
        const cards = hand(seat);
        const size = lockedDice[seat] ?? 0;
        const height = Math.max(cards.height, Math.min(board(seat).height, 3.2 * size));
        const top = cards.y + (cards.height - height) / 2;
        return Qt.rect(cards.x + cards.width + 2 * gap, top + place * (height - size) / (lockedThatLose - 1), size, size);
    }

    cardsEach: handSize + 1
    otherShare: seats > 3 ? 0.13 : 0.17
    cardWidth: Math.min(70 * unit, 0.46 * middle.height / ratio)
    dieWidth: Math.min(54 * unit, 0.26 * middle.height)
    foe: Qt.rect(middle.x, middle.y + (middle.height - foeHeight) / 2, Math.min(0.15 * middle.width, 0.8 * foeHeight), foeHeight)
    deck: Qt.rect(middle.x + middle.width - side, sideTop, cardWidth, cardHeight)
    discards: Qt.rect(deck.x + cardWidth + gap, deck.y, cardWidth, deck.height)
    tray: Qt.rect(deck.x, deck.y + deck.height + 3 * gap, side, 1.5 * dieWidth)
    function overOf(zone: string): string {
        return zone === "locked" ? Art.picture("locked") : "";
    }
    function ownSpot(zone: string, seat: int, place: int, count: int): var {
        switch (zone) {
        case "satan":
            return inHand(seat, place);
        case "hand":
            return inHand(seat, past(gaps(count), place));
        case "locked":
            return locked(seat, place);
        }
        return undefined;
    }
}
