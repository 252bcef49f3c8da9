import QtQuick
import Bombshelf.Controls
import Bombshelf.Table
import Bombshelf.View

/// What is asked, or what is happening. Posts are pressed on the map, stamps and skills on the form; everything else has a button.
AnswerBar {
    required property Draft draft
    required property Reactions reactions
    required property DieTurn dieTurn
    readonly property bool picksPost: verb === "aim" || verb === "shift"

    function reason(): string {
        if (draft.open && draft.looked !== "")
            return qsTr("%1: %2", "a post or skill: what it is").arg(qsTranslate("bomber", draft.looked)).arg(Art.ruleOf(draft.looked));
        if (draft.open)
            return draft.complete ? qsTr("Your sapper is complete. The others see it when all are made.") : Match.why;
        const used = Match.choices.map(choice => Art.skillOf[choice.verb]).filter((skill, at, all) => skill && all.indexOf(skill) === at);
        const left = skill => qsTr("%1 (%2 left)", "skill, uses").arg(Art.skillName(skill)).arg(Match.facts[skill]?.[Match.viewer] ?? 0);
        if (used.length === 1)
            return qsTr("%1: %2", "a skill: what it does").arg(left(used[0])).arg(Art.skillRule(used[0]));
        return used.length > 1 ? qsTr("You can use: %1").arg(used.map(left).join(qsTr(", "))) : Match.why;
    }
    /// The form is filled in, and the keys are where it is sent.
    function suggested(): void {
        draft.suggest();
        forceActiveFocus();
    }
    function making(): var {
        const suggest = {act: () => suggested(), text: qsTr("Surprise me"), hint: qsTr("Fills in the form; press again for another one"), kind: InkButton.Plain};
        return draft.complete ? [suggest, {act: () => draft.send(), text: qsTr("Ready"), kind: InkButton.Primary, sends: true}] : [suggest];
    }
    function brief(choice: var): string {
        if (choice.verb === "tune")
            return (Art.placeOf(choice.args[0]) < Art.placeOf(Match.facts.target) ? "◀ %1" : "%1 ▶").arg(Art.postName(choice.args[0]));
        return choice.text;
    }
    function window(pass: var): var {
        const first = [{index: pass.index, text: pass.text, hint: pass.hint},
                       {act: () => reactions.noMore(), text: qsTr("No more reactions"), hint: qsTr("Pass for the rest of this check"), shortcut: "X"}];
        const turning = dieTurn.offered.length > 0;
        const uses = Match.choices.filter(choice => choice.verb !== "pass" && choice.verb !== "turn-die").map(choice => ({index: choice.index, text: brief(choice), hint: choice.text}));
        if (!turning)
            return [...first, ...uses];
        if (dieTurn.from === "")
            return [...first, ...dieTurn.dice.map(face => ({act: () => dieTurn.from = face, text: face + " → ?", hint: qsTr("Turn the %1", "a die that shows it").arg(face)}))];
        const turnTo = choice => ({index: choice.index, text: "→ " + choice.args[1], hint: choice.text, turn: choice.args, kind: InkButton.Plain, shortcut: choice.args[1]});
        return [...dieTurn.faces.map(turnTo), {act: () => dieTurn.from = "", text: dieTurn.dice.length > 1 ? qsTr("Another die") : qsTr("Back"), kind: InkButton.Quiet, shortcut: dieTurn.from}];
    }
    function buttons(): var {
        if (draft.open)
            return making();
        if (picksPost)
            return [];
        const pass = Match.choices.length > 1 ? Match.choices.find(choice => choice.verb === "pass") : undefined;
        return pass ? window(pass) : Match.choices;
    }

    text: dieTurn.from !== "" && !draft.open ? qsTr("Turn the %1 into what?", "a die that shows it").arg(dieTurn.from) : Match.prompt
    why: Match.moving && !draft.open ? "" : reason()
    choices: buttons()
    rows: 2
}
