import QtQuick
import Bombshelf.Theme

/// Shows where the keys go; lies round its parent. Its edges tell it from things that are coloured alike.
Rectangle {
    id: ring

    property bool shown: false

    anchors { fill: parent; margins: -Theme.focusLine - 1 }
    visible: shown
    color: "transparent"
    radius: Theme.radiusM
    border { width: Theme.focusLine; color: Theme.focus }

    component Edge: Rectangle {
        required property real beyond
        required property real corner

        anchors { fill: parent; margins: -beyond }
        color: "transparent"
        radius: Math.max(0, corner + beyond)
        border { width: Theme.outline; color: Theme.shadow }
    }

    Edge { beyond: Theme.outline; corner: ring.radius }
    Edge { beyond: -Theme.focusLine; corner: ring.radius }
}
