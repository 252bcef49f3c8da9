import QtQuick
import QtQuick.Controls
import QtTest
import Bombshelf.Controls
import Bombshelf.Shell
import Bombshelf.View

// The sheets: rule book, log, list of keys.
ShellTest {
    Component { id: ruleBlock; RuleBlock { width: 640; index: 1; gameId: "omens-hell" } }
    Component { id: logSheet; LogSheet {} }
    Component { id: fairPlay; FairPlaySheet {} }
    Component { id: settingsSheet; SettingsSheet {} }
    Component { id: about; AboutSheet {} }
    Component { id: keyList; ShortcutsSheet {} }
    Component { id: tally; TallyCards {} }
    Component { id: elsewhere; TextInput {} }

    name: "Sheets"

    function ruleWords(cards: var): var {
        const block = createTemporaryObject(ruleBlock, window.contentItem, { modelData: { kind: RuleBook.Cards, text: "", cards: cards, links: [] } });
        return itemsOf(block, item => item instanceof Text && item.visible && item.opacity > 0 && item.text !== "").map(words => words.text.replace(/\u2060/g, ""));
    }
    function showTable(game: string): void {
        Pages.setUp(game);
        Pages.play(Cast.defaultPlayers(Catalogue.game(game).minSeats), {});
        tryVerify(() => Pages.scene !== null);
    }
    function test_what_cards_came_to_is_said_once_data(): var {
        return [[3, 6, "×3 · 6 points"], [3, 3, "×3 · 3 points"], [1, 5, "5"], [1, -2, "−2"], [1, 1, "1"], [4, 0, "×4"], [2, -4, "×2 · −4 points"]].map(([count, points, text]) => ({tag: text, count: count, points: points}));
    }
    function test_what_cards_came_to_is_said_once(row: var): void {
        if (!Match.active)
            verify(Match.begin("bomber", Cast.defaultPlayers(2), {}));
        const cards = createTemporaryObject(tally, window.contentItem, {gameId: "bomber", modelData: {count: row.count, points: row.points, kind: "taken", kindText: "HP"}});
        compare(textsOf(cards).map(text => text.text).filter(text => /\d/.test(text)).join(" "), row.tag);
    }
    /// F3 opens and closes the rule book and F4 the log, be it a panel or a sheet; the language changes under the eyes of whoever reads a sheet.
    function test_keys_that_work_over_a_sheet(): void {
        showTable("driller");
        window.width = 1024;
        window.height = 640;
        Settings.textScale = 1.6;
        tryVerify(() => !Pages.logFits);
        press(Qt.Key_F4);
        tryCompare(Pages, "sheet", Pages.Sheet.Log);
        press(Qt.Key_L, Qt.ControlModifier);
        compare(Settings.language, "ja");
        press(Qt.Key_F4);
        tryCompare(Pages, "sheet", Pages.Sheet.None);
        press(Qt.Key_F3);
        tryCompare(Pages, "sheet", Pages.Sheet.Rules);
        press(Qt.Key_F3);
        tryCompare(Pages, "sheet", Pages.Sheet.None);
        press(Qt.Key_F1);
        tryCompare(Pages, "sheet", Pages.Sheet.Keys);
        press(Qt.Key_F4);
        compare(Pages.sheet, Pages.Sheet.Keys);
        Pages.sheet = Pages.Sheet.None;
    }
    /// Each key opens its sheet over another's, and closes it again.
    function test_keys_turn_from_sheet_to_sheet_data(): var {
        return [{tag: "F1", key: Qt.Key_F1, with: 0, sheet: "Keys"}, {tag: "F2", key: Qt.Key_F2, with: 0, sheet: "Text"}, {tag: "Ctrl+,", key: Qt.Key_Comma, with: Qt.ControlModifier, sheet: "Settings"}];
    }
    function test_keys_turn_from_sheet_to_sheet(row: var): void {
        const titles = {Keys: "Keys", Text: "The table in words", Settings: "Settings"};
        const shown = which => tryVerify(() => Array.from(Sheets.open).map(sheet => sheet.title).join() === (titles[which] ?? ""), 5000, which);
        showTable("driller");
        for (const before of ["None", "Keys", "Text", "Settings"].filter(sheet => sheet !== row.sheet)) {
            Pages.sheet = Pages.Sheet[before];
            shown(before);
            press(row.key, row.with);
            shown(row.sheet);
            press(row.key, row.with);
            shown("None");
            compare(Pages.sheet, Pages.Sheet.None);
        }
    }
    function test_the_rule_book_opens_from_under_a_sheet(): void {
        showTable("driller");
        for (const sheet of ["Text", "Keys"]) {
            Pages.sheet = Pages.Sheet[sheet];
            tryVerify(() => Sheets.open.length === 1);
            press(Qt.Key_F3);
            tryVerify(() => Sheets.open.length === 0 && Pages.bookShown); // and stays, if it was open already
        }
        press(Qt.Key_F3);
        tryCompare(Pages, "bookShown", false);
    }
    function test_every_sheet_opens_and_closes_data(): var {
        return [
            {tag: "Settings", title: "Settings"}, {tag: "Rules", title: "How to play Driller"}, {tag: "Keys", title: "Keys"}, {tag: "Text", title: "The table in words"},
            {tag: "Log", title: "Log"}, {tag: "History", title: "Past matches"}, {tag: "Fair", title: "Fair play"}, {tag: "About", title: "About Bombshelf"}
        ];
    }
    function test_every_sheet_opens_and_closes(row: var): void {
        Pages.gameId = "driller";
        Pages.sheet = Pages.Sheet[row.tag];
        const overlay = window.Overlay.overlay;
        tryVerify(() => textsOf(overlay).some(text => text.text === row.title));
        press(Qt.Key_Escape);
        tryCompare(Pages, "sheet", Pages.Sheet.None);
        tryVerify(() => textsOf(overlay).length === 0);
    }
    function test_the_table_in_words_follows_the_language(): void {
        showTable("driller");
        Pages.sheet = Pages.Sheet.Text;
        const found = () => itemsOf(window.Overlay.overlay, item => item.objectName === "words");
        tryVerify(() => found().length === 1);
        const [words] = found();
        const english = words.text;
        Settings.language = "ja";
        tryVerify(() => words.text !== english && words.text === Match.tableAsText());
        Pages.sheet = Pages.Sheet.None;
    }
    function test_keys_that_work_here_are_listed(): void {
        const list = createTemporaryObject(keyList, window.contentItem);
        const listed = key => list.model.some(entry => entry.keys === key);
        verify(listed("F1") && listed("F11") && listed("Ctrl+Q"));
        for (const key of ["F2", "F3", "F4", "P", ".", "Ctrl+Z"])
            verify(!listed(key), key);
        verify(Match.begin("driller", Cast.defaultPlayers(2), {}));
        Pages.page = Pages.Page.Table;
        for (const key of ["F1", "F2", "F3", "F4", "P", ".", "Ctrl+Z"])
            verify(listed(key), key);
    }
    function test_each_table_lists_its_own_keys_data(): var {
        return [{tag: "bombmafia", keys: "BC"}, {tag: "bombmu", keys: "S"}, {tag: "bomber", keys: "X"}];
    }
    function test_each_table_lists_its_own_keys(row: var): void {
        showTable(row.tag);
        const list = createTemporaryObject(keyList, window.contentItem);
        for (const key of row.keys)
            verify(list.model.some(entry => entry.keys === key && entry.what !== ""), key);
    }
    function test_the_key_of_the_ranking_is_listed_where_there_is_one_data(): var {
        return [{ tag: "omens-hell", listed: true }, { tag: "omens-war", listed: false }, { tag: "driller", listed: false }];
    }
    function test_the_key_of_the_ranking_is_listed_where_there_is_one(row: var): void {
        showTable(row.tag);
        const list = createTemporaryObject(keyList, window.contentItem);
        compare(list.model.some(entry => entry.keys === "R"), row.listed);
    }
    function test_the_log_is_as_loud_on_a_sheet_of_its_own(): void {
        showTable("omens-hell");
        const sheet = createTemporaryObject(logSheet, window.contentItem);
        const logs = itemsOf(sheet.contentItem, item => item["loud"] !== undefined);
        compare(logs.length, 1);
        verify(logs[0].loud.includes("emptied"));
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
    function openPage(): var {
        const page = createTemporaryObject(fairPlay, window.contentItem);
        page.open();
        tryCompare(page, "opened", true);
        return page;
    }
    function fieldsOf(page: var): var {
        return itemsOf(page.contentItem, item => item.visible && item["readOnly"] === true).map(field => field.text);
    }
    function test_the_page_of_fair_play_shows_what_checks_this_match(): void {
        compare(fieldsOf(openPage()), []);
        Pages.setUp("omens-war");
        Pages.play(["Ann", "Ben"].map(name => ({name: name, level: "", face: "cat"})), {}); // bots wait under a sheet
        tryVerify(() => Pages.scene !== null);
        const page = openPage();
        const shown = fieldsOf(page);
        compare(shown.length, 1); // the seed is told when the match is over
        verify(/^[0-9a-f]{64}$/.test(shown[0]));
        while (!Match.over) {
            if (Match.curtain >= 0)
                Match.liftCurtain();
            else if (Match.choices.length > 0)
                Match.choose(0);
            tryVerify(() => Match.over || Match.curtain >= 0 || Match.choices.length > 0, 20000);
        }
        tryVerify(() => fieldsOf(page).length === 3, 5000, "and at once, though the page was open before");
        compare(fieldsOf(page)[0], shown[0]);
        const copies = itemsOf(page.contentItem, item => item.visible && item["clicked"] !== undefined && item["text"] === "Copy");
        compare(copies.map(copy => pasted(() => copy.clicked())), fieldsOf(page));
    }
    /// What that has put on the clipboard, pasted elsewhere.
    function pasted(copy: var): string {
        copy();
        const field = createTemporaryObject(elsewhere, window.contentItem);
        field.paste();
        return field.text;
    }
    function test_the_page_of_fair_play_tells_of_every_level_in_its_own_words(): void {
        const page = createTemporaryObject(fairPlay, window.contentItem);
        const texts = itemsOf(page.contentItem, item => item instanceof Text).map(words => words.text.replace(/\u2060/g, ""));
        for (const level of Cast.levels)
            verify(texts.some(text => text.includes(level.title) && text.includes(level.why)), level.title);
    }
    function test_the_page_of_fair_play_is_a_press_from_the_shelf_and_from_the_settings(): void {
        const buttonOf = (item, text) => itemsOf(item, thing => thing["clicked"] !== undefined && thing["text"] === text)[0];
        buttonOf(window.contentItem, "Fair play").clicked();
        tryCompare(Pages, "sheet", Pages.Sheet.Fair);
        press(Qt.Key_Escape);
        tryCompare(Pages, "sheet", Pages.Sheet.None);
        const settings = createTemporaryObject(settingsSheet, window.contentItem);
        buttonOf(settings.contentItem, "Show").clicked();
        tryCompare(Pages, "sheet", Pages.Sheet.Fair);
        press(Qt.Key_Escape);
        tryCompare(Pages, "sheet", Pages.Sheet.None);
    }
    function test_the_page_about_the_program_is_a_press_from_the_settings(): void {
        const settings = createTemporaryObject(settingsSheet, window.contentItem);
        itemsOf(settings.contentItem, thing => thing["clicked"] !== undefined && thing["Accessible"].name === "About Bombshelf")[0].clicked();
        tryCompare(Pages, "sheet", Pages.Sheet.About);
        press(Qt.Key_Escape);
        tryCompare(Pages, "sheet", Pages.Sheet.None);
    }
    function test_the_page_about_the_program_tells_version_folder_and_licences(): void {
        const page = createTemporaryObject(about, window.contentItem);
        page.open();
        tryCompare(page, "opened", true);
        const texts = () => itemsOf(page.contentItem, item => item instanceof Text && item.visible).map(words => words.text.replace(/\u2060/g, ""));
        const told = what => texts().some(text => text.includes(what));
        verify(told(`Version ${Qt.application.version}.`) && told(`Qt ${About.qtVersion},`));
        compare(fieldsOf(page), [About.matches]);
        for (const [name, words] of [["M PLUS Rounded 1c", "SIL OPEN FONT LICENSE Version 1.1"], ["BudouX", "Apache License"]]) {
            const licence = itemsOf(page.contentItem, item => item["clicked"] !== undefined && item["Accessible"].name.startsWith(name))[0];
            const terms = () => texts().filter(text => text.includes(words)).length;
            const before = terms();
            licence.clicked();
            compare(terms(), before + 1);
            licence.clicked();
            compare(terms(), before);
        }
    }
    function test_dice_in_the_rule_book_are_square(): void {
        const block = createTemporaryObject(ruleBlock, window.contentItem, { modelData: { kind: RuleBook.Cards, text: "", cards: ["5"], links: [] } });
        const pictures = itemsOf(block, item => item.visible && String(item["source"] ?? "").endsWith("die-5.svg"));
        compare(pictures.length, 1);
        compare(pictures[0].width, pictures[0].height);
    }
}
