import QtQuick
import Bombshelf.Table
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
    Accessible.ignored: !piece.visible
    Accessible.name: {
        const name = Match.players[piece.owner]?.name ?? "";
        return Spoken.piece((fallen ? qsTr("%1’s pin, out") : qsTr("%1’s pin")).arg(name), piece.zone, piece.zoneSeat, 0, 1);
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
