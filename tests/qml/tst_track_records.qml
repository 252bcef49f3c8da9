import QtQuick
import QtQuick.Controls
import QtTest
import Bombshelf.Shell
import Bombshelf.View

// The past matches, and above them how the player has fared with each game.
ShellTest {
    name: "TrackRecords"

    function playOut(gameId: string): void {
        Pages.setUp(gameId);
        Pages.play([{name: "Ann", level: "", face: "cat"}, {name: "Bot", level: "novice", face: "owl"}], {});
        tryCompare(Pages, "page", Pages.Page.Table);
        for (let made = 0; !Match.over; ++made) {
            tryVerify(() => Match.choices.length > 0 || Match.over, 20000);
            if (!Match.over)
                Match.choose(made % Match.choices.length);
        }
        Pages.showShelf();
        tryVerify(() => Pages.scene === null);
    }
    function cards(): var {
        return itemsOf(window.Overlay.overlay, item => item instanceof TrackRecords, [])
            .reduce((all, records) => all.concat(Array.from(records.children).filter(card => card["modelData"] !== undefined && card.visible)), []);
    }
    function cleanup(): void {
        Pages.sheet = Pages.Sheet.None;
    }

    function test_each_game_played_has_a_card_that_is_seen_at_once(): void {
        ["omens-war", "bombmu", "bombmu", "omens-war", "bombmu"].forEach(playOut);
        Saves.refresh();
        tryCompare(Saves, "reading", false);
        Settings.textScale = 1.6;
        window.width = 1024;
        window.height = 640;
        Pages.sheet = Pages.Sheet.History;
        tryVerify(() => cards().length === 2);
        const view = cards()[0].parent.ListView.view as ListView;
        for (const card of cards()) {
            tryVerify(() => card.mapToItem(view, 0, 0).y >= 0, 5000, "it is above the matches, and in sight");
            verify(/of [23] won/.test(card["Accessible"].name), card["Accessible"].name);
        }
    }
    function test_a_past_match_is_thrown_away_by_keys_only_when_meant(): void {
        playOut("bombmu");
        Saves.refresh();
        tryCompare(Saves, "reading", false);
        const isAt = text => tryVerify(() => window.activeFocusItem["text"] === text, 5000, text);
        Pages.sheet = Pages.Sheet.History;
        const before = Saves.finishedCount;
        isAt("Look back");
        press(Qt.Key_Delete);
        isAt("Keep");
        press(Qt.Key_Escape);
        isAt("Look back");
        compare(Pages.sheet, Pages.Sheet.History);
        press(Qt.Key_Delete);
        press(Qt.Key_Left);
        isAt("Throw away");
        compare(Saves.finishedCount, before);
        press(Qt.Key_Return);
        tryCompare(Saves, "finishedCount", before - 1);
    }
}
