import QtQuick
import Bombshelf.Theme
import Bombshelf.View

/// A piece of the model that flies to wherever the model says it lies.
FocusScope {
    id: piece

    required property int pieceId
    required property string kind
    required property string kindText
    required property string zone
    required property int zoneSeat
    required property int place
    required property int zoneCount
    required property bool faceUp
    required property Layout places
    /// What has just happened.
    required property Moment moment
    /// Dice can be pressed to be turned.
    required property DieTurn dieTurn

    readonly property bool isDie: Art.isDie(zone)
    readonly property bool isTarget: kind === "target"
    /// Whose marker it is; a fallen one still is.
    property int owner: -1
    readonly property int post: Art.isPost(zone) ? Art.placeOf(zone.slice(5)) : -1
    readonly property bool flying: flight.running
    readonly property bool readsSmallFirst: moment.what === "initiative" || moment.what === "rolled-again"
    /// The order is read smaller die first.
    readonly property int rank: zone === "dice" && readsSmallFirst ? (kind === moment.args[0] && (moment.args[0] !== moment.args[1] || place === 0) ? 0 : 1) : place
    readonly property real size: isDie ? places.dieSize : isTarget ? places.targetSize : places.pinSize
    readonly property point spot: {
        if (isDie)
            return places.die(rank);
        if (post >= 0)
            return isTarget ? places.target(post) : places.pin(post, zoneCount - 1 - place, zoneCount - (Game.facts.target === zone.slice(5) ? 1 : 0));
        if (zone === "aim")
            return places.aim();
        const p = places.plaque(Math.max(0, zoneSeat));
        return Qt.point(p.x + p.width / 2 - size / 2, p.y + p.height / 2 - size / 2);
    }

    function own(): void {
        if (kind.startsWith("sapper-"))
            owner = Number(kind.slice(7));
    }

    x: spot.x
    y: spot.y
    z: flying ? 500 + place : isTarget ? 400 : 80 + place
    width: size
    height: size
    visible: flying || post >= 0 || zone === "dice" || zone === "aim" && places.actor >= 0
    Component.onCompleted: own()
    onKindChanged: own()

    Behavior on x {
        enabled: Theme.fly > 0
        NumberAnimation { id: flight; duration: Theme.fly * (piece.isTarget ? 1.6 : 1); easing.type: Easing.OutCubic }
    }
    Behavior on y {
        enabled: Theme.fly > 0
        NumberAnimation { duration: Theme.fly * (piece.isTarget ? 1.6 : 1); easing.type: Easing.OutQuad }
    }
}
