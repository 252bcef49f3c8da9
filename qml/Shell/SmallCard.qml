import QtQuick
import Bombshelf.Table

// A card to look at, not to play: in the rule book and in the result.
Card {
    id: card

    required property string gameId
    required property string kind
    readonly property GameArt art: Arts.of(gameId) as GameArt

    enabled: false
    faceUp: true
    faceSource: art?.pictureOf(kind) ?? ""
    indexText: art?.index(kind) ?? ""
    indexMark: art?.mark(kind) ?? ""
}
