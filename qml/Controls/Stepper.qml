import QtQuick
import QtQuick.Templates as T
import Bombshelf.Theme

/// A number with less and more beside it. Arrow keys, Page Up and Down (by 5), Home and End; digits say another one.
T.Control {
    id: stepper

    property int from: 0
    property int to: 10
    property int value: from
    property string label: ""
    /// Only the number and its buttons, for where the label stands beside them; it is still read out.
    property bool bare: false
    property string typed: "" // digits, one after the other
    readonly property int leap: 5
    readonly property string range: qsTr("%1 to %2").arg(from).arg(to)

    signal moved()

    function bounded(number: int): int {
        return Math.max(from, Math.min(to, number));
    }
    function set(number: int): void {
        if (bounded(number) === value)
            return;
        value = bounded(number);
        moved();
    }
    /// Another digit of the number, or the first of the next one if that were too large.
    function type(digit: string): void {
        const goesOn = typed !== "" && value === bounded(Number(typed)) && Number(typed + digit) <= to;
        typed = goesOn ? typed + digit : digit;
        set(Number(typed));
    }
    function keep(): void {
        if (value !== bounded(value))
            set(value);
    }

    focusPolicy: Qt.StrongFocus
    implicitWidth: implicitContentWidth
    implicitHeight: implicitContentHeight
    onActiveFocusChanged: typed = ""
    onFromChanged: keep()
    onToChanged: keep()
    Keys.onLeftPressed: set(value - 1)
    Keys.onRightPressed: set(value + 1)
    Keys.onDownPressed: set(value - 1)
    Keys.onUpPressed: set(value + 1)
    Keys.onPressed: event => {
        switch (event.key) {
        case Qt.Key_Home: set(from); break;
        case Qt.Key_End: set(to); break;
        case Qt.Key_PageUp: set(value + leap); break;
        case Qt.Key_PageDown: set(value - leap); break;
        default:
            if (!Keypress.isPlain(event) || !Keypress.isNumber(event))
                return;
            type(event.text);
        }
        event.accepted = true;
    }
    Accessible.role: Accessible.SpinBox
    Accessible.name: label === "" ? String(value) : qsTr("%1: %2", "what is counted, and how many").arg(label).arg(value)
    Accessible.description: range
    Accessible.focusable: true
    Accessible.onIncreaseAction: set(value + 1)
    Accessible.onDecreaseAction: set(value - 1)

    contentItem: Row {
        spacing: stepper.bare ? Theme.spaceXs : Theme.spaceS

        BodyLabel {
            anchors.verticalCenter: parent.verticalCenter
            visible: stepper.label !== "" && !stepper.bare
            text: stepper.label
            Accessible.ignored: true
        }
        IconButton {
            iconName: "minus"
            text: qsTr("Less")
            focusPolicy: Qt.NoFocus
            autoRepeat: true
            enabled: stepper.value > stepper.from
            onClicked: stepper.set(stepper.value - 1)
        }
        Rectangle {
            width: Theme.target * 1.5
            height: Theme.target
            radius: Theme.radiusS
            color: Theme.field
            border { width: Theme.outline; color: Theme.line }

            NumberLabel {
                anchors.centerIn: parent
                text: stepper.value
                Accessible.ignored: true
            }
            FocusRing {
                radius: Theme.radiusS
                shown: stepper.visualFocus
            }
        }
        IconButton {
            iconName: "plus"
            text: qsTr("More")
            focusPolicy: Qt.NoFocus
            autoRepeat: true
            enabled: stepper.value < stepper.to
            onClicked: stepper.set(stepper.value + 1)
        }
        QuietLabel {
            anchors.verticalCenter: parent.verticalCenter
            visible: !stepper.bare
            text: stepper.range
            Accessible.ignored: true
        }
    }
}
