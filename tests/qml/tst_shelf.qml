import QtQuick
import QtTest
import Bombshelf.Controls
import Bombshelf.Shell
import Bombshelf.View

// The shelf: boxes, and the matches that wait below them.
ShellTest {
    Component { id: shelf; Shelf {} }
    Component { id: card; MatchInProgress { index: 0; path: ""; title: "Driller"; players: "Ann, Ben, Cas"; when: "1.1.2026"; moves: 7; problem: ""; art: "" } }

    name: "Shelf"

    function begin(games: int): void {
        for (let i = 0; i < games; ++i)
            verify(Match.begin("driller", ["Ann", "Ben"].map(name => ({name: name, level: "", face: "cat"})), {}));
        Pages.showTable();
        Pages.showShelf();
        tryCompare(Saves, "count", games);
        wait(0);
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
    /// Though a mouse began the lesson, and no key has been pressed.
    function test_the_box_one_comes_back_to_is_in_sight(): void {
        const id = "omens-hell";
        Settings.textScale = 1.6;
        window.width = 1024;
        window.height = 640;
        Pages.teach(id);
        tryCompare(Pages, "page", Pages.Page.Table);
        Pages.showShelf();
        const page = () => findChild(window.contentItem, "shelf");
        tryVerify(() => page() !== null);
        const place = page()["placeAt"](page()["games"].findIndex(game => game.gameId === id));
        verify(page().height < place.parent.height);
        tryVerify(() => place.mapToItem(page(), 0, 0).y >= 0 && place.mapToItem(page(), 0, place.height).y <= page().height);
        Settings.textScale = 1;
    }
    function test_the_table_of_a_lesson_is_put_away_and_no_other_put_up(): void {
        Pages.teach("omens-hell"); // which is taught at another game's table first
        tryVerify(() => Pages.scene !== null);
        verify(Match.gameId !== "omens-hell");
        let others = 0;
        const count = () => others += Pages.scene !== null;
        Pages.sceneChanged.connect(count);
        Pages.showShelf();
        tryVerify(() => Pages.scene === null);
        Pages.sceneChanged.disconnect(count);
        compare(others, 0);
        compare(Pages.gameId, "omens-hell");
    }
    /// Though the box one came from is not among them.
    function test_up_from_the_matches_leads_to_a_box(): void {
        begin(1);
        compare(Pages.gameId, "driller");
        const filters = findChild(window.contentItem, "filters");
        filters.people = 8;
        button("Continue").forceActiveFocus(Qt.TabFocusReason);
        press(Qt.Key_Up);
        verify(focused().startsWith("Play "));
        filters.clear();
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
        compare(window.activeFocusItem["text"], "Continue");
        press(Qt.Key_Right);
        compare(window.activeFocusItem["text"], "Continue"); // of the other match
        press(Qt.Key_Tab); // past all of them
        verify(window.activeFocusItem["text"] !== "Continue");
        press(Qt.Key_Tab, Qt.ShiftModifier);
        compare(window.activeFocusItem["text"], "Continue");
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
            compare(window.activeFocusItem["text"], "Continue");
        }
        compare(Pages.page, Pages.Page.Shelf);
        compare(Saves.count, 2);
        press(Qt.Key_Left);
        press(Qt.Key_Delete);
        press(Qt.Key_Left);
        press(Qt.Key_Return);
        tryCompare(Saves, "count", 1);
        tryVerify(() => button("Bring it back"));
        verify(!findChild(window, "away").running, "it waits");
        press(Qt.Key_L, Qt.ControlModifier);
        tryVerify(() => button("元に戻す"));
        press(Qt.Key_L, Qt.ControlModifier);
        tryVerify(() => button("Bring it back"));
        click(button("Bring it back"));
        tryCompare(Saves, "count", 2);
        verify(!button("Bring it back"));
        Saves.bringBack(); // what has come back
        tryVerify(() => textsOf(window.contentItem).some(text => text.visible && text.text.includes("it is no longer there")));
    }
    function test_what_can_be_brought_back_is_not_offered_on_another_page(): void {
        Pages.setUp("driller");
        Pages.play(Cast.defaultPlayers(2), {});
        Pages.showShelf();
        tryCompare(Saves, "count", 1);
        Saves.remove((matches.objectAt(0) as QtObject)["path"]);
        tryVerify(() => button("Bring it back"));
        Pages.setUp("driller");
        verify(!button("Bring it back"));
    }
    function test_more_matches_than_there_is_room_for_are_within_reach(): void {
        window.width = 1024;
        begin(4);
        const more = findChild(window.contentItem, "more");
        verify(more.visible);
        const list = window.contentItem.mapFromItem(more, 0, 0).x;
        const slips = shown(item => item["moves"] !== undefined && item["asking"] !== undefined)[0].parent.parent;
        verify(slips.clip && slips.mapToItem(null, slips.width, 0).x <= list, "it covers no slip");
        for (let i = 0; i < 4; ++i)
            click(more);
        verify(!more.visible);
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
    function test_every_card_on_the_shelf_is_read_whole_data(): var {
        const rows = [];
        for (const language of ["en", "ja"])
            for (const [width, height, letters] of [[1024, 640, 1], [1024, 640, 1.6], [1280, 800, 1]])
                rows.push({ tag: `${language}, ${width}, letters ${letters}`, language: language, width: width, height: height, letters: letters });
        return rows;
    }
    function test_every_card_on_the_shelf_is_read_whole(row: var): void {
        window.width = row.width;
        window.height = row.height;
        Settings.language = row.language;
        Settings.textScale = row.letters;
        waitForRendering(window.contentItem);
        const page = findChild(window.contentItem, "shelf");
        for (let i = 0; i < page["games"].length; ++i)
            for (const text of textsOf(findChild(page["placeAt"](i), "card")))
                verify(!text.truncated, text.text);
    }
    function test_when_a_game_is_learnt_every_card_is_read_whole_data(): var {
        return test_every_card_on_the_shelf_is_read_whole_data();
    }
    function test_when_a_game_is_learnt_every_card_is_read_whole(row: var): void {
        Pages.teach("driller");
        Lesson.skip();
        Lesson.next();
        compare(Lesson.progress("driller"), Lesson.Done);
        Pages.showShelf();
        test_every_card_on_the_shelf_is_read_whole(row);
        const tick = shown(item => item instanceof Icon && item["name"] === "check" && item.parent instanceof InkButton)[0];
        const word = textsOf(tick.parent)[0];
        verify(tick.mapFromItem(word, 0, 0).x >= 0.9 * tick.width, "the tick lies on no word");
    }
    // A shelf with one box, in the smallest window.
    function test_larger_letters_are_larger_on_the_shelf_data(): var {
        return Settings.languages.map(({ id }) => ({ tag: id, language: id }));
    }
    function test_larger_letters_are_larger_on_the_shelf(row: var): void {
        verify(Match.begin("driller", Cast.defaultPlayers(3), {}));
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
}
