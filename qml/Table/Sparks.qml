pragma ComponentBehavior: Bound

import QtQuick
import Bombshelf.Theme

/// Sparks that fly from a point and fall, once.
Item {
    id: sparks

    property list<color> inks: [Theme.glow, Theme.signal, Theme.danger]
    readonly property bool playing: all.model > 0

    function fly(from: point, reach: real): void {
        if (Theme.bang === 0)
            return;
        all.model = 0;
        all.from = from;
        all.reach = reach;
        all.model = 18;
        burning.restart();
    }
    function end(): void {
        burning.stop();
        all.model = 0;
    }

    Repeater {
        id: all

        property point from
        property real reach: 0

        model: 0

        Rectangle {
            id: spark

            required property int index
            readonly property real angle: 2 * Math.PI * (index * 0.618 % 1)
            readonly property real far: all.reach * (0.5 + 0.5 * (index * 0.37 % 1))

            width: all.reach * (index % 3 ? 0.035 : 0.06)
            height: width * (index % 2 ? 1 : 0.5)
            color: sparks.inks[index % sparks.inks.length]
            border { width: Theme.hairline; color: Theme.ink }
            Accessible.ignored: true

            ParallelAnimation {
                running: true

                NumberAnimation { target: spark; property: "x"; from: all.from.x; to: all.from.x + spark.far * Math.cos(spark.angle); duration: 1.8 * Theme.bang; easing.type: Easing.OutCubic }
                NumberAnimation { target: spark; property: "rotation"; to: 360 * (spark.index % 2 ? 1 : -1); duration: 1.8 * Theme.bang }
                SequentialAnimation {
                    NumberAnimation { target: spark; property: "y"; from: all.from.y; to: all.from.y + 0.8 * spark.far * Math.sin(spark.angle) - 0.2 * spark.far; duration: Theme.bang; easing.type: Easing.OutCubic }
                    NumberAnimation { target: spark; property: "y"; to: all.from.y + 0.8 * spark.far * Math.sin(spark.angle) + 0.5 * spark.far; duration: 0.8 * Theme.bang; easing.type: Easing.InQuad }
                }
                SequentialAnimation {
                    PauseAnimation { duration: 1.3 * Theme.bang }
                    NumberAnimation { target: spark; property: "opacity"; to: 0; duration: 0.5 * Theme.bang }
                }
            }
        }
    }
    Timer {
        id: burning

        interval: 2 * Theme.bang
        onTriggered: all.model = 0
    }
}
