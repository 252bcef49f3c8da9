pragma ComponentBehavior: Bound

import QtQuick
import Bombshelf.View

/// Those of all seats.
Repeater {
    id: slots

    required property SlotsLayout layout

    model: layout.slots * Match.players.length

    Slot {
        required property int index

        at: slots.layout.slot(Math.floor(index / slots.layout.slots), index % slots.layout.slots)
    }
}
