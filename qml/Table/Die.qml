pragma ComponentBehavior: Bound

import QtQuick
import Bombshelf.Controls
import Bombshelf.Theme

/// A die: a cube that tumbles over several sides, bounces, and comes to rest on what was rolled. At rest it draws no frame.
Pressable {
    id: die

    /// What stands on each of the six sides: words or addresses of pictures. Opposite sides are 0-5, 1-4, 2-3.
    property var faces: ["1", "2", "3", "4", "5", "6"]
    /// What the sides are called; words need no other names.
    property var names: faces
    /// The side that is up, 0..5.
    property int result: 0
    property color fill: Theme.card
    property color mark: Theme.ink
    readonly property bool rolling: tumble.running
    /// It is shaken in the hand, and has not been thrown yet.
    property bool shaken: false
    /// What a screen reader calls it.
    readonly property string spoken: rolling || shaken ? qsTr("A die, rolling") : qsTr("A die showing %1").arg(names[result])
    /// The side that is nearest to the reader at this moment.
    readonly property int uppermost: {
        let best = 0;
        for (let i = 1; i < sides.length; ++i)
            if (pose.times(sides[i]).m33 > pose.times(sides[best]).m33)
                best = i;
        return best;
    }

    /// Degrees still to roll.
    property real toGo: 0
    property vector3d axis: Qt.vector3d(1, 0.5, 0.2)
    // How it is thrown: degrees in all, how much of the time it takes, how far aside it goes.
    property real spin: 630
    property real patience: 1
    property real aside: 0
    readonly property real time: Theme.tumble * patience
    readonly property real cube: width * 0.8
    readonly property list<matrix4x4> sides: [turn(0, 1, 0, 0), turn(90, 0, 1, 0), turn(-90, 1, 0, 0), turn(90, 1, 0, 0), turn(-90, 0, 1, 0), turn(180, 0, 1, 0)]
    // Seen a little from the lower left, so that two more sides show.
    readonly property matrix4x4 view: turn(-14, 1, 0, 0).times(turn(10, 0, 1, 0))
    readonly property matrix4x4 pose: view.times(turn(toGo, axis.x, axis.y, axis.z)).times(sides[result].transposed())

    function turn(degrees: real, x: real, y: real, z: real): matrix4x4 {
        const m = Qt.matrix4x4(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1);
        m.rotate(degrees, Qt.vector3d(x, y, z));
        return m;
    }
    /// Lies there at once.
    function lie(to: int): void {
        tumble.stop();
        result = to;
    }
    /// It takes as many usual times as that; by itself it takes more or less one.
    function roll(to: int, times = 0.85 + 0.35 * Math.random()): void {
        lie(to);
        // A different way each time: it only has to look thrown.
        axis = Qt.vector3d(1, 1.2 * Math.random() - 0.6, 0.5 * Math.random());
        spin = (540 + 270 * Math.random()) * Math.max(1, times);
        patience = times;
        aside = 0.4 * Math.random() - 0.2;
        if (Theme.tumble > 0) {
            toGo = -spin; // what was rolled is not seen before it rolls
            tumble.restart();
        }
    }

    implicitWidth: 56
    implicitHeight: width
    Accessible.name: spoken

    Rectangle { // shadow: the higher the die, the smaller and further off
        readonly property real high: -hop.y / die.width

        x: die.width * (0.12 + 0.2 * high)
        y: die.width * (0.2 + 0.3 * high)
        width: die.width * (0.88 - 0.15 * high)
        height: width * 0.92
        radius: width * 0.25
        color: Theme.shadow
        opacity: Theme.shadowOpacity
    }
    Item {
        id: hop

        width: die.width
        height: die.width

        Repeater {
            model: 6

            DieSide {
                required property int index

                x: (die.width - width) / 2
                y: x
                width: die.cube
                mark: die.faces[index] ?? ""
                fill: die.fill
                ink: die.mark
                turned: die.pose.times(die.sides[index])
            }
        }
    }
    ParallelAnimation {
        running: die.shaken && Theme.tumble > 0
        loops: Animation.Infinite
        onStopped: {
            die.toGo = 0;
            hop.y = 0;
        }

        NumberAnimation { target: die; property: "toGo"; from: 0; to: 360; duration: Theme.tumble }
        SequentialAnimation {
            NumberAnimation { target: hop; property: "y"; to: -die.width * 0.25; duration: Theme.tumble / 4 }
            NumberAnimation { target: hop; property: "y"; to: 0; duration: Theme.tumble / 4 }
            NumberAnimation { target: hop; property: "y"; to: -die.width * 0.25; duration: Theme.tumble / 4 }
            NumberAnimation { target: hop; property: "y"; to: 0; duration: Theme.tumble / 4 }
        }
    }
    ParallelAnimation {
        id: tumble

        onStopped: {
            die.toGo = 0;
            hop.x = 0;
            hop.y = 0;
        }
        NumberAnimation { target: die; property: "toGo"; from: -die.spin; to: 0; duration: die.time; easing.type: Easing.OutQuad }
        SequentialAnimation {
            NumberAnimation { target: hop; property: "x"; from: 0; to: die.width * die.aside; duration: die.time * 0.35; easing.type: Easing.OutQuad }
            NumberAnimation { target: hop; property: "x"; to: 0; duration: die.time * 0.65; easing.type: Easing.OutQuad }
        }
        SequentialAnimation {
            NumberAnimation { target: hop; property: "y"; from: 0; to: -die.width * 0.7; duration: die.time * 0.35; easing.type: Easing.OutQuad }
            NumberAnimation { target: hop; property: "y"; to: 0; duration: die.time * 0.35; easing.type: Easing.InQuad }
            NumberAnimation { target: hop; property: "y"; to: -die.width * 0.12; duration: die.time * 0.15; easing.type: Easing.OutQuad }
            NumberAnimation { target: hop; property: "y"; to: 0; duration: die.time * 0.15; easing.type: Easing.InQuad }
        }
    }
}
