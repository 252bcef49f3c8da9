import QtQuick
import Bombshelf.Table
import Bombshelf.View

/// The viewer's own cards, and what is said of them.
OwnHand {
    id: hand

    required property int viewer
    /// What was discarded last.
    property TablePiece discarded: null
    readonly property string neighbours: {
        const count = Match.players.length;
        return count < 2 ? "" : qsTr("On your left: %1. On your right: %2.").arg(Match.players[(viewer + 1) % count].name).arg(Match.players[(viewer + count - 1) % count].name);
    }

    asked: bar.verb === "play"

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
