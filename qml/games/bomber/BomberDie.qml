import QtQuick
import Bombshelf.Controls
import Bombshelf.Table
import Bombshelf.Theme
import Bombshelf.View

/// A die. It always shows what its piece is; when rolled, it tumbles there. With the Extinguisher it can be pressed.
Die {
    id: die

    required property Piece piece

    function side(): int {
        return Math.max(0, Number(piece.kind) - 1);
    }

    faces: Art.dice
    names: Art.pips
    rotation: piece.pieceId * 7 % 13 - 6
    focus: true
    Component.onCompleted: result = side()
    playable: piece.playable
    onPressed: piece.dieTurn.from = piece.kind
    Accessible.name: Spoken.piece(spoken, piece.zone, piece.zoneSeat, piece.place, piece.zoneCount)
    Accessible.ignored: !piece.visible

    Connections {
        target: die.piece

        function onKindChanged(): void {
            die.lie(die.side());
        }
    }
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
