import QtQuick
import Bombshelf.Theme

/// The look of a card, a die or a sign once more, as large as this.
Item {
    id: near

    /// The Card, Die or Sign that it looks like.
    required property Item like
    readonly property Card asCard: like as Card
    readonly property Die asDie: like as Die
    readonly property Sign asSign: like as Sign

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
    Sign {
        width: near.width
        height: near.height
        visible: near.asSign !== null
        picture: near.asSign?.picture ?? ""
        pixels: Theme.pictureSize(near.width)
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
