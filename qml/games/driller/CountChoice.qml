import QtQuick
import QtQuick.Layouts
import Bombshelf.Controls
import Bombshelf.Theme
import Bombshelf.View

/// How many cards: for sharing out the last pile, and for splitting a deck.
FocusScope {
    id: counter

    required property string verb
    /// How many that may be.
    required property var numbers
    readonly property int most: Math.max(0, ...numbers)
    readonly property int least: Math.min(most, ...numbers)
    /// There is room for the number alone.
    property bool tight: false
    readonly property bool lays: verb === "lay"

    /// The choice of that index was made.
    signal decided(int index, bool byKeys)

    /// In the middle; the bounds first, which would hold it between those of the question before.
    function begin(): void {
        stepper.from = least;
        stepper.to = most;
        stepper.value = Math.floor((most + 1) / 2);
    }
    function decide(deck: string, byKeys: bool): void {
        decided(Match.choices.find(choice => Number(choice.args[0]) === stepper.value && (!lays || choice.args[1] === deck)).index, byKeys);
    }

    /// Does what a key means, wherever it is pressed: a digit of the number, or a button. Returns whether it means something.
    function press(event: var): bool {
        const deck = !lays ? "" : event.key === Qt.Key_L ? "left" : event.key === Qt.Key_R ? "right" : "";
        if (deck !== "")
            decide(deck, true);
        else if (Keypress.isNumber(event))
            stepper.type(event.text);
        return deck !== "" || Keypress.isNumber(event);
    }

    /// What is pressed for that move: its button, once so many are counted, or else all of it.
    function thingsOf(target: var): var {
        const button = !lays ? split : target.args[1] === "left" ? toLeft : target.args[1] === "right" ? toRight : null;
        return button !== null && Number(target.args[0]) === stepper.value ? [button] : [counter];
    }

    implicitWidth: column.implicitWidth
    implicitHeight: column.implicitHeight
    Keys.onReturnPressed: decide("left", true)
    Keys.onEnterPressed: decide("left", true)
    onVisibleChanged: if (visible) stepper.focus = true // not the button pressed last time
    onMostChanged: begin()
    onLeastChanged: begin()

    Connections { // whoever asks for advice need not count again
        target: Advice

        function onChanged(): void {
            if (Advice.move.verb === counter.verb)
                stepper.value = Number(Advice.move.args[0]);
        }
    }
    ColumnLayout {
        id: column

        spacing: Theme.spaceXs

        Stepper {
            id: stepper

            Layout.alignment: Qt.AlignHCenter
            focus: true
            bare: counter.tight
            label: counter.lays ? qsTr("Cards off the top of the pile") : qsTr("Cards off the top of the deck")
        }
        RowLayout {
            Layout.alignment: Qt.AlignHCenter
            spacing: Theme.spaceS

            InkButton {
                id: toLeft

                visible: counter.lays
                kind: InkButton.Primary
                text: stepper.value === 0 ? qsTr("All to the right") : qsTr("Top %1 to the left").arg(stepper.value)
                keyText: "L"
                onClicked: counter.decide("left", toLeft.visualFocus)
            }
            InkButton {
                id: toRight

                visible: counter.lays
                text: stepper.value === 0 ? qsTr("All to the left") : qsTr("Top %1 to the right").arg(stepper.value)
                keyText: "R"
                onClicked: counter.decide("right", toRight.visualFocus)
            }
            InkButton {
                id: split

                visible: !counter.lays
                kind: InkButton.Primary
                text: qsTr("Split: %1 and %2").arg(stepper.value).arg(Match.counts.left + Match.counts.right - stepper.value)
                onClicked: counter.decide("left", split.visualFocus)
            }
        }
    }
}
