import QtQuick
import Bombshelf.Table
import Bombshelf.Theme
import Bombshelf.View

/// The place of a deck: an outline under it, its name and its size below, beside or on it.
Item {
    id: mat

    required property Layout layout
    required property string deck
    readonly property int size: Match.counts[deck] ?? 0
    readonly property bool out: Match.facts[deck === "left" ? "ran-out-left" : "ran-out-right"] === 1

    x: layout.deckX(deck)
    y: layout.middle - height / 2
    width: layout.deckWidth
    height: layout.deckWidth * layout.ratio
    z: foot.onDeck ? 100 : -1

    Rectangle {
        anchors { fill: parent; margins: -5 }
        radius: width * 0.06
        color: "transparent"
        border { width: 2; color: Theme.onTable }
        opacity: 0.6
    }
    TableTag {
        id: foot

        readonly property real outside: mat.deck === "left" ? -width - Theme.spaceM : mat.width + Theme.spaceM
        /// Cards lie beside it: those that go back, or the last pile of the set-up.
        readonly property bool onDeck: mat.layout.cramped && mat.deck === "right" && Object.keys(Match.tableCounts).some(zone => (zone === "aside" || zone.startsWith("pile-")) && Match.tableCounts[zone] > 0)

        objectName: "deckName"
        x: mat.layout.cramped && !onDeck ? outside : (mat.width - width) / 2
        visible: mat.size > 0 || mat.out
        y: onDeck ? mat.height - height : mat.layout.cramped ? (mat.height - height) / 2 : mat.height + Theme.spaceS
        text: mat.out ? qsTr("Out for this turn") : mat.deck === "left" ? qsTr("Left · %n", "cards in the deck", mat.size) : qsTr("Right · %n", "cards in the deck", mat.size)
    }
}
