import QtQuick
import Bombshelf.Controls
import Bombshelf.Theme
import Bombshelf.View

/// A number that floats up from where it belongs and goes: HP lost, points won.
Rectangle {
    id: floater

    /// Where it starts, as a place on its parent.
    property real base: 0
    property string picture: ""

    function rise(text: string, kind: string): void {
        words.text = text;
        picture = kind;
        y = base;
        if (Theme.bang > 0)
            way.restart();
        else if (Theme.reducedMotion)
            still.restart();
    }

    Connections {
        target: Match

        function onProgressChanged(): void {
            if (Match.moving)
                return;
            way.stop();
            still.stop();
        }
    }
    visible: way.running || still.running
    z: 950
    width: row.width + 2 * Theme.spaceM
    height: row.height + Theme.spaceXs
    radius: height / 2
    color: picture === "hp" ? Theme.danger : Theme.hazard
    border { width: Theme.outline; color: Theme.ink }

    Row {
        id: row

        anchors.centerIn: parent
        spacing: Theme.spaceXs

        Image {
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.iconSize
            height: width
            source: floater.picture === "" ? "" : Art.picture(floater.picture)
            sourceSize { width: Theme.pictureSizes[0]; height: Theme.pictureSizes[0] }
        }
        NumberLabel {
            id: words

            anchors.verticalCenter: parent.verticalCenter
            color: floater.picture === "hp" ? Theme.cream : Theme.ink
            Accessible.ignored: true
        }
    }
    Timer {
        id: still

        interval: Theme.still
    }
    SequentialAnimation {
        id: way

        onStopped: floater.opacity = 1
        NumberAnimation { target: floater; property: "y"; from: floater.base + 0.4 * floater.height; to: floater.base - 0.3 * floater.height; duration: Theme.bang; easing.type: Easing.OutBack }
        PauseAnimation { duration: Theme.bang }
        NumberAnimation { target: floater; property: "opacity"; to: 0; duration: Theme.bang / 2 }
    }
}
