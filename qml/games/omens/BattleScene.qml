pragma ComponentBehavior: Bound

import QtQuick
import Bombshelf.Games.Omens
import Bombshelf.Table
import Bombshelf.Theme
import Bombshelf.View

/// The table of a battle, which its own Scene fills in: pieces, plaques, helpers and the question are here.
GameScene {
    id: scene

    /// The battle's layout. What the table's size and the match say is set here.
    required property BattleLayout layout
    property color accent: Theme.midnight
    /// What lies on the table under the pieces, and above them.
    default property alias table: under.data
    property alias above: over.data
    /// Events of its own whose cards turn up before all eyes.
    property var turnsUp: []
    /// Piles in the middle whose place is marked and whose cards are counted.
    property var tagged: ["deck", "discards"]
    /// See Presses.
    property var gather: null
    /// The zone whose pieces may be put down where goalsOf() says, though nothing presses them.
    property string carriedFrom: ""
    property alias ranked: question.ranked
    property alias alsoButtons: question.alsoButtons
    /// Cards that stand out, by name: those of poker hands.
    property var raised: []
    /// Cards that moves have chosen already, by name.
    property var chosen: []
    /// Where great moments are stamped: in the middle, unless what they are about lies there.
    property rect stampRoom: Qt.rect(0, 0, layout.width, layout.height)

    /// See Verdicts.
    property alias ahead: verdicts.ahead
    readonly property Verdicts verdicts: Verdicts {
        id: verdicts

        judge: scene.judge
        comes: scene.comes
    }

    readonly property alias drama: drama
    /// Whose choice it is, or -1.
    readonly property int asked: Match.players.findIndex(player => player.toMove)
    readonly property Moment moment: Moment {
        passed: ["saw"]
        rolls: Art.rolls
    }
    readonly property Presses presses: Presses {
        movesOf: scene.movesOf
        gather: scene.gather
        onMade: question.takeKeys(keyed)
        onMissed: name => { if (!putsBack(name)) scene.explain(move => scene.standsFor(name, move)); }
    }
    readonly property BattleKeys byKeys: BattleKeys {
        presses: scene.presses
        question: question
        answerSlip: answerSlip
        orderSlip: orderSlip
        open: scene.open
        onRankingWanted: scene.showRanking()
    }

    // What follows a battle may say in words of its own.
    /// See Presses.
    function movesOf(choices: var): var {
        return {};
    }
    /// The name of the place that cards of a zone lie on, if presses are on the place; "" if they are not.
    function groundOf(zone: string, seat: int): string {
        return "";
    }
    /// Where the piece goes that makes this choice by a single press; null if it goes nowhere.
    function goalOf(choice: var): var {
        return null;
    }
    /// Where a piece of `carriedFrom` may be put down, see Carrier.
    function goalsOf(piece: BattlePiece): var {
        return [];
    }
    /// What is asked once the thing of that name has been pressed; "" for the usual words.
    function nextQuestion(name: string): string {
        return "";
    }
    /// A choice as its button shows it.
    function worded(choice: var): var {
        return choice;
    }
    /// Where a seat stands, if that says more on its plaque than what it did last; "" if it doesn't.
    function standingOf(seat: int): string {
        return "";
    }
    /// What is stamped on the table at a great moment; "" for none.
    function proclaim(what: string, seat: int, args: var): string {
        return "";
    }
    /// What stands in the light while this happens; empty for nothing.
    function lightOf(what: string, seat: int, args: var): rect {
        return Rects.none;
    }
    /// See Verdicts.
    function judge(what: string, seat: int, args: var): var {
        return null;
    }
    /// See Verdicts.
    function comes(what: string, seat: int): string {
        return "";
    }
    /// Lets burst, burn or sparkle what this is about, once it has been seen.
    function strike(what: string, seat: int, args: var): void {
    }

    /// What a prophecy wanted, and whether it came true; "" for other events.
    function foretold(what: string, args: var): string {
        const wanted = () => Art.categoryText(String(args[0]).slice("prophecy-".length));
        if (what === "fulfilled")
            return qsTr("Foretold: %1. Fulfilled!", "a poker hand").arg(wanted());
        return what === "failed" ? qsTr("Foretold: %1. Not fulfilled.", "a poker hand").arg(wanted()) : "";
    }
    function foretells(what: string, zone: string, seat: int): var {
        const verdict = what === "fulfilled" ? 1 : what === "failed" ? -1 : 0;
        return verdict === 0 ? null : {[Helpers.nameOfZone(zone, seat)]: verdict, [Helpers.nameOfZone("prophecy", seat)]: verdict};
    }
    function indexOf(move: var): int {
        return Match.choices.findIndex(choice => choice.verb === move.verb && String(choice.args) === String(move.args));
    }
    function spotsAfter(move: var): var {
        const names = presses.picked === "" ? presses.seconds(indexOf(move)) : [];
        return things().filter(thing => thing.visible && names.includes(thing.name)).map(thing => spotOfItem(thing));
    }
    function placesFor(move: var): var {
        const index = indexOf(move);
        return [answerSlip.answerFor(index), orderSlip.answerFor(index)].filter(Boolean)
            .concat(open(thing => gather?.things[thing.name] === index || thing instanceof Place && standsFor(thing.name, move)));
    }
    function miss(piece: BattlePiece): void {
        if (!presses.putsBack(piece.name))
            explain(move => piece.answers(move));
    }
    function isPicked(piece: BattlePiece): bool {
        return presses.picked === piece.name;
    }
    function thingsOf(target: var): var {
        const found = bar.buttonsFor(target);
        return found.length > 0 ? found : bar.buttonsFor(Object.assign({}, target, {sends: gather !== null}));
    }
    /// Pieces and places of the table that have a name.
    function things(): var {
        const found = [];
        for (const home of [felt, under, over])
            for (let i = 0; i < home.children.length; ++i)
                found.push((home.children[i] as BattlePiece) ?? (home.children[i] as Place));
        return found.filter(Boolean);
    }
    /// Those that may be pressed now; `fits` picks among them.
    function open(fits: var): var {
        return things().filter(thing => thing.visible && thing.playable && fits(thing));
    }
    function spotOfThing(name: string): rect {
        const one = things().find(thing => thing.name === name);
        return one === undefined ? Qt.rect(layout.width / 2, layout.height / 2, 0, 0) : Qt.rect(one.x, one.y, one.width, one.height);
    }
    /// Whatever a press on the piece and then one on another thing would do. Where that lies is looked up once it is carried.
    function waysOf(piece: BattlePiece): var {
        const next = presses.tree[piece.name];
        const own = piece.zone === carriedFrom ? goalsOf(piece) : [];
        if (own.length > 0)
            return own;
        if (typeof next === "number" && goalOf(Match.choices[next]))
            return [{at: goalOf(Match.choices[next]), put: () => presses.put(next)}];
        if (!presses.isStage(next))
            return [];
        return Object.keys(next).filter(name => typeof next[name] === "number").map(name => ({get at() { return scene.spotOfThing(name); }, put: () => presses.put(next[name])}));
    }
    /// A press on that thing, or on the place below it, might make this move, {verb, args}, if it were open.
    function standsFor(name: string, move: var, below = ""): bool {
        if (move.verb.startsWith("use-"))
            return move.args[0] === name;
        const made = movesOf([Object.assign({index: 0}, move)]);
        return [made, ...Object.values(made)].some(one => presses.isStage(one) && (one[name] ?? one[below]) !== undefined);
    }
    function pieceStandsFor(piece: BattlePiece, move: var): bool {
        return Helpers.targets[piece.name] === indexOf(move) || standsFor(piece.name, move, groundOf(piece.zone, piece.zoneSeat));
    }
    function press(event: var): bool {
        return byKeys.press(event);
    }
    /// A number is a button’s, or a helper’s who can’t be asked now.
    function isNumbered(move: var, number: string): bool {
        return false;
    }
    function showRanking(): void {
        if (!ranked)
            return;
        ranking.active = true;
        (ranking.item as RankingCard).open();
    }

    plan: layout
    bar: question
    playing: drama.playing
    pieces: pieces
    art: Art
    revealed: [...Art.revealed, ...turnsUp]
    pictures: {
        const rolls = {};
        Art.rolls.forEach(what => rolls[what] = Theme.fly + Math.ceil(Theme.tumble * Art.longest));
        return rolls;
    }
    heardLast: revealed
    keys: [{keys: "H", what: qsTr("To the helpers")}, ...(ranked ? [{keys: "R", what: qsTr("Which poker hand beats which")}] : [])]
    Keys.onShortcutOverride: event => { if (event.key === Qt.Key_Escape && presses.held) event.accepted = true; } // else it leaves the table
    Connections {
        target: Match

        function onChoicesChanged(): void {
            followSoon.restart();
        }
    }
    Connections {
        target: Match

        function onHappened(what: string, seat: int, args: var): void {
            drama.light(scene.lightOf(what, seat, args));
        }
        function onRested(what: string, seat: int, args: var): void {
            scene.strike(what, seat, args);
            if (what === "won")
                drama.spray(scene.layout.middle, 0.5 * scene.layout.middle.width);
        }
        function onProgressChanged(): void {
            if (!Match.moving)
                drama.end();
        }
    }
    Steady {
        id: outstanding

        of: scene.raised
    }
    Steady {
        id: chosenSoFar

        of: scene.chosen
    }
    Timer { // once what can be pressed is lit
        id: followSoon

        interval: 0
        onTriggered: {
            if (!question.passBy() && question.keyed)
                scene.byKeys.follow();
        }
    }
    Connections {
        target: scene.presses

        /// The keys go where the next press is awaited.
        function onPickedChanged(): void {
            if (scene.presses.picked !== "" && scene.presses.keyed)
                scene.byKeys.focusOnAnswer();
        }
    }
    Binding { target: scene.layout; property: "seats"; value: scene.seats }
    Binding { target: scene.layout; property: "viewer"; value: scene.nearest }
    Binding { target: scene.layout; property: "helpers"; value: Helpers.team.length }
    Binding { target: scene.layout; property: "nameWidth"; value: nameMetrics.font.pixelSize > 0 && Settings.language !== "" ? Math.max(0, ...Helpers.team.map(kind => nameMetrics.advanceWidth(Catalogue.kindText(Match.gameId, kind)))) : 0 } // again at every size, and in every language
    Binding { target: scene.layout; property: "dice"; value: Match.tableCounts.dice ?? 0 }
    Binding { target: scene.layout; property: "extra"; value: Match.tableCounts["extra-die"] ?? 0 }

    FontMetrics {
        id: nameMetrics

        font { family: Theme.family; pixelSize: Theme.least; weight: Font.Bold }
    }
    Image {
        width: parent.width
        height: scene.layout.height
        source: `qrc:/assets/games/${scene.gameId}/${Theme.dark ? "table-dark" : "table"}.svg`
        sourceSize { width: 1600; height: 1000 }
    }
    Item {
        id: under

        width: parent.width
        height: scene.layout.height
    }
    Item {
        id: felt

        width: parent.width
        height: scene.layout.height

        EachSeat {
            SeatBoard {
                required property int index

                z: 60
                seat: index
                layout: scene.layout
                bandColor: scene.accent
                rollsToStart: scene.moment.now === "start-roll" && scene.moment.nowSeat === seat
                lastAction: scene.standingOf(seat) || (player.lastAction ?? "")
            }
        }
        TablePieces {
            id: pieces

            BattlePiece {
                carrier: scene.carrier
                layout: scene.layout
                moment: scene.moment
                presses: scene.presses
                movable: playable || zone === scene.carriedFrom
                raised: outstanding.value.includes(name)
                taken: chosenSoFar.value.includes(name)
                verdict: verdicts.of(zone, zoneSeat)
                stands: scene.pieceStandsFor
                onPlayableChanged: if (!playable && activeFocus) question.forceActiveFocus()
            }
        }
    }
    Item { // below the signs at what they go round
        anchors.fill: felt

        Wished {
            spotOf: scene.spotOfThing
        }
    }
    Item {
        id: over

        width: parent.width
        height: scene.layout.height

        Repeater {
            model: scene.tagged

            PileTag {
                required property string modelData

                zone: modelData
                at: scene.layout.spot(zone, -1, 0, 1)
            }
        }
    }
    Drama {
        id: drama

        anchors.fill: felt
        moment: scene.moment
        accent: scene.accent
        table: felt
    }
    Item {
        anchors.fill: felt

        AnswerPopover {
            id: answerSlip

            presses: scene.presses
            about: open ? scene.spotOfThing(Helpers.subject) : Rects.none
            onOpenChanged: if (!open) question.forceActiveFocus()
        }
        OrderPopover {
            id: orderSlip

            presses: scene.presses
            about: open ? scene.spotOfThing(Helpers.subject) : Rects.none
            onOpenChanged: if (!open) question.forceActiveFocus()
        }
        Banner {
            accent: scene.accent
            ink: Art.inkOn(scene.accent)
            room: scene.stampRoom
            text: scene.moment.what === "" || scene.moment.begins !== "" ? "" : scene.proclaim(scene.moment.what, scene.moment.seat, scene.moment.args)
        }
    }
    Question {
        id: question

        focus: true
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        moment: scene.moment
        outdated: scene.moment.outdated
        presses: scene.presses
        nextQuestion: scene.nextQuestion
        worded: scene.worded
        onRankingWanted: scene.showRanking()
        onSwitched: {
            forceActiveFocus();
            followSoon.restart();
        }
    }
    Loader {
        id: ranking

        active: false
        source: "RankingCard.qml"
    }
}
