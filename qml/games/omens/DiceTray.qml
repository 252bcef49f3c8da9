import QtQuick
import Bombshelf.Controls
import Bombshelf.Theme

/// Where dice are thrown: a shallow tray, and what they come to.
Rectangle {
    id: tray

    required property BattleLayout layout
    property string sum: ""

    x: layout.tray.x
    y: layout.tray.y
    width: layout.tray.width
    height: layout.tray.height
    radius: Theme.radiusM
    color: Qt.alpha(Theme.panel, 0.7)
    border { width: Theme.outline; color: Art.onTable }

    Rectangle {
        anchors { fill: parent; margins: Theme.spaceXs }
        radius: Theme.radiusS
        color: "transparent"
        border { width: Theme.hairline; color: Art.onTable }
    }
    NumberLabel {
        anchors { left: parent.right; leftMargin: Theme.spaceS; verticalCenter: parent.verticalCenter }
        text: tray.sum
        color: Art.onTable
        font.pixelSize: Math.max(Theme.heading, 0.5 * tray.height)
    }
}
