pragma ComponentBehavior: Bound

import QtQuick
import Bombshelf.Table
import Bombshelf.Theme
import Bombshelf.View

// Whoever leads through a lesson, gives advice or remarks on a match: a bubble over the table, where it covers nothing that it speaks of, and a ring
// round that.
FocusScope {
    id: guide

    required property GameScene scene

    readonly property bool teaches: Lesson.stage !== Lesson.Silent
    readonly property bool advises: !teaches && Advice.text !== ""
    readonly property string text: teaches ? Lesson.text : advises ? Advice.text : Remarks.text
    /// Nothing on the table has to be pressed, so the keys go to the bubble.
    readonly property bool leads: teaches && Lesson.stage !== Lesson.Asking && Lesson.stage !== Lesson.Looking && Lesson.stage !== Lesson.Watching
    /// It steps back with these words while all look at what was done.
    property string said: ""
    property rect spot: Rects.none
    property rect ringed: Rects.none // and what hangs over its foot
    /// What it speaks of, and must not cover, though it may not point there.
    property rect subject: Rects.none
    /// Where the move that is advised is made by a second press, if that is not where it points: a list of rectangles.
    property var after: []
    property bool unsettled: false
    readonly property bool settled: !soon.running && !unsettled
    /// Somebody looks at what it covers, and not only an edge of it.
    readonly property rect near: scene?.spotOfNear ?? Rects.none
    readonly property bool inTheWay: spots.overlap(near, Qt.rect(bubble.x, bubble.y, bubble.width, bubble.height)) > 0.1 * near.width * near.height
    readonly property string pointed: Lesson.target ? scene?.nameOf(Lesson.target) ?? "" : ""

    /// The keys are where something is to be done next.
    signal tableAsked

    function look(): void {
        if (text === "")
            return;
        const furniture = spots.furniture();
        spot = pointsAt();
        ringed = spots.withSlips(spot, furniture);
        subject = scene && Lesson.subject ? scene.spotOf(Lesson.subject) : ringed;
        after = scene && advises && Advice.move.verb !== undefined ? scene.spotsAfter(Advice.move) : [];
        bubble.place(furniture);
    }
    function pointsAt(): rect {
        if (scene && advises && Advice.move.verb !== undefined)
            return scene.spotOfMove(Advice.move);
        return scene && Lesson.target ? scene.spotOf(Lesson.target) : Rects.none;
    }
    function consider(): void {
        Lesson.consider(scene?.laidOut ?? []);
        Advice.consider(scene?.laidOut ?? []);
    }
    function takeKeys(): void {
        if (leads || Lesson.offersWay)
            return bubble.focusFirst();
        tableAsked();
        if (scene)
            (asked()[0] as Item)?.forceActiveFocus(Qt.ShortcutFocusReason);
    }
    /// What is to be pressed next, where the lesson says which move to make: a button, or else something on the table.
    function asked(): var {
        const form = Lesson.target;
        if (form?.sends || form?.args.length > 0)
            return scene.toPressFor(form);
        const move = Match.choices[Lesson.wanted];
        return move ? scene.toPressFor({verb: move.verb, args: move.args, sends: false}) : [];
    }
    /// Back to the bubble, with what lies in its way put away.
    function comeForward(): void {
        scene?.putAway();
        bubble.focusFirst();
    }
    function next(): void {
        if (teaches)
            return Lesson.next();
        Pages.hush();
    }

    Keys.onPressed: event => {
        event.accepted = inTheWay;
        if (inTheWay)
            comeForward();
    }
    visible: text !== "" || Lesson.stage === Lesson.Looking && opacity > 0
    enabled: text !== ""
    opacity: enabled ? 1 : 0
    onActiveFocusChanged: {
        if (activeFocus || text !== "")
            return;
        soon.keys = true; // it had them, and has nothing more to say
        soon.start();
    }
    onInTheWayChanged: if (!inTheWay && activeFocus) bubble.focusFirst()
    onWidthChanged: soon.start()
    onHeightChanged: soon.start()
    onSceneChanged: {
        consider();
        soon.keys = teaches;
        soon.start();
    }
    onTextChanged: {
        said = text === "" ? said : text;
        soon.start();
    }

    Behavior on opacity { NumberAnimation { duration: Theme.settle } }
    Timer { // once all that has changed has changed
        id: soon

        property bool keys: false

        interval: 0
        onTriggered: {
            guide.unsettled = guide.visible;
            drawing.drawnHeight = 0;
            if (guide.visible)
                guide.look();
            if (keys && Pages.sheet === Pages.Sheet.None)
                guide.takeKeys();
            keys = false;
        }
    }
    Connections { // buttons and words find their places just before they are drawn
        id: drawing

        target: guide.Window.window
        enabled: guide.visible

        property real drawnHeight: 0

        function onFrameSwapped(): void {
            if (!guide.unsettled) {
                if (guide.spot !== guide.pointsAt()) // buttons grow, and others take their place, and dice come, without a word of it
                    soon.start();
                return;
            }
            guide.look();
            if (drawnHeight !== bubble.height) { // it may still be growing
                drawnHeight = bubble.height;
                guide.Window.window.update();
                return;
            }
            guide.unsettled = false;
        }
    }
    Connections {
        target: Lesson

        property bool taught: false // before

        function onChanged(): void {
            soon.keys = soon.keys || guide.teaches || taught;
            taught = guide.teaches;
            soon.start();
        }
    }
    Connections {
        target: guide.scene

        function onLaidOutChanged(): void { guide.consider(); }
    }
    Connections {
        target: Match

        function onProgressChanged(): void {
            if (!Match.moving || guide.spot.width > 0) // where it points at nothing it stays while things move
                soon.start();
        }
        function onChoicesChanged(): void {
            soon.keys = soon.keys || Lesson.stage === Lesson.Asking;
            soon.start();
        }
    }
    Binding {
        target: guide.scene?.bar ?? null
        property: "led"
        value: Lesson.stage === Lesson.Asking
    }
    Binding {
        target: guide.scene?.bar ?? null
        property: "wanted"
        value: Match.choices.length > 0 ? Lesson.wanted : -1 // one of them
    }
    SpotRing {
        spot: guide.ringed
        visible: guide.spot.width > 0 && guide.text !== "" && spots.overlap(guide.spot, guide.near) === 0
    }
    Repeater {
        model: guide.after

        SpotRing {
            required property rect modelData

            spot: modelData
            visible: guide.text !== ""
        }
    }
    GuideBubble {
        id: bubble

        function place(furniture: var): void {
            const spot = spots.place(Qt.rect(x, y, width, height), sizes(), guide.subject, furniture);
            x = spot.x;
            y = spot.y;
            width = spot.width;
        }

        focus: true
        enabled: !guide.inTheWay
        opacity: enabled ? 1 : 0
        speaker: guide.teaches ? Lesson.speaker : guide.advises ? Advice.speaker : Remarks.speaker
        remarks: !guide.teaches && !guide.advises
        text: guide.said
        pointed: guide.pointed
        onHeightChanged: soon.start()
        onNext: guide.next()
    }
    GuideSpots {
        id: spots

        scene: guide.scene
        spared: guide.after
    }

    Shortcut { sequence: "F6"; enabled: guide.visible; onActivated: bubble.activeFocus ? guide.tableAsked() : guide.comeForward() }
    Shortcut { sequence: "Alt+Right"; enabled: guide.visible || guide.teaches; onActivated: guide.next() }
    Shortcut { sequence: "Alt+Left"; enabled: guide.teaches; onActivated: Lesson.back() }
    Shortcut { sequence: "Alt+Up"; enabled: guide.teaches; onActivated: Lesson.again() }
}
