pragma ComponentBehavior: Bound

import QtQuick
import Bombshelf.Theme

/// Flames that rise side by side, flicker and go out.
Item {
    id: blaze

    readonly property bool playing: burning.running

    function burn(where: rect, flames: int): void {
        if (Theme.bang === 0)
            return;
        all.model = 0;
        all.where = where;
        all.model = flames;
        burning.restart();
    }
    function end(): void {
        burning.stop();
        all.model = 0;
    }

    Repeater {
        id: all

        property rect where

        model: 0

        Image {
            id: flame

            required property int index
            readonly property real room: all.where.width / all.count
            readonly property real later: index * 0.618 % 1 ///< flames are not alike

            x: all.where.x + (index + 0.5) * room - width / 2
            y: all.where.y + all.where.height - height
            width: Math.min(1.5 * room, height * 2 / 3)
            height: all.where.height * (0.7 + 0.3 * later)
            source: "qrc:/assets/effects/flame.svg"
            sourceSize { width: Theme.pictureSize(width); height: Theme.pictureSize(height) }
            mipmap: true
            Accessible.ignored: true
            transform: Scale { id: lick; origin.x: flame.width / 2; origin.y: flame.height; yScale: 0 }

            SequentialAnimation {
                running: true

                PauseAnimation { duration: 0.4 * Theme.bang * flame.later }
                NumberAnimation { target: lick; property: "yScale"; from: 0; to: 1; duration: 0.6 * Theme.bang; easing.type: Easing.OutBack }
                SequentialAnimation {
                    loops: 3

                    NumberAnimation { target: lick; property: "yScale"; to: 0.8 + 0.1 * flame.later; duration: 0.25 * Theme.bang; easing.type: Easing.InOutQuad }
                    NumberAnimation { target: lick; property: "yScale"; to: 1; duration: 0.25 * Theme.bang; easing.type: Easing.InOutQuad }
                }
                NumberAnimation { target: lick; property: "yScale"; to: 0; duration: 0.5 * Theme.bang; easing.type: Easing.InQuad }
            }
        }
    }
    Timer {
        id: burning

        interval: 3.2 * Theme.bang
        onTriggered: all.model = 0
    }
}
