pragma ComponentBehavior: Bound

import QtQuick
import Bombshelf.Table
import Bombshelf.Theme
import Bombshelf.View

/// Bomb Mafia's table: a round one in a bar, with a bag before every seat.
GameScene {
    id: scene

    readonly property Layout layout: Layout {
        seats: scene.seats
        viewer: scene.nearest
        notes: list.visible
        handSize: scene.constant("hand-size")
    }
    readonly property Hand hand: Hand {
        pieces: pieces
        bar: question
        viewer: scene.nearest
    }
    readonly property Moment moment: Moment {
        passed: ["looked", "got"]
    }
    readonly property Peek peek: Peek {}
    readonly property TotalsSheet sheet: totals.item as TotalsSheet

    function soundOf(what: string, args: var): string {
        return Art.soundOf(what, args);
    }
    /// What lies in the bags, by seat.
    function opened(): var {
        const bags = [];
        for (const piece of pieces.all().filter(piece => piece.zone === "bag" && piece.faceUp))
            bags[piece.zoneSeat] = piece.kind;
        return bags;
    }
    function press(event: var): bool {
        if (event.key === Qt.Key_B || event.key === Qt.Key_Escape && peek.open)
            peek.toggle();
        else if (event.key === Qt.Key_C)
            totals.open();
        else
            return hand.press(event);
        return true;
    }
    function waysOf(piece: Piece): var {
        return piece.inOwnHand && piece.playable ? [{at: layout.pile("discards"), put: () => hand.play(piece, false)}] : [];
    }

    gameId: "bombmafia"
    art: Art
    bar: question
    playing: effects.playing
    plan: layout
    pieces: pieces
    revealed: ["played", "turned-up", "opened"]
    pictures: ({"switched": Theme.slide, "plotted": Theme.slide, "danced": Theme.slide, "drank": Theme.slide, "opened": Theme.suspense + Theme.reveal, "round-over": 2 * Theme.bang}) // until what came out of the last bag has been seen
    heardLast: ["opened"]
    holds: ["round-over"]
    keys: [{keys: "B", what: qsTr("Look into your bag")}, {keys: "C", what: qsTr("Everybody’s points, round by round")}]
    loud: ["time-up"]
    Keys.onShortcutOverride: event => { if (event.key === Qt.Key_Escape && peek.open) event.accepted = true; } // else it leaves the table

    Rectangle { // the floor, and under the round table's picture
        anchors.fill: parent
        color: Theme.woodDark
    }
    Image {
        width: parent.width
        height: scene.layout.height
        source: Art.picture(Theme.dark ? "table-dark" : "table")
        sourceSize { width: 1600; height: 1000 }
    }
    Item {
        id: felt

        width: parent.width
        height: scene.layout.height

        NamedPile {
            at: scene.layout.pile(zone)
            zone: "deck"
            name: qsTr("Deck")
        }
        NamedPile {
            at: scene.layout.pile(zone)
            zone: "discards"
            name: qsTr("Discards")
        }
        Watch {
            x: scene.layout.watch.x
            y: scene.layout.watch.y
            width: scene.layout.watch.width
            height: width
        }
        EachSeat {
            SeatPlace {
                z: 60
                layout: scene.layout
                moment: scene.moment
            }
        }
        BagList {
            id: list

            x: scene.layout.list.x
            y: scene.layout.list.y
            z: 60
            width: scene.layout.list.width
            height: scene.layout.list.height
            visible: Settings.notes && Match.viewer >= 0 && bags.length > 0
            pieces: pieces
        }
        TablePieces {
            id: pieces

            Piece {
                carrier: scene.carrier
                layout: scene.layout
                moment: scene.moment
                peek: scene.peek
                hand: scene.hand
                onPlayableChanged: if (!playable && activeFocus) question.forceActiveFocus()
            }
        }
    }
    Question {
        id: question

        focus: true
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        hand: scene.hand
        moment: scene.moment
        peek: scene.peek
        onTotalsWanted: totals.open()
    }
    Effects {
        id: effects

        anchors.fill: felt
        layout: scene.layout
        table: felt
    }
    Banner {
        readonly property rect watch: scene.layout.watch
        readonly property real middle: watch.x + watch.width / 2
        readonly property real half: Math.min(middle, felt.width - middle)

        parent: felt
        room: Qt.rect(middle - half, watch.y + watch.height, 2 * half, height)
        accent: Theme.burgundy
        text: scene.moment.now === "time-up" ? qsTr("Time is up!") : "" // until the first bag begins to open
    }
    Pause {
        id: totals

        source: "TotalsSheet.qml"
        onOpening: scene.sheet.bags = ends ? scene.opened() : []
    }
}
