import QtQuick

/// A piece in its shape: a card or a die, for ever.
Piece {
    id: piece

    Loader {
        anchors.fill: parent
        focus: true
        Component.onCompleted: setSource(piece.isDie ? "BombmuDie.qml" : "BombmuCard.qml", {piece: piece})
    }
}
