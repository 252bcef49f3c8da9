import QtQuick
import Bombshelf.Table
import Bombshelf.View

/// The viewer's own cards: in order of their numbers, with the one that is chosen in secret.
OwnHand {
    id: hand

    required property int viewer
    /// The place of each in it, by the piece's id.
    readonly property var ranks: {
        const order = {};
        cards.forEach((card, rank) => order[card.pieceId] = rank);
        return order;
    }
    /// What the owner chose.
    property string chosen: ""
    readonly property int secret: {
        if (Match.viewer !== viewer || Match.tableFacts["has-chosen"]?.[viewer] !== 1) // once it leaves the hand, its twin is none
            return -1;
        const same = cards.filter(card => card.kind === chosen);
        return (same.find(card => card === played) ?? same[0])?.pieceId ?? -1;
    }
    readonly property Connections listener: Connections {
        target: Match

        function onHappened(what: string, seat: int, args: var): void {
            if (what === "chose" && seat === Match.viewer) // of others' choices nothing is told
                hand.chosen = args[0];
        }
        function onJumped(): void { // what was chosen there is told nobody any more
            hand.chosen = "";
        }
    }

    function sorted(): var {
        const found = pieces.all().filter(piece => piece.inOwnHand);
        return found.sort((a, b) => a.kind === b.kind ? a.pieceId - b.pieceId : b.kind === "" || a.kind !== "" && a.kind < b.kind ? -1 : 1); // unknown ones last
    }
    /// The card with this number, or a SAFE for "s".
    function byKey(key: string): TablePiece {
        return cards.find(card => card.playable && (card.kind === key || card.kind === "safe" && key.toLowerCase() === "s")) ?? null;
    }
}
