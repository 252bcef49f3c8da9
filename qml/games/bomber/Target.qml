import QtQuick
import Bombshelf.Theme

/// The target marker: before who acts, then on the post it aims at. It lands a little after it has flown.
Item {
    id: target

    required property Piece piece

    Accessible.ignored: !piece.visible
    Accessible.role: Accessible.Graphic
    Accessible.name: piece.post < 0 ? qsTr("Target marker") : qsTr("Target: %1").arg(Art.postName(Art.posts[piece.post]))

    Image {
        anchors.fill: parent
        scale: target.piece.flying ? 1.35 : 1
        source: Art.picture("target")
        sourceSize { width: Theme.pictureSizes[3]; height: Theme.pictureSizes[3] }
        mipmap: true

        Behavior on scale {
            enabled: Theme.fly > 0
            NumberAnimation { duration: Theme.fly / 2; easing.type: Easing.OutQuad }
        }
    }
}
