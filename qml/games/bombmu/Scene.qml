pragma ComponentBehavior: Bound

import QtQuick
import Bombshelf.Theme
import Bombshelf.View

/// Bomb-mu!'s table: a steel bench with a bomb in its middle. It shows what Game says and sends back what is chosen; it
/// knows no rules.
FocusScope {
    id: scene

    readonly property Layout places: Layout {
        width: scene.width
        height: scene.height - question.height
        seats: Math.max(2, Game.players.length)
        viewer: scene.nearest
        dice: (Game.counts.dice ?? 0) + (Game.counts["red-die"] ?? 0)
        ranks: scene.hand.ranks
        secret: scene.hand.secret
    }
    /// Who sits at the bottom: who looks, or looked last.
    property int nearest: Math.max(0, Game.viewer)
    readonly property Hand hand: Hand {
        pieces: pieces
        viewer: scene.nearest
    }
    readonly property Moment moment: Moment {}
    readonly property Item firstFocus: question
    readonly property var loud: ["exploded", "out"]

    function artFor(kind: string): string {
        return Art.picture(kind);
    }
    function press(piece: Piece): void {
        question.keyed = piece.activeFocus;
        hand.pressed = piece.pieceId;
        question.forceActiveFocus(); // the keys go back to what is asked
        Game.chooseMove(piece.move);
    }

    focus: true
    Component.onCompleted: {
        Game.beats = Art.beats;
        hand.sort();
    }
    Connections {
        target: Game

        function onChanged(): void {
            if (Game.viewer >= 0)
                scene.nearest = Game.viewer;
        }
    }
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
            model: Game.players.length // not the list itself, which is another at every step

            SeatPlace {
                z: 60
                places: scene.places
                moment: scene.moment
            }
        }
        Repeater {
            id: pieces

            model: Game.pieces

            BombmuPiece {
                places: scene.places
                moment: scene.moment
                onPressed: piece => scene.press(piece)
                onPlayableChanged: if (!playable && activeFocus) question.forceActiveFocus()
            }
        }
    }
    Question {
        id: question

        focus: true
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        hand: scene.hand
    }
    Effects {
        anchors.fill: felt
        places: scene.places
        table: felt
    }
}
