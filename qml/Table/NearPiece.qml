import QtQuick

/// The look of a card or a die once more, as large as this.
Item {
    id: near

    /// The Card or Die that it looks like.
    required property Item like
    readonly property Card asCard: like as Card
    readonly property Die asDie: like as Die

    Card {
        width: near.width
        visible: near.asCard !== null
        faceUp: near.asCard?.shown ?? false
        faceSource: near.asCard?.printed.picture ?? ""
        backSource: near.asCard?.backSource ?? ""
        indexText: near.asCard?.printed.index ?? ""
        indexMark: near.asCard?.printed.mark ?? ""
        caption: near.asCard?.printed.caption ?? ""
        Accessible.ignored: true
    }
    Die {
        width: near.width
        visible: near.asDie !== null
        faces: near.asDie?.faces ?? []
        fill: near.asDie?.fill ?? "transparent"
        mark: near.asDie?.mark ?? "transparent"
        result: near.asDie?.result ?? 0
        Accessible.ignored: true
    }
}
