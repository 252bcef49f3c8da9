import QtQuick
import Bombshelf.Table
import Bombshelf.View

/// What is heard, and the stamp over the table when time is up.
Item {
    id: effects

    required property Layout places
    required property Item table

    Connections {
        target: Game

        function onHappened(what: string, seat: int, args: var): void {
            const sound = Art.soundOf(what, args);
            if (sound !== "")
                Sounds.play(sound);
            if (what === "time-up")
                effects.ring();
        }
    }
    function ring(): void {
        splash.width = splash.height = 3.2 * places.watchWidth;
        splash.x = places.watch.x + (places.watch.width - splash.width) / 2;
        splash.y = places.watch.y + (places.watch.height - splash.height) / 2;
        splash.play(Art.folder + "splash.svg");
        splash.shake(table);
    }
    Bang {
        id: splash
    }
}
