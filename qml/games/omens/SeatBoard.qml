import QtQuick
import Bombshelf.Table
import Bombshelf.Theme
import Bombshelf.View

/// A seat's plaque: face, name, what it did last; nobody has points. A band round it shows whose turn it is.
SeatPlaque {
    id: board

    required property BattleLayout layout
    property color accent: Theme.midnight
    readonly property rect at: layout.plaque(seat)
    readonly property bool active: Match.facts.turn === seat || Number(Match.facts.turn) === seat || lamp

    x: at.x
    y: at.y
    width: at.width
    height: at.height
    scored: false
    reserved: layout.isOwn(seat) ? 0 : layout.backsRoom
    brief: layout.isOwn(seat) ? layout.ownBrief : layout.brief

    Rectangle {
        parent: board
        anchors { fill: parent; margins: -border.width }
        visible: board.active
        radius: board.radius + border.width
        color: "transparent"
        border { width: 3 * Math.max(1, board.layout.unit); color: board.accent }
    }
}
