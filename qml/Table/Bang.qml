import QtQuick
import Bombshelf.Theme
import Bombshelf.View

/// One flat splash of ink, and a small shake of what it hits. With reduced motion: a splash that stands still for a moment. Where pictures
/// are skipped it ends.
Item {
    id: bang

    readonly property bool playing: visible
    property Item shaken: null
    property real home: 0 // where the shaken thing stands

    function play(picture: string): void {
        splash.source = picture;
        if (Theme.bang > 0)
            burst.restart();
        else if (Theme.reducedMotion)
            still.restart();
    }
    /// The same in a square of that size round that point.
    function playAt(picture: string, centre: point, size: real): void {
        width = height = size;
        x = centre.x - size / 2;
        y = centre.y - size / 2;
        play(picture);
    }
    function shake(target: Item): void {
        if (Theme.bang === 0)
            return;
        tremble.stop();
        shaken = target;
        home = target.x;
        tremble.start();
    }

    function end(): void {
        burst.stop();
        still.stop();
        tremble.stop();
    }

    Connections {
        target: Match

        function onProgressChanged(): void {
            if (!Match.moving)
                bang.end();
        }
    }
    visible: burst.running || still.running
    z: 1000

    Image {
        id: splash

        anchors.fill: parent
        sourceSize { width: Theme.splashPixels; height: Theme.splashPixels }
        mipmap: true
    }
    Timer {
        id: still

        interval: Theme.still
    }
    SequentialAnimation {
        id: burst

        onStopped: {
            splash.opacity = 1;
            splash.scale = 1;
        }
        ParallelAnimation {
            NumberAnimation { target: splash; property: "scale"; from: 0.2; to: 1; duration: Theme.bang; easing.type: Easing.OutBack }
            NumberAnimation { target: splash; property: "opacity"; from: 0.6; to: 1; duration: Theme.bang * 0.3 }
        }
        NumberAnimation { target: splash; property: "opacity"; to: 0; duration: Theme.bang * 0.5 }
    }
    SequentialAnimation {
        id: tremble

        onStopped: if (bang.shaken) bang.shaken.x = bang.home
        SequentialAnimation {
            loops: 3
            NumberAnimation { target: bang.shaken; property: "x"; to: bang.home + 6; duration: Theme.tremor }
            NumberAnimation { target: bang.shaken; property: "x"; to: bang.home - 5; duration: Theme.tremor }
            NumberAnimation { target: bang.shaken; property: "x"; to: bang.home; duration: Theme.tremor }
        }
    }
}
