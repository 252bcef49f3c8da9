import QtQuick
import QtTest
import QtQuick.Controls
import Bombshelf.Theme
import Bombshelf.Shell
import Bombshelf.View

// The way a person takes: shelf, set-up, table, and back; by keys alone.
TestCase {
    id: test

    property var window: null
    readonly property Instantiator matches: Instantiator {
        model: Saves
        delegate: QtObject {
            required property string path
        }
    }

    function clearShelf(): void {
        Saves.refresh();
        tryCompare(Saves, "reading", false);
        while (matches.count > 0)
            Saves.remove((matches.objectAt(0) as QtObject)["path"]);
    }
    function press(key: int, modifiers = Qt.NoModifier): void {
        keyClick(key, modifiers);
    }

    Component { id: shelf; Shelf {} }
    Component { id: ruleBlock; RuleBlock { width: 640; index: 1; gameId: "omens-hell" } }
    Component { id: logSheet; LogSheet {} }
    Component { id: keyList; ShortcutsSheet {} }
    Component { id: card; MatchInProgress { index: 0; path: ""; title: "Driller"; players: "Ann, Ben, Cas"; when: "1.1.2026"; moves: 7; problem: ""; art: "" } }

    name: "Shell"
    when: windowShown

    function initTestCase(): void {
        clearShelf();
        const component = Qt.createComponent("qrc:/qt/qml/Bombshelf/Shell/Main.qml");
        compare(component.errorString(), "");
        window = component.createObject(null);
        verify(window);
        window.requestActivate();
        tryCompare(window, "active", true);
    }
    function cleanupTestCase(): void {
        init();
        window.close();
        window.destroy();
        clearShelf();
    }
    function init(): void {
        Settings.language = "en";
        Settings.speed = "instant";
        Settings.textScale = 1;
        window.width = 1280;
        window.height = 800;
        clearShelf();
        Pages.showShelf();
        wait(0); // the page takes the focus
    }

    function test_two_presses_to_the_first_card(): void {
        press(Qt.Key_Return);
        tryCompare(Pages, "page", "setup");
        press(Qt.Key_Return);
        tryCompare(Pages, "page", "table");
        verify(Game.active);
        tryVerify(() => Game.pieces.rowCount() > 0);
        compare(window.title, Game.title);
    }
    function test_escape_goes_back_page_by_page(): void {
        press(Qt.Key_Return);
        tryCompare(Pages, "page", "setup");
        press(Qt.Key_Escape);
        tryCompare(Pages, "page", "shelf");
        press(Qt.Key_F1);
        tryCompare(Pages, "sheet", "keys");
        press(Qt.Key_Escape);
        tryCompare(Pages, "sheet", "");
        compare(Pages.page, "shelf");
    }
    function itemsOf(item: var, fits: var, found: var): var {
        if (fits(item))
            found.push(item);
        for (let i = 0; i < item.children.length; ++i)
            itemsOf(item.children[i], fits, found);
        return found;
    }
    function test_a_notice_covers_no_answer_data(): var {
        return [[1024, 640, 1], [1024, 640, 1.6], [1280, 800, 1]].map(([width, height, scale]) => ({tag: `${width}x${height}, text ${scale}`, width: width, height: height, scale: scale}));
    }
    function test_a_notice_covers_no_answer(row: var): void {
        window.width = row.width;
        window.height = row.height;
        Settings.textScale = row.scale;
        mouseMove(window.contentItem, row.width / 2, row.height / 2); // where no tip opens
        Pages.setUp("omens-hell");
        Pages.play(["", "novice"].map(level => ({name: "Ann" + level, level: level, face: "cat"})), {difficulty: "easy"});
        tryCompare(Pages, "page", "table");
        tryVerify(() => Game.choices.length > 2, 20000);
        const shown = fits => itemsOf(window.contentItem, item => item.visible && fits(item), []);
        const place = item => item.mapToItem(null, 0, 0, item.width, item.height);
        Game.notice("A sentence that is as long as what went wrong may well be.");
        const notice = shown(item => item["hide"] !== undefined)[0];
        verify(notice);
        tryVerify(() => {
            const own = place(notice);
            const buttons = shown(item => item["keyText"] !== undefined && item["clicked"] !== undefined);
            return buttons.length > 3 && buttons.map(place).every(one => one.x >= own.x + own.width || one.x + one.width <= own.x || one.y >= own.y + own.height);
        });
        notice.hide();
        Pages.showShelf();
        clearShelf();
    }
    function test_a_sheet_keeps_the_keys_till_the_screen_is_passed_on(): void {
        Pages.setUp("bombmu");
        Pages.play(["Ann", "Ben"].map(name => ({name: name, level: "", face: "cat"})), {});
        tryVerify(() => Game.curtain >= 0);
        Game.liftCurtain();
        tryVerify(() => Game.choices.length > 0);
        Game.choose(0);
        tryVerify(() => Game.curtain >= 0);
        press(Qt.Key_F2);
        tryCompare(Pages, "sheet", "text");
        const lift = itemsOf(window.contentItem, item => item.visible && item["text"] === `I am ${Game.players[Game.curtain].name}: show my hand`, [])[0];
        tryVerify(() => lift.enabled);
        press(Qt.Key_Escape);
        tryCompare(Pages, "sheet", "");
        verify(Game.curtain >= 0);
        press(Qt.Key_Return);
        tryCompare(Game, "curtain", -1);
        Pages.showShelf();
        clearShelf();
    }
    function test_the_bar_has_room_for_the_verdict_data(): var {
        const rows = [];
        for (const language of Settings.languages.map(each => each.id))
            for (const scale of [1, 1.6])
                rows.push({tag: `${language}, text ${scale}`, language: language, scale: scale});
        return rows;
    }
    function test_the_bar_has_room_for_the_verdict(row: var): void {
        window.width = 1024;
        window.height = 640;
        Settings.language = row.language;
        Settings.textScale = row.scale;
        Pages.setUp("omens-armageddon");
        Pages.play([1, 2].map(seat => ({name: "Bot " + seat, level: "novice", face: "cat"})), {difficulty: "ineffable"});
        tryVerify(() => Game.verdict !== "", 60000);
        const buttons = itemsOf(window.contentItem, item => item.visible && item["iconName"] !== undefined && item["clicked"] !== undefined, []);
        verify(buttons.length > 5);
        for (const button of buttons) {
            const at = button.mapToItem(null, 0, 0, button.width, button.height);
            verify(at.x >= 0 && at.x + at.width <= window.width, `${button.text} at ${at}`);
        }
        Pages.showShelf();
        clearShelf();
    }
    function shown(fits: var): var {
        return itemsOf(window.contentItem, item => item.visible && fits(item), []);
    }
    function button(text: string): var {
        return itemsOf(window.Overlay.overlay, item => item.visible && item["text"] === text && item["clicked"] !== undefined, shown(item => item["text"] === text && item["clicked"] !== undefined))[0];
    }
    function resultIsOpen(): bool {
        return button("Play again") !== undefined;
    }
    property string finished: "" // a match that was played to its end once

    /// Two people, so that no bot takes its time.
    function playToTheEnd(): void {
        if (finished !== "") {
            Pages.goOn(finished, false);
            verify(Game.over);
            return;
        }
        Pages.setUp("driller");
        Pages.play(["Ann", "Ben"].map(name => ({name: name, level: "", face: "cat"})), {});
        tryCompare(Pages, "page", "table");
        for (let i = 0; i < 3000 && !Game.over; ++i) {
            tryVerify(() => Game.curtain >= 0 || Game.choices.length > 0 || Game.over);
            if (Game.curtain >= 0)
                Game.liftCurtain();
            else
                Game.choose(Game.choices.length - 1);
        }
        verify(Game.over);
        finished = Game.path;
    }
    function test_the_result_stays_closed_and_is_found_again(): void {
        playToTheEnd();
        tryVerify(() => resultIsOpen());
        press(Qt.Key_Escape);
        tryVerify(() => !resultIsOpen());
        press(Qt.Key_L, Qt.ControlModifier);
        press(Qt.Key_L, Qt.ControlModifier);
        press(Qt.Key_Comma, Qt.ControlModifier);
        tryCompare(Pages, "sheet", "settings");
        press(Qt.Key_Escape);
        wait(Theme.still + 200); // in which it would open again
        verify(!resultIsOpen());
        const again = button("Result");
        tryCompare(again, "activeFocus", true);
        press(Qt.Key_Return);
        tryVerify(() => resultIsOpen());
        tryVerify(() => button("Look back").enabled);
        press(Qt.Key_Escape);
        tryVerify(() => !resultIsOpen());
        mouseClick(button("Look back"));
        tryCompare(Game, "lookingBack", true);
        verify(!button("Result"));
        mouseClick(button("Done"));
        tryVerify(() => resultIsOpen());
        press(Qt.Key_Escape);
    }
    function test_return_pressed_on_and_on_begins_no_new_match(): void {
        playToTheEnd();
        const path = Game.path;
        tryVerify(() => resultIsOpen());
        for (let i = 0; i < 20; ++i) {
            press(Qt.Key_Return);
            press(Qt.Key_Space);
            mouseClick(button("Play again"));
            wait(50);
        }
        verify(resultIsOpen());
        compare(Game.path, path);
        tryVerify(() => button("Play again").activeFocus);
        press(Qt.Key_Return);
        tryVerify(() => Game.path !== path);
    }
    function test_the_result_names_the_best_first_and_keeps_its_edges(): void {
        playToTheEnd();
        tryVerify(() => resultIsOpen());
        const rows = itemsOf(window.Overlay.overlay, item => item["tally"] !== undefined, []);
        compare(rows.length, 2);
        const [first, second] = rows.map(row => row.mapToItem(null, 0, 0));
        verify(first.y < second.y && rows[0].tally.points >= rows[1].tally.points);
        const play = button("Play again");
        fuzzyCompare(play.mapToItem(null, play.width, 0).x, first.x + rows[0].width, 1);
        press(Qt.Key_Escape);
    }
    function test_match_waits_on_the_shelf_and_goes_on(): void {
        Pages.setUp("driller");
        tryVerify(() => window.activeFocusItem !== null);
        press(Qt.Key_Return);
        tryCompare(Pages, "page", "table");
        press(Qt.Key_Escape);
        tryCompare(Pages, "page", "shelf");
        verify(!Game.active);
        tryCompare(Saves, "count", 1);
        wait(0);
        press(Qt.Key_Return); // Go on has the focus
        tryCompare(Pages, "page", "table");
        compare(Game.gameId, "driller");
    }
    function test_language_switches_live(): void {
        const english = window.title;
        press(Qt.Key_L, Qt.ControlModifier);
        compare(Settings.language, "ja");
        tryVerify(() => window.title !== english);
        press(Qt.Key_L, Qt.ControlModifier);
        tryCompare(window, "title", english);
    }
    function begin(games: int): void {
        for (let i = 0; i < games; ++i)
            verify(Game.begin("driller", ["Ann", "Ben"].map(name => ({name: name, level: "", face: "cat"})), {}));
        Pages.showTable();
        Pages.showShelf();
        tryCompare(Saves, "count", games);
        wait(0);
    }
    function focused(): string {
        const item = window.activeFocusItem;
        verify(item["visualFocus"], "it is seen where the keys are: " + item);
        return item["Accessible"].name;
    }
    function test_every_page_begins_with_the_keys_in_sight(): void {
        focused();
        press(Qt.Key_Return);
        tryCompare(Pages, "page", "setup");
        tryVerify(() => window.activeFocusItem["text"] === "Start");
        focused();
        press(Qt.Key_Escape);
        tryCompare(Pages, "page", "shelf");
        tryVerify(() => window.activeFocusItem["text"] === "Play");
        tryVerify(() => window.activeFocusItem["visualFocus"]);
        press(Qt.Key_Return);
        tryCompare(Pages, "page", "setup");
        press(Qt.Key_Return);
        tryCompare(Pages, "page", "table");
        tryVerify(() => Game.choices.length > 0, 60000);
        tryVerify(() => window.activeFocusItem["keyText"] === "1" && window.activeFocusItem["visualFocus"]);
        Pages.showShelf();
        wait(0);
        mouseClick(button("Play"));
        tryCompare(Pages, "page", "setup");
        mouseClick(button("Start"));
        tryCompare(Pages, "page", "table");
        tryVerify(() => Game.choices.length > 0, 60000);
        wait(0);
        verify(!window.activeFocusItem["visualFocus"], "the mouse was used");
        Pages.keyed = true;
    }
    function test_arrows_go_from_box_to_box(): void {
        const page = findChild(window.contentItem, "shelf");
        const box = at => "Play " + page["games"][at].title;
        const columns = page["columns"];
        verify(columns > 1 && page["games"].length > columns + 1);
        page["placeAt"](0).take();
        press(Qt.Key_Right);
        compare(focused(), box(1));
        press(Qt.Key_Down);
        compare(focused(), box(1 + columns));
        press(Qt.Key_Tab); // its rule book
        press(Qt.Key_Left);
        compare(focused(), box(columns));
        press(Qt.Key_Up);
        press(Qt.Key_Up);
        compare(focused(), box(0));
    }
    function test_a_match_is_thrown_away_by_keys_only_when_meant(): void {
        begin(2);
        compare(window.activeFocusItem["text"], "Go on");
        press(Qt.Key_Tab);
        compare(window.activeFocusItem["text"], "Go on"); // of the other match
        for (const leave of [Qt.Key_Escape, Qt.Key_Return, Qt.Key_Up]) {
            press(Qt.Key_Delete);
            compare(window.activeFocusItem["text"], "Keep");
            press(Qt.Key_Left);
            compare(window.activeFocusItem["text"], "Throw away");
            press(Qt.Key_Right);
            compare(window.activeFocusItem["text"], "Keep");
            press(leave);
            verify(!button("Keep"));
            for (let i = 0; leave === Qt.Key_Up && i < 6; ++i)
                press(Qt.Key_Down);
            focused();
            compare(window.activeFocusItem["text"], "Go on");
        }
        compare(Pages.page, "shelf");
        compare(Saves.count, 2);
        press(Qt.Key_Left);
        press(Qt.Key_Delete);
        press(Qt.Key_Left);
        press(Qt.Key_Return);
        tryCompare(Saves, "count", 1);
    }
    function test_more_matches_than_there_is_room_for_are_within_reach(): void {
        window.width = 1024;
        begin(4);
        const more = findChild(window.contentItem, "more");
        verify(more.visible);
        for (let i = 0; i < 4; ++i)
            mouseClick(more);
        verify(!more.visible);
    }
    function test_every_sheet_opens_and_closes_data(): var {
        return ["settings", "rules", "keys", "text", "history"].map(sheet => ({ tag: sheet }));
    }
    function test_every_sheet_opens_and_closes(row: var): void {
        Pages.gameId = "driller";
        Pages.sheet = row.tag;
        wait(50);
        press(Qt.Key_Escape);
        tryCompare(Pages, "sheet", "");
    }
    function test_no_box_fits(): void {
        const filters = findChild(window.contentItem, "filters");
        const empty = findChild(window.contentItem, "emptyShelf");
        verify(!empty.visible);
        filters.minutes = 15;
        filters.people = 8;
        tryCompare(empty, "visible", true);
        empty.cleared();
        tryCompare(empty, "visible", false);
    }
    function test_p_always_pauses(): void {
        press(Qt.Key_P);
        verify(!Game.paused);
        Settings.speed = "slow";
        Pages.setUp("driller");
        tryVerify(() => window.activeFocusItem !== null);
        press(Qt.Key_Return);
        tryCompare(Pages, "page", "table");
        for (const skipped of [false, true]) {
            if (skipped) {
                verify(Game.moving);
                Game.skip();
            }
            press(Qt.Key_P);
            verify(Game.paused);
            press(Qt.Key_P);
            verify(!Game.paused);
        }
    }
    function test_keys_that_work_here_are_listed(): void {
        const list = createTemporaryObject(keyList, window.contentItem);
        const listed = key => list.model.some(entry => entry.keys === key);
        verify(listed("F1") && listed("F11") && listed("Ctrl+Q"));
        for (const key of ["F2", "F3", "F4", "P", ".", "Ctrl+Z"])
            verify(!listed(key), key);
        verify(Game.begin("driller", Cast.defaultPlayers(2), {}));
        Pages.page = "table";
        for (const key of ["F1", "F2", "F3", "F4", "P", ".", "Ctrl+Z"])
            verify(listed(key), key);
    }
    function ruleWords(cards: var): var {
        const block = createTemporaryObject(ruleBlock, window.contentItem, { modelData: { kind: "cards", text: "", cards: cards } });
        return itemsOf(block, item => item instanceof Text && item.visible && item.opacity > 0 && item.text !== "", []).map(words => words.text);
    }
    function test_the_rule_book_names_helpers_only_data(): var {
        return Settings.languages.map(language => ({ tag: language.id }));
    }
    function test_the_rule_book_names_helpers_only(row: var): void {
        Settings.language = row.tag;
        const helpers = ["bookseller", "driver", "boy", "hound", "witch", "witch-hunter", "sergeant", "medium", "prophet", "postman"];
        compare(ruleWords(helpers), helpers.map(kind => Catalogue.kindText("omens-hell", kind)));
        compare(ruleWords(["5c", "14h", "6"]), []);
    }
    function showBattle(battle: string): void {
        Pages.setUp(battle);
        Pages.play(Cast.defaultPlayers(2), {});
        tryVerify(() => Pages.scene !== null);
    }
    function test_the_key_of_the_ranking_is_listed_where_there_is_one_data(): var {
        return [{ tag: "omens-hell", listed: true }, { tag: "omens-war", listed: false }, { tag: "driller", listed: false }];
    }
    function test_the_key_of_the_ranking_is_listed_where_there_is_one(row: var): void {
        showBattle(row.tag);
        const list = createTemporaryObject(keyList, window.contentItem);
        compare(list.model.some(entry => entry.keys === "R"), row.listed);
    }
    function test_the_log_is_as_loud_on_aSheet_of_its_own(): void {
        showBattle("omens-hell");
        const sheet = createTemporaryObject(logSheet, window.contentItem);
        const logs = itemsOf(sheet.contentItem, item => item["loud"] !== undefined, []);
        compare(logs.length, 1);
        verify(logs[0].loud.includes("emptied"));
    }
    function test_dice_in_the_rule_book_are_square(): void {
        const block = createTemporaryObject(ruleBlock, window.contentItem, { modelData: { kind: "cards", text: "", cards: ["5"] } });
        const pictures = itemsOf(block, item => item.visible && String(item["source"] ?? "").endsWith("die-5.svg"), []);
        compare(pictures.length, 1);
        compare(pictures[0].width, pictures[0].height);
    }
    function test_the_question_before_throwing_away_is_readable_data(): var {
        const rows = [];
        for (const language of Settings.languages.map(each => each.id))
            for (const scale of [1, 1.6])
                rows.push({ tag: language + " " + scale, language: language, scale: scale });
        return rows;
    }
    function test_the_question_before_throwing_away_is_readable(row: var): void {
        Settings.language = row.language;
        Settings.textScale = row.scale;
        const slip = createTemporaryObject(card, window.contentItem, { asking: true });
        const question = findChild(slip, "title");
        waitForRendering(slip);
        verify(question.text !== slip.title && question.width > 0);
        verify(!question.truncated, question.text);
    }
    function textsOf(item: Item): var {
        let found = item instanceof Text && item.visible ? [item] : [];
        for (let i = 0; i < item.children.length; ++i)
            found = found.concat(textsOf(item.children[i]));
        return found;
    }
    function test_every_card_on_the_shelf_is_read_whole_data(): var {
        return [
            { tag: "en", language: "en", letters: 1 }, { tag: "en, largest letters", language: "en", letters: 1.6 },
            { tag: "ja", language: "ja", letters: 1 }, { tag: "ja, largest letters", language: "ja", letters: 1.6 },
        ];
    }
    function test_every_card_on_the_shelf_is_read_whole(row: var): void {
        window.width = 1024;
        window.height = 640;
        Settings.language = row.language;
        Settings.textScale = row.letters;
        waitForRendering(window.contentItem);
        const page = findChild(window.contentItem, "shelf");
        for (let i = 0; i < page["games"].length; ++i)
            for (const text of textsOf(findChild(page["placeAt"](i), "card")))
                verify(!text.truncated, text.text);
    }
    // A shelf with one box, in the smallest window.
    function test_larger_letters_are_larger_on_the_shelf_data(): var {
        return Settings.languages.map(({ id }) => ({ tag: id, language: id }));
    }
    function test_larger_letters_are_larger_on_the_shelf(row: var): void {
        verify(Game.begin("driller", Cast.defaultPlayers(3), {}));
        Pages.showShelf();
        tryCompare(Saves, "count", 1);
        window.width = 1024;
        window.height = 640;
        Settings.language = row.language;
        const sizes = () => {
            const page = findChild(window.contentItem, "shelf");
            const one = createTemporaryObject(shelf, window.contentItem, { width: page.width, height: page.height, games: [page["games"][0]] });
            waitForRendering(one);
            const texts = textsOf(findChild(one, "card"));
            for (const text of texts)
                verify(!text.truncated, text.text);
            return texts.map(text => text.fontInfo.pixelSize);
        };
        const filters = findChild(window.contentItem, "filters");
        tryVerify(() => filters["beside"]);
        const normal = sizes();
        verify(normal.length > 5);
        Settings.textScale = 1.6;
        const large = sizes();
        for (let i = 0; i < normal.length; ++i)
            verify(large[i] >= normal[i], large + " after " + normal);
    }
    function test_mute_comes_back_as_loud_as_before(): void {
        Settings.volume = 0.4;
        press(Qt.Key_M);
        compare(Settings.volume, 0);
        press(Qt.Key_M);
        compare(Settings.volume, 0.4);
    }
}
