pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Bombshelf.Theme

/// A value on a line.
T.Slider {
    id: control

    property string name: ""
    /// Values that are marked on the line.
    property var marks: []

    implicitWidth: 200 * Theme.growth
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
        Repeater {
            model: control.marks

            Rectangle {
                required property real modelData

                // Under the middle of the handle, when that is the value.
                x: Math.round((modelData - control.from) / (control.to - control.from) * (parent.width - control.handle.width) + (control.handle.width - width) / 2)
                width: Theme.outline
                height: parent.height
                color: Theme.line
            }
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
