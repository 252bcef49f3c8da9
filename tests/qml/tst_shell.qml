import QtQuick
import QtTest
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
        while (matches.count > 0)
            Saves.remove((matches.objectAt(0) as QtObject)["path"]);
    }
    function press(key: int, modifiers = Qt.NoModifier): void {
        keyClick(key, modifiers);
    }

    name: "Shell"
    when: windowShown

    function initTestCase(): void {
        Settings.language = "en";
        Settings.speed = "instant";
        clearShelf();
        const component = Qt.createComponent("qrc:/qt/qml/Bombshelf/Shell/Main.qml");
        compare(component.errorString(), "");
        window = component.createObject(null);
        verify(window);
        window.requestActivate();
        tryCompare(window, "active", true);
    }
    function cleanupTestCase(): void {
        window.close();
        window.destroy();
        clearShelf();
    }
    function init(): void {
        clearShelf();
        Pages.showShelf();
        wait(0); // the page takes the focus
    }

    function test_twoPressesToTheFirstCard(): void {
        press(Qt.Key_Return);
        tryCompare(Pages, "page", "setup");
        press(Qt.Key_Return);
        tryCompare(Pages, "page", "table");
        verify(Game.active);
        tryVerify(() => Game.pieces.rowCount() > 0);
        compare(window.title, Game.title);
    }
    function test_escapeGoesBackPageByPage(): void {
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
    function test_matchWaitsOnTheShelfAndGoesOn(): void {
        Pages.setUp("driller");
        tryVerify(() => window.activeFocusItem !== null);
        press(Qt.Key_Return);
        tryCompare(Pages, "page", "table");
        press(Qt.Key_Escape);
        tryCompare(Pages, "page", "shelf");
        verify(!Game.active);
        compare(Saves.count, 1);
        wait(0);
        press(Qt.Key_Return); // Go on has the focus
        tryCompare(Pages, "page", "table");
        compare(Game.gameId, "driller");
    }
    function test_languageSwitchesLive(): void {
        const english = window.title;
        press(Qt.Key_L, Qt.ControlModifier);
        compare(Settings.language, "ja");
        tryVerify(() => window.title !== english);
        press(Qt.Key_L, Qt.ControlModifier);
        tryCompare(window, "title", english);
    }
    function test_everySheetOpensAndCloses_data(): var {
        return ["settings", "rules", "keys", "text", "history"].map(sheet => ({ tag: sheet }));
    }
    function test_everySheetOpensAndCloses(row: var): void {
        Pages.gameId = "driller";
        Pages.sheet = row.tag;
        wait(50);
        press(Qt.Key_Escape);
        tryCompare(Pages, "sheet", "");
    }
    function test_noBoxFits(): void {
        const filters = findChild(window.contentItem, "filters");
        const empty = findChild(window.contentItem, "emptyShelf");
        verify(!empty.visible);
        filters.minutes = 15;
        filters.people = 8;
        tryCompare(empty, "visible", true);
        empty.cleared();
        tryCompare(empty, "visible", false);
    }
    function test_muteComesBackAsLoudAsBefore(): void {
        Settings.volume = 0.4;
        press(Qt.Key_M);
        compare(Settings.volume, 0);
        press(Qt.Key_M);
        compare(Settings.volume, 0.4);
    }
}
