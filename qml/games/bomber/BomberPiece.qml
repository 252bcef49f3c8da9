import QtQuick

/// A piece in its shape, for ever.
Piece {
    id: piece

    Loader {
        anchors.fill: parent
        focus: true
        Component.onCompleted: setSource(piece.isDie ? "BomberDie.qml" : piece.isTarget ? "Target.qml" : "Marker.qml", {piece: piece})
    }
}
