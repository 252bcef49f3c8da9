import QtQuick
import QtQuick.Controls
import QtTest
import Bombshelf.Controls
import Bombshelf.Shell
import Bombshelf.Theme
import Bombshelf.View

// The rule book: beside the table, on a sheet, its links and its search.
ShellTest {
    name: "RuleBook"

    readonly property Component bookComponent: Component {
        RulePages {
            gameId: "omens-hell"
            width: 600
            height: 500
        }
    }

    function beginMatch(game: string, people = 1, seats = 2): void {
        Pages.setUp(game);
        Pages.play(Cast.defaultPlayers(seats).map((player, seat) => Object.assign(player, {name: "P" + seat, level: seat < people ? "" : "novice"})), {});
        tryVerify(() => Pages.scene !== null);
        if (Match.curtain >= 0)
            Match.liftCurtain();
        tryVerify(() => Match.choices.length > 0, 20000);
    }
    function pages(): var {
        return (shown(item => item instanceof RulePages)[0] ?? (window.Overlay.overlay ? itemsOf(window.Overlay.overlay, item => item instanceof RulePages && item.visible)[0] : null) ?? null) as RulePages;
    }
    function blocks(): var {
        return pages() === null ? [] : itemsOf(pages(), item => item instanceof RuleBlock);
    }
    function lit(): var {
        return blocks().find(block => block.lit) ?? null;
    }
    function about(key: string): var {
        return blocks().find(block => block.modelData.about.includes(key)) ?? null;
    }
    /// It can be read without scrolling.
    function isInSight(block: var): bool {
        const at = block.mapToItem(pages(), 0, 0).y;
        return at >= 0 && at < pages().height;
    }
    function openAt(key: string): void {
        tryVerify(() => lit() !== null && lit().modelData.about.includes(key), 5000, `${key}, not ${Pages.rule}, ${pages()?.lit}`);
        tryVerify(() => isInSight(lit()), 2000, key);
    }
    /// The pointer comes there, moving.
    function pointAt(piece: Item): void {
        mouseMove(piece, piece.width / 2 - 1, piece.height / 2);
        mouseMove(piece, piece.width / 2, piece.height / 2);
    }

    function test_a_screen_reader_hears_that_settings_are_not_kept(): void {
        Settings.notice("They can’t be kept.");
        compare(speaker().last, "They can’t be kept.");
    }
    function test_it_opens_beside_the_table_at_what_is_asked(): void {
        beginMatch("driller", 2);
        press(Qt.Key_F3);
        compare(Pages.sheet, Pages.Sheet.None);
        openAt(Match.asked);
        compare(Match.asked, "ask.spare");
        verify(Pages.scene.width <= window.width - pages().width, "beside the table");
        verify(Match.choose(0), "one goes on playing");
        press(Qt.Key_F3);
        openAt(Match.asked); // what matters now is another rule
        press(Qt.Key_F3);
        tryVerify(() => pages() === null);
    }
    function test_a_screen_reader_hears_what_it_is_open_at(): void {
        beginMatch("driller", 2);
        read.clear();
        press(Qt.Key_F3);
        openAt(Match.asked);
        compare(read.signalArguments[0][0], lit().modelData.text);
        compare(speaker().last, lit().modelData.text);
    }
    function test_another_games_book_begins_where_it_begins(): void {
        const book = createTemporaryObject(bookComponent, window.contentItem) as RulePages;
        book.follow(book.blocks.length - 1);
        verify(book.lit > 0 && book.aim > 0 && book.trail.length === 1);
        book.gameId = "omens-war";
        compare([book.lit, book.aim, book.trail.length].join(), "-1,-1,0");
    }
    function test_it_opens_at_the_piece_that_is_looked_at(): void {
        beginMatch("driller", 2);
        const ring = shown(item => item["kind"] === "ring" && item["pieceId"] !== undefined)[0];
        pointAt(ring);
        press(Qt.Key_F3);
        openAt("card.ring");
        mouseMove(window.contentItem, 5, 5);
    }
    function test_a_card_seen_near_leads_to_it(): void {
        beginMatch("driller", 2);
        const ring = shown(item => item["kind"] === "ring" && item["pieceId"] !== undefined)[0];
        pointAt(ring);
        tryVerify(() => shown(item => item.objectName === "nearBook").length === 1);
        const link = shown(item => item.objectName === "nearBook")[0];
        const way = link.mapToItem(ring, link.width / 2, link.height / 2);
        for (let i = 0; i <= 20; ++i)
            mouseMove(ring, ring.width / 2 + (way.x - ring.width / 2) * i / 20, ring.height / 2 + (way.y - ring.height / 2) * i / 20, 0);
        verify(link.visible, "the pointer gets there");
        compare(link["Accessible"].role, Accessible.Link);
        click(link);
        openAt("card.ring");
        mouseMove(window.contentItem, 5, 5);
    }
    function test_the_panel_has_a_list_of_contents(): void {
        beginMatch("driller", 2);
        press(Qt.Key_F3);
        openAt(Match.asked);
        const list = itemsOf(window.contentItem, item => item instanceof RuleContents)[0];
        verify(!list.visible);
        click(button("Contents"));
        tryVerify(() => list.visible && list.activeFocus);
        verify(list.height > 0 && list.count > 3);
        press(Qt.Key_Down);
        press(Qt.Key_Return);
        verify(!list.visible);
        compare(pages().lit, list.headings[1].index);
        tryVerify(() => pages().activeFocus && isInSight(lit()));
        button("Contents").clicked();
        press(Qt.Key_Escape);
        verify(!list.visible);
        verify(Pages.bookShown);
        button("Contents").clicked();
        list.itemAtIndex(2)["Accessible"].pressAction();
        compare(pages().lit, list.headings[2].index);
        press(Qt.Key_Escape);
        verify(!Pages.bookShown);
    }
    function test_it_is_a_sheet_where_there_is_no_room(): void {
        window.width = 1024;
        window.height = 640;
        beginMatch("driller", 2);
        tryVerify(() => !Pages.logFits);
        mouseMove(window.contentItem, 1, 1); // over no piece, of which it would tell
        press(Qt.Key_F3);
        tryCompare(Pages, "sheet", Pages.Sheet.Rules);
        openAt(Match.asked);
        press(Qt.Key_Escape);
        tryCompare(Pages, "sheet", Pages.Sheet.None);
    }
    function test_it_takes_the_place_of_the_log_and_gives_it_back(): void {
        Settings.showLog = true;
        beginMatch("driller", 2);
        verify(Pages.logShown);
        press(Qt.Key_F3);
        verify(!Pages.logShown);
        press(Qt.Key_F4);
        verify(Pages.logShown && !Pages.bookShown);
    }
    function test_escape_closes_it_and_leaves_the_match(): void {
        beginMatch("driller", 2);
        press(Qt.Key_F3);
        openAt(Match.asked);
        press(Qt.Key_F, Qt.ControlModifier);
        press(Qt.Key_Escape);
        tryVerify(() => pages() === null);
        compare(Pages.page, Pages.Page.Table);
        verify(Pages.scene.activeFocus);
    }

    function test_the_keys_come_back_however_it_closes_data(): var {
        return [{tag: "its own key", key: Qt.Key_F3}, {tag: "the log takes its place", key: Qt.Key_F4}];
    }
    function test_the_keys_come_back_however_it_closes(row: var): void {
        beginMatch("driller", 2);
        press(Qt.Key_F3);
        openAt(Match.asked);
        press(Qt.Key_F, Qt.ControlModifier);
        verify(!Pages.scene.activeFocus);
        press(row.key);
        tryVerify(() => pages() === null);
        verify(Pages.scene.activeFocus);
    }
    function test_a_search_lights_what_it_finds_data(): var {
        return [{tag: "en", sought: "TREASURE map", shown: "treasure map"}, {tag: "ja", sought: "爆発", shown: "爆発"}, {tag: "full-width figures", language: "ja", sought: "１００手番", shown: "100手番"},
            {tag: "full-width signs", language: "ja", sought: "ドリル：好き", shown: "ドリル：好き"}];
    }
    function test_a_search_lights_what_it_finds(row: var): void {
        Settings.language = row.language ?? row.tag;
        Pages.learn("driller");
        tryVerify(() => pages() !== null);
        press(Qt.Key_F, Qt.ControlModifier);
        const field = window.activeFocusItem;
        compare(field["Accessible"].role, Accessible.EditableText);
        field["text"] = row.sought;
        const found = pages().found;
        verify(found.length > 0);
        for (const one of found)
            compare(pages().blocks[one.index].text.slice(one.at, one.at + one.length).toLowerCase(), row.shown);
        const first = pages().looked;
        verify(isInSight(blocks()[first.index]));
        verify(itemsOf(blocks()[first.index], item => item instanceof RuleText)[0]["text"].includes("background-color"));
        press(Qt.Key_Return, Qt.ShiftModifier);
        verify(isInSight(blocks()[pages().looked.index]));
        press(Qt.Key_Return);
        compare(pages().looked, first);
        const button = name => itemsOf(pages(), item => item instanceof IconButton && item.iconName === name)[0];
        compare(button("down").visible, found.length > 1);
        if (found.length > 1) {
            click(button("down"));
            verify(pages().looked !== first);
            click(button("up"));
            compare(pages().looked, first);
        }
        verify(button("back").open);
        press(Qt.Key_Escape);
        compare(field["text"], "");
        pages().goBack();
        compare(pages().trail.length, 0);
        compare(Pages.sheet, Pages.Sheet.Rules);
        press(Qt.Key_Escape);
        tryCompare(Pages, "sheet", Pages.Sheet.None);
    }

    function test_a_link_is_followed_by_keys_and_back(): void {
        Pages.learn("omens-war", "card.none");
        tryVerify(() => pages() !== null && pages().activeFocus);
        press(Qt.Key_Right);
        const link = window.activeFocusItem as RuleLink;
        verify(link);
        compare(link["Accessible"].role, Accessible.Link);
        verify(link.word !== "");
        compare(shown(item => item instanceof RuleText && item["reached"] === 0).length + itemsOf(window.Overlay.overlay, item => item instanceof RuleText && item["reached"] === 0).length, 1);
        press(Qt.Key_Return);
        verify(lit());
        tryVerify(() => isInSight(lit()));
        compare(pages().trail.length, 1);
        pages().goBack();
        compare(pages().trail.length, 0);
        press(Qt.Key_Escape);
        tryCompare(Pages, "sheet", Pages.Sheet.None);
    }
    function test_a_link_is_followed_by_a_click(): void {
        Pages.learn("driller");
        tryVerify(() => pages() !== null);
        const text = itemsOf(pages(), item => item instanceof RuleText && item["block"].links.length > 0)[0];
        for (let y = 4; y < text.height && lit() === null; y += 8)
            for (let x = 4; x < text.width && lit() === null; x += 8)
                if (text.linkAt(x, y) !== "")
                    click(text, x, y);
        verify(lit());
        press(Qt.Key_Escape);
        tryCompare(Pages, "sheet", Pages.Sheet.None);
    }

    readonly property SignalSpy read: SignalSpy { target: Pages; signalName: "read" }
    readonly property SignalSpy refused: SignalSpy { target: Match; signalName: "refused" }

    function piece(fits: var): var {
        return Pages.scene.pieces.all().find(one => one.visible && fits(one));
    }
    function pressOnTable(item: Item): void {
        refused.clear();
        click(item);
    }
    /// The last press was refused for that reason, and the notice leads to its rule.
    function refusedFor(rule: string): void {
        compare(refused.count, 1);
        compare(refused.signalArguments[0][1], rule);
        const sentence = refused.signalArguments[0][0];
        verify(sentence !== "");
        tryVerify(() => shown(item => item["text"] === sentence && item["offer"] !== undefined).length === 1, 2000, sentence);
        click(button("The rule"));
        openAt(rule);
    }
    /// Choices at random until that is asked.
    function playTo(asked: string): void {
        for (let choice = 0; Match.asked !== asked && choice < 2000; ++choice) {
            if (Match.over)
                Match.again("casual");
            tryVerify(() => Match.curtain >= 0 || Match.choices.length > 0, 20000);
            Match.liftCurtain();
            tryVerify(() => Match.choices.length > 0);
            Match.choose((7 * choice) % Match.choices.length);
        }
        tryVerify(() => Match.choices.length > 0);
        compare(Match.asked, asked);
    }

    function test_a_card_that_cannot_pay_says_so(): void {
        beginMatch("driller", 2);
        playTo("ask.buyout");
        pressOnTable(piece(one => one.kind === "ring" && one.zone === "rings" && one.zoneSeat === Match.viewer));
        refusedFor("refusal.only-score");
    }
    function test_a_cell_that_nothing_lies_next_to_says_so(): void {
        beginMatch("omens-famine");
        compare(Match.asked, "ask.lay");
        pressOnTable(shown(item => item["name"] === "bare:-1:b3")[0]);
        refusedFor("refusal.not-next");
    }
    function test_a_taken_cell_says_so(): void {
        beginMatch("omens-famine");
        pressOnTable(piece(one => one.zone === "cell-a1"));
        refusedFor("refusal.cell-taken");
    }
    function test_what_is_nobodys_to_press_says_what_is_asked(): void {
        beginMatch("bombmafia", 1, 3);
        pressOnTable(piece(one => one.zone === "hand" && one.zoneSeat !== Match.viewer));
        compare(refused.signalArguments[0][0], Match.prompt);
        refusedFor("ask.play");
    }
    function test_a_press_that_does_something_says_nothing(): void {
        beginMatch("driller", 2);
        playTo("ask.drill");
        pressOnTable(piece(one => one.playable));
        compare(refused.count, 0);
    }
    function test_nothing_is_said_while_pictures_move(): void {
        beginMatch("driller", 2);
        playTo("ask.drill");
        Settings.speed = "normal";
        const ring = piece(one => one.zone === "rings");
        Match.choose(0);
        verify(Match.moving);
        pressOnTable(ring);
        compare(refused.count, 0);
        Match.skip();
    }
}
