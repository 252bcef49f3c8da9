import QtQuick
import Bombshelf.Table
import Bombshelf.Theme
import Bombshelf.View

/// The place of a deck: an outline under it, its name and its size below, or beside it.
Item {
    id: mat

    required property Layout places
    required property string deck
    readonly property int size: Match.counts[deck] ?? 0
    readonly property bool out: Match.facts[deck === "left" ? "ran-out-left" : "ran-out-right"] === 1

    x: places.deckX(deck)
    y: places.middle - height / 2
    width: places.deckWidth
    height: places.deckWidth * places.ratio
    z: -1

    Rectangle {
        anchors { fill: parent; margins: -5 }
        radius: width * 0.06
        color: "transparent"
        border { width: 2; color: Theme.onTable }
        opacity: 0.6
    }
    TableTag {
        readonly property real outside: mat.deck === "left" ? -width - Theme.spaceM : mat.width + Theme.spaceM

        x: mat.places.cramped ? outside : (mat.width - width) / 2
        visible: mat.size > 0 || mat.out
        y: mat.places.cramped ? (mat.height - height) / 2 : mat.height + Theme.spaceS
        text: mat.out ? qsTr("Out for this turn") : mat.deck === "left" ? qsTr("Left · %n", "cards in the deck", mat.size) : qsTr("Right · %n", "cards in the deck", mat.size)
    }
}
