import QtQuick
import Bombshelf.Theme

// One board of the shelf, seen from the front: what stands on it stands on its upper edge.
Item {
    id: plank

    implicitHeight: 18

    Rectangle {
        anchors { left: parent.left; right: parent.right; top: parent.bottom }
        height: 10
        color: Theme.castShadow
    }
    Rectangle {
        anchors.fill: parent
        color: Theme.wood
        border { width: Theme.outline; color: Theme.ink }

        Rectangle { // the lit edge
            anchors { left: parent.left; right: parent.right; top: parent.top; margins: Theme.outline }
            height: 4
            color: Qt.lighter(Theme.wood, 1.18)
        }
        Repeater { // grain
            model: Math.ceil(plank.width / 190)

            Rectangle {
                required property int index

                x: index * 190 + 30 + (index * 67) % 80
                y: 9 + (index % 2) * 4
                width: 60 + (index * 41) % 50
                height: 2
                radius: 1
                color: Theme.woodDark
            }
        }
    }
}
