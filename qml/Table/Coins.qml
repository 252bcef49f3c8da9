pragma ComponentBehavior: Bound

import QtQuick
import Bombshelf.Theme
import Bombshelf.View

/// Coins that are won: from where they lie they fly, one after another, to whom they belong.
Item {
    id: coins

    /// Of one; see Chip.
    required property real size
    property color fill: Theme.brass
    property url picture: ""
    /// How many have not arrived yet. With reduced motion, and where pictures are skipped, none.
    readonly property int coming: all.count - landed
    property int landed: 0

    /// From the middle of one place to that of the other.
    function fly(count: int, from: rect, to: rect): void {
        gather(Array(count).fill(from), to);
    }
    /// One from the middle of each of these places.
    function gather(from: var, to: rect): void {
        end();
        if (Theme.fly === 0)
            return;
        all.from = from.map(place => Rects.middle(place));
        all.to = Rects.middle(to);
        all.model = from.length;
    }
    function land(): void {
        ++landed;
    }
    function end(): void {
        all.model = 0;
        landed = 0;
    }

    z: 900

    Connections {
        target: Match

        function onProgressChanged(): void {
            if (!Match.moving)
                coins.end();
        }
    }
    Repeater {
        id: all

        property var from: []
        property point to

        model: 0

        Chip {
            id: one

            required property int index
            readonly property point from: all.from[index] ?? all.to // those of the last flight are asked once more while they go
            property real gone: 0 ///< the share of the way

            x: from.x + (all.to.x - from.x) * gone - width / 2
            y: from.y + (all.to.y - from.y) * gone - 3 * height * gone * (1 - gone) - height / 2 - 0.15 * height * index * (1 - gone)
            width: coins.size
            height: implicitHeight
            visible: index >= coins.landed
            fill: coins.fill
            picture: coins.picture
            Accessible.ignored: true

            SequentialAnimation {
                running: true

                PauseAnimation { duration: one.index * 2 * Theme.wave }
                NumberAnimation { target: one; property: "gone"; to: 1; duration: Theme.fly; easing.type: Easing.InQuad }
                ScriptAction { script: coins.land() }
            }
        }
    }
}
