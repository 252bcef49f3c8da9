import QtQuick
import Bombshelf.Table

/// A battle in which each seat has slots for its cards.
BattleLayout {
    /// Of a seat.
    required property int slots

    function slot(seat: int, place: int): rect {
        return inRow(board(seat), place, slots, cardOf(seat));
    }
    /// All slots of a seat.
    function row(seat: int): rect {
        return Rects.around([slot(seat, 0), slot(seat, slots - 1)]);
    }

    cardWidth: Math.min(96 * unit, 0.72 * middle.height / ratio)
}
