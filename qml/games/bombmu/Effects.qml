import QtQuick
import Bombshelf.Table
import Bombshelf.Theme
import Bombshelf.View

/// What is heard later and felt: cards that turn, and one splash of ink when the bomb goes off.
Item {
    id: effects

    required property Layout places
    required property Item table

    Connections {
        target: Match

        function onHappened(what: string, seat: int, args: var): void {
            if (what === "revealed")
                turning.restart();
            else if (what === "exploded")
                effects.bang();
        }
    }
    function bang(): void {
        const place = places.dicePlace;
        splash.playAt("qrc:/assets/games/bombmu/splash.svg", Qt.point(place.x + place.width / 2, place.y + place.height / 2), 400 * places.unit);
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
