import QtQuick
import Bombshelf.Controls
import Bombshelf.View

/// The viewer's own cards, what a press on one does, and the keys that go from one to the next.
QtObject {
    id: hand

    required property TablePieces pieces
    required property AnswerBar bar
    /// Pieces of the hand, from left to right.
    property var cards: []
    /// The answer is one of them.
    property bool asked: false
    /// The card of it that was played last.
    property TablePiece played: null
    readonly property Connections watcher: Connections {
        target: Match

        function onChanged(): void {
            hand.sort();
        }
        function onChoicesChanged(): void {
            if (hand.asked && hand.bar.keyed && hand.bar.activeFocus)
                hand.step(1);
        }
    }

    Component.onCompleted: sort()

    /// The pieces that are its cards now, in that order.
    function sorted(): var {
        return [];
    }
    /// Looks which cards are in the hand. The same cards stay the same list, or all that asks for it would look again at each step.
    function sort(): void {
        const found = sorted();
        if (found.length !== cards.length || found.some((card, at) => card !== cards[at]))
            cards = found;
    }
    /// The card that this key presses now, or null.
    function byKey(key: string): TablePiece {
        return null;
    }
    /// Makes the choice that a press on that card stands for.
    function play(card: TablePiece, byKeys: bool): void {
        played = card;
        bar.answer(Match.choices.findIndex(choice => card.answers(choice)), byKeys);
    }
    /// Returns whether the key meant anything to the hand.
    function press(event: var): bool {
        if (!asked)
            return false;
        const by = event.key === Qt.Key_Right || Keypress.isEnter(event) ? 1 : event.key === Qt.Key_Left ? -1 : 0;
        const card = by === 0 ? byKey(event.text) : null;
        if (by !== 0)
            step(by);
        else if (card !== null)
            play(card, true);
        return by !== 0 || card !== null;
    }
    /// The keys go to the next card that may be chosen.
    function step(by: int): void {
        const open = cards.filter(card => card.playable);
        const at = open.findIndex(card => card.activeFocus);
        const next = at < 0 ? (by > 0 ? 0 : open.length - 1) : (at + by + open.length) % open.length;
        open[next]?.forceActiveFocus(Qt.TabFocusReason);
    }
}
