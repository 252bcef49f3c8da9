import QtQuick
import Bombshelf.Theme

/// A piece of the model, for as long as the match lasts: what it is, where it lies, and in which shape.
FocusScope {
    id: piece

    required property int pieceId
    required property string kind
    required property string kindText
    required property string rule
    required property string zone
    required property int zoneSeat
    required property int place
    required property int zoneCount
    required property bool faceUp
    /// Where it lies, or flies to, and how large it is there.
    required property rect spot
    /// What it looks like, for ever: a file of the game's, whose property `piece` is this one.
    required property url shape
    /// A press on it means something now.
    property bool playable: false
    property bool flying: false
    /// It has just been turned up, and the scene has not looked at it yet.
    property bool fresh: false
    /// It turns up before all eyes, by what has just happened.
    property bool revealed: false
    /// It lies on the stage for the moment, see GameScene.
    property bool staged: false
    property rect stage
    /// Where it goes now.
    readonly property rect goal: staged ? stage : spot
    /// It is just turning, above the others.
    property bool revealing: false
    readonly property bool above: flying || staged || revealing

    width: goal.width
    height: goal.width > 0 ? width * goal.height / goal.width : 0
    activeFocusOnTab: playable || activeFocus
    onFaceUpChanged: fresh = faceUp

    Behavior on width {
        enabled: Theme.fly > 0
        NumberAnimation { duration: Theme.fly; easing.type: Easing.OutCubic }
    }
    Loader {
        id: drawn

        anchors.fill: parent
        focus: true
        Component.onCompleted: setSource(piece.shape, {piece: piece})
    }
    Binding {
        target: piece
        property: "revealing"
        value: (drawn.item as Card)?.revealing ?? false
        when: drawn.item instanceof Card
    }
}
