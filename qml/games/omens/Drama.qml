import QtQuick
import Bombshelf.Table
import Bombshelf.Theme
import Bombshelf.View

/// Light, fire and sparks over the table of a battle, at places of it; and the light that goes out with a loss.
Item {
    id: drama

    required property Moment moment
    required property color accent
    /// What shakes.
    required property Item table
    readonly property bool playing: spectacle.playing || blaze.playing || dusk.falling

    /// Puts all else in the dark; an empty place ends that.
    function light(place: rect): void {
        if (place.width > 0)
            spectacle.light(Rects.middle(place), 0.6 * Math.max(place.width, place.height));
        else
            spectacle.lightUp();
    }
    function burst(place: rect, size: real): void {
        spectacle.burst("qrc:/assets/effects/burst.svg", Rects.middle(place), size);
    }
    function blast(place: rect, size: real): void {
        spectacle.blast("qrc:/assets/effects/burst.svg", Rects.middle(place), size);
    }
    function spray(place: rect, size: real): void {
        spectacle.spray(Rects.middle(place), size);
    }
    function scorch(place: rect, size: real): void {
        spectacle.scorch(Rects.middle(place), size);
    }
    function burn(place: rect, flames: int): void {
        blaze.burn(place, flames);
    }
    function end(): void {
        blaze.end();
    }

    Rectangle { // a loss: the light goes out, slowly, and never quite comes back
        id: dusk

        readonly property bool falling: opacity !== deep
        readonly property real deep: Theme.bang === 0 ? 0 : drama.moment.now === "lost" ? 0.6 : Match.endShown && !Match.wonTogether ? 0.3 : 0

        objectName: "dusk"
        anchors.fill: parent
        visible: opacity > 0
        color: Theme.shadow
        opacity: deep

        Behavior on opacity { NumberAnimation { duration: 2 * Theme.slide } }
    }
    Blaze {
        id: blaze

        anchors.fill: parent
    }
    Spectacle {
        id: spectacle

        anchors.fill: parent
        table: drama.table
        inks: [drama.accent, Theme.glow, Theme.cream]
    }
}
