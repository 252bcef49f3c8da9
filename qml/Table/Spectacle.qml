pragma ComponentBehavior: Bound

import QtQuick
import Bombshelf.Theme
import Bombshelf.View

/// What makes a moment, for the scenes of all games: light on what all wait for, a blast with a flash, sparks and a shake, and
/// the scorch that it leaves. With reduced motion nothing but the splash and the scorch is seen, and they stand still. Where
/// pictures are skipped it all ends at once, but for the scorch.
Item {
    id: spectacle

    /// What a blast shakes.
    required property Item table
    /// Inks of its sparks.
    property alias inks: sparks.inks
    readonly property bool playing: splash.playing || veil.lit || flash.opacity > 0 || sparks.playing

    /// All but a round place goes dark, until that ends or something bursts.
    function light(at: point, radius: real): void {
        veil.centre = at;
        veil.radius = radius;
        veil.lit = Theme.bang > 0;
    }
    function lightUp(): void {
        veil.lit = false;
    }
    /// A picture bursts there.
    function burst(picture: string, at: point, size: real): void {
        veil.lit = false;
        splash.playAt(picture, at, size);
    }
    /// The same with all that belongs to an explosion.
    function blast(picture: string, at: point, size: real): void {
        burst(picture, at, size);
        splash.shake(table);
        if (Theme.bang === 0)
            return;
        flash.opacity = 0;
        flashing.restart();
        sparks.fly(at, 0.9 * size);
    }
    /// Sparks alone, for what is won.
    function spray(at: point, size: real): void {
        sparks.fly(at, size);
    }
    /// What is left of it, until sweep().
    function scorch(at: point, size: real): void {
        trace.size = size;
        trace.at = at;
        trace.visible = true;
    }
    function sweep(): void {
        trace.visible = false;
    }
    function end(): void {
        veil.lit = false;
        flashing.stop();
        flash.opacity = 0;
        sparks.end();
    }

    Connections {
        target: Match

        function onProgressChanged(): void {
            if (Match.moving)
                return;
            spectacle.end();
            if (Match.canRedo) // it has been taken back
                spectacle.sweep();
        }
        function onStoryChanged(): void {
            if (Match.lookingBack && !Match.moving) // at another moment than the one that left it
                spectacle.sweep();
        }
        function onOpenedChanged(): void {
            spectacle.sweep();
        }
    }
    Image { // it lies on the table, under everything
        id: trace

        objectName: "scorch"

        property point at
        property real size: 0

        parent: spectacle.table
        visible: false
        x: at.x - size / 2
        y: at.y - size / 2
        z: -2
        width: size
        height: size
        source: "qrc:/assets/effects/scorch.svg"
        sourceSize { width: Theme.splashPixels; height: Theme.splashPixels }
        mipmap: true
    }
    Item { // over what lies there, under what is on the stage
        id: veil

        property point centre
        property real radius: 100
        property bool lit: false

        parent: spectacle.table
        anchors.fill: parent
        z: 450
        clip: true
        visible: opacity > 0
        opacity: lit ? 1 : 0

        Behavior on opacity { NumberAnimation { duration: Theme.fly } }
        Image {
            readonly property real opening: 0.06 // of the picture's width

            width: Math.max(veil.radius / opening, 2.2 * Math.max(veil.width, veil.height))
            height: width
            x: veil.centre.x - width / 2
            y: veil.centre.y - width / 2
            source: "qrc:/assets/effects/light.svg"
            sourceSize { width: Theme.pictureSizes[8]; height: Theme.pictureSizes[8] }
            mipmap: true
        }
    }
    Rectangle {
        id: flash

        anchors.fill: parent
        z: 1001
        color: Theme.shadow
        visible: opacity > 0
        opacity: 0

        SequentialAnimation {
            id: flashing

            NumberAnimation { target: flash; property: "opacity"; to: 0.45; duration: Theme.bang * 0.12 }
            NumberAnimation { target: flash; property: "opacity"; to: 0; duration: Theme.bang * 0.9; easing.type: Easing.OutQuad }
        }
    }
    Sparks {
        id: sparks

        anchors.fill: parent
        z: 1002
    }
    Bang {
        id: splash
    }
}
