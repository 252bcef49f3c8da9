import QtQuick
import Bombshelf.Table
import Bombshelf.Theme

/// A play card. One that is carried out grows for as long as it is looked at; one the viewer remembers in another's hand
/// carries its mark in pencil.
Card {
    id: card

    required property Piece piece
    readonly property Hand hand: piece.hand
    readonly property bool up: piece.faceUp || piece.inOwnHand && piece.kind !== ""
    readonly property bool carriedOut: piece.zone === "discards" && piece.place === 0 && (piece.moment.now === "played" || piece.moment.now === "turned-up")

    focus: true
    faceUp: up
    faceSource: Art.pictureOf(piece.kind)
    backSource: Art.backOf(false)
    indexMark: up ? Art.mark(piece.kind) : ""
    caption: up ? piece.kindText : ""
    about: up ? piece.explained : ""
    spoken: Spoken.piece(shown ? piece.kindText : piece.noted ? piece.called : backName, piece.zone, piece.zoneSeat, piece.place, piece.inPile ? 0 : piece.zoneCount)
    Accessible.ignored: !piece.visible || piece.inPile // a pile is told as a whole
    lifted: piece.flying || piece.held
    reveals: piece.revealed
    nearest: 1 // it grows as it is carried out
    playable: piece.playable
    onPressed: byKeys => hand.play(piece, byKeys)
    scale: carriedOut && Theme.fly > 0 ? 1.3 : 1
    rotation: piece.zone === "discards" && !carriedOut ? piece.pieceId * 37 % 25 - 12 : 0

    Behavior on scale { NumberAnimation { duration: Theme.fly; easing.type: Easing.OutCubic } }
    Behavior on rotation { NumberAnimation { duration: Theme.fly; easing.type: Easing.OutCubic } }

    Rectangle { // in pencil, on the edge that the next card leaves free
        x: 2 * card.piece.layout.unit
        y: parent.height - height - x
        width: card.piece.layout.backStep - 2 * x
        height: width
        visible: card.piece.noted && !card.piece.flying
        radius: width / 2
        color: Theme.card
        border { width: Theme.hairline; color: Theme.pencil }

        Image {
            anchors { fill: parent; margins: parent.width * 0.1 }
            source: Art.mark(card.piece.noted ? card.piece.kind : "")
            sourceSize { width: Theme.pictureSizes[0]; height: Theme.pictureSizes[0] }
            mipmap: true
        }
    }
    KeyCap {
        card: card
        key: card.piece.place + 1
    }
}
