pragma ComponentBehavior: Bound

import QtQuick
import Bombshelf.Table
import Bombshelf.Theme
import Bombshelf.View

/// Bomb-mu!'s table: a steel bench with a bomb in its middle.
GameScene {
    id: scene

    readonly property Layout places: Layout {
        width: scene.width
        height: scene.tableHeight
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

    function press(piece: Piece): void {
        question.keyed = piece.activeFocus;
        hand.pressed = piece.pieceId;
        question.forceActiveFocus(); // the keys go back to what is asked
        Match.choose(piece.choice);
    }

    /// To where a played card lies, or to the used ones.
    function waysOf(piece: Piece): var {
        const used = places.pile("used");
        const at = question.verb === "choose" ? places.played(places.viewer) : Qt.rect(used.x, used.y, places.pileWidth, places.pileWidth * places.ratio);
        return piece.choice < 0 ? [] : [{at: at, put: () => press(piece)}];
    }

    gameId: "bombmu"
    ways: waysOf
    bar: question
    playing: effects.playing
    plan: places
    pieces: pieces
    beats: Art.beats
    revealed: ["revealed"]
    pictures: ({
        "revealed": Theme.fly + Theme.beat + Theme.reveal,
        "rolled": Math.ceil(Theme.tumble * Art.patience(places.dice - 1, places.dice))
    })
    sounds: Art.sounds
    loud: ["exploded", "out"]
    Keys.onPressed: event => {
        if (!question.picksCard || event.isAutoRepeat || event.modifiers & ~Qt.KeypadModifier)
            return;
        const piece = hand.byKey(event.text);
        if (event.key === Qt.Key_Right || event.key === Qt.Key_Left)
            hand.step(event.key === Qt.Key_Right ? 1 : -1);
        else if (piece) {
            piece.forceActiveFocus();
            press(piece);
        }
        event.accepted = piece || event.key === Qt.Key_Right || event.key === Qt.Key_Left;
    }

    Image {
        anchors.fill: parent
        source: Theme.dark ? "qrc:/assets/games/bombmu/table-dark.svg" : "qrc:/assets/games/bombmu/table.svg"
        fillMode: Image.PreserveAspectCrop
        sourceSize { width: 1600; height: 1000 }
    }
    Item {
        id: felt

        width: parent.width
        height: scene.places.height

        Centre {
            id: centre

            places: scene.places
            moment: scene.moment
        }
        PileMat {
            places: scene.places
            zone: "deck"
            name: qsTr("Deck")
        }
        PileMat {
            places: scene.places
            zone: "used"
            name: qsTr("Used")
        }
        Repeater {
            model: Match.players.length // not the list itself, which is another at every step

            SeatPlace {
                z: 60
                places: scene.places
                moment: scene.moment
            }
        }
        Repeater {
            id: pieces

            model: Match.pieces

            Piece {
                carrier: scene.carrier
                places: scene.places
                moment: scene.moment
                shaken: centre.shaken
                onPressed: piece => scene.press(piece)
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
        places: scene.places
        table: felt
    }
}
