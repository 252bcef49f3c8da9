pragma Singleton

import QtQuick

/// The only literals of colour, type, spacing and time. The program sets those that are not read only, from its settings and the window.
QtObject {
    id: theme

    property bool dark: false
    property real textScale: 1
    /// On large windows space and outlines grow as letters do.
    property real growth: 1
    property real shrinking: 1 // on screens too small for a page
    property bool reducedMotion: false
    /// A shape stands wherever a colour tells things apart.
    property bool symbols: false
    /// Durations are multiplied by it; 0: pictures jump.
    property real speed: 1

    // Inks
    readonly property color ink: "#22201c"
    readonly property color paper: dark ? "#2a2723" : "#f6efe0"
    readonly property color card: "#fffaf0" // a card is a thing, not a widget: paper in the dark, too
    readonly property color text: dark ? "#f6efe0" : "#22201c"
    readonly property color quiet: dark ? "#b9af9c" : "#6b6455"
    readonly property color line: dark ? "#8a8172" : "#22201c"
    readonly property color warning: dark ? "#ff8f78" : "#b83220"
    readonly property color warningInk: "#d6402b"
    readonly property color danger: "#b83220"
    readonly property color go: dark ? "#58c39a" : "#1b6e52"
    readonly property color goInk: "#1f7a5c"
    readonly property color focus: dark ? "#7db0ff" : "#1769e0"
    readonly property color panel: dark ? "#332f2a" : "#fffaf0"
    readonly property color field: dark ? "#221f1b" : "#ffffff"
    readonly property color pressed: dark ? "#453f37" : "#ece1c8"
    readonly property color hover: dark ? "#3d3831" : "#faf1dc"
    readonly property color ochre: "#e0a030"
    readonly property color teal: "#2b6f77"
    readonly property color rust: "#a5492a"
    readonly property color hazard: "#f2c230"
    readonly property color burgundy: "#7a1f2b"
    readonly property color brass: "#d9ad5a"
    readonly property color pencil: "#4f5560" // notes on paper, whatever the theme
    readonly property color olive: "#6b7340"
    readonly property color kraft: "#c9a873"
    readonly property color signal: "#e8742a"
    readonly property color blood: "#a3202c"
    readonly property color sludge: "#6f7d2c"
    readonly property color wheat: "#c9962e"
    readonly property color violet: "#6b5a86"
    readonly property color halo: "#c7a23a"
    readonly property color ember: "#d2521e"
    readonly property color midnight: dark ? "#5870ba" : "#26345c"
    readonly property color cream: "#f6efe0"
    readonly property color onTable: "#f6efe0"
    readonly property color wood: dark ? "#5a4028" : "#b98551"
    readonly property color woodDark: dark ? "#3c2a19" : "#8f6237"
    readonly property color wall: dark ? "#1d1a17" : "#efe3c9"
    readonly property color dim: "#99120f0b"
    readonly property color shadow: "#120f0b"
    readonly property color overprint: dark ? "#120f0b" : "#22201c"
    readonly property color glow: "#ffd75e" // a lit lamp, and what may be played
    readonly property color lightHover: "#33f6efe0" // on a dark ground, whatever the theme
    readonly property color lightPressed: "#55f6efe0"

    // Type
    readonly property string family: "Bombshelf Rounded"
    readonly property int least: Math.round(12 * growth) // nothing is written smaller
    readonly property int printed: Math.round(8 * growth) // but a long name on a small card, which is larger seen near
    readonly property int small: Math.round(13 * textScale)
    readonly property int body: Math.round(15 * textScale)
    readonly property int large: Math.round(18 * textScale)
    readonly property int heading: Math.round(22 * textScale)
    readonly property int title: Math.round(30 * textScale)
    readonly property int huge: Math.round(46 * textScale)

    // Space
    readonly property int spaceXxs: Math.round(2 * growth)
    readonly property int spaceXs: Math.round(4 * growth)
    readonly property int spaceS: Math.round(8 * growth)
    readonly property int spaceM: Math.round(12 * growth)
    readonly property int spaceL: Math.round(16 * growth)
    readonly property int spaceXl: Math.round(24 * growth)
    readonly property int spaceXxl: Math.round(32 * growth)
    readonly property real cardRatio: 88 / 63 // a card’s height by its width
    readonly property int tipWidth: Math.round(320 * textScale)
    readonly property int iconSize: Math.round(24 * Math.max(1, textScale * 0.95))
    readonly property int target: Math.round(40 * Math.max(1, textScale * 0.95))

    // Cards
    readonly property int splashPixels: 504
    readonly property real captionFrom: 90 * growth // narrower cards carry their name across the whole foot
    readonly property real nearer: 1.4 // a card that is held before the eyes
    readonly property var pictureSizes: [64, 96, 128, 176, 252, 360, 504, 720, 1008]

    // Outlines
    readonly property int hairline: Math.round(growth)
    readonly property int outline: Math.round(2 * growth)
    readonly property int overprintStep: Math.round(3 * growth) // how far a raised button stands off its shadow
    readonly property real shadowOpacity: 0.28
    readonly property color castShadow: Qt.alpha(shadow, shadowOpacity)
    readonly property real disabledOpacity: 0.45
    readonly property int focusLine: Math.round(3 * growth)
    readonly property int radiusXs: Math.round(4 * growth)
    readonly property int radiusS: Math.round(6 * growth)
    readonly property int radiusM: Math.round(10 * growth)
    readonly property int radiusL: Math.round(16 * growth)

    // Time, ms
    readonly property real pace: reducedMotion ? 0 : speed
    readonly property int fly: Math.round(280 * pace)
    readonly property int turn: Math.round(220 * pace)
    readonly property int suspense: Math.round(350 * pace) // before a card turns that all wait for
    readonly property int held: Math.round(300 * pace) // a card that has been turned up, before the eyes
    readonly property int settle: Math.round(160 * pace)
    readonly property int reveal: turn + held + settle // a card that turns up
    readonly property int beat: Math.round(350 * pace)
    readonly property int press: reducedMotion ? 0 : 80
    readonly property int bang: Math.round(400 * pace)
    readonly property int tremor: 40 // to one side
    readonly property int still: 600
    readonly property int blink: 140
    readonly property int calm: 1000 // without a press
    readonly property int tipDelay: 500
    readonly property int noticeTime: 6000
    readonly property int readingTime: 60 // a letter
    readonly property int breath: 100 // between messages to a screen reader
    readonly property int wave: Math.round(70 * pace) // from one place of a line to the next
    readonly property int tumble: Math.round(700 * pace)
    readonly property int slide: Math.round(750 * pace) // what the eye has to follow
    readonly property int counting: Math.round(1200 * pace) // points, up to what they are
    readonly property int confetti: Math.round(3200 * pace)
    readonly property int dusk: Math.round(1600 * pace) // a loss sinks in
    readonly property int peek: 4000 // a look that ends by itself

    readonly property list<FontLoader> fonts: [
        FontLoader { source: "qrc:/assets/fonts/BombshelfRounded-Medium.ttf" },
        FontLoader { source: "qrc:/assets/fonts/BombshelfRounded-Bold.ttf" },
        FontLoader { source: "qrc:/assets/fonts/BombshelfRounded-Black.ttf" }
    ]

    /// The size at which a picture of that many pixels is drawn: the next of a few, so that many share one.
    function pictureSize(pixels: real): int {
        return pictureSizes.find(size => size >= pixels) ?? pictureSizes[pictureSizes.length - 1];
    }
    /// How wide words are to be within that room, so that lines are of like length: no last word should stand alone. They take that much
    /// in one line, in letters of that size.
    function evenWidth(line: real, letters: real, room: real): real {
        const lines = Math.ceil(line / room);
        return lines < 2 ? room : Math.min(room, line / lines + 4 * letters);
    }
    /// A number, with a minus as wide as a plus.
    function figures(value: var): string {
        return String(value).replace("-", "−");
    }
    function icon(name: string): string {
        return "qrc:/assets/icons/" + (dark ? "dark/" : "") + name + ".svg";
    }
    /// For an icon on paper or a bright ink, whatever the theme.
    function darkIcon(name: string): string {
        return "qrc:/assets/icons/" + name + ".svg";
    }
    /// For an icon on a dark ink, whatever the theme.
    function lightIcon(name: string): string {
        return "qrc:/assets/icons/dark/" + name + ".svg";
    }
}
