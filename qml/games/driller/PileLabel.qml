import QtQuick
import Bombshelf.Table
import Bombshelf.Theme
import Bombshelf.View

/// The letter of a pile of the set-up, under it.
TableTag {
    required property Layout places
    required property string modelData
    readonly property rect pile: places.place("pile-" + modelData, -1, 0, 1)

    x: pile.x + (places.deckWidth - width) / 2
    y: pile.y + places.deckWidth * places.ratio + (places.cramped ? -height : Theme.spaceS)
    z: places.cramped ? 100 : 0
    text: qsTr("%1 · %n", "pile and its number of cards", Match.counts["pile-" + modelData] ?? 0).arg(modelData)
}
