import QtQuick
import Bombshelf.Table
import Bombshelf.Theme
import Bombshelf.View

/// What is heard and felt: sounds, and one splash of ink when the bomb goes off.
Item {
    id: effects

    required property Layout places
    required property Item table

    Connections {
        target: Game

        function onHappened(what: string, seat: int, args: var): void {
            if (Art.sounds[what] !== undefined)
                Sounds.play(Art.sounds[what]);
            if (what === "revealed")
                turning.restart();
            else if (what === "exploded")
                effects.bang();
        }
    }
    function bang(): void {
        const place = places.dicePlace;
        splash.width = splash.height = 400 * places.unit;
        splash.x = place.x + (place.width - splash.width) / 2;
        splash.y = place.y + (place.height - splash.height) / 2;
        splash.play("qrc:/assets/games/bombmu/splash.svg");
        splash.shake(table);
    }
    Timer { // all cards turn
        id: turning

        interval: Theme.fly + Theme.beat
        onTriggered: Sounds.play("card-turn")
    }
    Bang {
        id: splash
    }
}
