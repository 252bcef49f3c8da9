import QtQuick
import Bombshelf.View

/// Everything that lies on the table; a game says what one of it looks like.
Repeater {
    id: pieces

    function all(): var {
        return Array.from({length: count}, (none, at) => pieces.itemAt(at) as TablePiece).filter(Boolean);
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
}
