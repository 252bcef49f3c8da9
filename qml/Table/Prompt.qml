pragma ComponentBehavior: Bound

import QtQuick
import Bombshelf.Controls
import Bombshelf.Theme

/// What is asked, why, and the choices as buttons. Number keys choose, arrow keys go from button to button.
FocusScope {
    id: prompt

    property string text: ""
    property string why: ""
    /// Who is being waited for, or nobody.
    property string waiting: ""
    /// [{index, text, hint, shortcut, kind}]; all but index and text may be left out.
    property var choices: []
    /// One row of buttons keeps its height while nothing is asked, and as many as there have been once, so that the table does
    /// not jump from question to question.
    property bool roomForChoices: true
    /// Buttons stand beside the words, where height is dear. The words have room for three lines then, so that nothing jumps.
    property bool beside: false
    /// Number keys choose; else they mean something on the table now.
    property bool numbered: true
    /// The last choice was made by keys, so the next question shows where they go.
    property bool keyed: false
    readonly property Item words: column

    signal chosen(int index)

    /// Makes the choice at this place of the row, if there is one. For number keys pressed elsewhere on the table, too.
    function choose(place: int): bool {
        if (place < 0 || place >= choices.length)
            return false;
        keyed = true;
        chosen(choices[place].index);
        return true;
    }
    function step(from: int, by: int): void {
        buttons.itemAt((from + by + buttons.count) % buttons.count).forceActiveFocus(Qt.TabFocusReason);
    }

    implicitHeight: (beside ? Math.max(3.9 * Theme.large, flow.height) : column.height + (flow.visible ? flow.height + column.spacing : 0)) + 2 * Theme.spaceS
    Keys.onPressed: event => {
        if (event.isAutoRepeat || event.modifiers & ~Qt.KeypadModifier)
            return;
        event.accepted = event.key >= Qt.Key_1 && event.key <= Qt.Key_9 && choose(event.key - Qt.Key_1);
    }
    Accessible.role: Accessible.Grouping
    Accessible.name: text
    Accessible.description: note.Accessible.name

    Column {
        id: column

        readonly property real all: prompt.width - 2 * Theme.spaceS

        x: Theme.spaceS
        y: prompt.beside ? (prompt.height - height) / 2 : Theme.spaceS
        width: prompt.beside && buttons.count > 0 ? all - flow.width - Theme.spaceM : all
        spacing: Theme.spaceXs

        BodyLabel {
            id: question

            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            maximumLineCount: prompt.beside ? 2 : 1
            elide: Text.ElideRight
            text: prompt.text
            font { pixelSize: Theme.large; weight: Font.Bold }
            Accessible.ignored: true
        }
        QuietLabel {
            id: note

            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            maximumLineCount: question.lineCount > 1 ? 1 : 2
            elide: Text.ElideRight
            text: prompt.waiting !== "" ? qsTr("%1 is thinking ...").arg(prompt.waiting) : prompt.why
            Accessible.ignored: true
        }
    }
    Flow {
        id: flow

        readonly property list<real> widths: {
            const all = [];
            for (let i = 0; i < buttons.count; ++i)
                all.push(buttons.itemAt(i)?.width ?? 0);
            return all;
        }
        readonly property real room: prompt.beside ? column.all * 0.65 : column.all
        readonly property int rows: rowsAt(room)
        property int most: 1 // rows
        readonly property real rowHeight: Math.max(Theme.target, buttons.count > 0 ? buttons.itemAt(0)?.height ?? 0 : 0)
        /// The narrowest width that needs no more rows than the whole width does: rows of like length.
        readonly property real balanced: {
            let low = 0;
            let high = room;
            while (high - low > 1) {
                const middle = (low + high) / 2;
                if (rowsAt(middle) > rows)
                    low = middle;
                else
                    high = middle;
            }
            return Math.ceil(high);
        }

        function rowsAt(most: real): int {
            let rows = 1;
            let used = 0;
            for (const one of widths) {
                if (used > 0 && used + spacing + one > most) {
                    ++rows;
                    used = 0;
                }
                used += one + (used > 0 ? spacing : 0);
                if (used > most)
                    return widths.length + 1;
            }
            return rows;
        }

        x: prompt.beside ? prompt.width - width - Theme.spaceS : (prompt.width - width) / 2
        y: prompt.beside ? (prompt.height - height) / 2 : column.y + column.height + column.spacing
        width: balanced
        spacing: Theme.spaceS
        visible: prompt.roomForChoices
        topPadding: (most - rows) * (rowHeight + spacing) / 2
        height: most * (rowHeight + spacing) - spacing + Theme.overprintStep
        onRowsChanged: most = Math.max(most, rows)
        onRoomChanged: most = rowsAt(room) // another window

        Repeater {
            id: buttons

            model: prompt.choices

            InkButton {
                required property var modelData
                required property int index

                width: Math.min(implicitWidth, flow.room)
                kind: modelData.kind ?? (index === 0 ? "primary" : "plain")
                text: modelData.text
                hint: modelData.hint ?? ""
                row: flow
                keyText: modelData.shortcut ?? (prompt.numbered && index < 9 ? String(index + 1) : "")
                focus: index === 0
                Component.onCompleted: {
                    if (index !== 0 || !prompt.keyed || !prompt.activeFocus)
                        return;
                    forceActiveFocus(Qt.ShortcutFocusReason);
                    focusReason = Qt.ShortcutFocusReason; // it may have had the focus already
                }
                onClicked: {
                    prompt.keyed = visualFocus;
                    prompt.chosen(modelData.index);
                }
                Keys.onRightPressed: prompt.step(index, 1)
                Keys.onLeftPressed: prompt.step(index, -1)
            }
        }
    }
}
