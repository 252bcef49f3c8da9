import QtQuick
import Bombshelf.Table
import Bombshelf.Theme
import Bombshelf.View

/// A bomb die or the red one.
PieceDie {
    id: die

    required property Piece piece
    readonly property bool red: piece.zone === "red-die" || piece.zone === "red-box"
    readonly property int rank: red ? piece.layout.dice - 1 : piece.place
    /// What made it go off.
    readonly property bool lit: piece.moment.what === "exploded" && piece.kind !== "blank" && piece.kind !== "diamond" && (piece.zone === "dice" || piece.zone === "red-die")
    readonly property var kinds: Art.sides(red ? "red-die" : "white-die")

    /// One of the sides that show what the piece is.
    function side(): int {
        const fits = kinds.map((kind, at) => at).filter(at => kinds[at] === piece.kind);
        return fits[Math.floor(Math.random() * fits.length)] ?? 0;
    }

    of: piece
    faces: kinds.map(kind => Art.side(kind))
    names: kinds.map(kind => piece.kindText) // what it shows is all there is to say
    fill: red ? Theme.warningInk : Theme.card
    shaken: piece.shaken && (piece.zone === "dice" || piece.zone === "red-die")

    Connections {
        target: Match

        function onHappened(what: string, seat: int, args: var): void {
            if (what === "rolled" && (die.piece.zone === "dice" || die.piece.zone === "red-die"))
                die.roll(die.side(), Art.patience(die.rank, die.piece.layout.dice));
        }
    }
    Rectangle {
        anchors { fill: parent; margins: -0.12 * parent.width }
        z: -1
        visible: die.lit
        radius: 0.3 * width
        color: Theme.glow
        border { width: Theme.focusLine; color: Theme.danger }
    }
}
