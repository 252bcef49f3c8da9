import QtQuick
import Bombshelf.Controls
import Bombshelf.Games.Omens
import Bombshelf.Table
import Bombshelf.View

/// What is asked, or what is happening. What is pressed on the table has no button here; the poker ranking always has.
AnswerBar {
    id: question

    required property Moment moment
    required property Presses presses
    /// A battle's own words of what is asked next once this has been pressed: name => text, "" for the usual ones.
    property var nextQuestion: () => ""
    /// Verbs whose moves have buttons, though they are made on the table, too.
    property var alsoButtons: []
    /// A choice as a battle's button shows it.
    property var worded: choice => choice
    /// Nothing is asked but whether a helper is wanted.
    readonly property bool offersHelp: {
        const own = Match.choices.filter(choice => !Helpers.verbs.includes(choice.verb));
        return own.length === 1 && own[0].verb === "done" && Match.choices.length > 1;
    }
    readonly property int declined: Match.choices.findIndex(choice => choice.verb === "done")
    /// Seats for which that is answered with no by itself, until they want to be asked again.
    property var passing: ({})
    readonly property bool passesHelp: passing[Match.viewer] ?? false
    /// What has happened, and still stands while small things follow from it that have no words.
    property string toldLast: ""
    readonly property string match: Match.path
    /// Poker is played here.
    property bool ranked: true

    signal rankingWanted()
    /// Whether helpers are asked about has been switched, and the button may be gone.
    signal switched()

    function sentence(): string {
        const what = moment.what;
        const ownQuestion = nextQuestion;
        const own = what === "" && presses.picked !== "" ? ownQuestion(presses.picked) : "";
        if (own !== "")
            return own;
        if (what === "" && presses.stage !== null && Art.isCharacter(presses.picked))
            return qsTr("%1: to be used on what?", "a helper").arg(Catalogue.kindText(Match.gameId, presses.picked));
        return what === "" || toldLast === "" ? Match.prompt : toldLast;
    }
    function reason(): string {
        if (presses.told !== "")
            return presses.told;
        if (presses.stage !== null && Art.isCharacter(presses.picked))
            return hintOf(presses.picked);
        return moment.what === "" ? Match.why : "";
    }
    /// How often a helper may be used here.
    function hintOf(helper: string): string {
        return Match.choices.find(choice => choice.verb.startsWith("use-") && choice.args[0] === helper)?.hint ?? "";
    }
    /// What was taken back is asked again, and so is whoever has the last choice before all is lost.
    function passBy(): bool {
        return passesHelp && offersHelp && !Match.canRedo && !Match.asked.endsWith("-last") && Match.choose(declined);
    }
    function switchHelp(): void {
        passing = Object.assign({}, passing, {[Match.viewer]: !passesHelp});
        if (passesHelp)
            Match.choose(declined);
        switched();
    }
    function buttons(): var {
        if (presses.gather !== null)
            return [{act: () => presses.takeGathered(), text: presses.gather.text(presses.gathered.length), kind: InkButton.Primary, sends: true}];
        if (presses.picked !== "") {
            const roll = presses.gathered.length === 0 ? [] : [{act: () => presses.takeGathered(), text: qsTr("Roll %n dice", "", presses.gathered.length), kind: InkButton.Primary}];
            return [...roll, {act: () => presses.drop(), text: qsTr("Back"), kind: InkButton.Quiet, shortcut: qsTr("Esc")}];
        }
        const asShown = worded;
        const keeps = (one, other) => Art.keepVerbs.includes(other.verb) - Art.keepVerbs.includes(one.verb);
        const help = {act: () => switchHelp(), asksNothing: true, text: passesHelp ? qsTr("Ask about helpers again") : qsTr("Don’t ask for now"), kind: InkButton.Quiet,
                      hint: passesHelp ? "" : qsTr("You are not asked about helpers until you press this once more; only before a defeat you are asked all the same.")};
        const pressed = presses.pressed(Match.choices);
        const isButton = choice => ["roll-picked", ...alsoButtons].includes(choice.verb) || !Helpers.verbs.includes(choice.verb) && !pressed.includes(choice.index);
        const own = Match.choices.filter(isButton).map(choice => asShown(choice)).sort(keeps);
        const switches = match !== "" && (offersHelp || passesHelp && Match.choices.length > 0); // in a lesson, which is not kept, all is asked
        return switches ? [...own, help] : own;
    }

    onMatchChanged: passing = {}
    Connections {
        target: Match

        function onProgressChanged(): void {
            if (Match.telling !== "" || !Match.moving)
                question.toldLast = Match.telling;
        }
    }
    numbered: !presses.counts
    text: sentence()
    why: reason()
    waiting: presses.told !== "" ? "" : Match.thinking
    choices: buttons()

    InkButton {
        visible: question.ranked
        text: qsTr("Ranking")
        hint: qsTr("Which poker hand beats which")
        keyText: "R"
        focusPolicy: Qt.TabFocus
        onClicked: question.rankingWanted()
    }
}
