import QtQuick
import Bombshelf.Games.Omens

/// The piles in two rows, or in one where the middle is flat, fill the middle, the discards their last place; at their right Hell's plaque
/// and the dice. Before each seat lie its prophecy and the cards it took.
BattleLayout {
    id: layout

    /// Of the piles.
    required property var numbers
    readonly property int cells: numbers.length + 1
    readonly property int columns: cardIn(cells) > cardIn(cells / 2) ? cells : cells / 2
    readonly property int rows: cells / columns
    readonly property rect hell: Qt.rect(middle.x, middle.y, 0.74 * middle.width, middle.height)
    readonly property real pileCard: cardIn(columns)
    /// Height of a pile's number above it.
    readonly property real label: 18 * unit
    /// Beelzebub, on it.
    readonly property rect adversary: Qt.rect(foe.x + foe.width - 1.5 * gap - 0.78 * foe.height / ratio, foe.y + 0.08 * foe.height, 0.78 * foe.height / ratio, 0.78 * foe.height)
    /// What the dice come to, between the plaque and them.
    readonly property rect sum: Qt.rect(foe.x, foe.y + foe.height + gap, foe.width, tray.y - foe.y - foe.height - 2 * gap)

    function cardIn(columns: int): real {
        const rows = cells / columns;
        return Math.min((hell.width - (columns - 1) * 1.6 * gap) / columns, (hell.height - 2 * rows * gap) / rows / ratio - 0.6 * label);
    }
    function pile(number: int): rect {
        return cell(numbers.indexOf(number));
    }
    function cell(index: int): rect {
        const line = Math.floor(index / columns);
        const height = label + pileCard * ratio;
        const top = hell.y + (hell.height - rows * height - 2 * (rows - 1) * gap) / 2 + line * (height + 2 * gap);
        return inRow(Qt.rect(hell.x, top + label, hell.width, pileCard * ratio), index % columns, columns, pileCard);
    }

    cardsEach: 5
    dieWidth: Math.min(54 * unit, 0.26 * middle.height)
    foe: Qt.rect(hell.x + hell.width + 2 * gap, middle.y, middle.width - hell.width - 2 * gap, 0.4 * middle.height)
    deck: Qt.rect(-400, 0, cardWidth, cardWidth * ratio)
    discards: cell(numbers.length)
    tray: Qt.rect(foe.x, middle.y + middle.height - 1.4 * dieWidth, foe.width, 1.4 * dieWidth)
    hidden: ["dice-box", "almanac", "deck"]
    piles: ["deck", "discards", ...numbers.map(number => "pile-" + number)]
    latestFirst: ["cards"]
    function ownSpot(zone: string, seat: int, place: int, count: int): var {
        if (zone.startsWith("pile-"))
            return pile(Number(zone.slice(5)));
        switch (zone) {
        case "cards": // the latest lies at the right
            return inRow(besideProphecy(seat), count - 1 - place, count, cardOf(seat));
        case "adversary":
            return adversary;
        }
        return undefined;
    }
}
