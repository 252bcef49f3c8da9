import QtQuick
import Bombshelf.Controls
import Bombshelf.Theme

/// Here one more card or die may end the battle.
Rectangle {
    required property rect at

    x: at.x - border.width
    y: at.y - border.width
    z: 320
    width: at.width + 2 * border.width
    height: at.height + 2 * border.width
    radius: 0.06 * width
    color: "transparent"
    border { width: Theme.focusLine; color: Theme.danger }

    Rectangle { // told by shape
        anchors { horizontalCenter: parent.left; verticalCenter: parent.top }
        width: mark.implicitHeight
        height: width
        radius: width / 2
        color: Theme.danger
        border { width: Theme.outline; color: Theme.ink }

        BodyLabel {
            id: mark

            anchors.centerIn: parent
            text: "!"
            color: Theme.cream
            font { pixelSize: Theme.small; weight: Font.Black }
            Accessible.ignored: true
        }
    }
}
