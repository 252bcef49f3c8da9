pragma ComponentBehavior: Bound

import QtQuick
import Bombshelf.Table
import Bombshelf.Theme
import Bombshelf.View

// A few of the pieces on the table come down on the winners, once.
Item {
    id: confetti

    property var pictures: []
    readonly property int pieces: pictures.length > 0 ? 28 : 0
    property real fallen: 0 // 0 to 1

    function play(): void {
        const art = Arts.of(Match.gameId) as GameArt;
        const kinds = new Set(Pages.scene.pieces.all().map(piece => piece.kind));
        kinds.delete("");
        pictures = [...kinds].map(kind => art.pictureOf(kind));
        fall.restart();
    }
    function stop(): void {
        fall.stop();
    }

    visible: fall.running

    NumberAnimation {
        id: fall

        target: confetti
        property: "fallen"
        from: 0
        to: 1
        duration: Theme.confetti
    }
    Repeater {
        model: confetti.visible ? confetti.pieces : 0

        Image {
            required property int index
            // By its place, so that it takes no dice.
            readonly property real lot: (index * 0.618034) % 1
            readonly property real late: (index * 0.414214) % 1

            x: lot * (confetti.width - width) + Math.sin(6 * (confetti.fallen + late)) * width
            y: (confetti.height + height) * (1.7 * confetti.fallen - 0.7 * late) - height
            width: (30 + 20 * late) * Theme.textScale
            height: width
            rotation: 360 * (lot - 0.5) * 2 * confetti.fallen
            fillMode: Image.PreserveAspectFit
            source: confetti.pictures[index % confetti.pictures.length]
            sourceSize.width: Theme.pictureSizes[0]
        }
    }
}
