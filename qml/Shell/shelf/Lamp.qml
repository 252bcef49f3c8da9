import QtQuick
import Bombshelf.Theme

// An enamel lamp on its cord.
Item {
    id: lamp

    required property real unit
    /// How far below the ceiling its shade begins.
    required property real drop

    width: 150 * unit
    height: Math.max(0, drop) + 90 * unit

    Rectangle { // cord
        anchors { top: parent.top; bottom: shade.top; horizontalCenter: parent.horizontalCenter }
        width: 4 * lamp.unit
        color: Theme.line
    }
    Rectangle { // light on the wall
        anchors { horizontalCenter: parent.horizontalCenter; verticalCenter: shade.bottom }
        width: 300 * lamp.unit
        height: width
        radius: width / 2
        color: Qt.lighter(Theme.ochre, 1.35)
        opacity: 0.22
    }
    Rectangle { // bulb
        anchors { horizontalCenter: parent.horizontalCenter; verticalCenter: shade.bottom }
        width: 44 * lamp.unit
        height: width
        radius: width / 2
        color: Qt.lighter(Theme.ochre, 1.35)
        border { width: 4 * lamp.unit; color: Theme.ink }
    }
    Rectangle { // neck
        anchors { horizontalCenter: parent.horizontalCenter; bottom: shade.top; bottomMargin: -8 * lamp.unit }
        width: 30 * lamp.unit
        height: 24 * lamp.unit
        radius: 4 * lamp.unit
        color: Theme.ochre
        border { width: 4 * lamp.unit; color: Theme.ink }
    }
    Item { // the upper half of a ball
        id: shade

        y: Math.max(0, lamp.drop)
        width: parent.width
        height: 74 * lamp.unit
        clip: true

        Rectangle {
            width: parent.width
            height: width
            radius: width / 2
            color: Theme.teal
            border { width: 5 * lamp.unit; color: Theme.ink }
        }
        Rectangle {
            anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
            height: 5 * lamp.unit
            color: Theme.ink
        }
    }
}
