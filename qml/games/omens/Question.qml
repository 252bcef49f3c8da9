import QtQuick
import Bombshelf.Controls
import Bombshelf.Table
import Bombshelf.Theme
import Bombshelf.View

/// What is asked, or what is happening. What is pressed on the table has no button here; the poker ranking always has.
FocusScope {
    id: question

    required property Moment moment
    required property Presses presses
    /// A battle's own words of what happens: (what, seat, args) => text, "" for the usual ones.
    property var tell: () => ""
    /// A battle's own words of what is asked next once this has been pressed: name => text, "" for the usual ones.
    property var asks: () => ""
    /// A battle's own buttons, from the choices that have one.
    property var arrange: choices => choices
    /// Nothing is asked but whether a helper is wanted.
    readonly property bool offersHelp: {
        const own = Game.choices.filter(choice => !Art.helpVerbs.includes(choice.verb));
        return own.length === 1 && own[0].verb === "done" && Game.choices.length > 1;
    }
    /// That is answered with no by itself, till somebody wants to be asked again.
    property bool passesHelp: false
    readonly property string match: Game.path
    readonly property int helpSwitch: -3
    /// Poker is played here.
    property bool ranked: true
    /// The last choice was made by keys, so the next question shows where they go.
    property alias keyed: prompt.keyed
    readonly property alias words: prompt.words

    signal rankingWanted()
    /// Whether helpers are asked about has been switched, and the button may be gone.
    signal switched()

    function sentence(): string {
        const what = moment.what;
        const ownWords = tell;
        const ownQuestion = asks;
        const own = what !== "" ? ownWords(what, moment.seat, moment.args) : presses.picked !== "" ? ownQuestion(presses.picked) : "";
        if (own !== "")
            return own;
        return what === "" || Game.telling === "" ? Game.prompt : Game.telling;
    }
    function why(): string {
        if (presses.told !== "")
            return presses.told;
        if (presses.stage !== null && Art.isHelper(presses.picked))
            return qsTr("Press what it is to be used on.") + "\n" + hintOf(presses.picked);
        return moment.what === "" ? Game.why : "";
    }
    /// How often a helper may be used here.
    function hintOf(helper: string): string {
        return Game.choices.find(choice => choice.verb.startsWith("use-") && choice.args[0] === helper)?.hint ?? "";
    }
    function choose(place: int): bool {
        return prompt.choose(place);
    }
    /// What was taken back is asked again.
    function passBy(): bool {
        return passesHelp && offersHelp && !Game.canRedo && Game.chooseMove("done");
    }
    function act(index: int): void {
        if (index === helpSwitch) {
            passesHelp = !passesHelp;
            if (passesHelp)
                Game.chooseMove("done");
            switched();
        } else if (index >= 0)
            Game.choose(index);
        else if (index === -1)
            presses.drop();
        else
            presses.takeGathered();
    }
    function buttons(): var {
        if (presses.gather !== null)
            return [{index: -2, text: presses.gather.text(presses.gathered.length), kind: "primary"}];
        if (presses.picked !== "") {
            const roll = presses.gathered.length === 0 ? [] : [{index: -2, text: qsTr("Roll %n dice", "", presses.gathered.length), kind: "primary"}];
            return [...roll, {index: -1, text: qsTr("Back"), kind: "quiet", shortcut: qsTr("Esc")}];
        }
        const arranged = arrange;
        const help = {index: helpSwitch, text: passesHelp ? qsTr("Ask about helpers again") : qsTr("Don’t ask again"), kind: "quiet"};
        const own = arranged(Game.choices.filter(choice => choice.verb === "roll-picked" || !Art.helpVerbs.includes(choice.verb) && !presses.moves.includes(choice.move)));
        return offersHelp || passesHelp && Game.choices.length > 0 ? [...own, help] : own;
    }

    onMatchChanged: passesHelp = false
    implicitHeight: prompt.implicitHeight
    height: implicitHeight

    Rectangle {
        anchors.fill: parent
        color: Theme.paper

        Rectangle {
            width: parent.width
            height: Theme.outline
            color: Theme.line
        }
    }
    Prompt {
        id: prompt

        anchors { left: parent.left; right: looks.left; top: parent.top; bottom: parent.bottom }
        focus: true
        beside: true
        numbered: !question.presses.counts
        text: question.sentence()
        why: question.why()
        waiting: question.presses.told !== "" ? "" : Game.thinking
        choices: question.buttons()
        onChosen: index => question.act(index)
    }
    Item {
        id: looks

        anchors { right: parent.right; rightMargin: question.ranked ? Theme.spaceS : 0; verticalCenter: parent.verticalCenter }
        width: question.ranked ? ranking.width : 0
        height: ranking.height

        InkButton {
            id: ranking

            visible: question.ranked
            text: qsTr("Ranking")
            hint: qsTr("Which poker hand beats which")
            keyText: "R"
            focusPolicy: Qt.TabFocus
            onClicked: question.rankingWanted()
        }
    }
}
