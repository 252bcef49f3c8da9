pragma ComponentBehavior: Bound

import QtQuick
import Bombshelf.Theme

// A plant that thrives on neglect.
Item {
    id: plant

    required property real unit

    width: 120 * unit
    height: 170 * unit

    Repeater {
        model: [-58, -34, 36, 60, -12, 14]

        Rectangle {
            required property int modelData
            required property int index

            x: parent.width / 2 - width / 2
            y: 110 * plant.unit - height
            width: 26 * plant.unit
            height: (112 - 10 * Math.abs(modelData) / 14) * plant.unit
            radius: width / 2
            antialiasing: true
            transformOrigin: Item.Bottom
            rotation: modelData
            color: index % 2 === 0 ? Theme.goInk : Theme.teal
            border { width: 4 * plant.unit; color: Theme.ink }
        }
    }
    Rectangle {
        anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom }
        width: 72 * plant.unit
        height: 62 * plant.unit
        radius: 8 * plant.unit
        color: Theme.rust
        border { width: 4 * plant.unit; color: Theme.ink }
    }
    Rectangle {
        anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: 48 * plant.unit }
        width: 86 * plant.unit
        height: 22 * plant.unit
        radius: 5 * plant.unit
        color: Theme.rust
        border { width: 4 * plant.unit; color: Theme.ink }
    }
}
