import QtQuick
import Bombshelf.Theme
import Bombshelf.View

/// A piece of the model, for as long as the match lasts: what it is, where it lies, and in which shape.
FocusScope {
    id: piece

    required property int pieceId
    required property string kind
    required property string kindText
    required property string rule
    required property piecePlace where
    required property bool faceUp
    readonly property string zone: where.zone
    readonly property int zoneSeat: where.seat
    readonly property int place: where.place
    readonly property int zoneCount: where.count
    required property TableLayout plan
    /// Where it lies, or flies to, and how large it is there. While the plan settles nothing of it is read, and so none of its measures followed.
    readonly property rect spot: plan.settling ? kept.spot : kept.spot = placed()
    /// What it was, for that time: no property, so that it calls nobody.
    readonly property var kept: ({spot: Rects.none})
    /// What it looks like, for ever: a file of the game's, whose property `piece` is this one.
    required property url shape
    /// A press on it means something now.
    property bool playable: false
    /// It may be carried somewhere, if the scene has a way for it: see Carrier.
    property bool movable: playable
    property bool flying: false
    /// Of a pile only the uppermost are seen: what lies deep in it is not drawn before others have gone.
    property bool inPile: false
    readonly property bool drawn: visible || !inPile || place < 6
    /// It takes its time to where it lies.
    readonly property bool flies: Theme.fly > 0 && !plan.fitting
    /// It has just been turned up, and the scene has not looked at it yet.
    property bool fresh: false
    /// It turns up before all eyes, by what has just happened.
    property bool revealed: false
    /// It lies on the stage for the moment, see GameScene.
    property bool staged: false
    property rect stage
    /// Where it goes now.
    readonly property rect goal: staged ? stage : spot
    /// It is just turning, above the others.
    property bool revealing: false
    /// Carried, or on its way back from that.
    readonly property bool held: carried || back.running
    property bool carried: false
    readonly property bool above: flying || coming || staged || revealing || held
    /// On its way from where it was dealt, see comeFrom().
    readonly property bool coming: arrival.running

    /// What of it can be seen near: a Card, a Die or a Sign.
    property Item near: drawing.item instanceof Card || drawing.item instanceof Die || drawing.item instanceof Sign ? drawing.item as Item : null
    readonly property bool covered: near instanceof Card && !(near as Card).shown
    /// What it is called there, and what more is said of it, as far as its viewer knows.
    property string called: covered ? (near as Card).backName : (near as Sign)?.told ?? kindText
    property string explained: covered ? "" : rule

    required property Carrier carrier

    /// Where the plan has it lie.
    function placed(): rect {
        return plan.spot(where.zone, where.seat, where.place, where.count);
    }
    function draw(): void {
        if (drawn && drawing.status === Loader.Null)
            drawing.setSource(shape, {piece: piece});
    }
    /// Flies here from there, after this many ms; until then it is not seen.
    function comeFrom(from: rect, after: int): void {
        away.x = from.x + (from.width - goal.width) / 2 - goal.x;
        away.y = from.y + (from.height - goal.height) / 2 - goal.y;
        turnToCome.duration = after;
        arrival.restart();
    }
    /// It is carried no further, though the pointer still holds it.
    function putBack(): void {
        carrier.piece = null;
        carried = false;
        back.start();
    }
    function land(): void {
        if (!coming)
            return;
        arrival.stop();
        drawing.opacity = 1;
        away.x = away.y = 0;
    }
    /// It can be carried to where it means something.
    function goesSomewhere(): bool {
        return movable && carrier.waysOf(piece).length > 0;
    }
    /// A press on it might stand for that move, {verb, args}, if it were open.
    function answers(move: var): bool {
        return false;
    }

    width: goal.width
    height: goal.width > 0 ? width * goal.height / goal.width : 0
    activeFocusOnTab: playable || activeFocus
    onFaceUpChanged: fresh = faceUp
    Component.onCompleted: fresh = false // it has lain there so
    onDrawnChanged: draw()

    Behavior on width {
        enabled: piece.flies
        NumberAnimation { duration: Theme.fly; easing.type: Easing.OutCubic }
    }
    transform: Translate { id: away }

    DragHandler {
        id: drag

        enabled: piece.goesSomewhere()
        target: null
        onActiveChanged: {
            if (active) {
                back.stop();
                piece.carried = true;
                piece.carrier.piece = piece;
            } else if (piece.carried) {
                piece.carrier.letGo();
                piece.carried = false;
                back.start();
            }
        }
        onCentroidChanged: {
            if (!piece.carried)
                return;
            away.x = (centroid.scenePosition.x - centroid.scenePressPosition.x) / Theme.shrinking;
            away.y = (centroid.scenePosition.y - centroid.scenePressPosition.y) / Theme.shrinking;
            piece.carrier.move(centroid.scenePosition);
        }
    }
    ParallelAnimation {
        id: back

        NumberAnimation { target: away; property: "x"; to: 0; duration: Theme.fly; easing.type: Easing.OutCubic }
        NumberAnimation { target: away; property: "y"; to: 0; duration: Theme.fly; easing.type: Easing.OutCubic }
    }
    SequentialAnimation {
        id: arrival

        PropertyAction { target: drawing; property: "opacity"; value: 0 }
        PauseAnimation { id: turnToCome }
        PropertyAction { target: drawing; property: "opacity"; value: 1 }
        ParallelAnimation {
            NumberAnimation { target: away; property: "x"; to: 0; duration: Theme.fly; easing.type: Easing.OutCubic }
            NumberAnimation { target: away; property: "y"; to: 0; duration: Theme.fly; easing.type: Easing.OutQuad }
        }
    }
    Loader {
        id: drawing

        anchors.fill: parent
        focus: true
        Component.onCompleted: piece.draw()
    }
    Binding {
        target: piece
        property: "revealing"
        value: (drawing.item as Card)?.revealing ?? false
        when: drawing.item instanceof Card
    }
    Binding {
        target: piece.near as Card
        property: "pixels"
        value: Theme.pictureSize(piece.goal.width)
    }
    Binding { // however near it comes, it stays on the table
        target: drawing.item as Card
        property: "lean"
        value: Math.min(1, Math.max(0, piece.goal.y / Math.max(1, (piece.parent?.height ?? 0) - piece.goal.height)))
    }
}
