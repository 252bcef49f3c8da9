import QtQuick
import Bombshelf.View

/// The viewer's own cards: in order of their numbers, with the one that is chosen in secret.
QtObject {
    id: hand

    required property Repeater pieces
    required property int viewer
    /// Pieces of the hand, from left to right.
    property var cards: []
    property var ranks: ({})
    /// The card that was pressed, and what the owner chose.
    property int pressed: -1
    property string chosen: ""
    readonly property int secret: {
        if (Game.viewer !== viewer || Game.facts["has-chosen"]?.[viewer] !== 1)
            return -1;
        const same = cards.filter(card => card.kind === chosen);
        return (same.find(card => card.pieceId === pressed) ?? same[0])?.pieceId ?? -1;
    }
    readonly property Connections listener: Connections {
        target: Game

        function onHappened(what: string, seat: int, args: var): void {
            if (what === "chose" && seat === Game.viewer) // of others' choices nothing is told
                hand.chosen = args[0];
        }
        function onChanged(): void {
            hand.sort();
        }
    }

    function sort(): void {
        const found = [];
        for (let i = 0; i < pieces.count; ++i) {
            const piece = pieces.itemAt(i) as Piece;
            if (piece?.inOwnHand)
                found.push(piece);
        }
        found.sort((a, b) => a.kind === b.kind ? a.pieceId - b.pieceId : b.kind === "" || a.kind !== "" && a.kind < b.kind ? -1 : 1); // unknown ones last
        const order = {};
        found.forEach((piece, rank) => order[piece.pieceId] = rank);
        cards = found;
        if (JSON.stringify(order) !== JSON.stringify(ranks))
            ranks = order;
    }
    /// The keys go to the next card that may be chosen.
    function step(by: int): void {
        const open = cards.filter(card => card.playable);
        const at = open.findIndex(card => card.activeFocus);
        const next = at < 0 ? (by > 0 ? 0 : open.length - 1) : (at + by + open.length) % open.length;
        open[next]?.forceActiveFocus(Qt.TabFocusReason);
    }
    /// The card with this number, or a SAFE for "s".
    function byKey(key: string): Piece {
        return cards.find(card => card.playable && (card.kind === key || card.kind === "safe" && key.toLowerCase() === "s")) ?? null;
    }
}
