import QtQuick
import Bombshelf.Controls
import Bombshelf.Table
import Bombshelf.Theme
import Bombshelf.View

/// A die. With the Extinguisher it can be pressed.
PieceDie {
    id: die

    required property Piece piece

    of: piece
    faces: Art.dice
    names: Art.pips
    focus: true
    playable: piece.playable
    onPressed: piece.dieTurn.from = piece.kind

    Connections {
        target: Match

        function onHappened(what: string, seat: int, args: var): void {
            const thrown = Art.thrown.includes(what);
            if (die.piece.zone === "dice" && (thrown || what === "turned-die" && die.piece.kind === args[1]))
                die.roll(die.side(), Art.patience(what, die.piece.rank, die.piece.quick));
        }
    }
    FocusRing {
        shown: die.activeFocus
    }
    Rectangle { // may be turned
        anchors { fill: parent; margins: -Theme.focusLine }
        visible: die.piece.playable || die.piece.zone === "dice" && die.piece.dieTurn.from === die.piece.kind
        radius: Theme.radiusM
        color: "transparent"
        border { width: Theme.focusLine; color: die.piece.playable ? Theme.signal : Theme.go }
    }
}
