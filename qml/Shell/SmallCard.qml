import QtQuick
import Bombshelf.Table

// A card to look at, not to play: in the rule book and in the result.
Card {
    id: card

    required property string gameId
    required property string kind
    readonly property var art: GameArt.of(gameId)

    enabled: false
    faceUp: true
    faceSource: art?.picture(kind) ?? ""
    indexText: art?.index(kind) ?? ""
    indexMark: art?.mark(kind) ?? ""
}
