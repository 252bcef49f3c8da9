import QtQuick
import QtQuick.Controls
import QtTest
import Bombshelf.Controls
import Bombshelf.Shell
import Bombshelf.Theme
import Bombshelf.View

// Round the table: the bar, the curtain, notices, pauses, the result.
ShellTest {
    name: "MatchPage"

    property string finished: "" // a match that was played to its end once

    function resultIsOpen(): bool {
        return button("Play again") !== undefined;
    }
    function resultIsToOpen(): bool {
        return resultIsOpen() || findChild(window, "lastPictures").running || findChild(window, "lastLook").running;
    }
    /// Two people, so that no bot takes its time, and no table, which would.
    function finish(): void {
        verify(Match.begin("driller", ["Ann", "Ben"].map(name => ({name: name, level: "", face: "cat"})), {}));
        for (let i = 0; i < 3000 && !Match.over; ++i) {
            tryVerify(() => Match.curtain >= 0 || Match.choices.length > 0 || Match.over);
            if (Match.curtain >= 0)
                Match.liftCurtain();
            else
                Match.choose(Match.choices.length - 1);
        }
        finished = Match.path;
    }
    function playToTheEnd(): void {
        if (finished === "")
            finish();
        Pages.goOn(finished, false);
        verify(Match.over);
    }
    function test_the_result_waits_until_the_last_pictures_have_come_to_rest(): void {
        Settings.speed = "instant";
        playToTheEnd();
        const breath = findChild(window, "lastLook");
        const pictures = findChild(window, "lastPictures");
        verify(pictures.running && !breath.running);
        Pages.scene.playing = true;
        looks.target = pictures;
        looks.clear();
        looks.wait();
        verify(!breath.running);
        verify(!resultIsOpen());
        Pages.scene.playing = false;
        tryVerify(() => breath.running);
        verify(!pictures.running);
        tryVerify(() => resultIsOpen());
        Pages.showShelf();
    }
    /// Its bindings have to hear of pieces that come after it has counted them.
    function test_a_table_that_stands_up_in_slices_knows_what_lies_on_it(): void {
        const putsBack = () => Match.choices.length > 0 && Match.choices[0].verb === "put-back";
        for (let matches = 0; matches < 9 && !putsBack(); ++matches) {
            Pages.showShelf();
            Settings.speed = "normal"; // at once it is made in one piece
            Pages.setUp("driller");
            Pages.play(["Ann", "Ben"].map(name => ({name: name, level: "", face: "cat"})), {});
            tryVerify(() => Pages.scene !== null, 20000);
            Settings.speed = "instant";
            while (!Match.over && !putsBack()) {
                tryVerify(() => Match.curtain >= 0 || Match.choices.length > 0 || Match.over);
                if (Match.curtain >= 0)
                    Match.liftCurtain();
                else
                    Match.choose(0);
            }
        }
        tryVerify(() => shown(item => item["clicked"] !== undefined && /under the left deck$/.test(item["text"])).length > 0);
    }
    function test_a_record_that_the_system_asks_for_is_opened(): void {
        playToTheEnd();
        Pages.showShelf();
        FileRequests.asked(finished);
        compare(Pages.page, Pages.Page.Table);
        verify(Match.lookingBack);
        Pages.showShelf();
        FileRequests.asked("/nowhere/driller.jsonl");
        compare(Pages.page, Pages.Page.Shelf);
        tryVerify(() => shown(item => item["text"] !== undefined && String(item["text"]).replace(/\u2060/g, "").includes("/nowhere/driller.jsonl")).length > 0);
    }
    function test_a_record_that_is_opened_takes_the_place_of_a_result(): void {
        Pages.setUp("driller");
        Pages.play(Cast.defaultPlayers(2), {});
        tryVerify(() => Pages.scene !== null);
        const under = Match.path;
        Pages.showShelf();
        playToTheEnd();
        tryVerify(() => resultIsOpen());
        FileRequests.asked(under);
        tryVerify(() => !resultIsOpen());
        compare(Match.path, under);
        verify(!Match.over);
        Pages.showShelf();
    }
    SignalSpy {
        id: looks

        signalName: "triggered"
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
        Pages.play(["", "novice", "novice", "novice"].map((level, at) => ({name: "Ann" + at, level: level, face: "cat"})), {difficulty: "ineffable"});
        tryCompare(Pages, "page", Pages.Page.Table);
        tryVerify(() => Match.choices.length > 2, 20000);
        const shown = fits => itemsOf(window.contentItem, item => item.visible && fits(item));
        const place = item => item.mapToItem(null, 0, 0, item.width, item.height);
        Match.notice("A sentence that is as long as what went wrong may well be.");
        const notice = shown(item => item["hide"] !== undefined)[0];
        verify(notice);
        tryVerify(() => {
            const own = place(notice);
            const buttons = shown(item => item["keyText"] !== undefined && item["clicked"] !== undefined);
            return buttons.length > 3 && buttons.map(place).every(one => one.x >= own.x + own.width || one.x + one.width <= own.x || one.y >= own.y + own.height);
        });
        tryVerify(() => notice.width > 300 * row.scale, 5000, "nor is it a column of single words");
        notice.hide();
        Pages.showShelf();
        clearShelf();
    }
    function test_a_sheet_keeps_the_keys_till_the_screen_is_passed_on(): void {
        Pages.setUp("bombmu");
        Pages.play(["Ann", "Ben"].map(name => ({name: name, level: "", face: "cat"})), {});
        tryVerify(() => Match.curtain >= 0);
        Match.liftCurtain();
        tryVerify(() => Match.choices.length > 0);
        Match.choose(0);
        tryVerify(() => Match.curtain >= 0);
        press(Qt.Key_F2);
        tryCompare(Pages, "sheet", Pages.Sheet.Text);
        const lift = itemsOf(window.contentItem, item => item.visible && item["text"] === `I am ${Match.players[Match.curtain].name}: show me`)[0];
        tryVerify(() => lift.enabled);
        press(Qt.Key_Escape);
        tryCompare(Pages, "sheet", Pages.Sheet.None);
        tryVerify(() => lift.visualFocus, 5000, "it is seen what Return presses");
        press(Qt.Key_F3);
        tryVerify(() => Pages.bookShown);
        const book = itemsOf(window.contentItem, item => item.visible && item["objectName"] === "book")[0];
        const close = itemsOf(book, item => item["iconName"] === "close")[0];
        click(close);
        tryVerify(() => !Pages.bookShown && lift.visualFocus, 5000, "the rule book lies beside the curtain");
        verify(Match.curtain >= 0);
        press(Qt.Key_Return);
        tryCompare(Match, "curtain", -1);
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
        tryVerify(() => Match.verdict !== "", 60000);
        const buttons = itemsOf(window.contentItem, item => item.visible && item["iconName"] !== undefined && item["clicked"] !== undefined);
        verify(buttons.length > 5);
        for (const button of buttons) {
            const at = button.mapToItem(null, 0, 0, button.width, button.height);
            verify(at.x >= 0 && at.x + at.width <= window.width, `${button.text} at ${at}`);
        }
        Pages.showShelf();
        clearShelf();
    }
    function test_p_always_pauses(): void {
        press(Qt.Key_P);
        verify(!Match.paused);
        Settings.speed = "slow";
        Pages.setUp("driller");
        Pages.play([1, 2].map(seat => ({name: "Bot " + seat, level: "novice", face: "cat"})), {});
        tryCompare(Pages, "page", Pages.Page.Table);
        for (const skipped of [false, true]) {
            if (skipped) {
                tryVerify(() => Match.moving, 20000); // not in the breath between two bots
                Match.skip();
            }
            press(Qt.Key_P);
            verify(Match.paused);
            press(Qt.Key_P);
            verify(!Match.paused);
        }
    }
    function test_p_stops_nobody_where_all_are_people(): void {
        Pages.setUp("driller");
        Pages.play([1, 2].map(seat => ({name: "P" + seat, level: "", face: "cat"})), {});
        tryVerify(() => Pages.scene !== null);
        press(Qt.Key_P);
        verify(!Match.paused);
    }
    function test_no_key_reaches_half_a_table(): void {
        Settings.speed = "fast";
        Pages.setUp("bomber");
        Pages.play([{name: "Ann", level: "", face: "cat"}, {name: "", level: "casual", face: "fox"}], {});
        tryCompare(Pages, "page", Pages.Page.Table);
        let keys = 0;
        for (; Pages.scene === null; ++keys) {
            [Qt.Key_Right, Qt.Key_Down, Qt.Key_1, Qt.Key_C].forEach(key => press(key));
            wait(0);
        }
        verify(keys > 0, "it is made in slices");
        tryVerify(() => Pages.scene.activeFocus);
        if (Match.curtain >= 0)
            Match.liftCurtain();
        tryVerify(() => Pages.scene.activeFocus);
    }
    function pace(): var {
        return shown(item => item["iconName"] === "clock" || item["iconName"] === "pause" && item.text.startsWith("Paused"))[0];
    }
    function test_the_pace_is_behind_one_button(): void {
        Settings.speed = "fast";
        Pages.setUp("driller");
        Pages.play([1, 2].map(seat => ({name: "Bot " + seat, level: "novice", face: "cat"})), {});
        tryCompare(Pages, "page", Pages.Page.Table);
        tryVerify(() => pace());
        for (const word of ["Stop the bots", "One move of a bot", "Normal"])
            verify(!button(word) && !shown(item => item["title"] === word)[0], word);
        click(pace());
        tryVerify(() => button("Stop the bots"));
        compare(button("Stop the bots").keyText, "P");
        click(button("Stop the bots"));
        verify(Match.paused);
        tryVerify(() => button("One move of a bot").open);
        compare(button("One move of a bot").keyText, ".");
        tryVerify(() => !Match.moving, 20000);
        const before = Match.log.rowCount();
        press(Qt.Key_Period); // its key does the same while the menu is open
        tryVerify(() => Match.log.rowCount() > before);
        press(Qt.Key_P);
        verify(!Match.paused);
        press(Qt.Key_Escape);
        tryVerify(() => !button("Stop the bots"));
        compare(Pages.page, Pages.Page.Table);
        press(Qt.Key_P);
        verify(Match.paused);
        tryVerify(() => shown(item => item["text"] === "Paused. Press Space to go on.")[0]);
        verify(pace().checked && pace().text.startsWith("Paused"));
        pace().forceActiveFocus(Qt.TabFocusReason);
        press(Qt.Key_Return);
        tryVerify(() => button("Let the bots go on"));
        compare(focused(), "Let the bots go on");
        press(Qt.Key_Down);
        press(Qt.Key_Down);
        compare(focused(), "Straight to your next choice"); // which says why it can't be pressed now
        press(Qt.Key_Down);
        compare(focused(), "Speed");
        press(Qt.Key_Right);
        compare(Settings.speed, "instant");
        press(Qt.Key_Up);
        press(Qt.Key_Escape);
        tryVerify(() => !button("Let the bots go on"));
        compare(focused(), pace().text);
    }
    function test_without_bots_nothing_offers_to_stop_them(): void {
        Pages.setUp("driller");
        Pages.play(["Ann", "Ben"].map(name => ({name: name, level: "", face: "cat"})), {});
        tryCompare(Pages, "page", Pages.Page.Table);
        tryVerify(() => pace());
        click(pace());
        tryVerify(() => pace().opened);
        for (const word of ["Stop the bots", "One move of a bot", "Straight to your next choice"])
            verify(!button(word), word);
        press(Qt.Key_Escape);
    }
    function test_keys_of_the_table_do_the_same_at_the_bar_above_it_data(): var {
        return [
            {tag: "a letter beside a count", gameId: "driller", bots: 1, asked: () => Match.choices.length > 0 && Match.choices[0].verb === "lay", key: Qt.Key_L},
            {tag: "a number of a button", gameId: "driller", bots: 1, asked: () => Pages.scene.bar.choices.length > 0, key: Qt.Key_1},
            {tag: "a number of a card", gameId: "bombmafia", bots: 3, asked: () => Match.choices.length > 0, key: Qt.Key_1}
        ];
    }
    function test_keys_of_the_table_do_the_same_at_the_bar_above_it(row: var): void {
        Settings.speed = "instant";
        Pages.setUp(row.gameId);
        const begin = () => Pages.play([{name: "Ann", level: "", face: "cat"}].concat(Array(row.bots).fill({name: "", level: "novice", face: "fox"})), {});
        begin();
        tryCompare(Pages, "page", Pages.Page.Table);
        tryVerify(() => Pages.scene !== null);
        while (!row.asked()) {
            tryVerify(() => Match.choices.length > 0 || Match.over, 20000);
            if (Match.over)
                begin();
            else if (!row.asked())
                Match.choose(0);
        }
        pace().forceActiveFocus(Qt.TabFocusReason);
        compare(focused(), pace().text);
        const before = Match.log.rowCount();
        press(row.key);
        tryVerify(() => Match.log.rowCount() > before);
    }
    function test_no_key_at_the_bar_reaches_under_the_curtain(): void {
        Pages.setUp("bombmafia");
        Pages.play(["Ann", "Ben", "Cat"].map(name => ({name: name, level: "", face: "cat"})), {});
        tryCompare(Pages, "page", Pages.Page.Table);
        tryVerify(() => Pages.scene !== null && Match.curtain >= 0);
        pace().forceActiveFocus(Qt.TabFocusReason);
        press(Qt.Key_C);
        compare(Pages.scene.sheet, null);
    }
    function test_a_way_back_is_one_press_though_its_tip_is_shown(): void {
        Pages.setUp("driller");
        const back = () => shown(item => item["iconName"] === "back")[0];
        tryVerify(() => back() !== undefined);
        mouseMove(back(), 5, 5);
        tryVerify(() => ToolTips.shown !== null);
        click(back());
        compare(Pages.page, Pages.Page.Shelf);
        tryCompare(ToolTips, "shown", null);
    }
    function test_what_went_wrong_is_read_at_the_table_too(): void {
        Pages.setUp("driller");
        Pages.play(Cast.defaultPlayers(2), {});
        const path = Match.path;
        Pages.showShelf();
        Match.notice("The last line was torn off.");
        Pages.goOn(path, false);
        const told = text => shown(item => item["text"] === text).length > 0;
        verify(told("The last line was torn off."));
        Pages.told("Driller is kept.");
        verify(told("Driller is kept."));
        Pages.showShelf();
        Pages.goOn(path, false);
        verify(!told("Driller is kept."));
    }
    function test_a_sheet_of_the_games_own_lies_over_the_table_too(): void {
        Pages.setUp("omens-death");
        Pages.play(Cast.defaultPlayers(2), {});
        tryVerify(() => Pages.scene !== null);
        verify(!Match.covered);
        Pages.scene["showRanking"]();
        tryVerify(() => Match.covered);
        press(Qt.Key_Escape);
        tryVerify(() => !Match.covered);
        Pages.scene["showRanking"]();
        tryVerify(() => Match.covered);
        Pages.showShelf();
        tryVerify(() => !Match.covered);
    }
    function test_escape_closes_a_tip_and_then_leaves(): void {
        Pages.setUp("driller");
        Pages.play(["Ann", "Ben"].map(name => ({name: name, level: "", face: "cat"})), {});
        tryCompare(Pages, "page", Pages.Page.Table);
        const rules = shown(item => item["iconName"] === "rules")[0];
        mouseMove(rules, 5, 5);
        tryVerify(() => ToolTips.shown !== null);
        press(Qt.Key_Escape);
        compare(Pages.page, Pages.Page.Table);
        tryCompare(ToolTips, "shown", null);
        press(Qt.Key_Escape);
        compare(Pages.page, Pages.Page.Shelf);
        const notice = shown(item => item["hide"] !== undefined)[0];
        verify(notice.text.startsWith("Driller is kept."), notice.text);
        notice.hide();
        mouseMove(window.contentItem, 1, 1);
    }
    function test_a_match_that_is_over_is_not_said_to_be_kept(): void {
        playToTheEnd();
        Pages.showShelf();
        verify(!shown(item => item["hide"] !== undefined)[0]);
    }
    function beginFamine(): void {
        Pages.setUp("omens-famine");
        Pages.play(["Ann", "Ben"].map(name => ({name: name, level: "", face: "cat"})), {difficulty: "ineffable"});
        tryVerify(() => Pages.scene !== null);
        tryVerify(() => Match.curtain >= 0 || Match.choices.length > 0);
        Match.liftCurtain();
        tryVerify(() => Match.choices.length > 0);
    }
    function log(): Item {
        return shown(item => item["leads"] !== undefined)[0];
    }
    function test_keys_of_the_table_mean_the_same_in_the_log(): void {
        beginFamine();
        log().forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Up);
        verify(log().activeFocus);
        keyClick(Qt.Key_R); // the ranking of poker hands
        tryVerify(() => Match.covered);
        keyClick(Qt.Key_Escape);
        tryVerify(() => !Match.covered);
        log().forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_F4);
        tryVerify(() => log() === undefined);
        verify(Pages.scene.activeFocus);
        keyClick(Qt.Key_R);
        tryVerify(() => Match.covered);
        keyClick(Qt.Key_Escape);
        tryVerify(() => !Match.covered);
        keyClick(Qt.Key_F4);
        Pages.showShelf();
    }
    function test_the_log_follows_again_once_the_keys_have_left_its_end(): void {
        beginFamine();
        const list = log();
        verify(list.count > 2);
        list.forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_End);
        keyClick(Qt.Key_Backtab);
        verify(!list.activeFocus && list.following);
        list.forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Home);
        keyClick(Qt.Key_Backtab);
        verify(!list.activeFocus && !list.following, "where somebody reads, it stays");
        Pages.showShelf();
    }
    function test_a_refusal_goes_once_something_else_is_picked(): void {
        beginFamine();
        const notice = () => shown(item => item["hide"] !== undefined)[0];
        click(itemsOf(Pages.scene, item => item["name"] === "bare:-1:b3")[0]);
        tryVerify(() => notice());
        click(Pages.scene.open(() => true)[0]);
        verify(Pages.scene.presses.picked !== "");
        compare(notice(), undefined);
        Pages.showShelf();
    }
    function test_somebody_elses_record_is_looked_at_from_its_beginning(): void {
        playToTheEnd();
        Pages.showShelf();
        Pages.open(finished);
        verify(Match.lookingBack);
        compare(Match.storyAt, 0);
        Pages.showShelf();
    }
    function test_a_line_of_the_log_leads_to_its_moment(): void {
        playToTheEnd();
        tryVerify(() => resultIsOpen());
        press(Qt.Key_Escape);
        tryVerify(() => !resultIsOpen());
        const log = shown(item => item["leads"] !== undefined)[0];
        verify(log.leads);
        const rows = log.count;
        tryVerify(() => log.itemAtIndex(rows - 4));
        click(log.itemAtIndex(rows - 4));
        tryCompare(Match, "lookingBack", true);
        compare(Match.storyRow, rows - 4);
        compare(log.count, rows);
        log.forceActiveFocus(Qt.TabFocusReason);
        compare(log.currentIndex, rows - 4);
        press(Qt.Key_Up);
        press(Qt.Key_Return);
        compare(Match.storyRow, rows - 5);
        log.currentItem.Accessible.pressAction();
        compare(Match.storyRow, rows - 5);
        compare(Match.players.filter(player => player.toMove).length, 1, "plaques show that moment");
        press(Qt.Key_PageUp);
        compare(Match.storyTurns.includes(Match.storyAt), true);
        const turn = Match.storyAt;
        press(Qt.Key_PageDown);
        verify(Match.storyAt > turn);
        Match.endLookBack();
    }
    function test_the_story_plays_and_stops(): void {
        playToTheEnd();
        tryVerify(() => resultIsOpen());
        press(Qt.Key_Escape);
        tryVerify(() => !resultIsOpen());
        press(Qt.Key_Left, Qt.ControlModifier);
        tryVerify(() => Match.lookingBack);
        compare(Match.storyAt, Match.storyLength - 2);
        Match.storyAt = Match.storyLength - 1;
        const marks = shown(item => item["marks"] !== undefined)[0].marks;
        verify(marks.length > 3 && marks.length < Match.storyLength);
        press(Qt.Key_Space); // from the deal on
        verify(Match.storyPlays);
        verify(Match.storyAt < 5);
        tryVerify(() => Match.storyAt > 6);
        verify(pace());
        press(Qt.Key_Escape); // stops it before anything else
        verify(!Match.storyPlays && Match.lookingBack);
        const at = Match.storyAt;
        press(Qt.Key_Space);
        tryVerify(() => Match.storyAt > at);
        click(button("Stop here"));
        verify(!Match.storyPlays);
        Match.storyAt = Match.storyLength - 4;
        click(button("Play on"));
        tryVerify(() => !Match.storyPlays);
        compare(Match.storyAt, Match.storyLength - 1);
        Match.endLookBack();
        tryVerify(() => resultIsOpen());
        press(Qt.Key_Escape);
    }
    function test_the_result_stays_closed_and_is_found_again(): void {
        playToTheEnd();
        tryVerify(() => resultIsOpen());
        press(Qt.Key_Escape);
        tryVerify(() => !resultIsOpen());
        press(Qt.Key_L, Qt.ControlModifier);
        press(Qt.Key_L, Qt.ControlModifier);
        press(Qt.Key_Comma, Qt.ControlModifier);
        tryCompare(Pages, "sheet", Pages.Sheet.Settings);
        press(Qt.Key_Escape);
        verify(!resultIsToOpen());
        const again = button("Result");
        tryCompare(again, "activeFocus", true);
        press(Qt.Key_Return);
        tryVerify(() => resultIsOpen());
        tryVerify(() => button("Look back").enabled);
        press(Qt.Key_Escape);
        tryVerify(() => !resultIsOpen());
        click(button("Look back"));
        tryCompare(Match, "lookingBack", true);
        verify(!button("Result"));
        click(button("Done"));
        tryVerify(() => resultIsOpen());
        press(Qt.Key_Escape);
    }
    function test_the_log_ends_with_who_won(): void {
        playToTheEnd();
        tryVerify(() => resultIsOpen());
        press(Qt.Key_Escape);
        const ends = () => textsOf(window.contentItem).filter(text => text.text === Match.winnersText && text.visible);
        if (!Pages.logShown)
            press(Qt.Key_F4);
        tryVerify(() => ends().length === 1);
        Match.startLookBack();
        compare(ends().length, 0); // that is still to come
        Match.endLookBack();
        tryVerify(() => resultIsOpen());
        press(Qt.Key_Escape);
    }
    function test_the_result_waits_for_an_open_sheet(): void {
        playToTheEnd();
        verify(!resultIsOpen());
        press(Qt.Key_Comma, Qt.ControlModifier);
        tryCompare(Pages, "sheet", Pages.Sheet.Settings);
        looks.target = findChild(window, "lastPictures");
        looks.clear();
        tryVerify(() => looks.count > 1);
        verify(!resultIsOpen());
        press(Qt.Key_Escape);
        tryVerify(() => resultIsOpen());
        press(Qt.Key_Escape);
    }
    function test_the_result_stays_closed_in_another_language(): void {
        playToTheEnd();
        tryVerify(() => resultIsOpen());
        press(Qt.Key_Escape);
        tryVerify(() => !resultIsOpen());
        press(Qt.Key_Comma, Qt.ControlModifier);
        tryCompare(Pages, "sheet", Pages.Sheet.Settings);
        for (const language of ["ja", "en"]) {
            Settings.language = language;
            wait(0); // all that follows from it has been done
            verify(!resultIsToOpen() && !button("もう一度遊ぶ"));
        }
        press(Qt.Key_Escape);
    }
    function rows(): var {
        return itemsOf(window.Overlay.overlay, item => item["tally"] !== undefined);
    }
    function confetti(): var {
        return itemsOf(window.Overlay.overlay, item => item["fallen"] !== undefined)[0];
    }
    function points(row: Item): int {
        return Number((findChild(row, "points") as Text).text);
    }
    function test_the_result_counts_points_up_and_celebrates_the_winner(): void {
        playToTheEnd();
        Settings.speed = "normal";
        tryVerify(() => rows().length > 0);
        const [first, second] = rows();
        verify(first.tally.winner && first.tally.rank === 1);
        verify(first.height > second.height);
        compare(first.player.mood, "gleeful");
        verify(points(first) < first.tally.points);
        verify(!confetti().visible);
        tryVerify(() => points(first) === first.tally.points && points(second) === second.tally.points);
        tryVerify(() => confetti().visible);
        verify(confetti().pictures.length > 0);
        tryCompare(confetti(), "visible", false, 10000);
        press(Qt.Key_Escape);
    }
    function test_the_result_counts_until_a_press_data(): var {
        return [{tag: "key"}, {tag: "pointer"}];
    }
    function test_the_result_counts_until_a_press(row: var): void {
        playToTheEnd();
        Settings.speed = "normal";
        tryVerify(() => rows().length > 0 && points(rows()[0]) < rows()[0].tally.points);
        const first = rows()[0];
        if (row.tag === "key")
            press(Qt.Key_Space);
        else
            click(first);
        compare(points(first), first.tally.points);
        press(Qt.Key_Escape);
        tryVerify(() => !confetti());
    }
    function test_the_result_stands_at_once_without_motion(): void {
        playToTheEnd();
        Settings.speed = "normal";
        Settings.reducedMotion = true;
        tryVerify(() => rows().length > 0);
        compare(points(rows()[0]), rows()[0].tally.points);
        verify(!confetti().visible);
        Settings.reducedMotion = false;
        press(Qt.Key_Escape);
    }
    function test_the_result_of_a_lost_battle_is_not_celebrated(): void {
        Pages.setUp("omens-war");
        Pages.play(["Ann", "Ben"].map(name => ({name: name, level: "", face: "cat"})), {difficulty: "ineffable"});
        while (!Match.over) {
            tryVerify(() => Match.choices.length > 0 || Match.over);
            Match.choose((Match.choices.find(choice => choice.verb === "stand") ?? Match.choices[0])?.index ?? 0); // which costs a hit point
        }
        verify(!Match.wonTogether);
        Settings.speed = "normal";
        tryVerify(() => button("Play again") !== undefined);
        for (const player of Match.players)
            compare(player.mood, "sooty");
        tryVerify(() => button("Play again").activeFocus); // by then it would fall
        verify(!confetti().visible);
        const said = textsOf(window.Overlay.overlay).map(text => text.text);
        for (const line of [Match.account.goal, Match.account.turns, ...Match.account.table])
            verify(line !== "" && said.includes(line), line);
        press(Qt.Key_Escape);
    }
    function test_where_nobody_is_left_nobody_celebrates(): void {
        const players = ["Ann", "Ben"].map(name => ({name: name, level: "", face: "cat"}));
        const hasWinner = () => Match.players.some(player => player.winner);
        for (let tries = 0; tries < 100 && (!Match.over || hasWinner()); ++tries) {
            verify(Match.begin("bombmu", players, {}));
            for (let choices = 0; choices < 2000 && !Match.over; ++choices) {
                tryVerify(() => Match.curtain >= 0 || Match.choices.length > 0 || Match.over);
                Match.liftCurtain();
                Match.choose(0); // a 0, which brings a die, from both
            }
        }
        verify(!hasWinner());
        Pages.goOn(Match.path, false);
        Settings.speed = "normal";
        tryVerify(() => rows().length > 0);
        press(Qt.Key_Space);
        verify(rows().every(row => row.counted === 1)); // by then it would fall
        verify(!confetti().visible);
        press(Qt.Key_Escape);
    }
    function test_the_result_is_heard_when_it_is_seen(): void {
        playToTheEnd();
        tryCompare(speaker(), "last", Match.winnersText);
        Pages.showShelf();
        speaker().last = "";
        Pages.open(finished);
        compare(Match.storyAt, 0);
        tryVerify(() => !findChild(window, "endSeen").running);
        compare(speaker().last, "");
        Match.storyAt = Match.storyLength - 1;
        tryCompare(speaker(), "last", Match.winnersText);
    }
    function test_return_pressed_on_and_on_begins_no_new_match(): void {
        playToTheEnd();
        const path = Match.path;
        tryVerify(() => resultIsOpen());
        for (let i = 0; i < 20; ++i) {
            press(Qt.Key_Return);
            press(Qt.Key_Space);
            click(button("Play again"));
            wait(50);
        }
        verify(resultIsOpen());
        compare(Match.path, path);
        tryVerify(() => button("Play again").activeFocus);
        press(Qt.Key_Return);
        tryVerify(() => Match.path !== path);
    }
    function test_escape_leads_back_to_the_result(): void {
        playToTheEnd();
        tryVerify(() => resultIsOpen());
        press(Qt.Key_Escape);
        tryVerify(() => !resultIsOpen());
        click(button("Look back"));
        tryVerify(() => Match.lookingBack);
        press(Qt.Key_Escape);
        verify(!Match.lookingBack);
        compare(Pages.page, Pages.Page.Table);
        tryVerify(() => resultIsOpen());
        press(Qt.Key_Escape);
    }
    function test_who_looks_back_from_the_bar_goes_through_the_match_by_arrows_data(): var {
        return [{tag: "mouse", press: look => click(look)}, {tag: "keys", press: look => {
            look.forceActiveFocus(Qt.TabFocusReason);
            press(Qt.Key_Return);
        }}];
    }
    function test_who_looks_back_from_the_bar_goes_through_the_match_by_arrows(row: var): void {
        playToTheEnd();
        tryVerify(() => resultIsOpen());
        press(Qt.Key_Escape);
        tryVerify(() => !resultIsOpen());
        row.press(button("Look back"));
        tryVerify(() => Match.lookingBack);
        const at = Match.storyAt;
        press(Qt.Key_Left);
        compare(Match.storyAt, at - 1);
        Pages.showShelf();
    }
    function test_nothing_opens_behind_the_result(): void {
        playToTheEnd();
        tryVerify(() => resultIsOpen());
        const logShown = Pages.logShown;
        press(Qt.Key_F3);
        press(Qt.Key_F4);
        verify(!Pages.bookShown);
        compare(Pages.logShown, logShown);
        press(Qt.Key_Escape);
    }
    function test_space_presses_the_button_that_has_the_keys_data(): var {
        return [{tag: "below", of: () => button("Done"), done: () => !Match.lookingBack},
                {tag: "above", of: () => shown(item => item["iconName"] === "settings")[0], done: () => Pages.sheet === Pages.Sheet.Settings}];
    }
    function test_space_presses_the_button_that_has_the_keys(row: var): void {
        playToTheEnd();
        Pages.goOn(finished, true);
        tryVerify(() => Match.lookingBack && Pages.scene !== null);
        row.of().forceActiveFocus(Qt.TabFocusReason);
        press(Qt.Key_Space);
        verify(row.done());
        verify(!Match.storyPlays);
        Pages.sheet = Pages.Sheet.None;
        Pages.showShelf();
    }
    function test_the_first_and_the_last_step_keep_the_keys(): void {
        playToTheEnd();
        Pages.goOn(finished, true);
        tryVerify(() => Match.lookingBack && Pages.scene !== null);
        for (const [name, at, told] of [["One step back", 1, "This is where the match begins."], ["One step on", Match.storyLength - 2, "This is the last that has happened."]]) {
            Match.storyAt = at;
            const step = shown(item => item["iconName"] !== undefined && item["text"] === name)[0];
            step.forceActiveFocus(Qt.TabFocusReason);
            press(Qt.Key_Return);
            const end = Match.storyAt;
            verify(end !== at);
            verify(step.activeFocus, name);
            refusals.clear();
            press(Qt.Key_Return);
            compare(Match.storyAt, end);
            compare(refusals.signalArguments.map(args => args[0]), [told]);
        }
        Pages.showShelf();
    }
    /// Driller asks with buttons; where it counts cards a number means one.
    function refuseNumber(): void {
        Pages.setUp("driller");
        Pages.play([{name: "Ann", level: "", face: "cat"}, {name: "Mole", level: "novice", face: "mole"}], {});
        const isAsked = () => Match.choices.length > 0 && Pages.scene.firstFocus.activeFocus;
        tryVerify(isAsked);
        if (Match.choices[0].verb === "lay")
            Match.choose(0);
        tryVerify(() => isAsked() && Match.choices[0].verb !== "lay");
        press(Qt.Key_9);
    }
    function test_escape_puts_away_what_was_refused_first(): void {
        refuseNumber();
        const notice = shown(item => item["hide"] !== undefined)[0];
        verify(notice.refuses);
        press(Qt.Key_Escape);
        verify(!notice.visible);
        compare(Pages.page, Pages.Page.Table);
        press(Qt.Key_Escape);
        compare(Pages.page, Pages.Page.Shelf);
        clearShelf();
    }
    function test_what_was_refused_goes_with_its_question(): void {
        refuseNumber();
        const notice = shown(item => item["hide"] !== undefined)[0];
        verify(notice);
        compare(notice.refuses, true);
        Match.choose(0);
        tryCompare(notice, "visible", false);
    }
    function test_so_does_why_a_button_can_not_be_pressed(): void {
        Pages.setUp("driller");
        Pages.play([{name: "Ann", level: "", face: "cat"}, {name: "Mole", level: "novice", face: "mole"}], {});
        tryVerify(() => Match.choices.length > 0);
        Refusals.told("There is nothing for you to do.");
        const notice = shown(item => item["hide"] !== undefined)[0];
        verify(notice);
        Match.choose(0);
        tryCompare(notice, "visible", false, 2000);
        Pages.showShelf();
        clearShelf();
    }
    function test_keys_say_why_they_do_nothing_as_their_buttons_do(): void {
        Pages.setUp("driller");
        Pages.play([{name: "Ann", level: "", face: "cat"}, {name: "Mole", level: "novice", face: "mole"}], {});
        tryVerify(() => Match.choices.length > 0);
        refusals.clear();
        press(Qt.Key_Z, Qt.ControlModifier);
        press(Qt.Key_Y, Qt.ControlModifier);
        compare([0, 1].map(at => refusals.signalArguments[at]?.[0]), ["There is nothing to undo.", "There is nothing left to redo."]);
        Pages.goOn(finished === "" ? Match.path : finished, false);
        Match.startLookBack();
        refusals.clear();
        press(Qt.Key_Z, Qt.ControlModifier);
        compare(refusals.signalArguments[0]?.[0], "Stop looking back first.");
        Pages.showShelf();
        clearShelf();
    }
    function test_no_match_is_made_practice_by_one_press(): void {
        Pages.setUp("driller");
        Pages.play(["Ann", "Ben"].map(name => ({name: name, level: "", face: "cat"})), {});
        for (let i = 0; i < 200 && Match.spoiltByUndo() < 0; ++i) {
            if (Match.curtain >= 0)
                Match.liftCurtain();
            tryVerify(() => Match.choices.length > 0);
            Match.choose(0);
        }
        refusals.clear();
        press(Qt.Key_Z, Qt.ControlModifier);
        verify(refusals.signalArguments[0]?.[0].startsWith("Something hidden has come out"));
        verify(!Match.practice);
        Pages.understood(); // and that it was read is no yes
        press(Qt.Key_Z, Qt.ControlModifier);
        verify(!Match.practice);
        Refusals.told("Something else."); // nor is a press while that is read
        press(Qt.Key_Z, Qt.ControlModifier);
        verify(!Match.practice);
        press(Qt.Key_Z, Qt.ControlModifier);
        verify(Match.practice);
        Pages.showShelf();
        clearShelf();
    }
    SignalSpy { id: refusals; target: Refusals; signalName: "told" }
    function test_what_was_refused_goes_when_something_else_is_told_and_what_went_wrong_stays(): void {
        Refusals.told("No.");
        const notice = shown(item => item["hide"] !== undefined)[0];
        Match.questionChanged();
        tryCompare(notice, "visible", false, 2000);
        Refusals.told("No.");
        Match.questionChanged();
        Match.notice("Something went wrong.");
        Match.questionChanged();
        verify(!notice.outdated);
        verify(notice.visible);
        notice.hide();
    }
    function test_a_match_of_the_list_leads_back_to_the_list(): void {
        playToTheEnd();
        Pages.showShelf();
        Pages.goOn(finished, true);
        verify(Match.lookingBack);
        Pages.back();
        compare(Pages.page, Pages.Page.Shelf);
        compare(Pages.sheet, Pages.Sheet.History);
        Pages.goOn(finished, true);
        Pages.playAgain(); // which is none of the list
        Pages.goHome();
        compare(Pages.sheet, Pages.Sheet.None);
    }
    function test_arrow_keys_go_through_a_match_that_is_looked_back_at(): void {
        playToTheEnd();
        Pages.goOn(finished, true);
        tryVerify(() => Match.lookingBack && Pages.scene !== null);
        const last = Match.storyLength - 1;
        press(Qt.Key_End);
        compare(Match.storyAt, last);
        press(Qt.Key_Left);
        press(Qt.Key_Left);
        compare(Match.storyAt, last - 2);
        press(Qt.Key_Right);
        compare(Match.storyAt, last - 1);
        press(Qt.Key_Home);
        compare(Match.storyAt, 0);
        Pages.showShelf();
    }
    function test_a_notice_goes_with_its_language(): void {
        Match.notice("Something went wrong.");
        const notice = shown(item => item["hide"] !== undefined)[0];
        verify(notice);
        press(Qt.Key_L, Qt.ControlModifier);
        tryCompare(notice, "visible", false);
        press(Qt.Key_L, Qt.ControlModifier);
    }
    function test_another_match_has_the_keys_at_its_table(): void {
        Pages.setUp("driller");
        Pages.play([{name: "Ann", level: "", face: "cat"}, {name: "Mole", level: "novice", face: "mole"}], {}); // no curtain takes the keys
        while (!Match.over) {
            tryVerify(() => Match.choices.length > 0 || Match.over);
            if (!Match.over)
                Match.choose(Match.choices.length - 1);
        }
        tryVerify(() => resultIsOpen());
        press(Qt.Key_Escape);
        tryVerify(() => button("Result").activeFocus);
        press(Qt.Key_Return);
        tryVerify(() => resultIsOpen());
        const path = Match.path;
        tryVerify(() => button("Play again").activeFocus);
        press(Qt.Key_Return);
        tryVerify(() => Match.path !== path);
        tryVerify(() => Pages.scene.firstFocus.activeFocus);
        press(Qt.Key_Return);
        verify(!resultIsToOpen());
        compare(Match.over, false);
    }
    function test_the_result_names_the_best_first_and_keeps_its_edges(): void {
        playToTheEnd();
        tryVerify(() => resultIsOpen());
        const rows = itemsOf(window.Overlay.overlay, item => item["tally"] !== undefined);
        compare(rows.length, 2);
        const [first, second] = rows.map(row => row.mapToItem(null, 0, 0));
        verify(first.y < second.y && rows[0].tally.points >= rows[1].tally.points);
        verify(/: −?\d+ points?$/.test(rows[0].spoken), rows[0].spoken);
        const play = button("Play again");
        fuzzyCompare(play.mapToItem(null, play.width, 0).x, first.x + rows[0].width, 1);
        press(Qt.Key_Escape);
    }
}
