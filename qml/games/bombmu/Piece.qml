import QtQuick
import Bombshelf.Table
import Bombshelf.View

/// A card or a die.
FlyingPiece {
    id: piece

    required property Layout layout
    /// What has just happened.
    required property Moment moment
    required property Hand hand

    /// The dice are in a hand that holds them over the table.
    required property bool shaken

    readonly property bool isDie: Art.holdsDice(zone)
    readonly property bool inOwnHand: zone === "hand" && layout.isOwn(zoneSeat)
    readonly property int rank: inOwnHand ? layout.ranks[pieceId] ?? place : place


    function placed(): rect {
        return layout.spot(where.zone, where.seat, rank, where.count);
    }
    function answers(choice: var): bool {
        return inOwnHand && (choice.verb === "choose" || choice.verb === "discard") && choice.args[0] === kind;
    }

    plan: layout
    inPile: zone === "deck" || zone === "used"
    shape: Qt.resolvedUrl(isDie ? "BombmuDie.qml" : "BombmuCard.qml")
    playable: Match.choices.some(choice => answers(choice))
    z: held || above && zone !== "hand" ? 500 + place : zone === "hand" && !inOwnHand ? 10 + place : inPile ? zoneCount - place : 80 + rank
    visible: flying || (inPile ? place < 2 || zoneCount - place < 11 : !layout.hidden.includes(zone))
}
