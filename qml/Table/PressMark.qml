import QtQuick
import Bombshelf.Theme

/// Round a thing on the table: it may be pressed, by a bright line, or it is chosen, by a firmer one with a notch. Both are told by shape,
/// too.
Item {
    id: mark

    required property bool playable
    required property bool chosen
    property real radius: Theme.radiusM
    /// Of the notch, and of the sign above it.
    property real notch: 0.24 * width
    property real sign: Theme.body

    anchors.fill: parent

    Rectangle { // a bright line is not seen on paper without its edge
        anchors { fill: parent; margins: -Theme.focusLine - Theme.hairline }
        visible: mark.playable || mark.chosen
        radius: mark.radius
        color: "transparent"
        border { width: Theme.hairline; color: Theme.shadow }

        Rectangle {
            anchors { fill: parent; margins: Theme.hairline }
            radius: mark.radius
            color: "transparent"
            border { width: Theme.focusLine; color: mark.chosen ? Theme.ochre : Theme.glow }
        }
    }
    Text {
        anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.top; bottomMargin: Theme.focusLine }
        visible: Theme.symbols && mark.playable && !mark.chosen
        text: "▼"
        color: Theme.glow
        style: Text.Outline
        styleColor: Theme.ink
        font { family: Theme.family; pixelSize: mark.sign; weight: Font.Black }
        Accessible.ignored: true
    }
    Rectangle {
        anchors { horizontalCenter: parent.horizontalCenter; verticalCenter: parent.top }
        visible: mark.chosen
        width: mark.notch
        height: width
        rotation: 45
        color: Theme.ochre
        border { width: Theme.outline; color: Theme.ink }
    }
}
