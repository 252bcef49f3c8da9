import QtQuick
import Bombshelf.Table
import Bombshelf.Theme
import Bombshelf.View

/// What is seen and felt beside the cards: light on the one that is waited for, and what it brings happens where it lies.
Spectacle {
    id: effects

    required property Layout layout
    readonly property point middle: Rects.middle(layout.stage)

    /// The ring opens its eye, and the fuse goes out.
    function lookAt(): void {
        if (Theme.bang > 0)
            opening.restart();
        else
            burst(eye.source, middle, eye.width);
    }

    Connections {
        target: Match

        function onHappened(what: string, seat: int, args: var): void {
            if (what !== "drew")
                effects.lightUp();
            switch (what) {
            case "drew":
                effects.light(effects.middle, effects.layout.stage.height);
                break;
            case "turn-began":
                effects.sweep();
                break;
            case "exploded":
                effects.blast(Art.picture("splash"), effects.middle, 430 * effects.layout.unit);
                effects.scorch(effects.middle, 300 * effects.layout.unit);
                break;
            case "cursed":
                effects.blast(Art.picture("curse"), effects.middle, 400 * effects.layout.unit);
                break;
            case "dud":
                effects.lookAt();
                break;
            case "caved-in":
                effects.burst(Art.picture("cave"), Qt.point(effects.layout.deckX(args[0]) + effects.layout.deckWidth / 2, effects.layout.middle), 380 * effects.layout.unit);
                break;
            }
        }
    }
    Image {
        id: eye

        x: effects.middle.x - width / 2
        y: effects.middle.y - height / 2
        z: 1000
        width: 1.5 * effects.layout.stage.width
        height: width * 2 / 3
        visible: opening.running
        source: Art.picture("eye")
        sourceSize { width: Theme.pictureSizes[6]; height: Theme.pictureSizes[6] }
        mipmap: true
        transform: Scale { id: lid; origin.y: eye.height / 2 }

        SequentialAnimation {
            id: opening

            PropertyAction { target: eye; property: "opacity"; value: 1 }
            NumberAnimation { target: lid; property: "yScale"; from: 0.04; to: 1; duration: Theme.bang; easing.type: Easing.OutBack }
            PauseAnimation { duration: Theme.held }
            NumberAnimation { target: eye; property: "opacity"; to: 0; duration: Theme.settle }
        }
    }
}
