import QtQuick

/// A die that is a piece of the table: it always shows what that is, or comes to that once it has been rolled.
Die {
    id: die

    required property TablePiece of

    /// The side that shows what the piece is.
    function side(): int {
        return Math.max(0, Number(of.kind) - 1);
    }

    rotation: of.pieceId * 7 % 13 - 6
    Component.onCompleted: result = side()
    Accessible.name: Spoken.piece(spoken, of.zone, of.zoneSeat, of.place, of.zoneCount)
    Accessible.ignored: !of.visible

    Connections {
        target: die.of

        function onKindChanged(): void {
            die.lie(die.side());
        }
    }
}
