import QtQuick
import Bombshelf.Controls
import Bombshelf.Games.Omens

/// A battle played by keys: they go from thing to thing on the table, to the helpers, and back to the question.
QtObject {
    id: keys

    required property Presses presses
    required property Question question
    /// Choose by number while they are open.
    required property AnswerPopover answerSlip
    required property OrderPopover orderSlip
    /// What may be pressed on the table now: (thing => bool) => those that fit.
    required property var open
    /// Something there answers what is asked.
    readonly property bool asksTable: presses.gather !== null || Object.keys(presses.stage ?? Helpers.targets).length + Object.keys(presses.own).length > 0

    signal rankingWanted

    function things(fits: var): var {
        const openOnes = open;
        return openOnes(fits);
    }
    function isHelper(thing: Item): bool {
        return (thing as BattlePiece)?.isCharacter ?? false;
    }
    function nameOf(thing: Item): string {
        return (thing as BattlePiece)?.name ?? (thing as Place).name;
    }
    function answers(thing: Item): bool {
        const name = nameOf(thing);
        return presses.gather?.things[name] !== undefined || (presses.stage ?? Helpers.targets)[name] !== undefined || presses.stage === null && presses.own[name] !== undefined;
    }
    function focusOn(things: var): bool {
        const counted = presses.counts;
        things[0]?.forceActiveFocus(Qt.TabFocusReason);
        presses.counts = counted && isHelper(things[0]); // from one helper to the next they still count
        return things.length > 0;
    }
    /// It is pressed for the choice that a lesson asks for.
    function isWanted(thing: Item): bool {
        const name = nameOf(thing);
        return question.wanted >= 0 && presses.leaves(presses.stage?.[name] ?? presses.tree[name]).includes(question.wanted);
    }
    /// Nothing makes room there: a press by reflex gives no card away.
    function isEmpty(thing: Item): bool {
        return (thing as Place)?.taken === false;
    }
    function focusOnAnswer(): bool {
        const goTo = fits => focusOn(things(thing => answers(thing) && fits(thing)));
        return goTo(isWanted) || goTo(isEmpty) || goTo(() => true);
    }
    /// To the nearest thing that way; first of all to what answers the question.
    function step(dx: int, dy: int): bool {
        const all = things(() => true);
        const at = all.find(one => one.activeFocus);
        if (at === undefined)
            return asksTable ? focusOnAnswer() : focusOn(all);
        const way = one => (one.x + one.width / 2 - at.x - at.width / 2) * dx + (one.y + one.height / 2 - at.y - at.height / 2) * dy;
        const off = one => Math.abs((one.x + one.width / 2 - at.x - at.width / 2) * dy) + Math.abs((one.y + one.height / 2 - at.y - at.height / 2) * dx);
        const ahead = all.filter(one => one !== at && way(one) > 0.2 * off(one)).sort((a, b) => way(a) + 2 * off(a) - way(b) - 2 * off(b));
        return focusOn(ahead) || dy > 0 && focusOn([question]);
    }
    /// Whoever plays by keys finds them on the table when the answer lies there.
    function follow(): bool {
        return question.activeFocus && question.buttons().every(button => button.asksNothing ?? false) && asksTable && focusOnAnswer();
    }
    function focusHelpers(): bool {
        const ready = things(isHelper).sort((a, b) => Helpers.team.indexOf(a.name) - Helpers.team.indexOf(b.name));
        presses.counts = focusOn(ready);
        return presses.counts;
    }
    function pressHelper(digit: int): bool {
        const name = Helpers.team[(digit + 9) % 10];
        if (name === undefined || !presses.lit(name))
            return false;
        presses.press(name, true);
        return true;
    }
    function number(digit: int): bool {
        if (answerSlip.open || orderSlip.open)
            return answerSlip.choose(digit) || orderSlip.choose(digit - 1);
        return presses.counts ? pressHelper(digit) : question.choose(digit);
    }
    /// Returns whether it meant something.
    function press(event: var): bool {
        if (Keypress.isEnter(event))
            return follow();
        switch (event.key) {
        case Qt.Key_H:
            return focusHelpers();
        case Qt.Key_R:
            rankingWanted();
            return question.ranked;
        case Qt.Key_Tab:
            return follow();
        case Qt.Key_Right:
            return step(1, 0);
        case Qt.Key_Left:
            return step(-1, 0);
        case Qt.Key_Down:
            return step(0, 1);
        case Qt.Key_Up:
            return step(0, -1);
        case Qt.Key_Escape:
        case Qt.Key_Backspace:
            presses.drop();
            question.forceActiveFocus();
            return true;
        }
        return Keypress.isNumber(event) && number(event.key - Qt.Key_0);
    }
}
