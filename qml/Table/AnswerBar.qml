import QtQuick
import Bombshelf.Theme
import Bombshelf.View

/// The paper at the foot of a table: what is asked or is happening, why, the answers as buttons beside it, and at the right
/// buttons that are always there. What is asked and answered is Match's, as far as a game says nothing else.
FocusScope {
    id: bar

    property alias text: prompt.text
    property alias why: prompt.why
    property alias waiting: prompt.waiting
    property alias choices: prompt.choices
    property alias numbered: prompt.numbered
    property alias rows: prompt.rows
    property alias led: prompt.led
    property alias wanted: prompt.wanted
    /// The last choice was made by keys, so the next question shows where they go.
    property alias keyed: prompt.keyed
    /// The words are no longer of what is seen.
    property alias outdated: prompt.outdated
    /// The answer is given by what stands at the right, which has the keys then.
    property bool answeredAside: false
    default property alias always: row.data
    /// What notices may lie over.
    readonly property Item words: wish.visible ? wish.words : prompt.words
    /// The entry of `choices` that the pointer or the keys are at, or null.
    readonly property var looked: choices[prompt.lookedAt] ?? null
    /// Of the first choice that is open.
    readonly property string verb: Match.choices.length > 0 ? Match.choices[0].verb : ""

    /// A button has done what it stands for, or a choice was made on the table.
    signal acted

    /// Presses the button with that number key.
    function choose(digit: int): bool {
        return wish.visible ? wish.choose(digit) : prompt.choose(digit);
    }
    /// The keys come back to what is asked from the table, and show where they are if the last press there was made by keys.
    function takeKeys(byKeys: bool): void {
        keyed = byKeys;
        forceActiveFocus();
    }
    /// The choice of that index was made on the table.
    function answer(index: int, byKeys: bool): void {
        takeKeys(byKeys);
        Match.choose(index);
        acted();
    }
    /// Does what that button stands for, see Prompt.choices.
    function act(entry: var): void {
        if (entry.act)
            entry.act();
        else
            Match.choose(entry.index);
        acted();
    }

    /// The buttons for the moves that a lesson points at (Lesson.target).
    function buttonsFor(target: var): var {
        if (target.sends)
            return prompt.buttonsOf(choice => choice.sends ?? false);
        const fits = choice => target.args.length === 0 || String(choice.args ?? Match.choices[choice.index]?.args) === String(target.args);
        return prompt.buttonsOf(choice => bar.verbOf(choice) === target.verb && fits(choice));
    }
    function verbOf(choice: var): string {
        return choice.verb ?? Match.choices[choice.index]?.verb ?? "";
    }

    implicitHeight: prompt.implicitHeight
    height: implicitHeight

    Rectangle {
        anchors.fill: parent
        // Another colour, and so painted again, when what stands at the right goes: Qt’s software renderer leaves of it what it moved.
        color: row.width > 0 ? Qt.alpha(Theme.paper, 254 / 255) : Theme.paper

        Rectangle {
            width: parent.width
            height: Theme.outline
            color: Qt.alpha(Theme.line, 254 / 255) // if it were opaque, that renderer would leave gaps where shadows of cards end above it
        }
    }
    Prompt {
        id: prompt

        anchors { left: parent.left; right: row.left; top: parent.top; bottom: parent.bottom }
        visible: !wish.visible
        focus: !bar.answeredAside && !wish.visible
        aside: bar.answeredAside ? 0 : bar.width - width
        text: Match.prompt
        why: Match.why
        waiting: Match.thinking
        paused: Match.canStep && !Match.moving
        choices: Match.choices
        onChosen: entry => bar.act(entry)
    }
    Prompt { // what a bot wishes comes before all else
        id: wish

        objectName: "wish"
        anchors.fill: prompt
        visible: Match.wish !== ""
        focus: visible
        rows: prompt.rows
        text: Match.wish
        why: Match.wishWhy
        choices: visible ? [{act: () => Match.answer(true), text: qsTr("Go ahead")}, {act: () => Match.answer(false), text: qsTr("Rather not")}] : []
        onChosen: entry => entry.act()
    }
    Row {
        id: row

        anchors { right: parent.right; rightMargin: width > 0 ? Theme.spaceS : 0; verticalCenter: prompt.verticalCenter }
        spacing: Theme.spaceS
    }
}
