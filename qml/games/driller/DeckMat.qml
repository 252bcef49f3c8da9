import QtQuick
import Bombshelf.Table
import Bombshelf.Theme
import Bombshelf.View

/// The place of a deck, with its name and its size below, beside or on it.
PileMat {
    id: mat

    required property Layout layout
    readonly property bool out: Match.facts[zone === "left" ? "ran-out-left" : "ran-out-right"] === 1

    at: layout.spot(zone, -1, 0, 1)
    z: foot.onDeck ? 100 : -1
    Accessible.ignored: true // its foot says it

    TableTag {
        id: foot

        readonly property real outside: mat.zone === "left" ? -width - Theme.spaceM : mat.width + Theme.spaceM
        /// Cards lie beside it: those that go back, or the last pile of the set-up.
        readonly property bool onDeck: mat.layout.cramped && mat.zone === "right" && Object.keys(Match.tableCounts).some(zone => (zone === "aside" || zone.startsWith("pile-")) && Match.tableCounts[zone] > 0)

        objectName: "deckName"
        x: mat.layout.cramped && !onDeck ? outside : (mat.width - width) / 2
        visible: mat.count > 0 || mat.out
        y: onDeck ? mat.height - height : mat.layout.cramped ? (mat.height - height) / 2 : mat.height + Theme.spaceS
        text: mat.out ? qsTr("Out for this turn") : mat.zone === "left" ? qsTr("Left · %n", "cards in the deck", mat.count) : qsTr("Right · %n", "cards in the deck", mat.count)
    }
}
