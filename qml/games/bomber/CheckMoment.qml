import QtQuick
import Bombshelf.Table
import Bombshelf.Theme
import Bombshelf.View

/// What has just happened, and what of the check still shows: its sum and its blast.
Moment {
    id: moment

    required property TablePieces pieces
    /// How the check came out, for its sum: {outcome, dice, achievement, needed}, until the next one.
    property var outcome: ({})
    // The blast, as places in the line; its front runs from the target outwards.
    property int first: 0
    property int end: -1
    property int from: 0
    property real front: 0
    readonly property bool blasts: end >= first
    readonly property bool making: Match.facts.phase === "make" // another session: nothing is left of the last one's checks
    readonly property NumberAnimation wave: NumberAnimation {
        target: moment
        property: "front"
        from: 0
        to: Art.posts.length
        duration: Theme.wave * Art.posts.length
    }
    rolls: Art.thrown
    onMakingChanged: if (making) forget()

    function note(what: string): void {
        if (what === "acting" || what === "cycle-began" || what === "part-began")
            forget();
        else if (what === "special" || what === "fumble")
            outcome = {outcome: what, dice: [], achievement: 0, needed: 0};
        else if (what === "achieved")
            outcome = {outcome: what, dice: dice(), achievement: Number(args[0]), needed: Number(args[1])};
        else if (what === "blasted")
            blast(Art.placeOf(args[0]), Art.placeOf(args[1]), Art.placeOf(Match.facts.target));
    }
    /// What lies there: some may have been turned since they were thrown.
    function dice(): var {
        return pieces.all().filter(piece => piece.zone === "dice").map(piece => Number(piece.kind));
    }
    function blast(one: int, other: int, target: int): void {
        first = one;
        end = other;
        from = target;
        if (Theme.wave > 0)
            wave.restart();
        else
            front = Art.posts.length;
    }
    function forget(): void {
        wave.stop();
        outcome = {};
        end = -1;
        first = 0;
    }
    /// The blast has reached that place of the line.
    function burnt(place: int): bool {
        return blasts && place >= first && place <= end && Math.abs(place - from) <= front;
    }
}
