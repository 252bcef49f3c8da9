import QtQuick
import QtQuick.Templates as T

/// A button that can be barred: then it stays where it is, and a press only says why. Enter, Return and Space press it.
T.Button {
    id: button

    /// Why it can't be pressed now; empty: it can.
    property string whyNot: ""
    readonly property bool open: enabled && whyNot === ""
    /// What screen readers are told besides its name, while it can be pressed.
    property string about: ""
    /// The row it stands in, which its tooltip must not cover.
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

    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    Keys.onReturnPressed: event => press(event)
    Keys.onEnterPressed: event => press(event)
    Keys.onSpacePressed: event => event.accepted = barrier.stops(event)
    Accessible.role: checkable ? Accessible.CheckBox : Accessible.Button
    Accessible.name: text
    Accessible.description: whyNot === "" ? about : whyNot
    Accessible.checkable: checkable
    Accessible.checked: checked
    Accessible.focusable: true
    Accessible.ignored: !enabled // nobody would hear that it is not
    Accessible.onPressAction: if (enabled) press(null)
    Accessible.onToggleAction: if (enabled) press(null)

    Barrier {
        id: barrier

        anchors.fill: parent
        whyNot: button.whyNot
        z: 1
    }
}
