import QtQuick
import Bombshelf.Theme
import Bombshelf.View

/// A sapper's pin at one of its posts. It shakes when its sapper is hit there, and lies struck through when that is out.
Item {
    id: marker

    required property Piece piece
    readonly property bool fallen: !piece.faceUp
    readonly property bool hit: piece.moment.what === "hit" && piece.moment.seat === piece.owner && piece.moment.burnt(piece.post)

    onHitChanged: if (hit && Theme.bang > 0) shake.restart()
    Accessible.role: Accessible.Graphic
    Accessible.name: {
        const name = Game.players[piece.owner]?.name ?? "";
        return fallen ? qsTr("%1’s pin, out").arg(name) : qsTr("%1’s pin").arg(name);
    }

    Image {
        id: head

        anchors.fill: parent
        source: marker.piece.owner < 0 ? "" : Art.picture((marker.fallen ? "fallen-" : "sapper-") + marker.piece.owner)
        sourceSize { width: Theme.pictureSizes[2]; height: Theme.pictureSizes[2] }
        mipmap: true
    }
    SequentialAnimation {
        id: shake

        loops: 3
        NumberAnimation { target: head; property: "rotation"; to: 24; duration: Theme.bang / 8 }
        NumberAnimation { target: head; property: "rotation"; to: -20; duration: Theme.bang / 6 }
        NumberAnimation { target: head; property: "rotation"; to: 0; duration: Theme.bang / 8 }
    }
}
