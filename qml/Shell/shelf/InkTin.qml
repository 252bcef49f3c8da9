import QtQuick
import Bombshelf.Theme

// A tin of printing ink, some of it run down the side.
Item {
    id: tin

    required property real unit
    required property color ink

    width: 84 * unit
    height: 104 * unit

    Rectangle {
        anchors { fill: parent; topMargin: 12 * tin.unit }
        radius: 5 * tin.unit
        color: Theme.card
        border { width: 4 * tin.unit; color: Theme.ink }

        Rectangle {
            anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; margins: 4 * tin.unit }
            height: 44 * tin.unit
            color: tin.ink
        }
        Rectangle {
            anchors.centerIn: parent
            width: 26 * tin.unit
            height: width
            radius: width / 2
            color: Theme.card
        }
        Rectangle {
            x: 58 * tin.unit
            y: 0
            width: 10 * tin.unit
            height: 26 * tin.unit
            radius: width / 2
            color: tin.ink
        }
    }
    Rectangle { // lid
        x: -3 * tin.unit
        width: parent.width + 6 * tin.unit
        height: 20 * tin.unit
        radius: 5 * tin.unit
        color: tin.ink
        border { width: 4 * tin.unit; color: Theme.ink }
    }
}
