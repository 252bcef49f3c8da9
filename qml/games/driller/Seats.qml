pragma ComponentBehavior: Bound

import QtQuick
import Bombshelf.Table
import Bombshelf.Theme

/// Everybody's plaque, each on a strip of table of its own.
Item {
    id: seats

    required property Layout layout

    EachSeat {
        Item {
            id: entry

            required property int index
            readonly property rect strip: seats.layout.strip(index)
            readonly property rect board: seats.layout.plaque(index)

            x: strip.x
            y: strip.y
            width: strip.width
            height: strip.height

            Rectangle {
                anchors { fill: parent; margins: -6 * seats.layout.unit }
                radius: Theme.radiusL
                color: Theme.ink
                opacity: plaque.lamp ? 0.55 : 0.32
            }
            SeatPlaque {
                id: plaque

                seat: entry.index
                width: seats.layout.plaqueWidth
                y: entry.board.y - entry.strip.y + (entry.board.height - height) / 2
                height: Math.max(implicitHeight, Math.min(seats.layout.below(entry.index) ? entry.board.height : parent.height, seats.layout.plaqueHeight * 1.15))
            }
        }
    }
}
