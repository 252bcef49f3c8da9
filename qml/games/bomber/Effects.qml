import QtQuick
import Bombshelf.Table
import Bombshelf.Theme
import Bombshelf.View

/// What is heard and felt: sounds, the ring that runs out over the line, and the pictures of the great moments.
Item {
    id: effects

    required property Layout places
    required property Moment moment
    required property Item table
    readonly property rect hit: places.stamp(Math.max(0, Art.placeOf(Game.facts.target ?? "")))

    Connections {
        target: Game

        function onHappened(what: string, seat: int, args: var): void {
            if (Art.sounds[what] !== undefined)
                Sounds.play(Art.sounds[what]);
            if (what === "blasted")
                effects.blast();
            else if (what === "special" || what === "fumble")
                effects.show(what, 0.9 * effects.places.map.height);
            else if (what === "no-blast")
                effects.show("smoke", 0.5 * effects.places.map.height);
        }
    }
    function show(name: string, size: real): void {
        const map = places.map;
        big.width = big.height = size;
        big.x = map.x + (map.width - size) / 2;
        big.y = map.y + (map.height - size) / 2;
        if (name === "smoke")
            big.x = Math.max(map.x, Math.min(map.x + map.width - size, hit.x + hit.width / 2 - size / 2));
        big.play(Art.picture(name));
    }
    function blast(): void {
        splash.width = splash.height = 2.4 * places.stampWidth;
        splash.x = hit.x + hit.width / 2 - splash.width / 2;
        splash.y = hit.y + hit.height / 2 - splash.height / 2;
        splash.play(Art.picture("splash"));
        splash.shake(table);
        if (Theme.wave > 0)
            ring.restart();
    }
    Item { // the ring stays on the map
        x: effects.places.map.x
        y: effects.places.map.y
        width: effects.places.map.width
        height: effects.places.map.height
        clip: true

        Image {
            id: wave

            readonly property int most: Math.max(effects.moment.end - effects.moment.from, effects.moment.from - effects.moment.first, 0)

            x: effects.hit.x + effects.hit.width / 2 - width / 2 - parent.x
            y: effects.hit.y + effects.hit.height / 2 - height / 2 - parent.y
            width: 2 * Math.min(effects.moment.front, most + 0.5) * effects.places.column
            height: width
            visible: ring.running
            source: Art.picture("wave")
            sourceSize { width: Theme.pictureSizes[6]; height: Theme.pictureSizes[6] }

            SequentialAnimation {
                id: ring

                NumberAnimation { target: wave; property: "opacity"; from: 1; to: 0.8; duration: Theme.wave * (wave.most + 0.5) }
                NumberAnimation { target: wave; property: "opacity"; to: 0; duration: Theme.wave * 3 }
            }
        }
    }
    Bang {
        id: splash
    }
    Bang {
        id: big
    }
}
