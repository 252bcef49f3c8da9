import QtQuick
import Bombshelf.Controls
import Bombshelf.Table
import Bombshelf.Theme
import Bombshelf.View

/// A bag before a seat. Its owner may lift it and look; one the viewer remembers carries its value in pencil. At the end of the
/// round it wobbles before it opens.
Pressable {
    id: bag

    required property Piece piece
    readonly property Peek peek: piece.peek
    readonly property bool mine: piece.zone === "bag" && piece.isOwn && peek.possible
    readonly property var nearTo: piece.layout.nearTo(piece.zoneSeat)
    readonly property bool peeked: mine && peek.open && piece.kind !== ""

    focus: true
    Component.onCompleted: piece.near = card
    scale: peeked ? 1.35 : 1
    transformOrigin: Item.Bottom
    playable: mine
    onPressed: peek.toggle()
    Accessible.name: {
        if (mine && !card.shown)
            return qsTr("Your bag, closed");
        const inside = card.shown ? piece.kindText : piece.noted ? qsTr("closed. You remember: %1", "a bag").arg(piece.kindText) : qsTr("closed", "a bag");
        return qsTr("%1: %2", "whose bag; what is in it").arg(Match.zoneName(piece.zone, piece.zoneSeat)).arg(inside);
    }
    Accessible.description: mine ? qsTr("Press to look into it, for your eyes alone.") : ""
    Accessible.ignored: !piece.visible

    Behavior on scale { NumberAnimation { duration: Theme.fly; easing.type: Easing.OutBack } }

    Rectangle { // on its way: a light round it, so that the eye finds it
        anchors { fill: parent; margins: -6 * bag.piece.layout.unit }
        visible: bag.piece.sliding
        radius: parent.width * 0.14
        color: "transparent"
        border { width: 4 * Math.max(1, bag.piece.layout.unit); color: Theme.hazard }
    }
    Card {
        id: card

        anchors.fill: parent
        faceUp: bag.piece.faceUp || bag.peeked
        faceSource: Art.pictureOf(bag.piece.kind === "" ? "bags" : bag.piece.kind)
        backSource: Art.backOf(true)
        indexText: faceUp ? Art.index(bag.piece.kind) : ""
        lifted: bag.piece.flying || bag.peeked
        reveals: bag.piece.revealed
        nearest: bag.nearTo.nearest
        lean: bag.nearTo.lean
        leanAside: bag.nearTo.leanAside
        suspense: Theme.suspense
        onRevealingChanged: {
            bag.piece.revealing = revealing;
            if (revealing)
                wobble.start();
        }
        Accessible.ignored: true
    }
    SequentialAnimation {
        id: wobble

        loops: 2
        onStopped: bag.rotation = 0
        NumberAnimation { target: bag; property: "rotation"; to: 7; duration: Theme.suspense / 8 }
        NumberAnimation { target: bag; property: "rotation"; to: -7; duration: Theme.suspense / 4 }
        NumberAnimation { target: bag; property: "rotation"; to: 0; duration: Theme.suspense / 8 }
    }
    FocusRing {
        anchors.margins: -2 * Theme.focusLine
        radius: parent.width * 0.1
        shown: bag.activeFocus
    }
    Rectangle { // a slip in pencil
        anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: parent.height * 0.08 }
        visible: bag.piece.noted
        width: Math.max(parent.width * 0.6, value.implicitWidth + Theme.spaceS)
        height: value.implicitHeight
        rotation: -6
        color: Theme.card
        border { width: Theme.hairline; color: Theme.pencil }

        BodyLabel {
            id: value

            anchors.centerIn: parent
            text: bag.piece.noted ? Art.index(bag.piece.kind) : ""
            color: Theme.pencil
            font { pixelSize: Math.max(Theme.least, Math.min(Theme.large, bag.width * 0.36)); weight: Font.Bold; italic: true }
            Accessible.ignored: true
        }
    }
}
