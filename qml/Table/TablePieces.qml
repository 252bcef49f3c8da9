import QtQuick
import Bombshelf.View

/// Everything that lies on the table; a game says what one of it looks like.
Repeater {
    id: pieces

    /// Kept until one comes or goes: no property, so that keeping it calls nobody.
    readonly property var kept: ({all: null, standing: 0})
    /// Times that all have come. A table that is built in slices has a count before it has pieces.
    property int complete: 0

    function all(): var {
        const length = count, times = complete; // read each time: a binding that asks is to be called when one comes or goes
        if (kept.all === null)
            kept.all = Array.from({length: length}, (none, at) => pieces.itemAt(at) as TablePiece).filter(Boolean);
        return kept.all;
    }
    /// Those that are seen, as far as they fit.
    function shown(fits: var): var {
        return all().filter(piece => piece.visible && fits(piece));
    }
    /// Of those the one above all others; null if there is none.
    function uppermost(fits: var): TablePiece {
        return shown(fits).reduce((best, one) => best === null || one.z >= best.z ? one : best, null);
    }

    model: Match.pieces
    onItemAdded: {
        kept.all = null;
        if (++kept.standing === count)
            ++complete;
    }
    onItemRemoved: {
        kept.all = null;
        --kept.standing;
    }
}
