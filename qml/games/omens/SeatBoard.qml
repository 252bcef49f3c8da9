import QtQuick
import Bombshelf.Table
import Bombshelf.View

/// A seat's plaque: face, name, what it did last; nobody has points. A band round it shows whose turn it is.
SeatPlaque {
    id: board

    required property BattleLayout layout
    /// It rolls for who starts, which is nobody's turn yet.
    property bool rollsToStart: false
    readonly property rect at: layout.plaque(seat)

    x: at.x
    y: at.y
    width: at.width
    height: at.height
    scored: false
    banded: Number(Match.facts.turn) === seat || lamp || rollsToStart
    bandWidth: 3 * Math.max(1, layout.unit)
    reserved: layout.isOwn(seat) ? 0 : layout.backsEnd
    brief: layout.isOwn(seat) ? layout.ownBrief : layout.brief
}
