import QtQuick
import Bombshelf.View

/// What has just happened, for as long as it is looked at.
QtObject {
    id: moment

    property string last: ""
    property int seat: -1
    property var args: []
    /// Nothing any more once the pictures have come to rest.
    readonly property string what: Game.moving ? last : ""
    /// The helper whose power is being used, by whoever sees it.
    readonly property string helper: Game.facts.helper?.[0] ?? (what === "used-card" || what === "used-die" ? args[0] : "")
    readonly property Connections listener: Connections {
        target: Game

        function onHappened(what: string, seat: int, args: var): void {
            if (what === "saw") // told one by one, seen at once
                return;
            moment.last = ""; // never one happening's word with another's numbers
            moment.seat = seat;
            moment.args = args;
            moment.last = what;
        }
    }
}
