import QtQuick
import Bombshelf.Games.Omens
import Bombshelf.Table
import Bombshelf.View

/// What a press on a thing of the table means. Things are named as Helpers names them, helpers by their kind. A thing's entry
/// in `own` is the index of a choice, or an object: the things that may be pressed next, with the indexes of their choices.
QtObject {
    id: presses

    /// What these choices are made by, of those that are the battle's own.
    property var movesOf: choices => ({})
    readonly property var own: {
        const find = movesOf;
        return find(Match.choices);
    }
    readonly property var tree: Object.assign({}, own, Helpers.uses, Helpers.targets)
    /// The thing pressed first, whose next press is awaited.
    property string picked: ""
    readonly property var stage: picked === "" ? null : tree[picked] ?? null
    /// Things of the battle's own that are taken together, or null: {things: {name: index}, take: indexes => moves, for Match.chooseAll, text:
    /// count => text of the button that makes them}.
    property var gather: null
    /// Things to be taken together: these, or dice to be rolled again.
    property var gathered: []
    /// There is something to be put back.
    readonly property bool held: picked !== "" || gathered.length > 0 || counts
    readonly property Steady alight: Steady {
        of: [...Object.keys(presses.gather?.things ?? {}), ...Object.keys(presses.stage ?? {}),
            ...Object.keys(presses.tree).filter(name => presses.picked === "" || presses.isStage(presses.tree[name]))]
    }
    /// The last press was made by keys.
    property bool keyed: false
    /// The keys are among the helpers: numbers take them.
    property bool counts: false
    /// What is told of the thing pointed at, instead of why something is asked.
    property string told: ""
    property string teller: ""
    readonly property Connections listener: Connections {
        target: Match

        function onChoicesChanged(): void {
            presses.drop();
        }
        function onQuestionChanged(): void { // though the pointer may rest there still
            presses.told = "";
        }
    }

    signal made()
    /// The thing of that name was pressed, and that means nothing now.
    signal missed(string name)

    function isStage(entry: var): bool {
        return typeof entry === "object" && entry !== null;
    }
    function leaves(entry: var): var {
        return isStage(entry) ? Object.values(entry).reduce((all, one) => all.concat(leaves(one)), []) : [entry];
    }
    /// The things that make that choice if another has been pressed before.
    function seconds(index: int): var {
        const named = stage => Object.keys(stage).filter(name => stage[name] === index);
        return Object.values(tree).filter(isStage).reduce((all, stage) => all.concat(named(stage)), []);
    }
    /// The indexes of those choices that are made by pressing things: they need no button. (`own` may still be that of the last choices.)
    function pressed(choices: var): var {
        const find = movesOf;
        return [...leaves(find(choices)), ...Object.values(gather?.things ?? {})];
    }
    /// A press on it means something now.
    function lit(name: string): bool {
        return alight.value.includes(name);
    }
    function chosen(name: string): bool {
        return picked === name || gathered.includes(name);
    }
    function press(name: string, byKeys: bool): void {
        keyed = byKeys;
        const entry = stage?.[name] ?? tree[name];
        if (name === picked)
            drop();
        else if (gather?.things[name] !== undefined || rollsOthers(name, entry))
            gathered = gathered.includes(name) ? gathered.filter(one => one !== name) : [...gathered, name];
        else if (typeof entry === "number")
            make(entry);
        else if (isStage(entry)) {
            drop();
            picked = name;
        }
    }
    /// That choice rolls a die again, and another can be rolled with it.
    function rollsOthers(name: string, entry: var): bool {
        const together = Helpers.together;
        return together.includes(entry) && Object.keys(stage ?? {}).some(one => one !== name && together.includes(stage[one]));
    }
    function takeGathered(): void {
        if (gather === null)
            makeAll(Helpers.rollTogether(gathered.map(name => stage[name])));
        else
            makeAll(gather.take(gathered.map(name => gather.things[name])));
    }
    function tell(name: string, text: string): void {
        if (text === "" && teller !== name)
            return;
        teller = name;
        told = text;
    }
    /// A piece was carried to where it makes that choice.
    function put(choice: int): void {
        keyed = false;
        make(choice);
    }
    /// What is picked, if that alone keeps a press on that thing from meaning something. Returns whether it did.
    function putsBack(name: string): bool {
        if (picked === "" || tree[name] === undefined)
            return false;
        drop();
        return true;
    }
    function make(choice: int): void {
        made();
        drop();
        Match.choose(choice);
    }
    function makeAll(choices: var): void {
        made();
        drop();
        Match.chooseAll(choices);
    }
    function drop(): void {
        picked = "";
        if (gathered.length > 0)
            gathered = [];
    }
}
