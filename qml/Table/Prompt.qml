pragma ComponentBehavior: Bound

import QtQuick
import Bombshelf.Controls
import Bombshelf.Theme

/// What is asked, why, and the choices as buttons. Number keys choose, arrow keys go from button to button.
FocusScope {
    id: prompt

    property string text: ""
    /// It is not seen: what happens now is not told of yet.
    property bool outdated: false
    property string why: ""
    /// Who is being waited for, or nobody.
    property string waiting: ""
    /// Nobody is: bots do nothing until somebody lets them go on.
    property bool paused: false
    /// [{index, act, whyNot, text, hint, shortcut, kind, sends}]: the index of a choice, or else what the table does itself, () => void, or why it
    /// can't be chosen now, and text; the rest may be left out. `sends`: it makes what is laid out.
    property var choices: []
    /// How many rows of buttons have their room beside the words, whatever is asked, so that the table never jumps; where they don't
    /// do, buttons grow narrower, or lower for one row more. The words have room for three lines.
    property int rows: 1
    /// Number keys choose; else they mean something on the table now.
    property bool numbered: true
    /// The last choice was made by keys, so the next question shows where they go.
    property bool keyed: false
    /// What stands at its right leaves that much: words alone are in the middle of all, as long as they take one line there.
    property real aside: 0
    readonly property Item words: column
    /// A lesson asks for something, here or elsewhere on the table.
    property bool led: false
    /// The index of the choice that it asks for; -1: there are several ways, or it is to be found out.
    property int wanted: -1
    readonly property int wantedAt: wanted < 0 ? -1 : choices.findIndex(choice => choice.index === wanted)
    /// Where the keys begin: at the choice that is wanted, or else the first that is called primary, or else the first of all.
    readonly property int natural: wantedAt >= 0 ? wantedAt : Math.max(0, choices.findIndex(choice => choice.kind === InkButton.Primary))

    /// The button that the pointer or the keys are at, by its place; -1: none.
    property int lookedAt: -1

    /// That entry of `choices` was.
    signal chosen(var entry)

    /// Makes the choice with this number key, if there is one. For keys pressed elsewhere on the table, too.
    function choose(digit: int): bool {
        const at = choices.findIndex((choice, at) => keyOf(at) === String(digit));
        if (at < 0)
            return false;
        keyed = true;
        if (choices[at].whyNot)
            Refusals.told(choices[at].whyNot);
        else
            chosen(choices[at]);
        return true;
    }
    /// A key of its own, or its number among those without one; "": none is left.
    function keyOf(at: int): string {
        const buttons = held.value; // not `choices`: all buttons ask, and would ask again at each step
        const number = 1 + buttons.slice(0, at).filter(choice => choice.shortcut === undefined).length;
        return buttons[at]?.shortcut ?? (number < 10 ? String(number) : "");
    }
    /// Green is what a lesson asks for, and what sends that, or else where the keys begin.
    function kindOf(choice: var, at: int): int {
        if (at === wantedAt)
            return InkButton.Primary;
        const isLed = led && !choice.sends;
        const called = choice.kind === InkButton.Primary && isLed ? InkButton.Plain : choice.kind;
        return called ?? (at === natural && !isLed ? InkButton.Primary : InkButton.Plain);
    }
    /// The buttons whose choices fit.
    function buttonsOf(fits: var): var {
        return choices.map((choice, at) => fits(choice) ? buttons.itemAt(at) : null).filter(Boolean);
    }
    function step(from: int, by: int): void {
        buttons.itemAt((from + by + buttons.count) % buttons.count).forceActiveFocus(Qt.TabFocusReason);
    }

    implicitHeight: Math.max(3.9 * Theme.large, rows * (measure.implicitHeight + flow.spacing) - flow.spacing + Theme.overprintStep) + 2 * Theme.spaceS
    Keys.onPressed: event => {
        if (!Keypress.isPlain(event))
            return;
        event.accepted = Keypress.isDigit(event) && choose(event.key - Qt.Key_0);
    }
    Accessible.role: Accessible.Grouping
    Accessible.name: text
    Accessible.description: note.Accessible.name

    Steady { // the same buttons stay
        id: held

        of: prompt.choices
    }
    Column {
        id: column

        readonly property real all: prompt.width - 2 * Theme.spaceS
        /// Large letters between the table's edge and many buttons, or much to say there.
        readonly property bool narrow: width < 16 * Theme.large || asked.advanceWidth > width && whole.lineCount > 1
        readonly property real aside: buttons.count > 0 || whole.implicitWidth > all - prompt.aside ? 0 : prompt.aside

        x: Theme.spaceS + aside
        y: (prompt.height - height) / 2
        width: all - (buttons.count > 0 ? flow.width + Theme.spaceM : aside)
        spacing: Theme.spaceXs
        opacity: prompt.outdated ? 0 : 1

        BodyLabel {
            id: question

            anchors.horizontalCenter: parent.horizontalCenter
            width: Theme.evenWidth(line.advanceWidth, font.pixelSize, column.width)
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            maximumLineCount: 2
            elide: Text.ElideRight
            text: prompt.text
            font { pixelSize: column.narrow ? Theme.body : Theme.large; weight: Font.Bold }
            Accessible.ignored: true
        }
        QuietLabel {
            id: note

            readonly property int room: question.lineCount > 1 ? 1 : 2 // lines of the usual size
            readonly property bool cut: whole.lineCount > room

            anchors.horizontalCenter: parent.horizontalCenter
            width: cut ? parent.width : Theme.evenWidth(whole.implicitWidth, whole.font.pixelSize, column.width)
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            height: cut ? prompt.height - question.height - column.spacing : implicitHeight
            maximumLineCount: cut ? 4 : room
            fontSizeMode: cut ? Text.Fit : Text.FixedSize
            minimumPixelSize: Theme.least
            elide: Text.ElideRight
            text: prompt.waiting !== "" ? qsTr("Thinking…") : prompt.paused ? qsTr("Paused. Press Space to go on.") : prompt.why
            Accessible.ignored: true
        }
    }
    TextMetrics { // its own width in one line would depend on the one it is given
        id: line

        text: question.text
        font: question.font
    }
    TextMetrics { // in one line of the usual size
        id: asked

        text: prompt.text
        font { family: Theme.family; pixelSize: Theme.large; weight: Font.Bold }
    }
    QuietLabel { // how many lines it takes: rather small than cut off
        id: whole

        visible: false
        width: column.width
        wrapMode: Text.Wrap
        text: note.text
    }
    InkButton { // how high one is
        id: measure

        visible: false
        text: " "
        keyText: " "
    }
    Flow {
        id: flow

        property int made: 0 // buttons that were made; a scene that stands up in slices makes them one by one
        readonly property list<real> widths: Array.from({length: Math.min(made, buttons.count)}, (none, at) => buttons.itemAt(at)?.implicitWidth ?? 0)
        readonly property real room: column.all * 0.65
        /// What is left of the buttons' widths, so that the rows do.
        readonly property real squeeze: squeezeFor(most)
        readonly property int most: squeezeFor(prompt.rows) > 0.1 ? prompt.rows + 1 : prompt.rows
        readonly property int count: rowsAt(room, 1 - squeeze)
        readonly property real rowHeight: Math.min(measure.implicitHeight, Math.floor((prompt.implicitHeight - 2 * Theme.spaceS - Theme.overprintStep + spacing) / most) - spacing)

        /// The least from `low` to `high` that fits; what is larger does, too.
        function least(low: real, high: real, fits: var): real {
            if (fits(low))
                return low;
            while (high - low > 0.002 * high) {
                const middle = (low + high) / 2;
                if (fits(middle))
                    high = middle;
                else
                    low = middle;
            }
            return high;
        }
        function squeezeFor(rows: int): real {
            return least(0, 1, part => rowsAt(room, 1 - part) <= rows);
        }
        function rowsAt(most: real, part: real): int {
            let rows = 1;
            let used = 0;
            for (const one of widths) {
                const wide = Math.min(most, Math.ceil(one * part));
                if (used > 0 && used + spacing + wide > most) {
                    ++rows;
                    used = 0;
                }
                used += wide + (used > 0 ? spacing : 0);
            }
            return rows;
        }

        x: prompt.width - width - Theme.spaceS
        y: (prompt.height - height) / 2
        // No wider than the rows need: they are of like length.
        width: Math.ceil(least(Math.min(room, Math.max(0, ...widths) * (1 - squeeze)), room, wide => rowsAt(wide, 1 - squeeze) <= count))
        spacing: Theme.spaceS

        Repeater {
            id: buttons

            model: held.value
            onItemAdded: ++flow.made

            InkButton {
                required property var modelData
                required property int index
                readonly property bool looked: hovered || visualFocus

                function unlook(): void {
                    if (prompt.lookedAt === index)
                        prompt.lookedAt = -1;
                }

                onLookedChanged: {
                    if (looked)
                        prompt.lookedAt = index;
                    else
                        unlook();
                }
                Component.onDestruction: unlook()
                width: Math.min(flow.room, Math.ceil(implicitWidth * (1 - flow.squeeze)))
                height: flow.rowHeight
                kind: prompt.kindOf(modelData, index)
                text: modelData.text
                hint: modelData.hint ?? ""
                whyNot: modelData.whyNot ?? ""
                row: flow
                keyText: prompt.numbered || modelData.shortcut !== undefined ? prompt.keyOf(index) : ""
                focus: index === prompt.natural
                Component.onCompleted: {
                    if (index !== prompt.natural || !prompt.keyed || !prompt.activeFocus)
                        return;
                    forceActiveFocus(Qt.ShortcutFocusReason);
                    focusReason = Qt.ShortcutFocusReason; // it may have had the focus already
                }
                onClicked: {
                    prompt.keyed = visualFocus;
                    prompt.chosen(prompt.choices[index]); // what is held has no functions
                }
                Keys.onRightPressed: prompt.step(index, 1)
                Keys.onLeftPressed: prompt.step(index, -1)
            }
        }
    }
}
