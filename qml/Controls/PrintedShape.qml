import QtQuick
import Bombshelf.Theme

/// A flat ink with a firm outline and a hard shadow beside it that goes when pressed, like paper pressed on a block.
Item {
    id: shape

    property color fill: Theme.panel
    property color line: Theme.line
    property bool down: false
    property bool raised: true
    property real radius: Theme.radiusM
    readonly property int step: raised ? Theme.overprintStep : 0

    Rectangle {
        visible: shape.raised && !shape.down
        anchors { fill: parent; topMargin: shape.step; leftMargin: shape.step }
        radius: shape.radius
        color: Theme.overprint
    }
    Rectangle {
        x: shape.down ? shape.step : 0
        y: x
        width: parent.width - shape.step
        height: parent.height - shape.step
        radius: shape.radius
        color: shape.fill
        border { width: Theme.outline; color: shape.line }
    }
}
