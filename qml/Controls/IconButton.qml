import QtQuick
import QtQuick.Templates as T
import Bombshelf.Theme

/// A button that is only a picture; its text is in the tooltip and for screen readers, with the key that does the same.
T.Button {
    id: button

    required property string iconName
    property string shortcutText: ""
    /// Why it can't be pressed now: a press only says so. Empty: it can.
    property string whyNot: ""
    readonly property bool open: enabled && whyNot === ""
    /// On a dark ground, whatever the theme.
    property bool onDark: false
    /// What it opens is open, and the tooltip would lie over it.
    property bool opened: false
    /// What the tooltip must not cover beside the button.
    property Item row: null

    function press(event: var): void {
        if (barrier.stops(event) || event?.isAutoRepeat)
            return;
        if (checkable) {
            toggle();
            toggled();
        }
        clicked();
    }

    implicitWidth: Theme.target
    implicitHeight: Theme.target
    padding: 0
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    Keys.onReturnPressed: event => press(event)
    Keys.onEnterPressed: event => press(event)
    Keys.onSpacePressed: event => event.accepted = barrier.stops(event)
    Accessible.role: checkable ? Accessible.CheckBox : Accessible.Button
    Accessible.name: text
    Accessible.description: whyNot === "" ? shortcutText : whyNot
    Accessible.checkable: checkable
    Accessible.checked: checked
    Accessible.focusable: true
    Accessible.ignored: !enabled // nobody would hear that it is not
    Accessible.onPressAction: if (enabled) press(null)
    Accessible.onToggleAction: if (enabled) press(null)

    background: Rectangle {
        radius: Theme.radiusS
        color: {
            if (button.down || button.checked)
                return button.onDark ? Theme.lightPressed : Theme.pressed;
            return !button.hovered || !button.open ? "transparent" : button.onDark ? Theme.lightHover : Theme.hover;
        }
        border { width: button.checked ? Theme.outline : 0; color: button.onDark ? Theme.cream : Theme.line }

        FocusRing {
            radius: Theme.radiusS
            shown: button.visualFocus
        }
    }
    contentItem: Item {
        opacity: button.open ? 1 : Theme.disabledOpacity

        Icon {
            anchors.centerIn: parent
            name: button.iconName
            light: button.onDark
        }
    }
    ToolTipBubble {
        shown: (button.hovered || button.visualFocus) && !button.opened
        text: button.shortcutText === "" ? button.text : button.text + "  (" + button.shortcutText + ")"
        clearOf: button.row
    }
    Barrier {
        id: barrier

        anchors.fill: parent
        whyNot: button.whyNot
    }
}
