import QtQuick
import Bombshelf.Theme

/// Where things lie on a game's table, in its pixels; everything follows from the table's size. A game's own Layout knows its zones.
QtObject {
    property real width: 1000
    property real height: 600
    /// Its size, or who sits at the bottom, is just changing: no piece asks for its place before all of it fits together.
    property bool settling: false
    /// The same, and pieces are asking: they lie there at once.
    property bool fitting: false
    property int seats: 2
    /// Who sits at the bottom.
    property int viewer: 0
    /// Zones of which nothing is drawn.
    property var hidden: []
    readonly property real ratio: Theme.cardRatio

    function fit(wide: real, high: real): void {
        if (width === wide && height === high)
            return;
        atOnce(() => {
            width = wide;
            height = high;
        });
    }
    /// Whatever changes there, nothing flies for it.
    function atOnce(change: var): void {
        fitting = settling = true;
        change();
        settling = false;
        fitting = false;
    }
    /// How far round the table a seat sits from the viewer; 0 is the viewer.
    function turn(seat: int): int {
        return (seat - viewer + seats) % seats;
    }
    function isOwn(seat: int): bool {
        return seat === viewer;
    }
    /// Width of the largest cards that lie side by side in a room, in that many columns and rows and that far apart.
    function largest(width: real, height: real, columns: int, rows: int, apart: real): real {
        return Math.min((width - (columns - 1) * apart) / columns, (height - (rows - 1) * apart) / rows / ratio);
    }
    /// How high a plaque is for a name and for what its seat did last, which takes that many heights of small letters.
    function plaqueFor(lines: real): real {
        return Theme.spaceM + Theme.outline + 1.45 * Theme.heading + lines * Theme.small;
    }
    /// Where a piece lies, and how large it is, by its place among `count` in its zone. The seat is -1 where the zone is nobody's.
    function spot(zone: string, seat: int, place: int, count: int): rect {
        return Rects.none;
    }
}
