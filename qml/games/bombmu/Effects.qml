import QtQuick
import Bombshelf.Table
import Bombshelf.Theme
import Bombshelf.View

/// What is heard later and felt: cards that turn, and the bomb in the middle going off.
Spectacle {
    id: effects

    required property Layout layout
    readonly property point middle: Rects.middle(layout.diceRoom)

    Connections {
        target: Match

        function onHappened(what: string, seat: int, args: var): void {
            if (what === "revealed")
                turning.restart();
            else if (what === "rolled")
                effects.light(effects.middle, Math.max(effects.layout.diceRoom.width, effects.layout.diceRoom.height) / 2);
            else if (what === "exploded")
                effects.explode();
            else if (what === "round-began")
                effects.sweep();
            else
                effects.lightUp();
        }
    }
    function explode(): void {
        blast(Art.picture("splash"), middle, 460 * layout.unit);
        scorch(middle, 300 * layout.unit);
    }
    Timer { // all cards turn
        id: turning

        interval: Theme.fly + Theme.beat
        onTriggered: Sounds.play("card-turn")
    }
}
