import QtQuick
import Bombshelf.Games.Omens

/// War's deck and card in the middle, the hit points at the right; each seat's deck and card before it, a rolled die beside.
BattleLayout {
    id: layout

    /// At the start.
    required property int hitPoints
    /// Who is asked: the die lies before that seat.
    property int asked: 0

    readonly property rect war: beside(deck)
    readonly property rect spoils: Qt.rect(war.x + war.width + gap, war.y, discards.x - war.x - war.width - 3 * gap, war.height)
    // The team's life, a square of dice.
    readonly property int lifeColumns: Math.ceil(Math.sqrt(hitPoints))
    readonly property real hitPoint: Math.min(52 * unit, middle.height / (1.2 * lifeColumns + 0.3))
    readonly property real lifeSize: (1.2 * lifeColumns + 0.1) * hitPoint
    readonly property rect life: Qt.rect(middle.x + middle.width - lifeSize - 2 * gap, middle.y + (middle.height - lifeSize) / 2, lifeSize, lifeSize)

    function beside(pile: rect): rect {
        return Qt.rect(pile.x + pile.width + 1.5 * gap, pile.y, pile.width, pile.height);
    }
    function ownDeck(seat: int): rect {
        return inRow(board(seat), 0, 3, cardOf(seat));
    }
    function turnedUp(seat: int): rect {
        return inRow(board(seat), 1, 3, cardOf(seat));
    }
    function rolled(seat: int): rect {
        const room = inRow(board(seat), 2, 3, cardOf(seat));
        const size = Math.min(0.9 * room.width, dieWidth * 1.2);
        return Qt.rect(room.x + 0.05 * room.width, room.y + (room.height - size) / 2, size, size);
    }

    function hitPointAt(place: int): rect {
        return Qt.rect(life.x + (place % lifeColumns * 1.2 + 0.15) * hitPoint, life.y + (Math.floor(place / lifeColumns) * 1.2 + 0.15) * hitPoint, hitPoint, hitPoint);
    }

    cardsEach: 3
    otherShare: 0.19
    ownShare: 0.26
    besideRoom: flat
    cardWidth: Math.min(150 * unit, 0.135 * middle.width, 0.86 * middle.height / ratio)
    discards: Qt.rect(life.x - 3 * gap - cardWidth, deck.y, cardWidth, deck.height)
    tray: life
    piles: ["deck", "discards", "own-deck"]
    function faceOf(zone: string): string {
        return zone === "hit-points" ? Art.picture("hp") : "";
    }
    function ownSpot(zone: string, seat: int, place: int, count: int): var {
        switch (zone) {
        case "war":
            return war;
        case "own-deck":
            return ownDeck(seat);
        case "turned-up":
            return turnedUp(seat);
        case "spoils":
            return inRow(spoils, count - 1 - place, count, 0.62 * cardWidth);
        case "dice":
        case "extra-die":
            const die = rolled(asked);
            return zone === "dice" ? die : Qt.rect(die.x + 0.4 * die.width, die.y - 0.9 * die.width, die.width, die.width);
        case "hit-points":
            return hitPointAt(place);
        case "dice-box":
            return Qt.rect(life.x + life.width / 2, life.y + life.height / 2, hitPoint, hitPoint);
        }
        return undefined;
    }
}
