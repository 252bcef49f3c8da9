pragma ComponentBehavior: Bound

import QtQuick
import Bombshelf.Theme
import Bombshelf.View

/// What a card or die can become, or what can be done with the thing pressed: a few answers beside it.
Popover {
    id: popover

    required property Presses presses
    readonly property bool changes: Game.choices[0]?.verb === "change-to"
    /// {move, text, kind}
    readonly property var answers: {
        if (changes)
            return Game.choices.map(choice => ({move: choice.move, kind: choice.args[0], text: choice.text}));
        return presses.asked.map(move => ({move: move, kind: "", text: Game.choices.find(choice => choice.move === move)?.text ?? ""}));
    }
    readonly property int columns: changes ? Math.min(answers.length, answers.length > 6 ? Math.ceil(answers.length / 2) : 6) : 1

    function choose(place: int): bool {
        const answer = answers[place];
        if (answer === undefined)
            return false;
        presses.make([answer.move]);
        return true;
    }
    function step(from: int, by: int): void {
        const to = from + by;
        if (to >= 0 && to < list.count)
            list.itemAt(to).forceActiveFocus(Qt.TabFocusReason);
    }

    open: answers.length > 0
    contentWidth: grid.width
    contentHeight: grid.height
    Accessible.name: Game.prompt
    onAnswersChanged: if (open) list.itemAt(0)?.forceActiveFocus(Qt.TabFocusReason)
    Keys.onPressed: event => {
        if (event.isAutoRepeat || event.modifiers & ~Qt.KeypadModifier)
            return;
        event.accepted = event.key >= Qt.Key_1 && event.key <= Qt.Key_9 && choose(event.key - Qt.Key_1);
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
                digit: index + 1
                cardWidth: 56 * Theme.textScale
                focus: index === 0
                onPressed: popover.choose(index)
                Keys.onRightPressed: popover.step(index, 1)
                Keys.onLeftPressed: popover.step(index, -1)
                Keys.onDownPressed: popover.step(index, popover.columns)
                Keys.onUpPressed: popover.step(index, -popover.columns)
            }
        }
    }
}
