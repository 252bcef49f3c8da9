import QtQuick
import QtTest
import Bombshelf.Table
import Bombshelf.Theme
import Bombshelf.View

/// In no game does the screen say what the table does not show yet: from the moment in which pieces begin to move until their
/// picture has come to rest, nothing that is written beside them changes; and then cards lie open and dice have stopped. Whoever
/// is asked sees their own cards no later than what is written of them.
SceneTest {
    id: test

    name: "Suspense"
    gameId: ""

    property var written: []
    property string event: ""
    property bool moving: false
    property double began: 0
    property int pictures: 0
    property var early: []
    property int asked: 0
    property int rerolls: 0 // looks at a roll after another roll

    Games { id: games }
    FrameAnimation {
        id: frames

        running: test.moving
        onTriggered: test.look()
    }
    Connections {
        target: Match
        enabled: test.scene !== null

        function onHappened(what: string): void {
            test.written = test.writing();
            test.event = what;
            test.began = Date.now();
            test.moving = true;
        }
        function onRested(what: string): void {
            test.look();
            test.moving = false;
            test.checkRest();
        }
        function onChoicesChanged(): void { // the last that is told of another viewer
            if (Match.viewer >= 0 && Match.choices.length > 0)
                test.checkOpen();
        }
    }

    /// By the clock, for a busy machine shows what has come to rest a frame or more later; Qt's timers may be early by a twentieth.
    function checkRest(): void {
        const gone = 1.1 * (Date.now() - began);
        for (const piece of pieces().filter(one => one.visible)) {
            const shape = shapeOf(piece);
            const needs = piece.revealed && shape?.["shown"] === false ? Theme.fly + (piece.staged ? Theme.suspense : 0) + Theme.turn : shape?.["rolling"] ? shape["time"] : 0;
            if (gone < needs)
                early.push(`${event}: ${piece.kind} in ${piece.zone} moves for ${needs} ms, and was told after ${gone / 1.1}`);
        }
    }

    function checkOpen(): void {
        ++asked;
        for (const piece of pieces().filter(one => one.visible)) {
            const card = piece.near as Card;
            if (card?.faceUp && !card.shown)
                early.push(`${Match.prompt}: ${piece.kind} in ${piece.zone} still shows its back`);
        }
    }

    /// What is written on the table, but for what stands on the pieces, and what says that something begins.
    function writing(): var {
        const found = [];
        const read = item => {
            if (!item.visible || item instanceof TablePiece || item.objectName === "begins")
                return;
            if (item["text"] !== undefined && item["font"] !== undefined)
                found.push(String(item["text"]));
            for (const child of Array.from(item.children))
                read(child);
        };
        read(scene);
        return found;
    }
    function look(): void {
        if (!moving)
            return;
        ++pictures;
        const said = writing().filter(text => !written.includes(text));
        if (said.length > 0)
            early.push(`${event}: ${said.join(" | ")}`);
        if (scene["moment"]?.["outdated"]) {
            ++rerolls;
            if (scene.bar.words.opacity > 0)
                early.push(`${event}: dice roll beside words of the roll before`);
        }
    }

    function test_nothing_is_told_before_it_is_seen_data(): var {
        return games.rows();
    }
    function test_nothing_is_told_before_it_is_seen(row: var): void {
        gameId = row.tag;
        early = [];
        pictures = asked = rerolls = 0;
        Settings.speed = "fast";
        Theme.speed = Settings.speedFactor;
        begin(row.seats, 0);
        for (let answers = 0; answers < 8 && !Match.over; ++answers) {
            untilAsked();
            chooseAny();
        }
        tryVerify(() => !Match.moving || Match.holding, 60000);
        moving = false;
        verify(pictures > 10 && asked > 0);
        verify(rerolls > 0 || row.tag !== "omens-death"); // where all roll for the start
        verify(early.length === 0, Array.from(new Set(early)).slice(0, 12).join("\n"));
    }
}
