import QtQuick
import Bombshelf.Theme
import Bombshelf.View

/// A piece of the model that flies to wherever the model says it lies.
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
    required property Layout places
    /// What has just happened.
    required property Moment moment

    readonly property bool isDie: Art.isDie(zone)
    readonly property bool inOwnHand: zone === "hand" && places.isOwn(zoneSeat)
    readonly property int rank: inOwnHand ? places.ranks[pieceId] ?? place : place
    readonly property point target: places.placeOf(zone, zoneSeat, rank, zoneCount)
    readonly property bool flying: flight.running
    readonly property bool isPile: zone === "deck" || zone === "used"

    /// What a press on this card means now, if anything: a choice's move.
    readonly property string move: {
        if (inOwnHand)
            for (const choice of Game.choices)
                if ((choice.verb === "choose" || choice.verb === "discard") && choice.args[0] === kind)
                    return choice.move;
        return "";
    }
    readonly property bool playable: move !== ""

    signal pressed(var piece)

    x: target.x
    y: target.y
    z: flying && zone !== "hand" ? 500 + place : zone === "hand" && !inOwnHand ? 10 + place : isPile ? zoneCount - place : 80 + rank
    width: places.widthIn(zone, zoneSeat)
    height: isDie ? width : width * places.ratio
    activeFocusOnTab: playable || activeFocus
    visible: flying || (isPile ? place < 2 || zoneCount - place < 11 : zone !== "box" && zone !== "red-box" && zone !== "gone")

    Behavior on x {
        enabled: Theme.fly > 0
        NumberAnimation { id: flight; duration: Theme.fly; easing.type: Easing.OutCubic }
    }
    Behavior on y {
        enabled: Theme.fly > 0
        NumberAnimation { duration: Theme.fly; easing.type: Easing.OutQuad }
    }
    Behavior on width {
        enabled: Theme.fly > 0
        NumberAnimation { duration: Theme.fly; easing.type: Easing.OutCubic }
    }
}
