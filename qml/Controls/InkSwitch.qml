import QtQuick
import QtQuick.Templates as T
import Bombshelf.Theme

/// On or off; the place of the knob and a mark on it say which, not only the colour.
T.Switch {
    id: control

    function flip(): void {
        toggle();
        toggled();
    }

    implicitWidth: text === "" ? indicator.width : contentItem.implicitWidth
    implicitHeight: Theme.target
    padding: 0
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    Keys.onReturnPressed: event => { if (!event.isAutoRepeat) flip(); }
    Keys.onEnterPressed: event => { if (!event.isAutoRepeat) flip(); }
    Accessible.role: Accessible.CheckBox
    Accessible.name: text
    Accessible.checkable: true
    Accessible.checked: checked
    Accessible.focusable: true
    Accessible.onPressAction: flip()
    Accessible.onToggleAction: flip()

    indicator: Rectangle {
        implicitWidth: Math.round(Theme.iconSize * 2.2)
        implicitHeight: Math.round(Theme.iconSize * 1.25)
        y: (control.height - height) / 2
        radius: height / 2
        color: control.checked ? Theme.goInk : control.hovered ? Theme.hover : Theme.field
        border { width: Theme.outline; color: Theme.line }

        Rectangle {
            x: control.checked ? parent.width - width - Theme.spaceXs : Theme.spaceXs
            anchors.verticalCenter: parent.verticalCenter
            width: parent.height - 2 * Theme.spaceXs
            height: width
            radius: width / 2
            color: control.checked ? Theme.cream : Theme.panel
            border { width: Theme.outline; color: control.checked ? Theme.ink : Theme.line }

            Behavior on x { NumberAnimation { duration: Theme.press } }
            Icon {
                anchors.centerIn: parent
                visible: control.checked
                width: Math.round(parent.width * 0.65)
                name: "check"
                dark: true
            }
        }
        FocusRing {
            radius: height / 2
            shown: control.visualFocus
        }
    }
    contentItem: BodyLabel {
        leftPadding: control.indicator.width + Theme.spaceM
        verticalAlignment: Text.AlignVCenter
        text: control.text
        elide: Text.ElideRight
        opacity: control.enabled ? 1 : Theme.disabledOpacity
        Accessible.ignored: true
    }
}
