import QtQuick
import Bombshelf.Table
import Bombshelf.Theme
import Bombshelf.View

/// Where things lie round the field map, in its pixels; everything follows from the table's size. The others sit along the
/// top, from the viewer's left on, the viewer below; between them the map with the line of posts.
TableLayout {
    id: layout

    /// Who acts, or -1.
    property int actor: -1
    /// How many dice a check may be rolled with.
    required property int checkDice
    /// Everything follows this one measure, so that the table grows as one.
    readonly property real unit: Math.min(width / 1000, height / 500)
    readonly property real margin: 10 * unit
    readonly property real gap: 8 * unit

    /// Height of a row of what a sapper has, on its plaque; there are two.
    readonly property real detailRow: Math.max(18 * unit, 0.034 * height, 1.15 * Theme.small)
    readonly property real detailHeight: 2 * detailRow
    readonly property real othersWidth: (width - 2 * margin - (seats - 2) * gap) / Math.max(1, seats - 1)
    readonly property real plaqueWidth: Math.min(Math.max(250 * unit, 90 * Theme.growth + 150 * Theme.textScale), othersWidth)
    readonly property real ownWidth: Math.min(Math.max(250 * unit, 90 * Theme.growth + 150 * Theme.textScale), width * 0.32)
    /// A name, a line of what was done last, HP and skills.
    readonly property real fullHeight: plaqueFor(1.5) + detailHeight
    readonly property real briefHeight: plaqueFor(0) + detailHeight
    readonly property bool brief: 2 * fullHeight + leastMap > height - 2 * margin - 2 * gap
    readonly property real leastMap: 190 * unit
    readonly property real plaqueHeight: brief ? briefHeight : Math.max(fullHeight, 92 * unit, 0.16 * height)
    readonly property real ownHeight: Math.max(plaqueHeight, 104 * unit, brief ? 0 : 0.23 * height)

    readonly property rect map: {
        const top = margin + plaqueHeight + gap;
        return Qt.rect(margin, top, width - 2 * margin, height - margin - ownHeight - gap - top);
    }
    readonly property rect tray: Qt.rect(margin + ownWidth + gap, height - margin - ownHeight, width - 2 * margin - ownWidth - gap, ownHeight)

    // The line: a column for each post; pins above, then a stamp, then its number on the pencilled line.
    readonly property real lineLeft: map.x + 0.012 * map.width
    readonly property real column: map.width * 0.976 / Art.posts.length
    readonly property real mapTop: map.y + 0.05 * map.height
    readonly property real numberHeight: Math.max(26 * unit, 1.3 * Theme.large)
    readonly property real inside: 0.9 * map.height - numberHeight
    readonly property real stampWidth: Math.min(column - 0.5 * gap, 0.8 * (inside - 46 * unit))
    readonly property real stampHeight: stampWidth * 1.25
    /// As many rows as make them largest, should all meet at one post.
    readonly property int pinRows: {
        let best = 1;
        for (const rows of [2, 3])
            if (pinIn(rows) > pinIn(best))
                best = rows;
        return best;
    }
    readonly property int pinColumns: Math.ceil(seats / pinRows)
    readonly property real pinSize: pinIn(pinRows)
    readonly property real pinsHeight: pinRows * (pinSize + 2)
    readonly property real stampTop: mapTop + pinsHeight + (inside - stampHeight - pinsHeight) / 2
    readonly property real dieSize: Math.min(84 * unit, 0.56 * tray.height)

    function pinIn(rows: int): real {
        return Math.min(48 * unit, (inside - stampHeight) / rows - 2, (column - gap) / Math.ceil(seats / rows) - 2);
    }
    function plaque(seat: int): rect {
        if (isOwn(seat))
            return Qt.rect(margin, height - margin - ownHeight, ownWidth, ownHeight);
        const all = (seats - 1) * plaqueWidth + (seats - 2) * gap;
        const spread = seats < 3 ? 0 : Math.min((width - 2 * margin - all) / (seats - 2), 4 * gap);
        const left = (width - all - spread * (seats - 2)) / 2;
        return Qt.rect(left + (turn(seat) - 1) * (plaqueWidth + gap + spread), margin, plaqueWidth, plaqueHeight);
    }
    /// A post by its place in the line: its stamp.
    function stamp(place: int): rect {
        return Qt.rect(lineLeft + (place + 0.5) * column - stampWidth / 2, stampTop, stampWidth, stampHeight);
    }
    /// Where the pin of that rank stands, among how many at a post.
    function pin(place: int, rank: int, count: int): point {
        const row = count > pinColumns ? Math.floor(rank / pinColumns) : 0;
        const inRow = Math.min(pinColumns, count - row * pinColumns);
        const x = lineLeft + (place + 0.5) * column + (rank - row * pinColumns - (inRow - 1) / 2) * (pinSize + 2) - pinSize / 2;
        return Qt.point(x, stampTop - (row + 1) * (pinSize + 2));
    }
    readonly property real targetSize: Math.min(0.78 * stampWidth, 0.7 * tray.height)
    function target(place: int): rect {
        const s = stamp(place);
        return square(Qt.point(s.x + (s.width - targetSize) / 2, s.y + 0.4 * s.height - targetSize / 2), targetSize);
    }
    /// Before an aim the target marker lies before who acts.
    function aim(): point {
        if (actor < 0 || isOwn(actor))
            return Qt.point((tray.x + diceEnd - targetSize) / 2, tray.y + tray.height - targetSize - gap);
        const p = plaque(actor);
        return Qt.point(p.x + p.width - 1.3 * targetSize, p.y + p.height - 0.15 * targetSize);
    }
    function square(corner: point, size: real): rect {
        return Qt.rect(corner.x, corner.y, size, size);
    }
    function spot(zone: string, seat: int, place: int, count: int): rect {
        switch (zone) {
        case "dice":
        case "dice-box":
            return Qt.rect(tray.x + 2 * gap + place * (dieSize + gap), tray.y + tray.height - dieSize - 1.5 * gap, dieSize, dieSize);
        case "aim":
            return square(aim(), targetSize);
        }
        const post = Art.isPost(zone) ? zone.slice(5) : "";
        if (post !== "") // the target is no pin
            return square(pin(Art.placeOf(post), count - 1 - place, count - (Match.tableFacts.target === post ? 1 : 0)), pinSize);
        const p = plaque(Math.max(0, seat));
        return Qt.rect(p.x + (p.width - pinSize) / 2, p.y + (p.height - pinSize) / 2, pinSize, pinSize);
    }
    readonly property real diceEnd: tray.x + 3 * gap + checkDice * (dieSize + gap)
}
