import QtQuick
import Bombshelf.Theme

/// One of the cast: a head, and on it eyes and mouth in one of four moods. It starts when the mood changes, and blinks when its turn begins.
Item {
    id: face

    property string face: ""
    property string mood: "calm" // or nervous, sooty, gleeful
    property bool toMove: false

    readonly property bool moving: start.running || blink.running

    function picture(part: string): url {
        return face.face ? "qrc:/assets/faces/" + face.face + part + ".svg" : "";
    }

    onMoodChanged: {
        if (!visible || Theme.pace === 0)
            return;
        if (mood === "calm")
            blink.restart();
        else
            start.restart();
    }
    onToMoveChanged: if (toMove && visible && Theme.pace > 0) blink.restart()

    component Part: Image {
        anchors.fill: parent
        sourceSize.width: Theme.pictureSize(width)
        mipmap: true
    }
    Part { source: face.picture("") }
    Part {
        objectName: "look"
        source: face.picture(blink.running && face.mood === "calm" ? "-blink" : "-" + face.mood)
    }
    Timer {
        id: blink

        interval: Theme.blink
    }
    SequentialAnimation { // nervous: it shivers; sooty: it reels; gleeful: it hops
        id: start

        readonly property real tilt: face.mood === "nervous" ? 3 : face.mood === "sooty" ? 10 : 2
        readonly property real size: face.mood === "gleeful" ? 1.15 : 1.05
        readonly property int swing: face.mood === "nervous" ? Theme.press : Theme.wave * 2

        onStopped: {
            face.rotation = 0;
            face.scale = 1;
        }
        NumberAnimation { target: face; property: "scale"; to: start.size; duration: Theme.wave; easing.type: Easing.OutQuad }
        SequentialAnimation {
            loops: 3
            NumberAnimation { target: face; property: "rotation"; to: -start.tilt; duration: start.swing; easing.type: Easing.InOutQuad }
            NumberAnimation { target: face; property: "rotation"; to: start.tilt; duration: start.swing; easing.type: Easing.InOutQuad }
        }
        ParallelAnimation {
            NumberAnimation { target: face; property: "rotation"; to: 0; duration: Theme.wave; easing.type: Easing.OutQuad }
            NumberAnimation { target: face; property: "scale"; to: 1; duration: Theme.wave; easing.type: Easing.OutBounce }
        }
    }
}
