import QtQuick
import Bombshelf.Table
import Bombshelf.Theme
import Bombshelf.View

/// A bomb die or the red one. It always shows what its piece is; when rolled, it tumbles there.
Die {
    id: die

    required property Piece piece
    readonly property bool red: piece.zone === "red-die" || piece.zone === "red-box"
    readonly property int rank: red ? piece.layout.dice - 1 : piece.place
    /// What made it go off.
    readonly property bool lit: piece.moment.what === "exploded" && piece.kind !== "blank" && piece.kind !== "diamond" && (piece.zone === "dice" || piece.zone === "red-die")
    readonly property var kinds: Art.sides(red ? "red-die" : "white-die")

    function sideOf(kind: string): int {
        const first = Math.floor(Math.random() * 6);
        for (let i = 0; i < 6; ++i)
            if (kinds[(first + i) % 6] === kind)
                return (first + i) % 6;
        return 0;
    }

    faces: kinds.map(kind => Art.side(kind))
    names: kinds.map(kind => piece.kindText) // what it shows is all there is to say
    fill: red ? Theme.warningInk : Theme.card
    Accessible.name: Spoken.piece(spoken, piece.zone, piece.zoneSeat, piece.place, piece.zoneCount)
    Accessible.ignored: !piece.visible
    rotation: piece.pieceId * 7 % 13 - 6
    shaken: piece.shaken && (piece.zone === "dice" || piece.zone === "red-die")
    Component.onCompleted: result = sideOf(piece.kind)

    Connections {
        target: die.piece

        function onKindChanged(): void {
            die.lie(die.sideOf(die.piece.kind));
        }
    }
    Connections {
        target: Match

        function onHappened(what: string, seat: int, args: var): void {
            if (what === "rolled" && (die.piece.zone === "dice" || die.piece.zone === "red-die"))
                die.roll(die.sideOf(die.piece.kind), Art.patience(die.rank, die.piece.layout.dice));
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
