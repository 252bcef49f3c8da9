import QtQuick
import Bombshelf.Table
import Bombshelf.Theme

/// A numbered card or a SAFE. Cards just played lie face down for a breath, then all turn together.
Card {
    id: card

    required property Piece piece
    /// A seat knows its own hand, and everybody knows who holds a 0.
    readonly property bool up: piece.faceUp || piece.zone === "hand" && piece.kind !== ""
    /// As one of the lowest, or because it was alone with its number.
    readonly property bool pointedOut: {
        const moment = piece.moment;
        return piece.zone === "played" && (moment.what === "lowest" ? piece.kind === moment.args[0] : moment.what === "singled" && moment.seat === piece.zoneSeat);
    }

    focus: true
    faceUp: up && !breath.running && !piece.coming
    onFaceUpChanged: if (piece.coming) lie() // it comes from the deck
    faceSource: Art.pictureOf(piece.kind)
    backSource: Art.pictureOf("")
    indexText: up ? Art.index(piece.kind) : ""
    indexMark: up ? Art.mark(piece.kind) : ""
    caption: up && indexText === "" ? piece.kindText : "" // a number is its own name
    spoken: Spoken.piece(shown ? piece.kindText : backName, piece.zone, piece.zoneSeat, piece.rank, piece.inPile ? 0 : piece.zoneCount)
    about: shown ? piece.rule : ""
    Accessible.ignored: !piece.visible || piece.inPile
    lifted: piece.flying || piece.coming || piece.held
    reveals: piece.revealed
    playable: piece.playable
    chosen: piece.inOwnHand && piece.kind !== "" && piece.layout.secret === piece.pieceId
    onPressed: byKeys => piece.hand.play(piece, byKeys)

    /// A 0 lies open in its owner's hand: on its way out of it, it shows its back like any other card.
    function cover(): void {
        if (!piece.layout.isOwn(piece.zoneSeat))
            lie();
    }
    Timer {
        id: breath

        interval: Theme.fly + Theme.beat
    }
    Connections {
        target: card.piece

        function onZoneChanged(): void {
            if (card.piece.zone === "played" && Theme.fly > 0) {
                breath.restart();
                card.cover();
            } else {
                breath.stop();
            }
        }
    }
    KeyCap {
        card: card
        key: card.indexText !== "" ? card.piece.kind : "S"
    }
    Rectangle { // the lowest, or the one alone
        anchors { fill: parent; margins: -8 * card.piece.layout.unit }
        visible: card.pointedOut
        radius: card.width * 0.14
        color: "transparent"
        border { width: 5 * Math.max(1, card.piece.layout.unit); color: Theme.hazard }
    }
}
