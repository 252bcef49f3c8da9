pragma ComponentBehavior: Bound

import QtQuick
import Bombshelf.Controls
import Bombshelf.Table
import Bombshelf.Theme
import Bombshelf.View

/// What is asked, and the choices: those of Match, gathered where there are many of one kind.
AnswerBar {
    id: ask

    required property int price
    /// Decks with a bomb that lies open on top.
    required property var bombed
    /// The kinds of the cards that still go back, in the order in which they lie.
    required property var aside
    readonly property alias counter: counter
    readonly property bool counts: verb === "lay" || verb === "split"
    /// What lies paid so far.
    readonly property string paying: {
        const paid = Match.facts.paid ?? 0;
        if (paid === 0)
            return "";
        const enough = Match.choices.some(choice => choice.verb === "settle");
        return enough ? qsTr("%1 paid: that is enough.").arg(paid) : qsTr("%1 of %2 paid.").arg(paid).arg(price);
    }
    /// Cards go back one by one: the one taken in hand, or the first.
    property string taken: ""
    property int asidePiece: -1
    readonly property string puts: {
        const kinds = verb === "put-back" ? Match.choices.map(choice => choice.args[0]) : [];
        return [taken, ...aside].find(kind => kinds.includes(kind)) ?? "";
    }

    function press(piece: TablePiece, byKeys: bool): void {
        if (verb === "put-back" && piece.zone === "aside")
            take(piece, byKeys);
        else
            answer(Match.choices.findIndex(choice => piece.answers(choice) && (verb !== "put-back" || choice.args[0] === puts)), byKeys);
    }
    /// In hand, or back out of it.
    function take(piece: TablePiece, byKeys: bool): void {
        const again = piece.pieceId === asidePiece;
        taken = again ? "" : piece.kind;
        asidePiece = again ? -1 : piece.pieceId;
        takeKeys(byKeys);
    }
    function letGo(): void {
        taken = "";
        asidePiece = -1;
    }
    function putAll(deck: string): void {
        Match.chooseAll(aside.map(kind => ({verb: "put-back", args: [kind, deck]})));
    }
    /// Returns whether nothing lies paid any more.
    function takeBack(): bool {
        const paid = () => (Match.facts.paid ?? 0) > 0;
        while (paid() && Match.undo())
            continue;
        return !paid();
    }
    function decline(): void {
        if (takeBack())
            Match.choose(Match.choices.findIndex(choice => choice.verb === "pass"));
    }
    /// The answer that costs nothing more comes first: to refuse until enough is paid, though cards lie there already.
    function payments(): var {
        const free = Match.choices.filter(choice => choice.verb !== "pay");
        const pays = Match.choices.filter(choice => choice.verb === "pay");
        if ((Match.facts.paid ?? 0) === 0)
            return [...free, ...pays];
        const hint = qsTr("The cards you have paid return to your hand.");
        if (free.length > 0)
            return [...free, ...pays, {act: () => takeBack(), text: qsTr("Take it all back"), hint: hint}];
        return Match.canUndo ? [{act: () => decline(), text: qsTr("No: take it back"), hint: hint}, ...pays] : pays;
    }
    /// Each has its place, whether it is open or not: who draws twice in a row draws from the same deck. And no press by reflex draws a bomb that
    /// everybody sees.
    function drills(): var {
        const all = [{verb: "draw", args: ["left"]}, {verb: "draw", args: ["right"]}, {verb: "stop", args: []}];
        const open = Array.from(Match.choices);
        const first = open.find(choice => choice.verb !== "draw" || !bombed.includes(choice.args[0])) ?? open[0];
        return all.map(move => open.find(choice => choice.verb === move.verb && String(choice.args) === String(move.args)) ?? Match.closed(move))
            .map(choice => Object.assign({kind: choice === first ? InkButton.Primary : InkButton.Plain}, choice));
    }
    function buttons(): var {
        if (counts)
            return [];
        if (Match.choices.some(choice => choice.verb === "pay" || choice.verb === "settle"))
            return payments();
        if (verb === "draw")
            return drills();
        if (verb !== "put-back")
            return Array.from(Match.choices);
        const list = Match.choices.filter(choice => choice.args[0] === puts);
        const several = Match.counts.aside - Match.facts.laid > 1;
        for (const choice of several ? list.slice() : [])
            list.push({act: () => putAll(choice.args[1]), text: choice.args[1] === "left" ? qsTr("All under the left deck") : qsTr("All under the right deck"), hint: qsTr("In the order in which they lie here.")});
        return list;
    }

    rows: 2
    why: paying !== "" ? paying : Match.why
    choices: buttons()
    answeredAside: counts
    onVerbChanged: letGo()
    onActed: letGo()

    CountChoice {
        id: counter

        visible: ask.counts
        tight: ask.width < 1000 * Theme.textScale
        focus: ask.counts
        verb: ask.verb
        numbers: ask.counts ? Match.choices.map(choice => Number(choice.args[0])) : []
        onDecided: (index, byKeys) => ask.answer(index, byKeys)
    }
}
