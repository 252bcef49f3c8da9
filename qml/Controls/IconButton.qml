import QtQuick
import Bombshelf.Theme

/// A button that is only a picture; its text is in the tooltip and for screen readers, with the key that does the same.
BarredButton {
    id: button

    required property string iconName
    property string shortcutText: ""
    /// On a dark ground, whatever the theme.
    property bool onDark: false
    /// What it opens is open, and the tooltip would lie over it.
    property bool opened: false

    implicitWidth: Theme.target
    implicitHeight: Theme.target
    padding: 0
    about: Keypress.called(shortcutText)

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
        text: button.shortcutText === "" ? button.text : button.text + "  (" + button.about + ")"
        clearOf: button.row
    }
}
