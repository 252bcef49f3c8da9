import QtQuick
import QtQuick.Templates as T
import Bombshelf.Theme

/// A button in flat ink. `kind`: primary, plain, quiet or danger. Enter, Return and Space press it.
T.Button {
    id: button

    property string kind: "plain"
    property string iconName: ""
    /// One more sentence, on hovering and for screen readers.
    property string hint: ""
    /// Why it can't be pressed now: a press only says so. Empty: it can.
    property string whyNot: ""
    readonly property bool open: enabled && whyNot === ""
    /// The row it stands in, which that sentence must not cover.
    property Item row: null
    /// A key that presses it, shown in its corner.
    property string keyText: ""
    readonly property bool inked: open && (kind === "primary" || kind === "danger")
    readonly property bool raised: open && kind !== "quiet"
    readonly property color spot: kind === "danger" ? Theme.danger : Theme.goInk
    readonly property color fill: {
        if (inked)
            return down ? Qt.darker(spot, 1.15) : hovered ? Qt.lighter(spot, 1.12) : spot;
        return down ? Theme.pressed : hovered && open ? Theme.hover : raised ? Theme.panel : "transparent";
    }

    function press(event: var): void {
        if (!barrier.stops(event) && !event?.isAutoRepeat)
            clicked();
    }

    implicitHeight: Math.max(Theme.target, implicitContentHeight + 2 * Theme.spaceS + Theme.overprintStep)
    implicitWidth: Math.max(Theme.target, implicitContentWidth + 2 * Theme.spaceL)
    horizontalPadding: Theme.spaceM
    verticalPadding: 0
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    font { family: Theme.family; pixelSize: Theme.body; weight: Font.Bold }
    Keys.onReturnPressed: event => press(event)
    Keys.onEnterPressed: event => press(event)
    Keys.onSpacePressed: event => event.accepted = barrier.stops(event)
    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.description: whyNot === "" ? hint : whyNot
    Accessible.focusable: true
    Accessible.ignored: !enabled // nobody would hear that it is not
    Accessible.onPressAction: if (enabled) press(null)

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
    Barrier {
        id: barrier

        anchors.fill: parent
        whyNot: button.whyNot
    }
}
