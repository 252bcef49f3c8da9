import QtQuick
import Bombshelf.Table
import Bombshelf.View

/// The viewer's own cards, and what is said of them.
OwnHand {
    id: hand

    required property int viewer
    /// What was discarded last.
    property TablePiece discarded: null
    readonly property string neighbours: Match.players.length < 2 ? "" : qsTr("On your left: %1. On your right: %2.").arg(beside(viewer, 1)).arg(beside(viewer, -1))

    asked: bar.verb === "play"

    /// The name that many places to the left of the seat.
    function beside(seat: int, places: int): string {
        const players = Match.players;
        return players[(seat + places + players.length) % players.length].name;
    }
    /// What the last discard does for that seat: the rule itself speaks to whoever plays it.
    function discardedRule(seat: int): string {
        const key = `card.${discarded?.kind}.rule.other`, others = qsTranslate("bombmafia", key);
        if (seat === Match.viewer || others === key)
            return discarded?.rule ?? "";
        return [0, 1, -1].reduce((text, places, at) => text.replace("%" + (at + 1), () => beside(seat, places)), others);
    }
    /// What a card does, and to whom.
    function rule(piece: TablePiece): string {
        return Art.aimed.includes(piece.kind) ? qsTr("%1 %2", "two sentences").arg(piece.rule).arg(neighbours) : piece.rule;
    }
    function sorted(): var {
        discarded = pieces.all().find(piece => piece.zone === "discards" && piece.place === 0) ?? discarded;
        return pieces.all().filter(piece => piece.inOwnHand).sort((a, b) => a.place - b.place);
    }
    /// The card with this number, from the left.
    function byKey(key: string): TablePiece {
        const card = /^[1-9]$/.test(key) ? cards[Number(key) - 1] : undefined;
        return card?.playable ? card : null;
    }
}
