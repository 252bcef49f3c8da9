import QtQuick
import Bombshelf.View

/// What has just happened, for as long as it is looked at.
QtObject {
    id: moment

    /// Events that are told one by one and seen at once: they are passed over.
    property var passed: []
    property string last: ""
    property int seat: -1
    property var args: []
    /// Nothing any more once the pictures have come to rest.
    readonly property string what: Match.moving ? last : ""
    readonly property Connections listener: Connections {
        target: Match

        function onHappened(what: string, seat: int, args: var): void {
            if (moment.passed.includes(what))
                return;
            moment.last = ""; // never one event's word with another's numbers
            moment.seat = seat;
            moment.args = args;
            moment.note(what);
            moment.last = what;
        }
    }

    /// What a game keeps of it for longer.
    function note(what: string): void {
    }
}
