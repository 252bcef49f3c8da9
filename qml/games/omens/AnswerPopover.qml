pragma ComponentBehavior: Bound

import QtQuick
import Bombshelf.Controls
import Bombshelf.Theme
import Bombshelf.View

/// What a card or die can become: a few answers beside it.
Popover {
    id: popover

    required property Presses presses
    /// {index, text, kind, digit}. The number key of a die, and of one of more cards than there are keys, is what it shows; else its place.
    readonly property var answers: {
        const results = Match.choices.filter(choice => choice.verb === "change-to");
        const digit = (kind, place) => Art.isFace(kind) || results.length > 9 ? parseInt(kind) : place + 1;
        return results.map((choice, place) => ({index: choice.index, text: choice.text, kind: choice.args[0], digit: digit(choice.args[0], place)}));
    }
    readonly property int columns: Math.min(answers.length, answers.length > 6 ? Math.ceil(answers.length / 2) : 6)

    function choose(digit: int): bool {
        const answer = answers.find(one => one.digit === digit);
        if (answer === undefined)
            return false;
        presses.make(answer.index);
        return true;
    }
    /// What is pressed for that choice, if it is one of these.
    function answerFor(index: int): Item {
        return list.itemAt(answers.findIndex(one => one.index === index));
    }
    function focusFirst(): void {
        (list.itemAt(0) ?? popover).forceActiveFocus(Qt.TabFocusReason);
    }
    function step(from: int, by: int): void {
        const to = from + by;
        if (to >= 0 && to < list.count)
            list.itemAt(to).forceActiveFocus(Qt.TabFocusReason);
    }

    open: answers.length > 0
    contentWidth: grid.width
    contentHeight: grid.height
    Accessible.name: Match.prompt
    onAnswersChanged: takeKeys()
    Keys.onPressed: event => {
        if (!Keypress.isPlain(event))
            return;
        event.accepted = Keypress.isDigit(event) && choose(event.key - Qt.Key_0);
    }

    Grid {
        id: grid

        columns: Math.max(1, popover.columns)
        spacing: Theme.spaceS

        Repeater {
            id: list

            model: popover.answers

            Answer {
                required property var modelData
                required property int index

                kind: modelData.kind
                text: modelData.text
                digit: modelData.digit
                cardWidth: 56 * Theme.textScale
                focus: index === 0
                onPressed: popover.presses.make(modelData.index)
                Keys.onRightPressed: popover.step(index, 1)
                Keys.onLeftPressed: popover.step(index, -1)
                Keys.onDownPressed: popover.step(index, popover.columns)
                Keys.onUpPressed: popover.step(index, -popover.columns)
            }
        }
    }
}
