import QtQuick
import Bombshelf.View

/// What has just happened and has come to rest, for as long as it is looked at: what words may tell.
QtObject {
    id: moment

    /// Events that are told one by one and seen at once: they are passed over.
    property var passed: []
    /// Events that roll dice.
    property var rolls: []
    /// Dice roll, and what words tell is still of the roll before.
    readonly property bool outdated: rolls.includes(begins) && rolls.includes(last)
    /// What its picture still moves for: words may say that it begins, and not how it ends.
    readonly property string begins: Match.moving ? next : ""
    property string next: ""
    property int nextSeat: -1
    property var nextArgs: []
    /// What is on the table, told or not: for what pieces do.
    readonly property string now: begins || what
    readonly property var nowArgs: begins ? nextArgs : args
    readonly property int nowSeat: begins ? nextSeat : seat
    property string last: ""
    property int seat: -1
    property var args: []
    /// Nothing any more once the pictures have come to rest.
    readonly property string what: Match.moving || Match.stopped ? last : ""
    readonly property Connections listener: Connections {
        target: Match

        function onHappened(what: string, seat: int, args: var): void {
            moment.nextSeat = seat;
            moment.nextArgs = args;
            moment.next = what;
        }
        function onRested(what: string, seat: int, args: var): void {
            moment.next = "";
            if (moment.passed.includes(what))
                return;
            moment.last = ""; // never one event's word with another's numbers
            moment.seat = seat;
            moment.args = args;
            moment.note(what);
            moment.last = what;
        }
        function onProgressChanged(): void {
            if (!Match.moving && !Match.stopped)
                moment.last = "";
        }
        function onJumped(): void {
            moment.forget();
        }
    }

    /// What a game keeps of it for longer.
    function note(what: string): void {
    }
    /// Another moment is shown: nothing is kept.
    function forget(): void {
    }
}
