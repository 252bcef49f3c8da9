pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Bombshelf.Controls
import Bombshelf.Table
import Bombshelf.Theme
import Bombshelf.View

/// The round's clock: how many cards the deck still holds, and how much of it that is. When it is empty, time is up.
Item {
    id: watch

    readonly property int cards: Match.counts.deck ?? 0
    readonly property int all: Math.max(1, cards + (Match.counts.discards ?? 0))
    /// The last lap: perhaps nobody plays again.
    readonly property bool late: cards <= Match.players.length
    property real part: cards / all
    readonly property real axis: height * 0.547 // below the middle: the watch has a crown

    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%n cards left in the deck", "", cards)

    Behavior on part {
        enabled: Theme.fly > 0
        NumberAnimation { duration: Theme.fly; easing.type: Easing.OutCubic }
    }
    Image {
        anchors.fill: parent
        source: Art.picture("watch")
        sourceSize { width: Theme.pictureSize(watch.width); height: Theme.pictureSize(watch.width) }
        mipmap: true
    }
    Shape { // what is left of the time
        anchors.fill: parent

        ShapePath {
            strokeWidth: -1
            fillColor: watch.late ? Theme.warningInk : Theme.burgundy
            startX: watch.width / 2
            startY: watch.axis

            PathAngleArc {
                moveToStart: false
                centerX: watch.width / 2
                centerY: watch.axis
                radiusX: watch.width * 0.31
                radiusY: radiusX
                startAngle: -90
                sweepAngle: -360 * watch.part
            }
            PathLine {
                x: watch.width / 2
                y: watch.axis
            }
        }
    }
    Rectangle { // the hand
        x: (watch.width - width) / 2
        y: watch.axis - height
        width: Math.max(3, watch.width * 0.03)
        height: watch.width * 0.33
        radius: width / 2
        color: Theme.ink
        transformOrigin: Item.Bottom
        rotation: -360 * watch.part
    }
    Rectangle {
        x: (watch.width - width) / 2
        y: watch.axis - height / 2
        width: Math.max(height, number.implicitWidth + Theme.spaceS)
        height: number.implicitHeight * 0.9
        radius: height / 2
        color: watch.late ? Theme.warningInk : Theme.card
        border { width: Theme.outline; color: Theme.ink }

        NumberLabel {
            id: number

            anchors.centerIn: parent
            text: watch.cards
            font.pixelSize: Math.max(Theme.least, Math.min(Theme.title, watch.width * 0.24))
            color: watch.late ? Theme.cream : Theme.ink
            Accessible.ignored: true
        }
    }
    HoverHandler {
        id: hover
    }
    ToolTipBubble {
        shown: hover.hovered
        text: watch.Accessible.name
    }
}
