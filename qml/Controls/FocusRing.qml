import QtQuick
import Bombshelf.Theme

/// Shows where the keys go; lies round its parent.
Rectangle {
    property bool shown: false

    anchors { fill: parent; margins: -Theme.focusLine - 1 }
    visible: shown
    color: "transparent"
    radius: Theme.radiusM
    border { width: Theme.focusLine; color: Theme.focus }
}
