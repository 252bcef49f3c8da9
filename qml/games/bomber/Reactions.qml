import QtQuick
import Bombshelf.View

/// Whoever does not want to be asked again in this check: their windows pass by themselves until the next one begins.
QtObject {
    id: reactions

    property var done: ({}) ///< by seat
    readonly property bool asks: Match.choices.length > 1 && Match.choices.some(choice => choice.verb === "pass")

    function pass(): void {
        Match.choose(Match.choices.find(choice => choice.verb === "pass").index);
    }
    function noMore(): void {
        done = Object.assign({}, done, {[Match.viewer]: true});
        pass();
    }
    function look(): void {
        if (!asks)
            return;
        if (Match.canRedo) // what was taken back is asked again
            done = {};
        if (done[Match.viewer])
            pass();
    }
    readonly property Timer later: Timer { // not amid what the game is telling
        interval: 0
        onTriggered: reactions.look()
    }
    readonly property Connections listener: Connections {
        target: Match

        function onHappened(what: string, seat: int, args: var): void {
            if (what === "acting")
                reactions.done = {};
        }
        function onOpenedChanged(): void {
            reactions.done = {};
        }
        function onChoicesChanged(): void {
            reactions.later.start();
        }
    }
}
