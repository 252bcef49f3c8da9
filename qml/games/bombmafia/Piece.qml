import QtQuick
import Bombshelf.Table
import Bombshelf.Theme
import Bombshelf.View

/// A piece of the model that goes to wherever the model says it lies. Cards fly there; what passes from seat to seat slides
/// along an arc, keeping to the right, so that two that change places pass each other and a dance goes round the table.
TablePiece {
    id: piece

    required property Layout layout
    /// What has just happened.
    required property Moment moment
    required property Peek peek
    required property Hand hand

    readonly property bool isBag: Art.isBagPlace(zone)
    readonly property bool isOwn: zoneSeat >= 0 && layout.isOwn(zoneSeat)
    readonly property bool inOwnHand: zone === "hand" && isOwn
    /// The viewer knows it, but can't see it.
    readonly property bool noted: Settings.notes && !faceUp && kind !== "" && !isOwn && (zone === "hand" || zone === "bag")
    readonly property bool sliding: flying && passes

    // The way: from where it lay to where it will, bent to the right of it.
    property point from
    property point end
    property real gone: 1 ///< the share of the way
    property bool passes: false
    property string lastZone: ""
    property int lastSeat: -1
    readonly property real bend: passes ? 0.3 : 0

    function answers(move: var): bool {
        return inOwnHand && move.verb === "play" && move.args[0] === kind;
    }
    function along(start: real, control: real, end: real): real {
        return (1 - gone) * (1 - gone) * start + 2 * gone * (1 - gone) * control + gone * gone * end;
    }
    function set(): void {
        from = Qt.point(x, y);
        end = Qt.point(spot.x, spot.y);
        passes = isBag && lastZone === "bag" && zone === "bag" || zone === "hand" && lastZone === "hand" && zoneSeat !== lastSeat;
        if (flies) {
            way.restart();
        } else {
            way.stop();
            arrive();
        }
    }
    function arrive(): void {
        gone = 1;
        passes = false;
        lastZone = zone;
        lastSeat = zoneSeat;
    }

    called: covered && noted ? (isBag ? qsTr("A bag, closed. You remember: %1") : qsTr("A card, face down. You remember: %1")).arg(kindText) : covered && isBag ? qsTr("A bag, closed") : covered ? (near as Card).backName : kindText
    explained: covered ? "" : inOwnHand && playable ? hand.rule(piece) : rule
    plan: layout
    inPile: zone === "deck" || zone === "discards" || zone === "out"
    shape: Qt.resolvedUrl(isBag ? "Bag.qml" : "MafiaCard.qml")
    playable: isBag ? isOwn && zone === "bag" && peek.possible : inOwnHand && Match.choices.some(choice => answers(choice))
    flying: way.running
    x: Math.max(0, Math.min(layout.width - width, along(from.x, (from.x + end.x) / 2 - bend * (end.y - from.y), end.x)))
    y: Math.max(0, along(from.y, (from.y + end.y) / 2 + bend * (end.x - from.x), end.y)) // on the table
    z: sliding ? 700 : above ? 500 + place : zone === "discards" ? 100 - place : inPile ? zoneCount - place : 80 + place
    visible: !layout.hidden.includes(zone) && (flying || !inPile || place < (zone === "discards" ? 6 : 2) || zone === "deck" && zoneCount - place < 11)
    onSpotChanged: if (completed) set()

    property bool completed: false

    Component.onCompleted: {
        end = Qt.point(spot.x, spot.y);
        arrive();
        completed = true;
    }
    NumberAnimation {
        id: way

        target: piece
        property: "gone"
        from: 0
        to: 1
        duration: piece.passes ? Theme.slide : Theme.fly
        easing.type: piece.passes ? Easing.InOutSine : Easing.OutCubic
        onFinished: piece.arrive()
    }
}
