import QtQuick
import Bombshelf.Controls
import Bombshelf.Table
import Bombshelf.Theme

/// A card or a prophecy on the table. One that a helper changed carries a stamp, and what is printed on it.
Card {
    id: card

    required property BattlePiece piece
    /// Its own holder sees the face of what lies face down before it.
    readonly property bool up: piece.faceUp || piece.kind !== "" && !piece.inPile

    focus: true
    faceUp: up
    faceSource: piece.kind === "" ? "" : Art.pictureOf(piece.kind)
    backSource: Art.back(piece.zone)
    playable: piece.playable
    chosen: piece.chosen
    about: piece.printed === "" ? piece.rule : ""
    lifted: piece.flying || piece.held
    reveals: piece.revealed
    onPressed: byKeys => piece.presses.press(piece.name, byKeys)
    spoken: Spoken.piece(shown ? piece.told() : backName, piece.zone, piece.zoneSeat, piece.place, piece.inPile ? 0 : piece.zoneCount)
    Accessible.ignored: !piece.visible || piece.inPile && !playable // a pile is told as a whole

    rotation: piece.verdict < 0 && !piece.flying ? 7 : 0

    Behavior on rotation { NumberAnimation { duration: Theme.settle } }
    Rectangle { // ahead: a light behind it
        z: -1
        anchors { fill: parent; margins: -0.05 * parent.width; topMargin: (-0.05 - card.rise * Theme.cardRatio) * parent.width; bottomMargin: (-0.05 + card.rise * Theme.cardRatio) * parent.width }
        visible: opacity > 0
        opacity: card.piece.glows && !card.piece.flying ? 1 : 0
        radius: 0.1 * parent.width
        color: Qt.alpha(Theme.glow, 0.85)
        border { width: Theme.outline; color: Theme.ink }

        Behavior on opacity { NumberAnimation { duration: Theme.settle } }
    }
    Rectangle { // behind: out of the light
        z: 1
        width: parent.width
        height: parent.height
        visible: opacity > 0
        opacity: card.piece.verdict < 0 && !card.piece.flying ? 0.4 : 0
        radius: 0.05 * parent.width
        color: Theme.shadow

        Behavior on opacity { NumberAnimation { duration: Theme.settle } }
    }
    transform: Translate {
        y: card.piece.raised && !card.piece.flying ? -0.07 * card.height : 0

        Behavior on y { NumberAnimation { duration: Theme.press } }
    }

    Loader { // seen by its holder alone; it sticks out where a value stands beside it
        readonly property real out: card.piece.kind.startsWith("prophecy-") ? 0.1 : 0.5

        anchors { horizontalCenter: parent.horizontalCenter; top: parent.top; topMargin: -out * height - card.rise * card.height }
        active: card.up && !card.piece.faceUp && !card.piece.inPile
        visible: card.shown
        width: 1.5 * height
        height: Math.max(0.22 * parent.width, Theme.spaceL)
        sourceComponent: Rectangle {
            radius: height / 2
            color: Theme.ink
            border { width: Theme.hairline; color: Theme.card }

            Icon {
                anchors.centerIn: parent
                width: Math.round(0.9 * parent.height)
                name: "eye"
                light: true
            }
        }
    }
    Loader {
        y: -card.rise * card.height
        width: parent.width
        height: parent.height
        active: card.piece.printed !== ""
        visible: card.shown
        Component.onCompleted: setSource("ChangedMark.qml", {piece: card.piece})
    }
}
