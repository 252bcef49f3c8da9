import QtQuick
import Bombshelf.Theme

// A box of a game standing on a plank: lid with picture and title, spine at its left, the bottom half peeping out below.
Item {
    id: box

    required property string title
    required property url art
    property bool lifted: false

    readonly property real line: Math.max(2, width * 0.012)

    implicitWidth: height * 0.965 * 400 / 520

    Rectangle { // shadow on the wall behind
        x: box.width * 0.05
        y: box.height * (box.lifted ? 0.05 : 0.03)
        width: box.width
        height: box.height - y
        color: Theme.castShadow
    }
    Item {
        width: box.width
        height: box.height
        y: box.lifted && !Theme.reducedMotion ? -box.height * 0.025 : 0
        Behavior on y { NumberAnimation { duration: Theme.press; easing.type: Easing.OutCubic } }

        Rectangle { // the bottom half of the box
            anchors { left: parent.left; right: parent.right; bottom: parent.bottom; margins: 0; leftMargin: box.line * 2; rightMargin: box.line * 2 }
            height: parent.height * 0.2
            color: Theme.kraft
            border { width: box.line; color: Theme.ink }
        }
        Rectangle {
            id: lid

            width: parent.width
            height: parent.height * 0.965
            color: Theme.ink // the art brings its own frame

            Image {
                anchors.fill: parent
                source: box.art
                sourceSize.height: Math.ceil(box.height / 64) * 64
            }
            Rectangle { // spine
                x: box.line
                y: box.line
                width: parent.width * 0.07
                height: parent.height - 2 * box.line
                color: Theme.ink
                opacity: 0.22
            }
            Rectangle { // its fold
                x: parent.width * 0.07 + box.line
                y: box.line
                width: Math.max(1, box.line / 2)
                height: parent.height - 2 * box.line
                color: Theme.ink
                opacity: 0.6
            }
            Rectangle {
                anchors.fill: parent
                color: "transparent"
                border { width: box.line; color: Theme.ink }
            }
            Text {
                x: parent.width * 0.15
                y: parent.height * 0.02
                width: parent.width * 0.77
                height: parent.height * 0.21
                lineHeight: 0.9
                text: box.title
                font { family: Theme.family; weight: Font.Black; pixelSize: Math.round(parent.height * 0.15) }
                fontSizeMode: Text.Fit
                minimumPixelSize: Theme.least
                horizontalAlignment: Text.AlignHCenter
                verticalAlignment: Text.AlignVCenter
                wrapMode: box.title.includes(" ") ? Text.Wrap : Text.NoWrap // a word is not broken: "ハルマゲドン阻/止"
                maximumLineCount: 2
                color: Theme.ink
            }
        }
    }
}
