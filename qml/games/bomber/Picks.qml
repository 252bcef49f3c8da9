import QtQuick

/// What is picked on the form for a sapper that is being made: its posts, or its skills. The game says how many there are to pick.
QtObject {
    /// Of the moves that choose one.
    required property string verb
    /// All there are, in the order in which the game wants them.
    required property var all
    property var picked: []
    /// Already sent: they can only be taken back by undoing.
    property var sent: []
    property int left: 0
    readonly property int each: left + sent.length
    readonly property bool complete: picked.length === left
    readonly property var moves: all.filter(word => picked.includes(word)).map(word => ({verb: verb, args: [word]}))

    function begin(rest: var, made: var): void {
        sent = made;
        left = of(rest).length;
        picked = [];
    }
    function of(choices: var): var {
        return choices.filter(choice => choice.verb === verb).map(choice => choice.args[0]);
    }
    function has(word: string): bool {
        return picked.includes(word) || sent.includes(word);
    }
    /// It is pressed on or off; where only one can be had, another takes its place.
    function canToggle(word: string): bool {
        return !sent.includes(word) && (picked.includes(word) || picked.length < left || left === 1);
    }
    function toggle(word: string): void {
        if (canToggle(word))
            picked = picked.includes(word) ? picked.filter(other => other !== word) : left === 1 ? [word] : [...picked, word];
    }
}
