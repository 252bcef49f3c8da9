pragma ComponentBehavior: Bound

import QtQuick
import Bombshelf.Theme

/// A seat's chips in a stack. Those it wins come from where they lay, and those it loses fly off the table where everybody sees it.
Item {
    id: purse

    required property int count
    property color fill: Theme.warningInk
    property url picture: ""
    /// Chips are won by what has just happened, and where they lie then, among what lies round the purse.
    property bool wins: false
    property rect source
    /// Chips on their way to it that it wins.
    readonly property int coming: dealt ? 0 : won.coming
    readonly property int there: Math.max(0, count - won.coming)
    property bool dealt: false
    property int known: count
    property int lost: 0

    /// All of them come from there, one after another; that they are its own is known.
    function deal(from: rect): void {
        dealt = true;
        fly(count, from);
    }
    /// How many of them come from there, one after another.
    function fly(count: int, from: rect): void {
        won.fly(count, Qt.rect(from.x - x, from.y - y, from.width, from.height), Qt.rect(0, height - stack.implicitHeight, width, stack.depth));
    }

    onCountChanged: {
        const more = count - known;
        lost = Theme.bang > 0 ? Math.max(0, known - count) : 0;
        known = count;
        if (lost > 0)
            gone.restart();
        won.end();
        dealt = false;
        if (wins && more > 0)
            fly(more, source);
    }

    Chip {
        id: stack

        anchors.bottom: parent.bottom
        width: parent.width
        height: implicitHeight
        visible: purse.there > 0
        count: purse.there
        fill: purse.fill
        picture: purse.picture
        Accessible.ignored: true // the plaque tells how many
    }
    Coins {
        id: won

        size: purse.width
        fill: purse.fill
        picture: purse.picture
    }
    Timer {
        id: gone

        interval: 2 * Theme.bang
        onTriggered: purse.lost = 0
    }
    Repeater {
        model: purse.lost

        Chip {
            id: chip

            required property int index
            readonly property real start: purse.height - height - (purse.count + index) * thickness

            y: start
            z: 900
            width: purse.width
            height: implicitHeight
            fill: purse.fill
            picture: purse.picture
            Accessible.ignored: true

            ParallelAnimation {
                running: true

                NumberAnimation { target: chip; property: "x"; to: (chip.index % 2 ? 2.6 : -2.2) * chip.width; duration: 2 * Theme.bang }
                NumberAnimation { target: chip; property: "rotation"; to: chip.index % 2 ? 200 : -160; duration: 2 * Theme.bang }
                SequentialAnimation {
                    NumberAnimation { target: chip; property: "y"; to: chip.start - 1.6 * chip.width; duration: 0.7 * Theme.bang; easing.type: Easing.OutQuad }
                    NumberAnimation { target: chip; property: "y"; to: chip.start + 3 * chip.width; duration: 1.3 * Theme.bang; easing.type: Easing.InQuad }
                }
                SequentialAnimation {
                    PauseAnimation { duration: 1.4 * Theme.bang }
                    NumberAnimation { target: chip; property: "opacity"; to: 0; duration: 0.6 * Theme.bang }
                }
            }
        }
    }
}
