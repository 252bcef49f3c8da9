import QtQuick
import Bombshelf.Games.Omens
import Bombshelf.Theme

/// Above a card: its place, as the die counts it.
Rectangle {
    required property rect at
    /// From 0.
    required property int place

    x: at.x + (at.width - width) / 2
    y: at.y - 0.72 * height
    width: Math.max(Theme.small, 0.22 * at.width)
    height: width
    radius: 0.2 * width
    color: Theme.card
    border { width: Theme.hairline; color: Theme.ink }

    Image {
        anchors { fill: parent; margins: Theme.hairline }
        source: Art.dice[parent.place]
        sourceSize { width: Theme.pictureSize(width); height: Theme.pictureSize(width) }
        mipmap: true
    }
}
