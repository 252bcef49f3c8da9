import QtQuick
import Bombshelf.Controls
import Bombshelf.Table
import Bombshelf.Theme
import Bombshelf.View

/// The place of the deck or of the used cards: an outline, and how many there are.
Item {
    id: mat

    required property Layout layout
    required property string zone
    required property string name
    readonly property point at: layout.pile(zone)

    x: at.x
    y: at.y
    z: 70 // its number lies on the cards
    width: layout.pileWidth
    height: width * layout.ratio
    Accessible.role: Accessible.StaticText
    Accessible.name: Match.counts !== undefined ? Match.zoneText(zone, -1) : "" // again at every change

    Rectangle {
        anchors { fill: parent; margins: -4 }
        radius: width * 0.06
        color: "transparent"
        border { width: 2; color: Theme.onTable }
        opacity: 0.6
    }
    TableTag {
        id: tag

        anchors { horizontalCenter: parent.horizontalCenter; verticalCenter: parent.bottom }
        text: mat.layout.terse ? Match.counts[mat.zone] ?? 0 : qsTr("%1 · %2", "pile, cards").arg(mat.name).arg(Match.counts[mat.zone] ?? 0)
    }
    HoverHandler {
        id: hover
    }
    ToolTipBubble {
        shown: hover.hovered && (Match.counts[mat.zone] ?? 0) === 0
        text: qsTr("%1 · %2", "pile, cards").arg(mat.name).arg(Match.counts[mat.zone] ?? 0)
    }
}
