import QtQuick
import Bombshelf.Table
import Bombshelf.Theme
import Bombshelf.View

/// A card of the mine.
Card {
    id: card

    required property Piece piece

    focus: true
    faceUp: piece.faceUp
    faceSource: Art.pictureOf(piece.kind)
    backSource: Art.pictureOf("")
    indexText: Art.index(piece.kind)
    indexMark: Art.mark(piece.kind)
    caption: piece.kindText
    spoken: Spoken.piece(shown ? caption : backName, piece.zone, piece.zoneSeat, piece.place, piece.inPile ? 0 : piece.zoneCount)
    about: shown ? piece.explained : ""
    Accessible.ignored: !piece.visible || piece.inPile && !playable // a pile is told as a whole
    lifted: piece.flying || piece.held
    reveals: piece.revealed
    suspense: piece.staged ? Theme.suspense : 0
    hush: "fuse"
    marked: piece.laid
    chosen: piece.chosen
    playable: piece.playable
    onPressed: byKeys => piece.bar.press(piece, byKeys)

    property bool moved: false ///< by what has just happened

    Connections {
        target: card.piece

        function onZoneChanged(): void {
            card.moved = true;
        }
    }
    Connections {
        target: Match

        function onHappened(what: string, seat: int, args: var): void {
            if (what === "lost" && card.moved && Theme.fly > 0)
                torn.restart();
            card.moved = false;
        }
    }
    NumberAnimation { // out of the hand
        id: torn

        target: card
        property: "rotation"
        from: card.piece.pieceId % 2 ? 50 : -50
        to: 0
        duration: 1.5 * Theme.fly
        easing.type: Easing.OutBack
    }
}
