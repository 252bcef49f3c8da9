import QtQuick
import QtQuick.Window
import Bombshelf.Controls
import Bombshelf.Theme

/// A card of 63:88, sized by its width. It turns over by narrowing to its edge and changing its face there. One that turns up
/// before all eyes has landed first, lifts, turns larger than it lies, is held for a breath and settles.
Pressable {
    id: card

    property string faceSource: ""
    property string backSource: ""
    property bool faceUp: false
    property string indexText: ""
    property url indexMark: ""
    property string caption: ""
    /// Pointed out: by a hint, or as what happened last.
    property bool marked: false
    /// Its back carries a question mark: somebody knows what it is, this screen does not.
    property bool unknown: false
    /// Held above the table: its shadow lies further off.
    property bool lifted: false
    /// It turns up before all eyes; else it is only looked at.
    property bool reveals: false
    /// How long it keeps them waiting, ms.
    property int suspense: 0
    /// What is heard meanwhile, see Sounds.
    property string hush: "heartbeat"
    readonly property bool revealing: reveal.running
    /// How much larger than it lies: at most, and now.
    property real nearest: Theme.nearer
    property real nearness: 1
    /// What stays where it lies while it is larger: 0 its upper edge, 1 the lower one; 0 its left edge, 1 the right one.
    property real lean: 0.5
    property real leanAside: 0.5
    /// What a screen reader calls it when its back shows.
    property string backName: qsTr("A card, face down")
    property string spoken: shown ? caption : backName
    /// More of it, for them alone.
    property string about: ""
    /// The side that shows: follows faceUp in the middle of the turn.
    property bool shown: false
    readonly property real rise: chosen ? 0.1 : !playable ? 0 : reached ? 0.06 : 0.02
    /// Few sizes, so that cards share their pictures. Whoever lets it grow says what it grows to: each size is drawn for itself.
    property int pixels: Theme.pictureSize(width)

    property bool settled: false // a card made face up need not turn first
    /// The face on the card: one that is turned down keeps it as far as its edge, though nobody knows it any more.
    property var printed: ({picture: "", index: "", mark: "", caption: ""})

    /// Shows the side it lies on without a turn.
    function lie(): void {
        reveal.stop();
        narrow.stop();
        widen.stop();
        turn.xScale = 1;
        showSide();
    }
    function showSide(): void {
        printFace();
        shown = faceUp;
        ahead.source = "";
    }
    function printFace(): void {
        printed = {picture: faceSource, index: indexText, mark: indexMark, caption: caption};
    }
    function reprint(): void {
        if (settled && Theme.turn > 0)
            ink.restart();
        else if (settled)
            printFace();
    }
    function turnOver(): void {
        if (faceUp && !shown)
            ahead.source = faceSource;
        if (faceUp && reveals && !shown) {
            if (!lifted && !reveal.running)
                reveal.start();
        } else if (shown !== faceUp) {
            reveal.stop();
            widen.stop();
            narrow.start();
        } else if (narrow.running || reveal.running) { // turned back on the way
            reveal.stop();
            narrow.stop();
            widen.start();
        }
    }

    implicitHeight: width * Theme.cardRatio
    Component.onCompleted: {
        lie();
        settled = true;
    }
    height: width * Theme.cardRatio
    onFaceUpChanged: {
        if (settled && visible && Theme.turn > 0)
            soon.restart();
        else if (settled)
            lie();
    }
    onLiftedChanged: if (settled && !lifted && shown !== faceUp) turnOver()
    onFaceSourceChanged: reprint()
    onIndexTextChanged: reprint()
    onIndexMarkChanged: reprint()
    onCaptionChanged: reprint()
    Accessible.name: chosen ? qsTr("%1, chosen", "a card").arg(spoken) : spoken
    Accessible.description: about
    Accessible.ignored: spoken === ""
    Accessible.selected: chosen

    Timer { // once it is known where it goes
        id: soon

        interval: 0
        onTriggered: card.turnOver()
    }
    Timer { // once it is known which way the card lies
        id: ink

        interval: 0
        onTriggered: if (card.faceUp || !card.shown) card.printFace()
    }
    NumberAnimation {
        id: narrow

        target: turn
        property: "xScale"
        to: 0
        duration: Theme.turn / 2
        easing.type: Easing.InQuad
        onFinished: {
            card.showSide();
            widen.start();
        }
    }
    SequentialAnimation {
        id: reveal

        onStopped: card.nearness = 1
        ScriptAction { script: if (card.suspense > 0) Sounds.play(card.hush) }
        PauseAnimation { duration: card.suspense }
        ParallelAnimation {
            NumberAnimation { target: card; property: "nearness"; to: card.nearest; duration: Theme.turn / 2; easing.type: Easing.OutQuad }
            NumberAnimation { target: turn; property: "xScale"; to: 0; duration: Theme.turn / 2; easing.type: Easing.InQuad }
        }
        ScriptAction { script: card.showSide() }
        NumberAnimation { target: turn; property: "xScale"; to: 1; duration: Theme.turn / 2; easing.type: Easing.OutQuad }
        PauseAnimation { duration: Theme.held }
        NumberAnimation { target: card; property: "nearness"; to: 1; duration: Theme.settle; easing.type: Easing.InOutQuad }
    }
    NumberAnimation {
        id: widen

        target: turn
        property: "xScale"
        to: 1
        duration: Theme.turn / 2
        easing.type: Easing.OutQuad
    }
    Rectangle { // shadow: the higher the card, the further off
        readonly property real off: card.width * (0.015 + 0.3 * card.rise + (card.lifted ? 0.06 : 0) + 0.2 * (card.nearness - 1))

        x: off + (1 - turn.xScale) * card.width / 2
        y: 1.4 * off - card.rise * card.height * 0.4
        width: card.width * turn.xScale
        height: card.height
        radius: card.width * 0.05
        color: Theme.shadow
        opacity: Theme.shadowOpacity
    }
    Item {
        id: body

        width: card.width
        height: card.height
        y: -card.rise * card.height
        transform: [
            Scale { id: turn; origin.x: body.width / 2 },
            Scale { origin { x: body.width * card.leanAside; y: body.height * card.lean } xScale: card.nearness; yScale: card.nearness }
        ]

        Behavior on y { NumberAnimation { duration: Theme.press } }
        Rectangle {
            anchors.fill: parent
            visible: picture.status === Image.Loading
            radius: card.width * 0.05
            color: Theme.card
        }
        Image {
            id: picture

            anchors.fill: parent
            asynchronous: !card.visible && Theme.turn > 0 // many that are dealt from out of sight would hold up a frame
            source: card.shown ? card.printed.picture : card.backSource
            sourceSize.width: card.pixels
            smooth: true
            mipmap: true
        }
        Loader { // most cards of a deck are never turned up
            anchors.fill: parent
            visible: card.shown
            active: card.shown || item !== null
            Component.onCompleted: setSource("CardFace.qml", {card: card})
        }
        Loader { // most cards of a table mean nothing now
            anchors.fill: parent
            active: card.playable || card.chosen || card.marked || card.unknown && !card.shown || card.activeFocus
            Component.onCompleted: setSource("CardStates.qml", {card: card})
        }
    }
    Image { // the face that it turns to is drawn while it turns, and holds up no frame
        id: ahead

        visible: false
        asynchronous: true
        sourceSize.width: card.pixels
    }
}
