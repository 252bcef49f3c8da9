import QtQuick
import Bombshelf.View

/// The viewer's own cards, and what a press on one means.
QtObject {
    id: hand

    required property Repeater pieces
    required property int viewer
    /// Pieces of the hand, from left to right, and what was discarded last.
    property var cards: []
    property Piece discarded: null
    /// The one under the pointer or the keys.
    property Piece reached: null
    /// A card's move, by its kind.
    readonly property var moves: {
        const all = {};
        for (const choice of Game.choices)
            if (choice.verb === "play")
                all[choice.args[0]] = choice.move;
        return all;
    }
    readonly property string neighbours: {
        const count = Game.players.length;
        return count < 2 ? "" : qsTr("On your left: %1. On your right: %2.").arg(Game.players[(viewer + 1) % count].name).arg(Game.players[(viewer + count - 1) % count].name);
    }
    readonly property Connections listener: Connections {
        target: Game

        function onChanged(): void {
            hand.sort();
        }
    }

    signal chosen(var piece)

    /// What a card does, and to whom.
    function rule(piece: Piece): string {
        return piece.rule + (Art.aimed.includes(piece.kind) ? " " + neighbours : "");
    }
    function told(piece: Piece): string {
        return piece.kindText + ": " + rule(piece);
    }
    function playable(piece: Piece): bool {
        return piece.inOwnHand && moves[piece.kind] !== undefined;
    }
    function play(piece: Piece): void {
        const move = moves[piece.kind];
        chosen(piece);
        Game.chooseMove(move);
    }
    function sort(): void {
        const found = [];
        for (let i = 0; i < pieces.count; ++i) {
            const piece = pieces.itemAt(i) as Piece;
            if (piece?.inOwnHand)
                found.push(piece);
            else if (piece?.zone === "discards" && piece.place === 0)
                discarded = piece;
        }
        cards = found.sort((a, b) => a.place - b.place);
    }
    /// The keys go to the next card that may be chosen.
    function step(by: int): void {
        const open = cards.filter(card => playable(card));
        const at = open.findIndex(card => card.activeFocus);
        const next = at < 0 ? (by > 0 ? 0 : open.length - 1) : (at + by + open.length) % open.length;
        open[next]?.forceActiveFocus(Qt.TabFocusReason);
    }
    /// The card with this number, from the left.
    function byKey(key: string): Piece {
        const card = /^[1-9]$/.test(key) ? cards[Number(key) - 1] : undefined;
        return card && playable(card) ? card : null;
    }
}
