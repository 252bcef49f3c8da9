import QtQuick
import QtQuick.Controls
import QtTest
import Bombshelf.Controls
import Bombshelf.Shell
import Bombshelf.View

// The past matches, and above them how the player has fared with each game.
ShellTest {
    name: "TrackRecords"

    function players(level: string, even: bool): var {
        return [{name: "Ann", level: "", face: "cat"}, {name: "Bot", level: level, face: "owl", even: even}];
    }
    function finish(): void {
        for (let made = 0; !Match.over; ++made) {
            tryVerify(() => Match.choices.length > 0 || Match.over, 20000);
            if (!Match.over)
                Match.choose(made % Match.choices.length);
        }
    }
    function finishAtTable(level: string, even: bool): void {
        Pages.setUp("omens-war");
        Pages.play(players(level, even), {});
        tryCompare(Pages, "page", Pages.Page.Table);
        finish();
    }
    function playOut(gameId: string, level = "novice"): void {
        verify(Match.begin(gameId, players(level, false), {}));
        finish();
        Match.close();
        Saves.refresh();
        tryCompare(Saves, "reading", false);
    }
    function cards(): var {
        return itemsOf(window.Overlay.overlay, item => item instanceof TrackRecords)
            .reduce((all, records) => all.concat(Array.from(records.children).filter(card => card["modelData"] !== undefined && card.visible)), []);
    }
    function cleanup(): void {
        Pages.sheet = Pages.Sheet.None;
    }

    function test_each_game_played_has_a_card_that_is_seen_at_once(): void {
        ["omens-war", "bombmu", "bombmu", "omens-war", "bombmu"].forEach(game => playOut(game));
        Settings.textScale = 1.6;
        window.width = 1024;
        window.height = 640;
        Pages.sheet = Pages.Sheet.History;
        tryVerify(() => cards().length === 2);
        const view = cards()[0].parent.ListView.view as ListView;
        for (const card of cards()) {
            tryVerify(() => card.mapToItem(view, 0, 0).y >= 0, 5000, "it is above the matches, and in sight");
            verify(/of \d won/.test(card["Accessible"].name), card["Accessible"].name);
        }
    }
    function test_bots_that_match_whoever_plays_learn_of_a_match_before_they_play_again(): void {
        const botsLevel = () => Match.players.find(player => player["isBot"])["level"];
        finishAtTable("master", false);
        Pages.showShelf();
        tryVerify(() => Pages.scene === null);
        tryCompare(Saves, "reading", false); // by itself
        compare(Saves.evenLevel("omens-war"), "master");
        finishAtTable("novice", true);
        tryVerify(() => Saves.evenLevel("omens-war") !== "master"); // nobody has left the table
        const level = Saves.evenLevel("omens-war");
        verify(level !== "novice");
        Pages.playAgain();
        compare(botsLevel(), level);
    }
    function test_a_past_match_is_thrown_away_by_keys_only_when_meant(): void {
        playOut("bombmu");
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
        const found = () => itemsOf(window.Overlay.overlay, item => item instanceof InkButton && item.visible && item.text === "Bring it back")[0];
        tryVerify(() => found());
        click(found());
        tryCompare(Saves, "finishedCount", before);
    }
}
