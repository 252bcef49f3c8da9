import QtQuick
import Bombshelf.Table
import Bombshelf.Theme

/// The target marker: before the seat that acts, then on the post it aims at. It lands a little after it has flown.
Sign {
    id: target

    required property Piece piece

    picture: Art.picture("target")
    pixels: Theme.pictureSizes[3]
    told: piece.post < 0 ? qsTr("Target marker") : qsTr("Target: %1").arg(Art.postName(Art.posts[piece.post]))
    Accessible.ignored: !piece.visible
    scale: piece.flying ? 1.35 : 1

    Behavior on scale {
        enabled: Theme.fly > 0
        NumberAnimation { duration: Theme.fly / 2; easing.type: Easing.OutQuad }
    }
}
