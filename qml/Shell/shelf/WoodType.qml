pragma ComponentBehavior: Bound

import QtQuick
import Bombshelf.Theme

// Letters cut in wood, leaning against each other.
Item {
    id: type

    required property real unit

    width: 136 * unit
    height: 132 * unit

    component Letter: Rectangle {
        id: letter

        required property string sign

        width: 64 * type.unit
        height: width
        radius: 3 * type.unit
        antialiasing: true
        color: Theme.ochre
        border { width: 4 * type.unit; color: Theme.ink }

        Text {
            anchors.centerIn: parent
            text: letter.sign
            font { family: Theme.family; weight: Font.Black; pixelSize: Math.max(1, 42 * type.unit) }
            color: Theme.ink
        }
    }

    Letter { anchors.bottom: parent.bottom; sign: "B" }
    Letter { anchors.bottom: parent.bottom; x: 66 * type.unit; sign: "あ"; color: Qt.lighter(Theme.wood, 1.18) }
    Letter { y: 0; x: 30 * type.unit; rotation: -6; sign: "!"; color: Theme.card }
}
