import QtQuick
import QtQuick.Templates as T
import Bombshelf.Table
import Bombshelf.Theme

// A face to press.
T.AbstractButton {
    id: button

    required property string face

    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.onPressAction: clicked()
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    contentItem: Face { face: button.face }
    background: Rectangle {
        anchors { fill: parent; margins: -3 }
        radius: Theme.radiusS
        color: Theme.ink
        border { width: 3; color: button.visualFocus ? Theme.focus : button.hovered ? Theme.ochre : Theme.ink }
    }
}
