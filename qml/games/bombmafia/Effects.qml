import QtQuick
import Bombshelf.Table
import Bombshelf.View

/// The stamp over the table when time is up, and what comes out of the bags.
Spectacle {
    id: effects

    required property Layout layout

    Connections {
        target: Match

        function onHappened(what: string, seat: int, args: var): void {
            if (what === "time-up")
                effects.ring();
        }
        function onRested(what: string, seat: int, args: var): void {
            if (what === "opened" && Number(args[0]) < 0)
                effects.blowUp(seat, -Number(args[0]));
        }
    }
    /// In the face of its owner.
    function blowUp(seat: int, loss: int): void {
        const bag = layout.spot("bag", seat, 0, 1);
        blast("qrc:/assets/effects/burst.svg", Rects.middle(bag), (1.6 + 0.4 * loss) * bag.width);
    }
    function ring(): void {
        const watch = layout.watch;
        blast(Art.picture("splash"), Rects.middle(watch), 3.2 * watch.width);
    }
}
