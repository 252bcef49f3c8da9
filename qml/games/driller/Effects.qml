import QtQuick
import Bombshelf.Table
import Bombshelf.View

/// What is felt: one splash of ink for each disaster.
Item {
    id: effects

    required property Layout places
    required property Item table

    function at(seat: int): point {
        const strip = places.strip(seat);
        return Qt.point(strip.x + strip.width / 2, strip.y + strip.height / 2);
    }
    function bang(picture: string, where: point, shakes: bool): void {
        splash.playAt(`qrc:/assets/games/driller/${picture}.svg`, where, 380 * places.unit);
        if (shakes)
            splash.shake(table);
    }

    Connections {
        target: Match

        function onHappened(what: string, seat: int, args: var): void {
            if (what === "exploded")
                effects.bang("splash", effects.at(seat), true);
            else if (what === "cursed")
                effects.bang("curse", effects.at(seat), true);
            else if (what === "caved-in")
                effects.bang("cave", Qt.point(effects.places.deckX(args[0]) + effects.places.deckWidth / 2, effects.places.middle), false);
        }
    }
    Bang {
        id: splash
    }
}
