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
        all.to = Rects.middle(to);
        all.model = from.map(place => Rects.middle(place));
    }
    function land(): void {
        ++landed;
    }
    function end(): void {
        all.model = [];
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

        property point to

        model: []

        Chip {
            id: one

            required property int index
            required property point modelData // where it comes from
            property real gone: 0 ///< the share of the way

            x: modelData.x + (all.to.x - modelData.x) * gone - width / 2
            y: modelData.y + (all.to.y - modelData.y) * gone - 3 * height * gone * (1 - gone) - height / 2 - 0.15 * height * index * (1 - gone)
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
