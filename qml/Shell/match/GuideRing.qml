import QtQuick
import Bombshelf.Theme

// A ring of light round what the guide speaks of, with a line to it; it beats a few times and then is still.
Item {
    id: pointer

    required property rect spot
    /// The bubble.
    required property rect from

    readonly property point end: Qt.point(Math.max(spot.x, Math.min(middle.x, spot.x + spot.width)), Math.max(spot.y, Math.min(middle.y, spot.y + spot.height)))
    readonly property point start: Qt.point(Math.max(from.x, Math.min(end.x, from.x + from.width)), Math.max(from.y, Math.min(end.y, from.y + from.height)))
    readonly property point middle: Qt.point(from.x + from.width / 2, from.y + from.height / 2)

    onSpotChanged: if (visible && Theme.pace > 0) beat.restart()

    component Line: Rectangle {
        required property point from
        required property point to

        x: from.x
        y: from.y - height / 2
        width: Math.hypot(to.x - from.x, to.y - from.y)
        transformOrigin: Item.Left
        rotation: Math.atan2(to.y - from.y, to.x - from.x) * 180 / Math.PI
    }
    component Ring: Rectangle {
        required property rect round
        required property real wide
        readonly property real out: Theme.spaceXs + wide / 2

        x: round.x - out
        y: round.y - out
        width: round.width + 2 * out
        height: round.height + 2 * out
        radius: Theme.radiusM
        color: "transparent"
        border.width: wide
    }

    Line { from: pointer.start; to: pointer.end; height: 3 * Theme.outline; color: Theme.ink }
    Ring { round: pointer.spot; wide: 3 * Theme.outline; border.color: Theme.ink }
    Line { from: pointer.start; to: pointer.end; height: Theme.outline; color: Theme.glow }
    Ring { round: pointer.spot; wide: 2 * Theme.outline; border.color: Theme.glow }

    SequentialAnimation on opacity {
        id: beat

        running: false
        loops: 3
        NumberAnimation { from: 1; to: 0.3; duration: Theme.beat }
        NumberAnimation { from: 0.3; to: 1; duration: Theme.beat }
    }
}
