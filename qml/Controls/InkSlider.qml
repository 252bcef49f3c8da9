import QtQuick
import QtQuick.Templates as T
import Bombshelf.Theme

/// A value on a line.
T.Slider {
    id: control

    property string name: ""

    implicitWidth: 200
    implicitHeight: Theme.target
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.Slider
    Accessible.name: name
    Accessible.onIncreaseAction: { increase(); moved(); }
    Accessible.onDecreaseAction: { decrease(); moved(); }

    background: Rectangle {
        x: control.leftPadding
        y: (control.height - height) / 2
        width: control.availableWidth
        height: Math.round(Theme.iconSize * 0.4)
        radius: height / 2
        color: Theme.field
        border { width: Theme.outline; color: Theme.line }

        Rectangle {
            width: control.visualPosition * parent.width
            height: parent.height
            radius: height / 2
            color: Theme.ochre
            border { width: Theme.outline; color: Theme.line }
        }
    }
    handle: Rectangle {
        x: control.leftPadding + control.visualPosition * (control.availableWidth - width)
        y: (control.height - height) / 2
        implicitWidth: Math.round(Theme.iconSize * 1.1)
        implicitHeight: implicitWidth
        radius: width / 2
        color: control.pressed ? Theme.pressed : control.hovered ? Theme.hover : Theme.panel
        border { width: Theme.outline; color: Theme.line }

        FocusRing {
            radius: width / 2
            shown: control.visualFocus
        }
    }
}
