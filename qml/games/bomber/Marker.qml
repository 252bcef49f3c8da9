import QtQuick
import Bombshelf.Table
import Bombshelf.Theme
import Bombshelf.View

/// A sapper's pin at one of its posts. It shakes when its sapper is hit there, and lies struck through when that is out.
Sign {
    id: marker

    required property Piece piece
    readonly property bool fallen: !piece.faceUp
    readonly property bool hit: piece.moment.what === "hit" && piece.moment.seat === piece.owner && piece.moment.burnt(piece.post)
    readonly property string name: Match.players[piece.owner]?.name ?? ""

    onHitChanged: if (hit && Theme.bang > 0) shake.restart()
    picture: piece.owner < 0 ? "" : Art.picture((fallen ? "fallen-" : "sapper-") + piece.owner)
    told: (fallen ? qsTr("%1’s marker, out") : qsTr("%1’s marker")).arg(name)
    Accessible.ignored: !piece.visible
    Accessible.name: Spoken.piece(told, piece.zone, piece.zoneSeat, 0, 1)

    SequentialAnimation {
        id: shake

        loops: 3
        NumberAnimation { target: marker; property: "rotation"; to: 24; duration: Theme.bang / 8 }
        NumberAnimation { target: marker; property: "rotation"; to: -20; duration: Theme.bang / 6 }
        NumberAnimation { target: marker; property: "rotation"; to: 0; duration: Theme.bang / 8 }
    }
}
