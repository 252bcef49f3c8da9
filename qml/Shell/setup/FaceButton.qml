import QtQuick
import QtQuick.Templates as T
import Bombshelf.Controls
import Bombshelf.Table
import Bombshelf.Theme

// A face to press.
T.AbstractButton {
    id: button

    required property string face
    property string introduction: "" // of whose face it is

    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.description: introduction
    Accessible.onPressAction: clicked()
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    ToolTipBubble {
        shown: button.hovered || button.visualFocus
        text: button.introduction
    }
    contentItem: Face { face: button.face }
    background: Rectangle {
        anchors { fill: parent; margins: -3 }
        radius: Theme.radiusS
        color: Theme.ink
        border { width: 3; color: button.visualFocus ? Theme.focus : button.hovered ? Theme.ochre : Theme.ink }
    }
}
