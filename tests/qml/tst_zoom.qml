import QtQuick
import QtTest
import Bombshelf.Table
import Bombshelf.Theme
import Bombshelf.View

/// What lies on a table seen near: by hover, right click, long press and key, in all games.
SceneTest {
    name: "Zoom"
    gameId: "driller"

    readonly property Zoom zoom: scene ? findChild(scene, "zoom") : null

    Games { id: games }

    function near(): Item {
        const paper = findChild(zoom, "near");
        return paper.visible ? paper : null;
    }
    /// A table with hands, and a card of the own hand.
    function beginWithHands() {
        begin(2, 0);
        make("spare A");
        make("lay 3 left");
        const card = things().filter(piece => piece.zone === "hand" && piece.zoneSeat === Match.viewer)[0] ?? things().filter(piece => piece.faceUp)[0];
        verify(card);
        return card;
    }
    function centreOf(item: Item): point {
        return item.mapToItem(scene, item.width / 2, item.height / 2);
    }
    /// A piece that nothing lies over.
    function bare(fits: var) {
        return things().find(piece => fits(piece) && zoom.pieceAt(centreOf(piece)) === piece);
    }
    /// The pointer comes there, moving.
    function pointAt(at: point): void {
        mouseMove(scene, at.x - 1, at.y);
        mouseMove(scene, at.x, at.y);
    }
    function leaveTable(): void {
        mouseMove(scene, scene.width / 2, scene.height - 3);
        tryVerify(() => near() === null);
    }

    function test_a_pointer_that_rests_sees_the_card_near_data(): var {
        return [[840, 420, 1.6], [1024, 640, 1], [1280, 800, 1.6], [1920, 1080, 1]].map(([width, height, scale]) => ({tag: `${width}x${height}, letters ${scale}`, width: width, height: height, scale: scale}));
    }
    function test_a_pointer_that_rests_sees_the_card_near(row: var): void {
        Theme.textScale = row.scale;
        beginWithHands();
        resize(row.width, row.height);
        const card = bare(piece => piece.faceUp);
        const at = centreOf(card);
        pointAt(at);
        compare(near(), null, "not at once");
        tryVerify(() => near() !== null);
        const paper = rectOf(near());
        verify(inside(paper, Qt.rect(0, 0, row.width, row.height)), JSON.stringify(paper));
        verify(at.x < paper.x || at.x > paper.x + paper.width || at.y < paper.y || at.y > paper.y + paper.height, "not under the pointer");
        verify(paper.height > row.height / 3);
        compare(findChild(zoom, "nearName").text, card.kindText);
        compare(findChild(zoom, "nearRule").text, card.rule);
        leaveTable();
    }
    function test_a_pointer_that_has_not_moved_sees_nothing(): void {
        beginWithHands();
        const at = centreOf(bare(piece => piece.faceUp));
        mouseMove(scene, at.x, at.y);
        leave();
        beginWithHands(); // the next table comes up under it
        waitForRendering(scene);
        verify(zoom.pieceAt(at) !== null);
        compare(zoom.under, null);
        mouseMove(scene, at.x + 1, at.y);
        tryVerify(() => zoom.under !== null);
        leaveTable();
    }
    function test_what_was_under_the_pointer_is_forgotten_when_the_screen_is_passed(): void {
        gameId = "bombmu";
        begin(2, 0);
        const at = centreOf(bare(piece => piece.zone === "hand" && piece.zoneSeat === Match.viewer));
        pointAt(at);
        verify(zoom.under !== null);
        choose(0); // now another sits before it
        compare(zoom.under, null);
        compare(near(), null);
        gameId = "driller";
    }
    function test_it_goes_when_the_pointer_has_been_on_it_and_leaves(): void {
        beginWithHands();
        const at = centreOf(bare(piece => piece.faceUp));
        pointAt(at);
        tryVerify(() => near() !== null);
        const paper = rectOf(near());
        const free = [0.1, 0.3, 0.5, 0.7, 0.9].map(part => Qt.point(paper.x + paper.width / 2, paper.y + part * paper.height)).find(one => zoom.pieceAt(one) === null);
        verify(free, "some of it lies over no piece");
        mouseMove(scene, free.x, free.y);
        verify(near() !== null, "its link can be reached");
        leaveTable();
    }
    function test_pins_and_the_target_are_seen_near_data(): var {
        return [{tag: "a marker", kind: "sapper-", name: /’s marker$/}, {tag: "the target", kind: "target", name: /^Target/}];
    }
    function test_pins_and_the_target_are_seen_near(row: var): void {
        gameId = "bomber";
        begin(2, 0);
        for (untilAsked(); !has("pass") && !has("aim"); untilAsked())
            chooseAny();
        const piece = bare(one => one.kind.startsWith(row.kind));
        zoom.look(piece);
        verify(row.name.test(findChild(zoom, "nearName").text), findChild(zoom, "nearName").text);
        compare(itemsOf(near(), item => item["picture"] !== undefined && item.visible)[0]["picture"], piece.near.picture);
        zoom.close();
        gameId = "driller";
    }
    function test_right_click_and_long_press_see_it_near(): void {
        beginWithHands();
        const open = bare(piece => piece.playable);
        const at = centreOf(open);
        const before = changed.count;
        click(scene, at.x, at.y, Qt.RightButton);
        verify(near());
        compare(zoom.piece, open);
        click(scene, at.x, at.y, Qt.RightButton);
        compare(near(), null);
        mousePress(scene, at.x, at.y);
        tryVerify(() => near() !== null);
        mouseMove(scene, at.x + 30, at.y, 0, Qt.LeftButton); // released there, the test's clock would make it a short press
        mouseRelease(scene, at.x + 30, at.y);
        compare(changed.count, before);
        leaveTable();
    }
    function test_a_finger_that_rests_sees_it_near_and_one_that_taps_does_not(): void {
        beginWithHands();
        const card = bare(piece => !piece.playable && !piece.covered);
        const at = centreOf(card);
        const finger = touchEvent(scene);
        finger.press(1, scene, at.x, at.y).commit();
        compare(near(), null);
        tryVerify(() => near() !== null);
        finger.release(1, scene, at.x, at.y).commit();
        compare(zoom.piece, card);
        finger.press(1, scene, at.x, at.y).commit();
        finger.release(1, scene, at.x, at.y).commit();
        compare(near(), null);
    }
    function test_a_press_on_it_puts_it_away_and_presses_nothing_under_it_data(): var {
        return [{tag: "what can be pressed", playable: true}, {tag: "what cannot", playable: false}];
    }
    function test_a_press_on_it_puts_it_away_and_presses_nothing_under_it(row: var): void {
        beginWithHands();
        while (!has("draw"))
            chooseAny();
        resize(840, 420);
        const hidden = () => things().find(piece => piece.playable === row.playable && piece !== zoom.piece && Rects.holds(rectOf(near()), centreOf(piece)));
        const over = things().find(piece => {
            zoom.close();
            zoom.look(piece);
            return hidden() !== undefined;
        });
        verify(over, "something lies under one");
        const at = centreOf(hidden());
        const before = changed.count;
        click(scene, at.x, at.y);
        compare(near(), null);
        compare([changed.count, refused.count], [before, 0]);
    }
    function test_a_key_sees_the_focused_card_near_and_escape_puts_it_away(): void {
        beginWithHands();
        const open = bare(piece => piece.playable);
        open.forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Z);
        tryVerify(() => near() !== null);
        compare(zoom.piece, open);
        keyClick(Qt.Key_Escape);
        compare(near(), null);
        keyClick(Qt.Key_Z);
        verify(near());
        choose(0);
        compare(near(), null, "gone as soon as something happens");
    }
    function test_a_card_face_down_tells_nothing(): void {
        beginWithHands();
        const back = bare(piece => !piece.faceUp);
        verify(!zoom.tells(back) && zoom.tells(bare(piece => piece.faceUp)), "a pointer that passes over it opens nothing");
        zoom.look(back);
        compare(findChild(zoom, "nearName").text, "A card, face down");
        compare(findChild(zoom, "nearRule").text, "");
        const shown = itemsOf(near(), item => item["backSource"] !== undefined);
        verify(shown.length > 0 && shown.every(card => !card.shown && card.printed.picture === shapeOf(back).printed.picture));
    }
    function test_nothing_is_near_while_pictures_move(): void {
        beginWithHands();
        Settings.speed = "fast";
        Theme.speed = 0.5;
        const open = bare(piece => piece.playable);
        zoom.look(open);
        verify(near());
        Match.choose(open.choice);
        verify(Match.moving);
        compare(near(), null);
        zoom.look(bare(piece => piece.faceUp));
        compare(near(), null);
        tryVerify(() => !Match.moving, 20000);
    }

    /// Everything of every game, on the smallest table with the largest letters and on a large one.
    function test_all_that_lies_on_a_table_is_seen_whole_data(): var {
        const rows = [];
        for (const game of games.ids())
            for (const language of ["en", "ja"])
                rows.push({tag: `${game} ${language}`, game: game, language: language});
        return rows;
    }
    function test_all_that_lies_on_a_table_is_seen_whole(row: var): void {
        gameId = row.game;
        Settings.language = row.language;
        Theme.textScale = 1.6;
        begin(3, 0);
        for (let i = 0; i < 6 && !Match.over; ++i) {
            untilAsked();
            chooseAny();
        }
        for (const [width, height] of [[840, 360], [1024, 540], [1280, 740]]) {
            resize(width, height);
            const seen = new Set();
            for (const piece of things().filter(piece => piece.near && piece.width > 0)) {
                const what = [piece.kindText, piece.faceUp, piece.zone, piece.zoneSeat, Math.round(6 * piece.spot.x / width), Math.round(6 * piece.spot.y / height)].join();
                if (seen.has(what))
                    continue;
                seen.add(what);
                zoom.look(piece);
                const paper = rectOf(near());
                const where = `${piece.kindText} in ${piece.zone} on ${width}x${height}: ${JSON.stringify(paper)}`;
                verify(inside(paper, Qt.rect(0, 0, width, height)), where);
                if (paper.height + 2 * zoom.pad <= scene.tableHeight)
                    verify(paper.y + paper.height <= scene.tableHeight, `off the answers: ${where}`);
                if (!zoom.inRow) {
                    verify(paper.width <= 0.6 * width && paper.width * paper.height <= 0.4 * width * height, where);
                    verify(apart(paper, rectOf(piece)), where);
                }
                zoom.close();
            }
        }
        gameId = "driller";
    }
}
