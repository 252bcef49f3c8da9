import QtQuick
import Bombshelf.Controls
import Bombshelf.Table
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
    PressMark { // may be turned
        playable: die.piece.playable
        chosen: die.piece.zone === "dice" && die.piece.dieTurn.from === die.piece.kind
    }
}
