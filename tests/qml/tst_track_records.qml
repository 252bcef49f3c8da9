import QtQuick
import QtQuick.Controls
import QtTest
import Bombshelf.Shell
import Bombshelf.View

// Above the past matches: how the player has fared with each game.
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
}
