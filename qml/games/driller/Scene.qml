pragma ComponentBehavior: Bound

import QtQuick
import Bombshelf.Table
import Bombshelf.View

/// Driller's table: a mine by lamplight.
GameScene {
    id: scene

    readonly property Layout layout: Layout {
        seats: scene.seats
        viewer: scene.nearest
        besideDecks: scene.decksLie
    }
    /// Before the decks exist, the piles of the set-up lie in their place.
    readonly property bool decksLie: Match.tableFacts.phase !== "spare" || Match.tableCounts.left > 0

    function thingsOf(target: var): var {
        return ask.counts && target.verb === ask.verb ? ask.counter.thingsOf(target) : ask.buttonsFor(target);
    }
    function press(event: var): bool {
        return ask.counts && ask.counter.press(event);
    }
    /// Onto a deck, to the payment beside the decks, or to one's own hand.
    function waysOf(piece: Piece): var {
        const onto = choice => {
            switch (choice.verb) {
            case "put-back":
                return piece.zone === "aside" ? layout.spot(choice.args[1], -1, 0, 1) : null;
            case "pay":
                return layout.stage;
            case "draw":
                return layout.strip(layout.viewer);
            }
            return null;
        };
        return Match.choices.filter(choice => piece.answers(choice) && onto(choice)).map(choice => ({at: onto(choice), put: () => ask.answer(choice.index, false)}));
    }

    keys: [{keys: "L, R", what: qsTr("When cards are dealt out: those off the top to the left, or to the right")}]
    gameId: "driller"
    art: Art
    bar: ask
    playing: effects.playing
    plan: layout
    pieces: pieces
    revealed: ["checked"]
    staged: ["drew"]
    stagedOn: ["ran-out", "exploded", "dud", "cursed", "caved-in"]
    heardLast: ["checked"]
    loud: ["exploded", "cursed"]

    TablePicture {
        anchors.fill: parent
        art: Art
    }

    Seats {
        anchors.fill: felt
        layout: scene.layout
    }

    Item {
        id: felt

        width: parent.width
        height: scene.layout.height

        DeckMat {
            layout: scene.layout
            zone: "left"
            visible: scene.decksLie
        }
        DeckMat {
            layout: scene.layout
            zone: "right"
            visible: scene.decksLie
        }
        Repeater {
            model: Art.piles

            PileLabel {
                layout: scene.layout
                visible: Match.counts["pile-" + modelData] > 0
            }
        }
        MineStatus {
            layout: scene.layout
            bombs: scene.constant("bombs")
        }

        TablePieces {
            id: pieces

            Piece {
                carrier: scene.carrier
                layout: scene.layout
                bar: ask
                onPlayableChanged: if (!playable && activeFocus) ask.forceActiveFocus()
            }
        }
    }

    Ask {
        id: ask

        focus: true
        price: scene.constant("buyout-price")
        aside: pieces.all().filter(piece => piece.zone === "aside" && !piece.laid).sort((one, other) => one.place - other.place).map(piece => piece.kind)
        bombed: pieces.all().filter(piece => piece.kind === "bomb" && piece.place === 0).map(piece => piece.zone)
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
    }

    Effects {
        id: effects

        anchors.fill: felt
        layout: scene.layout
        table: felt
    }
}
