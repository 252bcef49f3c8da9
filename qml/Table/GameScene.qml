import QtQuick
import Bombshelf.Controls
import Bombshelf.Theme
import Bombshelf.View

/// A game on the table: every game's Scene.qml is one, and this is all that the rest of the program asks of it. It shows what
/// Match says and sends back what is chosen; it knows no rules. A scene writes into nothing outside itself.
FocusScope {
    id: scene

    // What a scene has to say.
    required property string gameId
    required property GameArt art
    /// What is asked, at the foot of the table.
    required property AnswerBar bar
    /// Where things lie above the bar.
    required property TableLayout plan
    required property TablePieces pieces

    // What it may say.
    /// Where the keys are while nothing else has them.
    property Item firstFocus: bar
    /// How long each event is looked at, see GameArt.
    property var beats: art.beats
    /// How long the pictures of these events take to come to rest, ms as they are now; of others, see below and Match.flight.
    property var pictures: ({})
    /// Events whose cards are turned up before all eyes, where they lie.
    property var revealed: []
    /// Events whose card is turned up on the stage (TablePiece.stage), and goes where it lies with the next event; and events that
    /// it stays there for.
    property var staged: []
    property var stagedOn: []
    /// Events after which the pictures wait for Match.goOn().
    property var holds: []
    /// Events that the log tells louder than others.
    property var loud: []
    /// What is heard of them, see Sounds.
    property var sounds: art.sounds
    /// Events that are heard once their picture has come to rest: the sound would tell how it ends.
    property var heardLast: []
    /// Keys of its own, for the list of keys: [{keys, what}].
    property var keys: []
    /// What it offers beside the match, for the bar above it: [{icon, text, key, open}].
    property var aids: []

    /// Moves {verb, args} that are laid out on a form, and not made before it is sent.
    property var laidOut: []
    /// A form lies over all pieces, so that none of them is looked at or pressed.
    property bool covered: false
    /// What else than a piece is looked at: the key of its text in the rule book, or "".
    property string lookedUp: ""

    /// Beside its pieces something still moves that all should have seen.
    property bool playing: false

    /// Escape means something here: it closes the zoom, or puts back what is carried.
    readonly property bool escapes: zoom.piece !== null || carrier.piece !== null

    /// Where something is seen near; empty if nothing is.
    readonly property alias spotOfNear: zoom.spot

    // What it can build on.
    readonly property alias carrier: carrier
    /// Who sits at the bottom: who looks, or looked last.
    property int nearest: Math.max(0, viewer)
    readonly property int viewer: Match.viewer
    readonly property int seats: Math.max(2, Match.players.length)
    readonly property real tableHeight: height - bar.height
    readonly property var times: {
        const all = {};
        revealed.forEach(what => all[what] = Theme.fly + Theme.reveal);
        staged.forEach(what => all[what] = Theme.fly + Theme.suspense + Theme.reveal);
        return Object.assign(all, pictures);
    }

    /// The rule book is to be opened at what is looked at.
    signal bookAsked
    /// All of it is there, and is seen from now on.
    signal putUp

    /// Where a piece may be put down now, see Carrier.
    function waysOf(piece: TablePiece): var {
        return [];
    }
    function fit(): void {
        plan?.fit(width, height - bar.height); // tableHeight may still be that of the size before
    }
    /// A number of the rules, by the word of the game's descriptor.
    function constant(name: string): int {
        return Catalogue.game(gameId).constant(name);
    }
    function stagePieces(what: string): void {
        for (const piece of pieces.all()) {
            piece.staged = Theme.fly > 0 && (piece.staged ? stagedOn.includes(what) : piece.fresh && staged.includes(what));
            piece.revealed = piece.staged || piece.fresh && revealed.includes(what);
            piece.fresh = false;
        }
    }
    /// Deals these pieces out from there, one after another.
    function dealFrom(from: rect, dealt: var): void {
        if (Theme.fly > 0)
            dealt.forEach((piece, at) => piece.comeFrom(from, at * Theme.wave));
    }
    function sound(what: string, args: var): void {
        const name = soundOf(what, args);
        if (name !== "")
            Sounds.play(name);
    }
    function soundOf(what: string, args: var): string {
        return sounds[what] ?? "";
    }
    /// Where that zone lies, in the scene's pixels: what is seen of its pieces, or where its first one would lie. Empty if it is not shown at all.
    /// The seat is -1 where the zone is nobody's.
    function spotOfZone(zone: string, seat: int): rect {
        const inside = pieces.shown(piece => piece.zone === zone && piece.zoneSeat === seat).map(piece => piece.spot);
        if (inside.length === 0)
            return plan.hidden.includes(zone) ? Rects.none : plan.spot(zone, seat, 0, 1);
        return Rects.around(inside);
    }
    /// Where what a lesson points at is seen (Lesson.target): pieces of a zone or the zone itself, the buttons of a verb, or the plaque of a seat. Empty
    /// if it is not.
    function spotOf(target: var): rect {
        if (target.verb !== "")
            return Rects.around(toPressFor(target).map(spotOfItem));
        if (target.zone === "")
            return plaqueOf(scene, target.seat);
        const there = pieces.shown(piece => piece.zone === target.zone && (target.seat < 0 || piece.zoneSeat === target.seat));
        const meant = there.filter(piece => (target.kind === "" || piece.kind === target.kind) && (target.place < 0 || piece.place === target.place));
        if (meant.length > 0)
            return Rects.around((target.kind === "" ? meant : besideOneAnother(meant)).map(piece => piece.spot));
        return target.kind === "" ? spotOfZone(target.zone, target.seat) : Rects.none; // it has gone elsewhere
    }
    /// The first of them and those that follow it place by place: around all would be others, too.
    function besideOneAnother(all: var): var {
        const inLine = all.slice().sort((one, other) => one.zoneSeat - other.zoneSeat || one.place - other.place);
        return inLine.filter((piece, at) => piece.zoneSeat === inLine[0].zoneSeat && piece.place === inLine[0].place + at);
    }
    /// What is pressed for the moves that a lesson points at: buttons, or what a scene has in their stead.
    function thingsOf(target: var): var {
        return bar.buttonsFor(target);
    }
    /// The same, or else what is pressed on the table.
    function toPressFor(target: var): var {
        const things = thingsOf(target);
        return things.length > 0 ? things : pressedFor(target);
    }
    /// Where that move is made: {verb, args}. Empty if that is not seen.
    function spotOfMove(move: var): rect {
        return Rects.around(pressedFor(move).map(spotOfItem));
    }
    /// Where lies what is pressed after that, if it is in sight: a list of rectangles.
    function spotsAfter(move: var): var {
        return [];
    }
    /// What is pressed next for that move: one thing on the table, else buttons, or what a scene has in their stead.
    function pressedFor(move: var): var {
        const there = covered ? [] : [...pieces.shown(piece => piece.playable && !isPicked(piece) && piece.answers(move)), ...placesFor(move)];
        const buttons = there.length === 1 ? [] : thingsOf({verb: move.verb, args: move.args, sends: false});
        return buttons.length > 0 ? buttons : there;
    }
    /// Places of the table that can be pressed for that move.
    function placesFor(move: var): var {
        return [];
    }
    /// The piece has been pressed, and what is pressed next makes a move of it.
    function isPicked(piece: TablePiece): bool {
        return false;
    }
    /// What it is called, for screen readers.
    function nameOf(target: var): string {
        if (target.zone !== "")
            return Match.zoneName(target.zone, target.seat);
        return target.verb !== "" ? (toPressFor(target)[0] as Item)?.Accessible.name ?? "" : Match.players[target.seat]?.name ?? "";
    }
    function spotOfItem(item: Item): rect {
        const spot = mapFromItem(item, 0, 0, item.width, item.height);
        return Qt.rect(spot.x, spot.y, spot.width, spot.height);
    }
    function plaqueOf(item: Item, seat: int): rect {
        const plaque = item as SeatPlaque;
        if (plaque?.seat === seat && plaque.visible)
            return spotOfItem(plaque);
        let found = Rects.none;
        for (let i = 0; i < item.children.length && found.width === 0; ++i)
            found = plaqueOf(item.children[i], seat);
        return found;
    }
    /// The piece was pressed, and that means nothing now.
    function miss(piece: TablePiece): void {
        explain(move => piece.answers(move));
    }
    /// Says why a press on something does nothing now, by the moves that it might stand for: {verb, args} => bool; or, if nothing
    /// speaks against those, `otherwise`.
    function explain(answers: var, otherwise = ""): void {
        if (!Match.moving && !Match.lookingBack && Match.curtain < 0)
            Match.explain(Array.from(Match.conceivable()).filter(answers), otherwise);
    }
    /// A number key might stand for that move on the table.
    function isNumbered(move: var, number: string): bool {
        return move.args.includes(number);
    }
    /// Says why a number key does nothing now: no button has that number, or, where numbers mean things on the table, the move can't be made.
    function explainNumber(number: string): void {
        const ofButtons = bar.numbered && bar.choices.length > 0;
        explain(move => !ofButtons && isNumbered(move, number), qsTr("Nothing has the number %1 now.").arg(number));
    }
    /// Says why something carried there does nothing: by what lies there, if it might go onto that.
    function explainDrop(piece: TablePiece, at: point): void {
        if (Rects.holds(piece.spot, at))
            return;
        const below = pieces.uppermost(other => other !== piece && Rects.holds(other.spot, at));
        explain(move => below !== null && piece.answers(move) && below.answers(move));
    }
    /// What the rule book explains of what is looked at: of a piece that is seen near, under the pointer or where the keys are; "" if the viewer knows of none.
    function looked(): string {
        const piece = zoom.piece ?? zoom.under ?? pieces.all().find(piece => piece.activeFocus) ?? null;
        return lookedUp !== "" || piece === null || piece.covered || piece.kind === "" ? lookedUp : Catalogue.game(gameId).kindKey(piece.kind);
    }
    /// Does what Escape means here. Returns whether it means anything.
    function putAway(): bool {
        const means = escapes;
        (carrier.piece as TablePiece)?.putBack();
        zoom.close();
        return means;
    }
    /// Its last pictures have come to rest.
    function resting(): bool {
        return !playing && pieces.all().every(piece => !piece.above && !(piece.near as Die)?.rolling);
    }

    /// Does what a plain key means on this table. Returns whether it meant something.
    function press(event: var): bool {
        return false;
    }

    focus: true
    Keys.onPressed: event => event.accepted = Keypress.isPlain(event) && press(event)
    Keys.onShortcutOverride: event => { if (event.key === Qt.Key_Escape && escapes) event.accepted = true; } // else it leaves the table
    Keys.onEscapePressed: event => event.accepted = putAway()
    onPlanChanged: fit()
    onWidthChanged: fit()
    onTableHeightChanged: fit()
    onViewerChanged: {
        if (viewer < 0)
            return;
        plan.atOnce(() => nearest = viewer); // before the hand is sorted by it
        pieces.all().forEach(piece => {
            (piece.near as Card)?.lie(); // what is written of the viewer's cards is there at once
            piece.fresh = false; // nor has it been turned up for all
        });
        zoom.turn();
    }

    Connections {
        target: Match

        function onHappened(what: string, seat: int, args: var): void {
            scene.stagePieces(what);
            if (!scene.heardLast.includes(what))
                scene.sound(what, args);
        }
        function onRested(what: string, seat: int, args: var): void {
            if (scene.heardLast.includes(what))
                scene.sound(what, args);
        }
        function onProgressChanged(): void {
            if (Match.moving)
                return;
            scene.stagePieces("");
            scene.pieces.all().forEach(piece => piece.land());
        }
    }
    Carrier {
        id: carrier

        anchors.fill: parent
        z: 1500
        ways: scene.waysOf
        onMissed: (piece, at) => scene.explainDrop(piece as TablePiece, at)
    }
    Zoom {
        id: zoom

        objectName: "zoom"
        anchors.fill: parent
        z: 2000
        pieces: scene.pieces
        viewer: scene.nearest
        floor: scene.tableHeight
        covered: scene.covered
        onBookAsked: scene.bookAsked()
    }
    Shortcut {
        sequence: "Z"
        enabled: scene.visible
        onActivated: zoom.look(scene.pieces.all().find(piece => piece.activeFocus) ?? zoom.under)
    }
    HoverHandler { // what comes to lie under a pointer that rests is not seen near: nobody has pointed at it
        property bool entered: false
        property point last

        onPointChanged: {
            const at = point.scenePosition;
            if (hovered && entered && carrier.piece === null && (at.x !== last.x || at.y !== last.y))
                zoom.follow(point.position);
            entered = hovered;
            last = at;
        }
        onHoveredChanged: {
            entered = false;
            if (!hovered)
                zoom.follow(Qt.point(-1, -1));
        }
    }
    TapHandler {
        acceptedDevices: PointerDevice.AllDevices & ~PointerDevice.TouchScreen // a finger has no buttons
        acceptedButtons: Qt.RightButton
        onPressedChanged: if (pressed) zoom.look(zoom.pieceAt(point.position))
    }
    TapHandler {
        property TablePiece closed: null // it does nothing, when it is pressed

        onPressedChanged: {
            if (!pressed)
                return;
            zoom.close();
            const piece = zoom.pieceAt(point.position);
            closed = piece !== null && !piece.playable ? piece : null;
        }
        onTapped: if (closed !== null) scene.miss(closed)
        onCanceled: if (closed !== null && zoom.piece === null && !closed.goesSomewhere()) scene.miss(closed) // it was to be dragged
        onLongPressed: zoom.look(zoom.pieceAt(point.position))
    }
}
