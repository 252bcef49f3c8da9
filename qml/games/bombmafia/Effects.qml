import QtQuick
import Bombshelf.Table
import Bombshelf.View

/// The stamp over the table when time is up.
Item {
    id: effects

    required property Layout places
    required property Item table

    Connections {
        target: Match

        function onHappened(what: string, seat: int, args: var): void {
            if (what === "time-up")
                effects.ring();
        }
    }
    function ring(): void {
        const watch = places.watch;
        splash.playAt(Art.picture("splash"), Qt.point(watch.x + watch.width / 2, watch.y + watch.height / 2), 3.2 * watch.width);
        splash.shake(table);
    }
    Bang {
        id: splash
    }
}
