import QtQuick
import Bombshelf.Table
import Bombshelf.Theme

// Where on the table a bubble covers the least: never what it points at, rather not what can be pressed or read, and other pieces if it must.
QtObject {
    required property GameScene scene
    readonly property int wordsWeight: 5
    /// Must not be covered either: a list of rectangles.
    property var spared: []
    readonly property real width: scene?.width ?? 0
    readonly property real height: scene?.tableHeight ?? 0

    function overlap(a: rect, b: rect): real {
        return Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) * Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));
    }
    /// As soon as it is more than `most`, any number above that.
    function cost(spot: rect, now: rect, target: rect, things: var, most: real): real {
        const gap = Theme.spaceM;
        let sum = 1000 * overlap(spot, Qt.rect(target.x - gap, target.y - gap, target.width > 0 ? target.width + 2 * gap : 0, target.height + 2 * gap));
        for (const one of spared)
            sum += 1000 * overlap(spot, one);
        for (let i = 0; i < things.length && sum <= most; ++i)
            sum += overlap(spot, things[i].spot) * things[i].weight;
        // Near what it points at, and else where it is.
        return sum + (target.width > 0 ? apart(spot, target) : apart(spot, now));
    }
    /// What is seen on the table, and how bad it is to cover it: {spot, weight}.
    function things(): var {
        return scene === null ? [] : scene.pieces.shown(piece => piece.spot.width > 0).map(piece => ({spot: piece.spot, weight: piece.playable ? 20 : piece.zoneSeat === scene.viewer ? 10 : 1})).concat(furniture(scene, []));
    }
    /// Words, what the keys can go to, and plaques.
    function furniture(item: Item, found: var): var {
        const text = item as Text;
        if (text !== null && text.text !== "")
            found.push({spot: written(text), weight: wordsWeight});
        else if (item.activeFocusOnTab && item.enabled && !(item instanceof TablePiece))
            found.push({spot: spotOf(item, 0, item.width), weight: 20});
        else if (item instanceof SeatPlaque)
            found.push({spot: spotOf(item, 0, item.width), weight: 3});
        for (let i = 0; i < item.children.length; ++i)
            if (item.children[i].visible && item.children[i].opacity > 0)
                furniture(item.children[i], found);
        return found;
    }
    /// With the words on a slip that hangs over its foot.
    function withSlips(spot: rect): rect {
        const foot = spot.y + spot.height;
        const hangs = words => words.y < foot && words.y + words.height > foot && Math.abs(words.x + words.width / 2 - spot.x - spot.width / 2) < spot.width / 2;
        const slips = spot.width > 0 ? furniture(scene, []).filter(thing => thing.weight === wordsWeight).map(thing => thing.spot).filter(hangs) : [];
        return Rects.around([spot, ...slips]);
    }
    function written(text: Text): rect {
        const spare = text.width - text.contentWidth;
        return spotOf(text, text.horizontalAlignment === Text.AlignHCenter ? spare / 2 : text.horizontalAlignment === Text.AlignRight ? spare : 0, text.contentWidth);
    }
    function spotOf(item: Item, x: real, width: real): rect {
        const at = item.mapToItem(scene, x, 0);
        return Qt.rect(at.x, at.y, width, item.height);
    }
    function apart(a: rect, b: rect): real {
        return Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2);
    }
    /// It lies over what it points at, or beyond the table.
    function hides(spot: rect, target: rect): bool {
        return overlap(spot, target) > 0 || spot.y + spot.height > height || spot.x + spot.width > width;
    }
    function between(low: real, at: real, high: real): real {
        return Math.max(low, Math.min(at, high));
    }
    /// Along one way: the edges and what lies evenly between, and beside the target.
    function stops(room: real, size: real, from: real, extent: real): var {
        const gap = Theme.spaceM;
        const last = room - size - gap;
        const even = [0, 1, 2, 3, 4, 5, 6].map(i => gap + (last - gap) * i / 6);
        return even.concat([from - size - 2 * gap, from + extent + 2 * gap, from + (extent - size) / 2]).map(at => between(gap, at, Math.max(gap, last)));
    }
    /// Just above and just below what lies there, in steps of 8 pixels.
    function rows(things: var, size: real): var {
        const above = things.map(thing => 8 * Math.floor((thing.spot.y - size) / 8));
        const below = things.map(thing => 8 * Math.ceil((thing.spot.y + thing.spot.height) / 8));
        return Array.from(new Set(above.concat(below))).filter(y => y >= Theme.spaceM && y + size + Theme.spaceM <= height);
    }
    function best(now: rect, target: rect): point {
        const all = things();
        let least = Infinity;
        let found = Qt.point(0, 0);
        for (const y of stops(height, now.height, target.y, target.height).concat(rows(all, now.height)))
            for (const x of stops(width, now.width, target.x, target.width)) {
                const sum = cost(Qt.rect(x, y, now.width, now.height), now, target, all, least);
                if (sum < least) {
                    least = sum;
                    found = Qt.point(Math.round(x), Math.round(y));
                }
            }
        return found;
    }
}
