import QtQuick

/// The foe and the deck stand at the left of the middle.
SlotsLayout {
    readonly property rect foe: Qt.rect(middle.x, deck.y, Math.min(0.16 * middle.width, 0.9 * deck.height), deck.height)

    cardWidth: Math.min(96 * unit, 0.72 * middle.height / ratio)
    deck: Qt.rect(middle.x + Math.min(0.16 * middle.width, 0.9 * cardWidth * ratio) + 2 * gap, middle.y + (middle.height - cardWidth * ratio) / 2, cardWidth, cardWidth * ratio)
}
