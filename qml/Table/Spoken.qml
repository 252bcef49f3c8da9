pragma Singleton

import QtQuick
import Bombshelf.View

/// What screen readers call the pieces of a table, so that no two of them sound alike.
QtObject {
    /// What it is, and whose place it lies in. Of several there its own place, from 0, and how many they are; on a pile 0 of 0.
    function piece(what: string, zone: string, seat: int, place: int, count: int): string {
        const where = Match.zoneName(zone, seat);
        if (where === "")
            return what;
        if (count === 0)
            return qsTr("%1. %2, on top", "a card; the pile it lies on").arg(what).arg(where);
        if (count === 1)
            return qsTr("%1. %2", "a card or a die; where it lies").arg(what).arg(where);
        return qsTr("%1. %2, %3 of %4", "a card or a die; where it lies, its place there, how many there are").arg(what).arg(where).arg(place + 1).arg(count);
    }
}
