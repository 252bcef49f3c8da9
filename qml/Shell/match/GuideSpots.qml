import QtQuick
import Bombshelf.Table
import Bombshelf.Theme
import Bombshelf.View

// What of the table a bubble may cover: never what it points at, rather not what can be pressed or read, and other pieces if it must.
ClearSpot {
    required property GameScene scene
    readonly property int wordsWeight: 5
    /// Must not be covered either: a list of rectangles.
    property var spared: []

    /// Words, what the keys can go to, and plaques, and how bad it is to cover them: {spot, weight}.
    function furniture(): var {
        return scene === null ? [] : seen(scene, []);
    }
    function seen(item: Item, found: var): var {
        const text = item as Text;
        if (text !== null && text.text !== "")
            found.push({spot: written(text), weight: wordsWeight});
        else if (item.activeFocusOnTab && item.enabled && !(item instanceof TablePiece))
            found.push({spot: spotOf(item, 0, item.width), weight: 20});
        else if (item instanceof SeatPlaque)
            found.push({spot: spotOf(item, 0, item.width), weight: 3});
        for (let i = 0; i < item.children.length; ++i)
            if (item.children[i].visible && item.children[i].opacity > 0)
                seen(item.children[i], found);
        return found;
    }
    /// With the words on a slip that hangs over its foot.
    function withSlips(spot: rect, furniture: var): rect {
        const foot = spot.y + spot.height;
        const hangs = words => words.y < foot && words.y + words.height > foot && Math.abs(words.x + words.width / 2 - spot.x - spot.width / 2) < spot.width / 2;
        const slips = spot.width > 0 ? furniture.filter(thing => thing.weight === wordsWeight).map(thing => thing.spot).filter(hangs) : [];
        return Rects.around([spot, ...slips]);
    }
    function written(text: Text): rect {
        const spare = text.width - text.contentWidth;
        return spotOf(text, text.horizontalAlignment === Text.AlignHCenter ? spare / 2 : text.horizontalAlignment === Text.AlignRight ? spare : 0, text.contentWidth);
    }
    function spotOf(item: Item, x: real, width: real): rect {
        return item.mapToItem(scene, x, 0, width, item.height); // which may stand on its head
    }
    /// Where, and in which of the sizes, it covers the least of the furniture and the pieces.
    function place(now: rect, sizes: var, target: rect, furniture: var): rect {
        clear();
        if (scene !== null)
            for (const piece of scene.pieces.shown(piece => piece.spot.width > 0))
                add(piece.spot, piece.playable ? 20 : piece.zoneSeat === scene.viewer ? 10 : 1);
        for (const thing of furniture)
            add(thing.spot, thing.weight);
        for (const spot of spared)
            spare(spot);
        for (const size of sizes)
            offer(size);
        return best(now, target);
    }

    table: Qt.size(scene?.width ?? 0, scene?.tableHeight ?? 0)
    gap: Theme.spaceM
}
