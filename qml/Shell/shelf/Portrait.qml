import QtQuick
import Bombshelf.Table
import Bombshelf.Theme

// The founder, in a frame.
Rectangle {
    id: portrait

    required property real unit

    width: 124 * unit
    height: width
    rotation: 2
    antialiasing: true
    color: Theme.wood
    border { width: 4 * unit; color: Theme.ink }

    Face {
        anchors { fill: parent; margins: 14 * portrait.unit }
        face: "mole"
    }
    Rectangle {
        anchors { fill: parent; margins: 12 * portrait.unit }
        color: "transparent"
        antialiasing: true
        border { width: 3 * portrait.unit; color: Theme.ink }
    }
}
