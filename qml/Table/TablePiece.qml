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

    width: spot.width
    height: spot.width > 0 ? width * spot.height / spot.width : 0
    activeFocusOnTab: playable || activeFocus

    Behavior on width {
        enabled: Theme.fly > 0
        NumberAnimation { duration: Theme.fly; easing.type: Easing.OutCubic }
    }
    Loader {
        anchors.fill: parent
        focus: true
        Component.onCompleted: setSource(piece.shape, {piece: piece})
    }
}
