pragma ComponentBehavior: Bound

import QtQuick
import Bombshelf.Theme

// Three dice, one upon two.
Item {
    id: dice

    required property real unit

    width: 112 * unit
    height: 104 * unit

    component Die: Rectangle {
        id: die

        required property var pips // cells of a 3x3 field

        width: 52 * dice.unit
        height: width
        radius: 9 * dice.unit
        antialiasing: true
        border { width: 4 * dice.unit; color: Theme.ink }

        Repeater {
            model: die.pips

            Rectangle {
                required property int modelData

                x: (7 + 14 * (modelData % 3)) * dice.unit
                y: (7 + 14 * Math.floor(modelData / 3)) * dice.unit
                width: 10 * dice.unit
                height: width
                radius: width / 2
                color: Theme.ink
            }
        }
    }

    Die { anchors.bottom: parent.bottom; color: Theme.card; pips: [0, 2, 3, 5, 6, 8] }
    Die { anchors { right: parent.right; bottom: parent.bottom } color: Theme.ochre; pips: [0, 4, 8] }
    Die { anchors.bottom: parent.bottom; anchors.bottomMargin: 52 * dice.unit; x: 26 * dice.unit; rotation: 8; color: Theme.warningInk; pips: [4] }
}
