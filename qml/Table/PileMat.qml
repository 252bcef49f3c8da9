import QtQuick
import Bombshelf.Theme

/// A pile's place, outlined on the table.
Pile {
    Rectangle {
        anchors { fill: parent; margins: -0.05 * parent.width }
        radius: 0.07 * width
        color: Qt.alpha(Theme.ink, 0.18)
        border { width: Theme.outline; color: Theme.onTable }
        opacity: 0.7
    }
}
