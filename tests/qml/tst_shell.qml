import QtQuick
import QtTest
import Bombshelf.Shell
import Bombshelf.Table
import Bombshelf.View

// The way a person takes: shelf, set-up, table, and back; by keys alone.
ShellTest {
    name: "Shell"

    function test_two_presses_to_the_first_card(): void {
        press(Qt.Key_Return);
        tryCompare(Pages, "page", Pages.Page.Setup);
        press(Qt.Key_Return);
        tryCompare(Pages, "page", Pages.Page.Table);
        verify(Match.active);
        tryVerify(() => Match.pieces.rowCount() > 0);
        compare(window.title, Match.title);
    }
    function test_escape_goes_back_page_by_page(): void {
        press(Qt.Key_Return);
        tryCompare(Pages, "page", Pages.Page.Setup);
        press(Qt.Key_Escape);
        tryCompare(Pages, "page", Pages.Page.Shelf);
        press(Qt.Key_F1);
        tryCompare(Pages, "sheet", Pages.Sheet.Keys);
        press(Qt.Key_Escape);
        tryCompare(Pages, "sheet", Pages.Sheet.None);
        compare(Pages.page, Pages.Page.Shelf);
    }
    function test_match_waits_on_the_shelf_and_goes_on(): void {
        Pages.setUp("driller");
        tryVerify(() => window.activeFocusItem !== null);
        press(Qt.Key_Return);
        tryCompare(Pages, "page", Pages.Page.Table);
        press(Qt.Key_Escape);
        tryCompare(Pages, "page", Pages.Page.Shelf);
        verify(!Match.active);
        tryCompare(Saves, "count", 1);
        wait(0);
        press(Qt.Key_Return); // Continue has the focus
        tryCompare(Pages, "page", Pages.Page.Table);
        compare(Match.gameId, "driller");
    }
    /// Leaves a match when the person is asked, and goes on with it at usual speed: the table is put up in slices then.
    function goOnWith(game: string): void {
        const players = Cast.defaultPlayers(3).map((player, seat) => ({name: player.name, level: seat === 0 ? "" : "novice", face: player.face}));
        verify(Match.begin(game, players, {}));
        tryVerify(() => Match.choices.length > 0, 60000);
        const path = Match.path;
        Match.close();
        Settings.speed = "normal";
        Pages.goOn(path, false);
        tryVerify(() => Match.choices.length > 0, 60000);
    }
    function test_a_match_that_goes_on_shows_its_buttons_whole(): void {
        goOnWith("omens-hell");
        const bar = Pages.scene.bar;
        const answers = itemsOf(bar, item => item.visible && item["modelData"] !== undefined);
        verify(answers.length > 1);
        for (const answer of answers) {
            const left = answer.mapToItem(bar, 0, 0).x;
            verify(left > 0 && left + answer.width < bar.width, `${answer["text"]} at ${left}`);
        }
    }
    function test_a_match_that_goes_on_is_played_by_keys(): void {
        goOnWith("bombmafia");
        press(Qt.Key_1);
        tryCompare(Match, "moving", true);
    }
    function test_language_switches_live(): void {
        const english = window.title;
        press(Qt.Key_L, Qt.ControlModifier);
        compare(Settings.language, "ja");
        tryVerify(() => window.title !== english);
        press(Qt.Key_L, Qt.ControlModifier);
        tryCompare(window, "title", english);
    }
    function isAnswer(item: Item): bool {
        return item !== null && (item === Pages.scene.bar || isAnswer(item.parent));
    }
    function test_every_page_begins_with_the_keys_in_sight(): void {
        focused();
        press(Qt.Key_Return);
        tryCompare(Pages, "page", Pages.Page.Setup);
        tryVerify(() => window.activeFocusItem["text"] === "Start");
        focused();
        press(Qt.Key_Escape);
        tryCompare(Pages, "page", Pages.Page.Shelf);
        tryVerify(() => window.activeFocusItem["text"] === "Play");
        tryVerify(() => window.activeFocusItem["visualFocus"]);
        press(Qt.Key_Return);
        tryCompare(Pages, "page", Pages.Page.Setup);
        press(Qt.Key_Return);
        tryCompare(Pages, "page", Pages.Page.Table);
        tryVerify(() => Match.choices.length > 0, 60000);
        tryVerify(() => isAnswer(window.activeFocusItem) && window.activeFocusItem["visualFocus"]);
        Pages.showShelf();
        wait(0);
        click(button("Play"));
        tryCompare(Pages, "page", Pages.Page.Setup);
        click(button("Start"));
        tryCompare(Pages, "page", Pages.Page.Table);
        tryVerify(() => Match.choices.length > 0, 60000);
        wait(0);
        verify(!window.activeFocusItem["visualFocus"], "the mouse was used");
        Pages.keyed = true;
    }
    function test_on_a_large_screen_all_grows_alike(): void {
        Pages.setUp("bombmafia");
        const sizes = () => shown(item => item["text"] !== undefined && item.text !== "" && item["clicked"] !== undefined).map(item => item.height);
        tryVerify(() => sizes().length > 3);
        const before = sizes();
        window.width = 2560;
        window.height = 1600;
        tryVerify(() => sizes().every((height, at) => Math.abs(height / before[at] - 2) < 0.15), 5000, `${before} ${sizes()}`);
    }
    function test_mute_comes_back_as_loud_as_before(): void {
        const heard = () => [Sounds.volumeOf("card-lay"), Sounds.volumeOf("explosion")];
        for (const before of [[0.4, 0.7], [0.4, 0]]) {
            [Settings.volume, Settings.bangVolume] = before;
            press(Qt.Key_M);
            compare(heard(), [0, 0]);
            compare([Settings.volume, Settings.bangVolume], before); // the next start finds them
            press(Qt.Key_M);
            compare(heard(), before);
        }
    }
    function test_the_window_comes_back_as_it_was_left(): void {
        const first = started();
        first.width = 840;
        first.height = 700;
        tryCompare(first, "height", 700);
        first.close();
        first.destroy();
        const next = started();
        compare([next.width, next.height], [840, 700]);
        next.destroy();
        takeKeys();
    }
    function test_a_window_left_on_a_screen_that_is_gone_comes_back_in_sight(): void {
        Settings.windowX = 100000;
        Settings.windowY = 100000;
        const next = started();
        verify(next.x >= 0 && next.x < next.Screen.virtualX + next.Screen.width, next.x);
        verify(next.y >= 0 && next.y < next.Screen.virtualY + next.Screen.height, next.y);
        next.destroy();
        takeKeys();
    }
    function test_f11_fills_the_screen_and_back(): void {
        press(Qt.Key_F11);
        tryCompare(window, "visibility", Window.FullScreen);
        press(Qt.Key_F11);
        tryCompare(window, "visibility", Window.Windowed);
    }
    function test_ctrl_q_closes_the_window(): void {
        press(Qt.Key_Q, Qt.ControlModifier);
        tryCompare(window, "visible", false);
        window.show();
        takeKeys();
    }
}
