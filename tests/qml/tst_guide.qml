import QtQuick
import QtTest
import Bombshelf.Controls
import Bombshelf.Shell
import Bombshelf.Table
import Bombshelf.Tests
import Bombshelf.Theme
import Bombshelf.View

// The guide's bubble, through each lesson: it stays on the table, shows all of its words, covers nothing that it points at, and has the
// keys when nothing else is to be done.
ShellTest {
    name: "Guide"

    Games { id: games }

    function guide(): Item {
        return findChild(window, "guide");
    }
    function bubble(): Item {
        return shown(item => item instanceof GuideBubble)[0];
    }
    function ring(): Item {
        return shown(item => item instanceof SpotRing)[0];
    }
    function covers(one: Item, spot: rect): bool {
        return one.x < spot.x + spot.width && spot.x < one.x + one.width && one.y < spot.y + spot.height && spot.y < one.y + one.height;
    }
    function begin(game: string): void {
        Pages.teach(game);
        tryCompare(Pages, "page", Pages.Page.Table);
        tryVerify(() => bubble() !== undefined);
    }
    /// Past the family's lesson.
    function beginOwn(game: string): void {
        begin(game);
        if (!Lesson.leadsOn)
            return;
        Lesson.skip();
        Lesson.next();
    }
    /// With the family's lesson, but not before each of its battles.
    function beginAll(game: string): void {
        (game.startsWith("omens-") && game !== "omens-war" ? beginOwn : begin)(game);
    }
    function prepare(): void {
        Hands.unlearn();
    }
    function checkStep(): void {
        const where = Lesson.text;
        waitForRendering(window.contentItem, 200);
        tryVerify(() => guide()["settled"], 5000, where);
        if (Lesson.stage === Lesson.Looking) // it has stepped back, until a round's end has been looked at
            return;
        const shape = bubble() as GuideBubble;
        verify(shape.x >= 0 && shape.y >= 0 && shape.x + shape.width <= guide().width && shape.y + shape.height <= Pages.scene.tableHeight, [shape.x, shape.y, shape.width, shape.height, Pages.scene.tableHeight, guide().width].map(Math.round) + " on the table: " + where);
        for (const text of textsOf(shape))
            verify(!text.truncated, text.text);
        verify(shape.sizes().some(size => size.width === shape.width && size.height === shape.height), "it has a size that it was measured for: " + where);
        const subject = Lesson.subject ? Pages.scene.spotOf(Lesson.subject) : Qt.rect(0, 0, 0, 0);
        verify(subject.width === 0 || !covers(shape, subject), [shape.x, shape.y, shape.width, shape.height, subject.x, subject.y, subject.width, subject.height].map(Math.round) + " covers nothing it speaks of: " + where);
        if (Lesson.target === undefined)
            return;
        const gone = Lesson.target.verb === "" && Lesson.target.kind !== "" && Pages.scene.pieces.shown(piece => piece.zone === Lesson.target.zone && piece.kind === Lesson.target.kind).length === 0;
        if (gone && Lesson.wanted < 0) // where the learner is told what to press next, that is pointed at
            return verify(ring() === undefined, where);
        const spot = ring()?.["spot"];
        verify(spot !== undefined && spot.width > 0, "it points at something: " + where);
        verify(!covers(shape, spot), [shape.x, shape.y, shape.width, shape.height, Pages.scene.tableHeight, guide().width, spot.x, spot.y, spot.width, spot.height].map(Math.round) + " covers nothing it points at: " + where);
        verify(/^[^[\]]+$/.test(shape.pointed), `what it points at has a name: ${shape.pointed}: ${where}`);
    }

    function test_each_step_fits_data(): var {
        const rows = [];
        for (const game of games.ids())
            if (Lesson.progress(game) !== Lesson.NoLesson)
                for (const language of ["en", "ja"])
                    rows.push({tag: game + " " + language, game: game, language: language});
        return rows;
    }
    function test_each_step_fits(row: var): void {
        Settings.language = row.language;
        Settings.textScale = 1.6;
        window.width = 1024;
        window.height = 640;
        beginAll(row.game);
        for (let i = 0; i < 400 && Lesson.active; ++i) {
            checkStep();
            Lesson.next();
        }
        verify(!Lesson.active);
    }
    function test_it_points_on_once_a_card_lies_where_it_should(): void {
        beginOwn("omens-pollution");
        for (let i = 0; i < 20 && !(Lesson.at === 1 && Lesson.stage === Lesson.Asking); ++i)
            Lesson.next();
        compare(Lesson.target.kind, "7c");
        Match.choose(Match.choices.find(choice => choice.verb === "pollute" && choice.args[0] === "7c").index);
        tryVerify(() => Lesson.stage === Lesson.Asking && !Match.moving && Match.choices.some(choice => choice.verb === "done"));
        compare(Lesson.at, 1);
        tryVerify(() => guide()["settled"] && ring());
        const [done] = Pages.scene.bar.buttonsFor({verb: "done", args: []}).map(item => Pages.scene.spotOfItem(item));
        compare(ring()["spot"], done);
        compare(bubble()["pointed"], "Leave it as it is");
        Lesson.skip();
        Lesson.next();
    }
    /// A table that fills up leaves room for a bubble of another shape.
    function test_no_piece_is_covered_where_there_is_room(): void {
        window.width = 1280;
        window.height = 800;
        begin("driller");
        for (let i = 0; i < 100 && Lesson.active; ++i) {
            tryVerify(() => guide()["settled"]);
            if (Lesson.stage !== Lesson.Looking)
                compare(Pages.scene.pieces.shown(piece => piece.spot.width > 0 && covers(bubble(), piece.spot)).join(), "", Lesson.text);
            Lesson.next();
        }
        verify(!Lesson.active);
    }
    /// The word on a slip can be read, and is not cut in two.
    function test_the_ring_goes_round_what_hangs_there(): void {
        begin("omens-heaven");
        for (let step = 0; step < 20 && (Lesson.leadsOn || Lesson.target?.zone !== "prophecy"); ++step)
            Lesson.next();
        compare(Lesson.target?.zone, "prophecy");
        tryVerify(() => guide()["settled"] && ring());
        const spot = ring().spot;
        const [slip] = shown(item => item.objectName === "slip").map(item => Pages.scene.spotOfItem(item)).filter(one => Math.abs(one.x + one.width / 2 - spot.x - spot.width / 2) < 1);
        verify(slip.y + slip.height <= spot.y + spot.height + Theme.spaceXs, `${slip} ${spot}`);
    }
    function test_a_familys_lesson_leads_on_to_the_games_own_table(): void {
        begin("omens-war");
        verify(Lesson.leadsOn);
        compare(Pages.scene.gameId, Match.gameId);
        Lesson.skip();
        Lesson.next();
        tryVerify(() => Pages.scene !== null && Pages.scene.gameId === "omens-war");
        compare(Match.gameId, "omens-war");
        Pages.showShelf();
        compare(Pages.gameId, "omens-war");
    }
    function test_the_keys_are_at_the_table_when_the_match_goes_on(): void {
        begin("driller");
        Lesson.skip();
        tryVerify(() => bubble().activeFocus);
        press(Qt.Key_Return);
        tryVerify(() => !Lesson.active && Match.choices.length > 0);
        tryVerify(() => Pages.scene.activeFocus);
    }
    function test_an_open_book_is_closed_before_the_lesson_is_left(): void {
        begin("driller");
        mouseMove(window.contentItem, 0.5 * window.width, 5); // where no tip opens, which Escape would close first
        press(Qt.Key_F3);
        tryCompare(Pages, "bookShown", true);
        press(Qt.Key_F6);
        press(Qt.Key_Escape);
        tryCompare(Pages, "bookShown", false);
        compare(Pages.page, Pages.Page.Table);
        press(Qt.Key_Escape);
        tryCompare(Pages, "page", Pages.Page.Shelf);
    }
    function test_keys_go_on_and_choose(): void {
        begin("driller");
        tryVerify(() => bubble().activeFocus);
        press(Qt.Key_Return);
        tryCompare(Lesson, "stage", Lesson.Asking);
        tryVerify(() => Pages.scene.activeFocus && !bubble().activeFocus);
        press(Qt.Key_2);
        tryCompare(Lesson, "stage", Lesson.Wrong);
        tryVerify(() => bubble().activeFocus);
        press(Qt.Key_Return);
        tryCompare(Lesson, "stage", Lesson.Asking);
        const at = Lesson.at;
        press(Qt.Key_1);
        tryCompare(Lesson, "at", at + 1);
        tryVerify(() => focused() === "Draw from the right deck"); // not the first button, but the one that is wanted
        const green = () => shown(item => item["kind"] === InkButton.Primary && item instanceof InkButton).map(item => item["text"]).join();
        compare(green(), "Draw from the right deck");
        press(Qt.Key_2);
        tryCompare(Lesson, "at", at + 2);
        tryVerify(() => green() === "Stop drilling" && focused() === green());
        press(Qt.Key_Left, Qt.AltModifier);
        tryCompare(Lesson, "at", at + 1);
        press(Qt.Key_Left, Qt.AltModifier);
        tryCompare(Lesson, "at", at);
        press(Qt.Key_F6);
        tryVerify(() => bubble().activeFocus && focused() !== "");
        press(Qt.Key_F6);
        tryVerify(() => !bubble().activeFocus);
    }
    function test_return_does_what_is_asked_for_data(): var {
        return games.ids().filter(game => Lesson.progress(game) !== Lesson.NoLesson).map(game => ({tag: game, game: game}));
    }
    /// Whoever plays by keys finds them where the lesson says which move to make: on a button, a card, a post, or a form.
    function test_return_does_what_is_asked_for(row: var): void {
        const table = () => Match.choices.map(choice => choice.text).join() + Pages.scene.laidOut.length + Pages.scene.pieces.shown(piece => Pages.scene.isPicked(piece)).length;
        beginAll(row.game);
        let [told, pressed] = [0, 0];
        const ended = () => Lesson.stage === Lesson.Ending && !Lesson.leadsOn;
        for (let i = 0; i < 200 && !ended(); ++i) {
            tryVerify(() => guide()["settled"]);
            const [step, before] = [Lesson.text, table()];
            const isTold = Lesson.stage === Lesson.Asking && Lesson.wanted >= 0;
            const asked = isTold ? guide()["asked"]()[0] : undefined;
            told += isTold ? 1 : 0;
            if (asked === undefined) {
                Lesson.next();
                tryVerify(() => Lesson.text !== step || Lesson.stage !== Lesson.Asking);
                continue;
            }
            tryVerify(() => asked.activeFocus, 5000, step);
            press(Qt.Key_Return);
            ++pressed;
            tryVerify(() => table() !== before || Lesson.text !== step, 5000, step);
            verify(Lesson.stage !== Lesson.Wrong, step);
        }
        verify(ended());
        verify(pressed > 0 || told === 0);
        Lesson.next();
    }
    function test_whoever_fails_finds_the_way_by_return(): void {
        begin("driller");
        tryVerify(() => bubble().activeFocus);
        press(Qt.Key_Return);
        for (let i = 0; i < 8 && !Lesson.offersWay; ++i) {
            tryCompare(Lesson, "stage", Lesson.Asking);
            tryVerify(() => guide()["settled"] && focused() === "Draw from the left deck");
            press(Qt.Key_2);
            tryCompare(Lesson, "stage", Lesson.Wrong);
            tryVerify(() => bubble().activeFocus);
            press(Qt.Key_Return);
            tryCompare(Lesson, "stage", Lesson.Asking);
        }
        tryVerify(() => Lesson.offersWay && focused() === "Show me");
        const at = Lesson.at;
        press(Qt.Key_Return);
        tryVerify(() => Lesson.at > at);
    }
    /// Whoever just presses on would do something else.
    function test_no_button_is_green_where_something_on_the_table_is_asked_for(): void {
        begin("omens-death");
        const findsOut = () => Lesson.stage === Lesson.Asking && Lesson.wanted < 0 && Pages.scene.bar.choices.length > 0;
        for (let i = 0; i < 40 && !findsOut(); ++i) {
            Lesson.next();
            tryVerify(() => guide()["settled"]);
        }
        verify(findsOut());
        compare(shown(item => item["kind"] === InkButton.Primary && item instanceof InkButton).map(item => item["text"]).join(), "");
        Lesson.skip();
        Lesson.next();
    }
    function test_a_table_that_is_still_made_lets_a_lesson_in(): void { // a warning fails
        Settings.speed = "normal";
        Pages.setUp("driller");
        Pages.play(Cast.defaultPlayers(2), {});
        begin("driller");
        tryVerify(() => Pages.scene !== null);
        Lesson.skip();
        Lesson.next();
    }
    function test_it_makes_room_for_what_is_seen_near(): void {
        begin("driller");
        tryVerify(() => bubble().activeFocus);
        const card = Pages.scene.pieces.shown(piece => piece.near && !covers(bubble(), piece.spot))[0];
        click(card, card.width / 2, card.height / 2, Qt.RightButton);
        const near = Pages.scene.spotOfNear;
        verify(near.width > 0);
        bubble().x = near.x;
        bubble().y = near.y;
        compare(bubble().opacity, 0);
        press(Qt.Key_Escape);
        compare(Pages.scene.spotOfNear.width, 0);
        compare(bubble().opacity, 1);
        verify(bubble().activeFocus);
        compare(Pages.page, Pages.Page.Table);
    }
    function test_a_key_brings_it_back_from_what_is_seen_near_data(): var {
        return [{tag: "Return", key: Qt.Key_Return}, {tag: "F6", key: Qt.Key_F6}];
    }
    function test_a_key_brings_it_back_from_what_is_seen_near(row: var): void {
        begin("driller");
        tryVerify(() => bubble().activeFocus);
        const at = Lesson.at;
        const card = Pages.scene.pieces.shown(piece => piece.near && !covers(bubble(), piece.spot))[0];
        click(card, card.width / 2, card.height / 2, Qt.RightButton);
        const near = Pages.scene.spotOfNear;
        bubble().x = near.x + near.width - 5; // an edge of it
        bubble().y = near.y;
        compare(bubble().opacity, 1);
        bubble().x = near.x;
        compare(bubble().opacity, 0);
        press(row.key);
        compare(Pages.scene.spotOfNear.width, 0);
        compare(focused(), "Next");
        compare(Lesson.at, at);
    }
    function test_it_steps_back_while_what_was_done_is_shown(): void {
        begin("driller");
        Lesson.next();
        tryCompare(Lesson, "stage", Lesson.Asking);
        Settings.speed = "slow";
        press(Qt.Key_2);
        compare(Lesson.stage, Lesson.Looking);
        verify(ring() === undefined);
        tryVerify(() => bubble() === undefined, 5000, "nothing hides the picture");
        press(Qt.Key_Right, Qt.AltModifier);
        compare(Lesson.stage, Lesson.Wrong);
        tryVerify(() => bubble()?.text === Lesson.text && guide().opacity === 1 && bubble().activeFocus);
        Lesson.skip(); // the next test begins at its beginning
        Lesson.next();
    }
    function test_a_ring_goes_round_what_it_means_and_nothing_else(): void {
        begin("bombmafia");
        Lesson.next();
        Lesson.next();
        compare([Lesson.target.zone, Lesson.target.kind], ["hand", "switch"]);
        tryVerify(() => guide()["settled"] && guide()["spot"].width > 0);
        const spot = guide()["spot"];
        const isIn = piece => piece.spot.x >= spot.x && piece.spot.x + piece.spot.width <= spot.x + spot.width;
        const hand = Pages.scene.pieces.all().filter(piece => piece.visible && piece.zone === "hand" && piece.zoneSeat === Match.viewer);
        verify(hand.some(piece => isIn(piece)));
        for (const piece of hand.filter(isIn))
            compare(piece.kind, "switch");
        Lesson.skip(); // the next test begins at its beginning
        Lesson.next();
    }
    function test_it_stays_where_it_is_while_things_move(): void {
        begin("bombmu");
        let said = "";
        const places = new Set;
        const note = () => {
            if (Match.moving && guide()["settled"] && guide()["spot"].width === 0 && bubble()?.text === said)
                places.add(`${bubble().x} ${bubble().y}`);
        };
        window.frameSwapped.connect(note);
        for (let seen = 0; seen < 2; seen += places.size) {
            tryVerify(() => guide()["settled"]);
            places.clear();
            said = Lesson.text;
            Settings.speed = "normal";
            Lesson.next();
            tryVerify(() => Lesson.stage !== Lesson.Watching || Lesson.text !== said, 20000);
            Settings.speed = "instant";
            verify(places.size < 2, `${said}: ${[...places]}`);
        }
        window.frameSwapped.disconnect(note);
        Lesson.skip();
        Lesson.next();
    }
    /// The dice of a roll that was asked for, or foretold, lie there as long as the steps after it speak of them.
    function test_what_is_spoken_of_lies_on_the_table_data(): var {
        return [{tag: "a roll that was asked for", at: 4, zone: "dice", shows: "diamond", sign: "Phew! Defused"}, {tag: "a roll after a guess", at: 6, zone: "red-die", shows: "both", sign: "Boom!"}];
    }
    function test_what_is_spoken_of_lies_on_the_table(row: var): void {
        const shows = () => Pages.scene.pieces.shown(piece => piece.zone === row.zone && piece.kind === row.shows).length > 0;
        begin("bombmu");
        for (let i = 0; i < 40 && !(Lesson.at === row.at && Lesson.stage === Lesson.Telling); ++i)
            Lesson.next();
        compare(Lesson.at, row.at);
        tryVerify(() => guide()["settled"]);
        verify(shows() && !Match.moving);
        verify(textsOf(Pages.scene).some(text => text.text.startsWith(row.sign)), "and so do the words over them");
        press(Qt.Key_Space);
        tryCompare(Lesson, "at", row.at + 1);
        tryVerify(() => !shows());
        Lesson.skip();
        Lesson.next();
    }
    /// Nothing moves while it speaks of what was done, though the next roll has been made.
    function test_space_presses_next_before_the_next_roll(): void {
        beginOwn("omens-hell");
        for (let i = 0; i < 20 && !(Lesson.at === 2 && Lesson.stage === Lesson.Telling); ++i)
            Lesson.next();
        compare(Match.facts.total, 9);
        tryVerify(() => guide()["settled"] && bubble().activeFocus);
        verify(!Match.moving);
        press(Qt.Key_Space);
        tryCompare(Lesson, "at", 3);
        tryVerify(() => Match.facts.total === 11);
    }
    /// What is chosen on a form is spoken of before it is sent.
    function test_the_guide_leads_over_a_form(): void {
        const told = [];
        const hear = text => told.push(text);
        begin("bomber");
        Match.refused.connect(hear);
        button("Surprise me").clicked();
        Match.refused.disconnect(hear);
        compare(told, ["Listen to the guide first: its buttons take you further."]);
        Lesson.next();
        tryCompare(Lesson, "stage", Lesson.Asking);
        const asked = Lesson.text;
        const words = lists => itemsOf(Pages.scene, item => item.visible && (item["toggles"] || item["skill"] !== undefined) && lists.includes(item["post"] ?? item["skill"]));
        const isAt = item => {
            tryVerify(() => guide()["settled"] && ring()?.["spot"] === Pages.scene.spotOfItem(item), 5000, `the ring is not round ${item}`);
            compare(bubble()["pointed"], item["Accessible"].name);
            verify(!covers(bubble(), Pages.scene.spotOfItem(item)));
        };
        const press = word => click(words([word])[0]);
        isAt(words(["3"])[0]);
        press("2");
        isAt(words(["2"])[0]);
        verify(Lesson.text !== asked);
        press("2");
        compare(Lesson.text, asked);
        for (const [word, next] of [["3", "5"], ["5", "8"], ["8", "extinguisher"]]) {
            press(word);
            isAt(words([next])[0]);
        }
        press("extinguisher");
        isAt(button("Ready"));
        click(button("Ready"));
        tryVerify(() => Lesson.at === 2);
    }
    function test_a_lesson_that_was_left_goes_on_from_the_shelf(): void {
        Pages.setUp("driller");
        Pages.play(Cast.defaultPlayers(2), {});
        Pages.showShelf();
        tryVerify(() => Saves.count > 0);
        begin("driller");
        Lesson.next();
        compare(Pages.farewell(), "You can go on with the lesson from here later.");
        Pages.showShelf();
        tryVerify(() => window.activeFocusItem["Accessible"].name === "Learn Driller", 5000, "whatever other matches there are");
        press(Qt.Key_Return);
        tryCompare(Pages, "page", Pages.Page.Table);
        compare(Lesson.at, 1);
        Lesson.skip();
        Lesson.next();
        Pages.showShelf();
        tryVerify(() => shown(item => item instanceof Icon && item["name"] === "check" && item.parent instanceof InkButton).length === 1);
        begin("driller");
        Lesson.next();
        compare(Pages.farewell(), "", "it begins at its beginning again");
    }
}
