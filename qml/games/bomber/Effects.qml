import QtQuick
import Bombshelf.Table
import Bombshelf.Theme
import Bombshelf.View

/// What is seen and felt: the ring that runs out over the line, and the pictures of the great moments.
Item {
    id: effects

    required property Layout layout
    required property CheckMoment moment
    required property Item table
    readonly property bool playing: splash.playing || big.playing || ring.running
    readonly property rect hit: layout.stamp(Math.max(0, Art.placeOf(Match.facts.target ?? "")))

    Connections {
        target: Match

        function onHappened(what: string, seat: int, args: var): void {
            if (what === "blasted")
                effects.blast();
            else if (what === "special" || what === "fumble")
                effects.show(what, 0.9 * effects.layout.map.height);
            else if (what === "no-blast")
                effects.show("smoke", 0.5 * effects.layout.map.height);
        }
        function onProgressChanged(): void {
            if (!Match.moving)
                ring.stop();
        }
    }
    function show(name: string, size: real): void {
        const map = layout.map;
        const x = name === "smoke" ? Math.max(map.x + size / 2, Math.min(map.x + map.width - size / 2, hit.x + hit.width / 2)) : map.x + map.width / 2;
        big.playAt(Art.picture(name), Qt.point(x, map.y + map.height / 2), size);
    }
    function blast(): void {
        splash.playAt(Art.picture("splash"), Rects.middle(hit), 2.4 * layout.stampWidth);
        splash.shake(table);
        if (Theme.wave > 0)
            ring.restart();
    }
    Item { // the ring stays on the map
        x: effects.layout.map.x
        y: effects.layout.map.y
        width: effects.layout.map.width
        height: effects.layout.map.height
        clip: true

        Image {
            id: wave

            readonly property int most: Math.max(effects.moment.end - effects.moment.from, effects.moment.from - effects.moment.first, 0)

            x: effects.hit.x + effects.hit.width / 2 - width / 2 - parent.x
            y: effects.hit.y + effects.hit.height / 2 - height / 2 - parent.y
            width: 2 * Math.min(effects.moment.front, most + 0.5) * effects.layout.column
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
