import QtQuick

/// A piece in its shape: a play card or a bag, for ever.
Piece {
    id: piece

    required property Peek peek
    required property Hand hand

    readonly property bool pressable: isBag ? isOwn && zone === "bag" && peek.possible : hand.playable(piece)

    activeFocusOnTab: pressable || activeFocus

    Loader {
        anchors.fill: parent
        focus: true
        Component.onCompleted: {
            if (piece.isBag)
                setSource("Bag.qml", {piece: piece, peek: piece.peek});
            else
                setSource("MafiaCard.qml", {piece: piece, hand: piece.hand});
        }
    }
}
