import QtQuick
import Bombshelf.Theme

// What stands about in a print shop while there is room: tins of ink, dice, wood type, a plant, a friend's portrait, a lamp.
Item {
    id: things

    /// How much room there is at each end.
    required property real free
    /// Where the lamp hangs, and how far down.
    required property real lampX
    required property real lampDrop

    readonly property real unit: Math.min(free / 270, height / 400)

    Lamp {
        x: things.lampX - width / 2
        visible: things.lampDrop > 40
        unit: Math.min(things.unit * 1.2, things.lampDrop / 110)
        drop: things.lampDrop - 95 * unit
    }
    Item { // left end
        x: (things.free - width) / 2
        width: 250 * things.unit
        height: parent.height

        Portrait {
            x: 55 * things.unit
            y: Math.max(0, parent.height - 330 * things.unit)
            unit: things.unit
        }
        InkTin { x: 0; anchors.bottom: parent.bottom; unit: things.unit * 0.95; ink: Theme.rust }
        InkTin { x: 84 * things.unit; anchors.bottom: parent.bottom; unit: things.unit * 0.72; ink: Theme.teal }
        Dice { x: 148 * things.unit; anchors.bottom: parent.bottom; unit: things.unit * 0.9 }
    }
    Item { // right end
        x: parent.width - things.free + (things.free - width) / 2
        width: 250 * things.unit
        height: parent.height

        WoodType { anchors.bottom: parent.bottom; unit: things.unit * 0.95 }
        Plant { anchors { right: parent.right; bottom: parent.bottom } unit: things.unit * 1.05 }
    }
}
