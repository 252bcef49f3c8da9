pragma ComponentBehavior: Bound

import QtQuick
import Bombshelf.Theme

/// What is carried over the table by mouse or finger, and the places that light up for it. A piece that is let go elsewhere
/// goes back to where it lies.
Item {
    id: carrier

    /// Where a piece may be put down now: piece => [{at: rect, put: function}], from the choices, as presses have it.
    property var ways: piece => []
    /// What is carried.
    property Item piece: null
    readonly property var open: piece === null ? [] : waysOf(piece).filter(way => way.at.width > 0) // what does not lie on the table is none
    property point at
    readonly property int over: placeAt(at)

    /// It is let go where nothing is done with it.
    signal missed(Item piece, point at)

    function placeAt(at: point): int {
        return open.findIndex(way => Rects.holds(way.at, at, Theme.spaceS));
    }
    function waysOf(one: Item): var {
        const find = ways;
        return find(one);
    }
    function move(to: point): void {
        at = carrier.mapFromItem(null, to);
    }
    function letGo(): void {
        const put = open[over]?.put;
        const carried = piece;
        piece = null;
        if (put)
            put();
        else
            missed(carried, at);
    }

    enabled: false

    Repeater {
        model: carrier.open

        Rectangle {
            required property int index
            required property var modelData
            readonly property bool reached: carrier.over === index

            objectName: "goal"
            x: modelData.at.x - Theme.spaceXs
            y: modelData.at.y - Theme.spaceXs
            width: modelData.at.width + 2 * Theme.spaceXs
            height: modelData.at.height + 2 * Theme.spaceXs
            radius: Theme.radiusM
            color: Qt.alpha(Theme.glow, reached ? 0.35 : 0.12)
            border { width: (reached ? 2 : 1) * Theme.focusLine; color: Theme.glow }
        }
    }
}
