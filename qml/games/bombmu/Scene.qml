pragma ComponentBehavior: Bound

import QtQuick
import Bombshelf.Table
import Bombshelf.Theme
import Bombshelf.View

/// Bomb-mu!'s table: a steel bench with a bomb in its middle.
GameScene {
    id: scene

    readonly property Layout layout: Layout {
        seats: scene.seats
        viewer: scene.nearest
        dice: (Match.tableCounts.dice ?? 0) + (Match.tableCounts["red-die"] ?? 0)
        ranks: scene.hand.ranks
        secret: scene.hand.secret
    }
    readonly property Hand hand: Hand {
        pieces: pieces
        bar: question
        asked: question.picksCard
        viewer: scene.nearest
    }
    readonly property Moment moment: Moment {
        passed: ["fell", "showed"]
    }

    /// How long the deal takes that is being looked at, ms; 0: there is none.
    readonly property int dealing: Theme.pace > 0 && Match.facts.round === 0 ? Theme.fly + held().length * Theme.wave + Theme.turn : 0

    /// The cards of all hands, as they were dealt.
    function held(): var {
        return pieces.all().filter(piece => piece.zone === "hand").sort((one, other) => one.place - other.place || one.zoneSeat - other.zoneSeat);
    }
    /// Cards come from the deck, dice from the box, chips from the bank.
    function deal(): void {
        dealFrom(layout.spot("deck", -1, 0, 1), held());
        dealFrom(layout.spot("box", -1, 0, 1), pieces.all().filter(piece => piece.zone === "dice"));
        for (let seat = 0; seat < plates.count; ++seat)
            (plates.itemAt(seat) as SeatPlace).deal();
    }

    function press(event: var): bool {
        return hand.press(event);
    }
    /// To where a played card lies, or to the used ones.
    function waysOf(piece: Piece): var {
        const at = question.verb === "choose" ? layout.played(layout.viewer) : layout.spot("used", -1, 0, 1);
        return piece.playable ? [{at: at, put: () => hand.play(piece, false)}] : [];
    }

    gameId: "bombmu"
    art: Art
    bar: question
    playing: effects.playing
    plan: layout
    pieces: pieces
    beats: dealing > 0 ? Object.assign({}, Art.beats, {"round-began": Art.beats["round-began"] + dealing / Theme.pace}) : Art.beats
    revealed: ["revealed"]
    pictures: ({
        "round-began": dealing,
        "revealed": Theme.fly + Theme.beat + Theme.reveal,
        "rolled": Math.ceil(Theme.tumble * Art.patience(layout.dice - 1, layout.dice))
    })
    keys: [{keys: "S", what: qsTr("Choose a SAFE card")}]
    loud: ["exploded", "out"]

    onPutUp: firstDeal.start()
    Timer { // once it is laid out
        id: firstDeal

        interval: 0
        onTriggered: if (scene.dealing > 0 && Match.moving) scene.deal()
    }
    Connections { // the same table once more
        target: Match

        function onHappened(what: string, seat: int, args: var): void {
            if (what === "dealt")
                scene.deal();
        }
    }
    TablePicture {
        anchors.fill: parent
        art: Art
    }
    Item {
        id: felt

        width: parent.width
        height: scene.layout.height

        Centre {
            id: centre

            layout: scene.layout
            bar: question
            moment: scene.moment
        }
        CountedPile {
            at: scene.layout.spot(zone, -1, 0, 1)
            zone: "deck"
            terse: scene.layout.terse
            name: qsTr("Deck")
        }
        CountedPile {
            at: scene.layout.spot(zone, -1, 0, 1)
            zone: "used"
            terse: scene.layout.terse
            name: qsTr("Used")
        }
        EachSeat {
            id: plates

            SeatPlace {
                z: 60
                layout: scene.layout
                moment: scene.moment
            }
        }
        TablePieces {
            id: pieces

            Piece {
                carrier: scene.carrier
                layout: scene.layout
                moment: scene.moment
                hand: scene.hand
                shaken: centre.shaken
                onPlayableChanged: if (!playable && activeFocus) question.forceActiveFocus()
            }
        }
    }
    Question {
        id: question

        focus: true
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
    }
    Effects {
        id: effects

        anchors.fill: felt
        layout: scene.layout
        table: felt
    }
}
