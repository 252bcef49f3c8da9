import QtQuick
import Bombshelf.Table
import Bombshelf.View

/// A card or a die.
FlyingPiece {
    id: piece

    required property Layout layout
    /// What has just happened.
    required property Moment moment

    /// The dice are in a hand that holds them over the table.
    required property bool shaken

    readonly property bool isDie: Art.holdsDice(zone)
    readonly property bool inOwnHand: zone === "hand" && layout.isOwn(zoneSeat)
    readonly property int rank: inOwnHand ? layout.ranks[pieceId] ?? place : place

    /// What a press on this card means now: the index of a choice, or -1.
    readonly property int choice: Match.choices.findIndex(choice => answers(choice))

    signal pressed(var piece, bool byKeys)

    function placed(): rect {
        return layout.spot(where.zone, where.seat, rank, where.count);
    }
    function answers(choice: var): bool {
        return inOwnHand && (choice.verb === "choose" || choice.verb === "discard") && choice.args[0] === kind;
    }

    plan: layout
    inPile: zone === "deck" || zone === "used"
    shape: Qt.resolvedUrl(isDie ? "BombmuDie.qml" : "BombmuCard.qml")
    playable: choice >= 0
    z: held || above && zone !== "hand" ? 500 + place : zone === "hand" && !inOwnHand ? 10 + place : inPile ? zoneCount - place : 80 + rank
    visible: flying || (inPile ? place < 2 || zoneCount - place < 11 : !layout.hidden.includes(zone))
}
