pragma Singleton

import QtQml
import Qt.labs.settings as Labs
import Bombshelf.View

// Where we are in the program: one page, and at most one sheet lying over it.
QtObject {
    property string page: "shelf" // shelf, setup, table
    property string sheet: "" // settings, rules, keys, text, log, history
    property string gameId: "" // the game set up, played or last looked at
    property bool logFits: true // beside the table
    property alias showLog: memory.showLog
    readonly property Labs.Settings memory: Labs.Settings {
        id: memory

        property bool showLog: true

        category: "table"
    }

    function setUp(game: string): void {
        gameId = game;
        sheet = "";
        page = "setup";
    }

    function play(players: var, options: var): void {
        if (Game.begin(gameId, players, options))
            showTable();
    }

    function goOn(path: string, lookBack: bool): void {
        if (!Game.resume(path))
            return;
        showTable();
        if (lookBack)
            Game.startLookBack();
    }

    function showTable(): void {
        gameId = Game.gameId;
        sheet = "";
        page = "table";
    }

    // The match is kept by its record, so leaving it asks nothing.
    function showShelf(): void {
        sheet = "";
        Game.close();
        Saves.refresh();
        page = "shelf";
    }

    function toggleLog(): void {
        if (logFits)
            showLog = !showLog;
        else
            sheet = "log";
    }

    function learn(game: string): void {
        gameId = game;
        sheet = "rules";
    }

    function back(): void {
        if (sheet !== "")
            sheet = "";
        else if (Game.lookingBack && !Game.over)
            Game.endLookBack();
        else if (page !== "shelf")
            showShelf();
    }
}
