import QtQuick
import QtQml.Models
import QtTest
import Bombshelf.Table
import Bombshelf.Theme
import Bombshelf.View

/// In no game does the screen say what the table does not show yet: from the moment in which pieces begin to move until their
/// picture has come to rest, nothing that is written beside them changes; and then cards lie open and dice have stopped.
SceneTest {
    id: test

    name: "Suspense"
    gameId: ""

    property var written: []
    property string event: ""
    property bool moving: false
    property int pictures: 0
    property var early: []

    Instantiator {
        id: games

        model: Catalogue

        QtObject {
            required property string gameId
            required property int minSeats
        }
    }
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
            test.moving = true;
        }
        function onRested(what: string): void {
            test.look();
            test.moving = false;
            const unseen = test.pieces().filter(piece => piece.visible && piece.faceUp && piece.kind !== "" && test.shapeOf(piece)?.["shown"] === false && piece.revealed);
            const rolling = test.pieces().filter(piece => piece.visible && Math.abs(test.shapeOf(piece)?.["toGo"] ?? 0) > 60);
            if (unseen.length + rolling.length > 0)
                test.early.push(`${what}: ${unseen.map(piece => piece.kind)} not seen, ${rolling.length} dice roll`);
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
    }

    function test_nothing_is_told_before_it_is_seen_data(): var {
        return Array.from({length: games.count}, (none, at) => games.objectAt(at)).map(game => ({tag: game.gameId, seats: game.minSeats}));
    }
    function test_nothing_is_told_before_it_is_seen(row: var): void {
        gameId = row.tag;
        early = [];
        pictures = 0;
        Settings.speed = "fast";
        Theme.speed = Settings.speedFactor;
        begin(row.seats, 0);
        for (let answers = 0; answers < 12 && !Match.over; ++answers) {
            tillAsked();
            chooseAny();
        }
        tryVerify(() => !Match.moving || Match.holding, 60000);
        moving = false;
        verify(pictures > 10);
        verify(early.length === 0, Array.from(new Set(early)).slice(0, 12).join("\n"));
    }
}
