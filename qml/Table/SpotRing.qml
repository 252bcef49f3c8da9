import QtQuick
import Bombshelf.Theme

/// A ring of light round what is spoken of; it beats a few times and then is still.
Item {
    id: ring

    required property rect spot

    onSpotChanged: if (visible && Theme.pace > 0) beat.restart()

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

    Ring { round: ring.spot; wide: 3 * Theme.outline; border.color: Theme.ink }
    Ring { round: ring.spot; wide: 2 * Theme.outline; border.color: Theme.signal }

    SequentialAnimation on opacity {
        id: beat

        running: false
        loops: 3
        NumberAnimation { from: 1; to: 0.3; duration: Theme.beat }
        NumberAnimation { from: 0.3; to: 1; duration: Theme.beat }
    }
}
