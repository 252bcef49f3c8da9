import QtQuick
import Bombshelf.Table
import Bombshelf.Theme
import Bombshelf.View

/// The letter of a pile of the set-up, under it.
TableTag {
    required property Layout layout
    required property string modelData
    readonly property rect pile: layout.spot("pile-" + modelData, -1, 0, 1)

    x: pile.x + (layout.deckWidth - width) / 2
    y: pile.y + layout.deckWidth * layout.ratio + (layout.cramped ? -height : Theme.spaceS)
    z: layout.cramped ? 100 : 0
    text: qsTr("%1 · %n", "pile and its number of cards", Match.counts["pile-" + modelData] ?? 0).arg(modelData)
}
