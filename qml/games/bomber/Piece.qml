import QtQuick
import Bombshelf.Table

/// A die, a sapper's pin or the target marker.
FlyingPiece {
    id: piece

    required property Layout layout
    /// What has just happened.
    required property CheckMoment moment
    /// The order is rolled for quickly.
    required property bool quick
    /// Dice can be pressed to be turned.
    required property DieTurn dieTurn

    readonly property bool isDie: Art.holdsDice(zone)
    readonly property bool isTarget: kind === "target"
    /// Whose marker it is; a fallen one still is.
    property int owner: -1
    readonly property int post: Art.isPost(zone) ? Art.placeOf(zone.slice(5)) : -1
    readonly property bool readsSmallFirst: moment.now === "initiative" || moment.now === "rolled-again"
    /// The order is read smaller die first.
    readonly property int rank: zone === "dice" && readsSmallFirst ? (kind === moment.nowArgs[0] && (moment.nowArgs[0] !== moment.nowArgs[1] || place === 0) ? 0 : 1) : place

    function placed(): rect {
        return isTarget && post >= 0 ? layout.target(post) : layout.spot(where.zone, where.seat, rank, where.count);
    }
    function answers(move: var): bool {
        return zone === "dice" && move.verb === "turn-die" && move.args[0] === kind;
    }
    function own(): void {
        if (kind.startsWith("sapper-"))
            owner = Number(kind.slice(7));
    }

    plan: layout
    shape: Qt.resolvedUrl(isDie ? "BomberDie.qml" : isTarget ? "Target.qml" : "Marker.qml")
    slowness: isTarget ? 1.6 : 1
    z: above ? 500 + place : isTarget ? 400 : 80 + place
    visible: flying && zone !== "dice-box" || post >= 0 || zone === "dice" || zone === "aim" && layout.actor >= 0
    movable: isTarget
    playable: zone === "dice" && dieTurn.from === "" && dieTurn.dice.includes(kind)
    Component.onCompleted: own()
    onKindChanged: own()
}
