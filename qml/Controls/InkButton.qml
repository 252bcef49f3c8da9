import QtQuick
import Bombshelf.Theme

/// A button in flat ink.
BarredButton {
    id: button

    enum Kind { Plain, Primary, Quiet, Danger }

    property int kind: InkButton.Plain
    property string iconName: ""
    /// One more sentence, on hovering and for screen readers.
    property string hint: ""
    /// A key that presses it, shown in its corner.
    property string keyText: ""
    readonly property bool inked: open && (kind === InkButton.Primary || kind === InkButton.Danger)
    readonly property bool raised: open && kind !== InkButton.Quiet
    readonly property color spot: kind === InkButton.Danger ? Theme.danger : Theme.goInk
    readonly property color fill: {
        if (inked)
            return down ? Qt.darker(spot, 1.15) : hovered ? Qt.lighter(spot, 1.12) : spot;
        return down ? Theme.pressed : hovered && open ? Theme.hover : raised ? Theme.panel : "transparent";
    }

    implicitHeight: Math.max(Theme.target, implicitContentHeight + 2 * Theme.spaceS + Theme.overprintStep)
    implicitWidth: Math.max(Theme.target, implicitContentWidth + 2 * Theme.spaceL)
    horizontalPadding: Theme.spaceM
    verticalPadding: 0
    about: hint
    font { family: Theme.family; pixelSize: Theme.body; weight: Font.Bold }

    background: PrintedShape {
        fill: button.fill
        line: button.raised ? Theme.line : Theme.quiet
        down: button.down
        raised: button.raised

        FocusRing {
            shown: button.visualFocus
        }
    }
    contentItem: ButtonFace {
        enabled: button.open
        text: button.text
        iconName: button.iconName
        keyText: button.keyText
        font: button.font
        light: button.inked
        shift: button.raised ? (button.down ? 2 : -1) : 0
    }
    ToolTipBubble {
        shown: (button.hovered || button.visualFocus && button.focusReason !== Qt.ShortcutFocusReason) && button.hint !== "" // not where the keys came by themselves
        text: button.hint
        clearOf: button.row
    }
}
