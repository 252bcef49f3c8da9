import QtQuick
import Bombshelf.Table
import Bombshelf.View

/// The viewer's own cards, and what a press on one means.
OwnHand {
    id: hand

    required property int viewer
    /// What was discarded last.
    property TablePiece discarded: null
    /// A card's choice, by its kind.
    readonly property var plays: {
        const all = {};
        for (const choice of Match.choices)
            if (choice.verb === "play")
                all[choice.args[0]] = choice.index;
        return all;
    }
    readonly property string neighbours: {
        const count = Match.players.length;
        return count < 2 ? "" : qsTr("On your left: %1. On your right: %2.").arg(Match.players[(viewer + 1) % count].name).arg(Match.players[(viewer + count - 1) % count].name);
    }

    /// One of its cards is about to be played.
    signal chosen(bool byKeys)

    asked: Object.keys(plays).length > 0

    /// What a card does, and to whom.
    function rule(piece: TablePiece): string {
        return Art.aimed.includes(piece.kind) ? qsTr("%1 %2", "two sentences").arg(piece.rule).arg(neighbours) : piece.rule;
    }
    function play(piece: TablePiece, byKeys: bool): void {
        const play = plays[piece.kind];
        chosen(byKeys);
        Match.choose(play);
    }
    function sort(): void {
        discarded = pieces.all().find(piece => piece.zone === "discards" && piece.place === 0) ?? discarded;
        cards = pieces.all().filter(piece => piece.inOwnHand).sort((a, b) => a.place - b.place);
    }
    /// The card with this number, from the left.
    function byKey(key: string): TablePiece {
        const card = /^[1-9]$/.test(key) ? cards[Number(key) - 1] : undefined;
        return card?.playable ? card : null;
    }
}
