import QtQuick
import Bombshelf.Theme

/// A pile's place, outlined on the table.
Pile {
    id: mat

    property color fill: "transparent"

    Rectangle {
        anchors { fill: parent; margins: -0.05 * parent.width }
        radius: 0.07 * width
        color: mat.fill
        border { width: Theme.outline; color: Theme.onTable }
        opacity: 0.7
    }
}
