import QtQuick
import QtQuick.Window
import Bombshelf.Theme

/// One side of a die, laid where the cube's turn puts it and pressed flat.
Rectangle {
    id: side

    property string mark: "" // words, or the address of a picture
    property color fill: Theme.card
    property color ink: Theme.ink
    /// The turn of the whole die and of this side on it.
    property matrix4x4 turned
    readonly property bool drawn: mark.indexOf("/") >= 0
    readonly property real half: width / 2
    readonly property real facing: turned.m33 // 1: towards the reader, 0: seen from the edge
    readonly property bool legible: facing > 0.4 // at rest, only the side that counts

    visible: facing > 0.02
    height: width
    radius: width * 0.1
    color: Theme.ink
    transform: Matrix4x4 {
        readonly property matrix4x4 m: side.turned

        // Out from the middle of the cube by half a side; what is near or far looks alike.
        matrix: Qt.matrix4x4(
            m.m11, m.m12, 0, side.half * (1 - m.m11 - m.m12 + m.m13),
            m.m21, m.m22, 0, side.half * (1 - m.m21 - m.m22 + m.m23),
            0, 0, 1, 0,
            0, 0, 0, 1)
    }

    Rectangle {
        anchors { fill: parent; margins: Math.max(1, side.width * 0.03) }
        radius: side.width * 0.16
        color: Qt.darker(side.fill, 1.45 - 0.45 * side.facing)
        antialiasing: true
    }
    Text {
        anchors.centerIn: parent
        visible: !side.drawn && side.legible
        text: side.drawn ? "" : side.mark
        color: side.ink
        font { family: Theme.family; pixelSize: Math.round(side.width * 0.62); weight: Font.Black }
    }
    Image {
        anchors.centerIn: parent
        visible: side.drawn && side.legible
        width: side.width * 0.6
        height: width
        source: side.drawn ? side.mark : ""
        sourceSize.width: Theme.pictureSize(width)
        mipmap: true
    }
}
