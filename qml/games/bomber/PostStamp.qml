import QtQuick
import Bombshelf.Controls
import Bombshelf.Theme

/// A post as a stamp, with its number below it. It can be pressed when that means something.
Pressable {
    id: stamp

    required property string post
    property bool burnt: false
    /// What a press would do, for the tooltip and screen readers.
    property string hint: ""
    /// That is said elsewhere, so no tooltip covers what stands beside it.
    property bool toldElsewhere: false
    property real numberSize: Theme.large
    readonly property real lift: !playable ? 0 : reached ? 0.06 : 0.025

    activeFocusOnTab: playable || activeFocus
    Accessible.role: !playable ? Accessible.StaticText : toggles ? Accessible.CheckBox : Accessible.Button
    Accessible.name: qsTr("%1 %2", "number and name of a post").arg(post).arg(Art.postName(post))
    Accessible.description: hint
    Accessible.checked: chosen // also where one of many is

    Rectangle { // shadow
        x: stamp.width * (0.02 + 0.6 * stamp.lift)
        y: x
        width: stamp.width
        height: stamp.height
        color: Theme.shadow
        opacity: Theme.shadowOpacity
    }
    Item {
        id: body

        width: parent.width
        height: parent.height
        y: -stamp.lift * height
        rotation: stamp.chosen ? -2 : 0

        Behavior on y { NumberAnimation { duration: Theme.press } }
        Image {
            anchors.fill: parent
            source: Art.picture(stamp.chosen ? "stamp-chosen" : "stamp")
            sourceSize { width: Theme.pictureSizes[3]; height: Theme.pictureSizes[3] * 1.25 }
            mipmap: true
        }
        Image {
            x: 0.16 * parent.width
            y: 0.11 * parent.height
            width: 0.68 * parent.width
            height: width
            source: Art.picture("post-" + stamp.post)
            sourceSize { width: Theme.pictureSizes[3]; height: Theme.pictureSizes[3] }
            mipmap: true
        }
        Image { // the blast got it
            anchors.fill: parent
            visible: opacity > 0
            opacity: stamp.burnt ? 1 : 0
            source: Art.picture("crater")
            sourceSize { width: Theme.pictureSizes[3]; height: Theme.pictureSizes[3] * 1.25 }
            mipmap: true

            Behavior on opacity {
                enabled: Theme.fly > 0
                NumberAnimation { duration: Theme.fly / 2 }
            }
        }
        Text { // narrowed where it would run over the stamp's teeth
            id: caption

            objectName: "caption"
            anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: 0.08 * parent.height }
            transform: Scale { origin.x: caption.width / 2; xScale: Math.min(1, 0.72 * stamp.width / caption.width) }
            text: Art.postName(stamp.post)
            color: Theme.ink
            style: stamp.burnt ? Text.Outline : Text.Normal
            styleColor: Theme.card
            font { family: Theme.family; pixelSize: Math.max(Theme.least, 0.13 * parent.height); weight: Font.Bold }
        }
        Rectangle { // may be pressed
            anchors { fill: parent; margins: -Theme.outline }
            visible: stamp.playable && !stamp.chosen
            radius: Theme.radiusXs
            color: "transparent"
            border { width: Theme.outline; color: stamp.reached ? Theme.signal : Theme.olive }
        }
        FocusRing {
            radius: Theme.radiusS
            shown: stamp.activeFocus
        }
    }
    Rectangle { // its number, on the line
        anchors { horizontalCenter: parent.horizontalCenter; top: parent.bottom; topMargin: 0.1 * height }
        width: Math.max(height, number.implicitWidth + Theme.spaceS)
        height: 1.25 * stamp.numberSize
        radius: height / 2
        color: stamp.chosen || stamp.burnt ? Theme.signal : Theme.card
        border { width: Theme.outline; color: Theme.ink }

        Text {
            id: number

            anchors.centerIn: parent
            text: stamp.post
            color: Theme.ink
            font { family: Theme.family; pixelSize: stamp.numberSize; weight: Font.Black }
        }
    }
    ToolTipBubble {
        shown: stamp.reached && !stamp.toldElsewhere && stamp.hint !== ""
        text: stamp.hint
    }
}
