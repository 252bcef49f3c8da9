pragma Singleton

import QtQml
import Bombshelf.Controls
import Bombshelf.Table
import Bombshelf.View

// Where we are in the program: one page, and at most one sheet lying over it.
QtObject {
    property string page: "shelf" // shelf, campaign, ending, setup, table
    property string home: "shelf" // where set-up and table lead back to: shelf, campaign
    property string sheet: "" // settings, rules, keys, text, log, history
    property string gameId: "" // the game set up, played or last looked at
    property bool trying: false // what is set up is a try of the campaign
    property bool logFits: true // beside the table
    property bool keyed: true // the keys were used last, and a page begins by showing where they go
    property GameScene scene: null // of the game on the table

    /// What there is to tell whoever has turned to another page.
    signal told(string sentence)

    function setUp(game: string): void {
        gameId = game;
        trying = false;
        sheet = "";
        page = "setup";
    }

    function setUpTry(game: string): void {
        gameId = game;
        trying = true;
        sheet = "";
        page = "setup";
    }

    function play(players: var, options: var): void {
        if (!Match.begin(gameId, players, options))
            return;
        if (trying)
            Campaign.begin(Match.path);
        showTable();
    }

    function playAgain(): void {
        const tried = Campaign.holds(Match.path);
        if (Match.again() && tried)
            Campaign.begin(Match.path);
    }

    function goOn(path: string, lookBack: bool): void {
        if (!Match.resume(path))
            return;
        showTable();
        if (lookBack)
            Match.startLookBack();
    }

    /// The lesson of a game, or its rule book if it has none.
    function teach(game: string): void {
        if (Lesson.progress(game) === Lesson.NoLesson)
            learn(game);
        else if (Lesson.start(game))
            showTable();
    }

    function showTable(): void {
        told(""); // of what was left before
        gameId = Match.gameId;
        sheet = "";
        page = "table";
    }

    // The match is kept by its record, so leaving it asks nothing, but says so.
    function leaveMatch(): void {
        sheet = "";
        if (Lesson.active)
            told(qsTr("The lesson goes on from here another time."));
        else if (Match.active && !Match.over && !Match.lookingBack)
            told(qsTr("%1 is kept. Go on whenever you like.").arg(Match.title));
        Match.close();
        Saves.refresh();
    }

    function showShelf(): void {
        leaveMatch();
        Campaign.refresh();
        home = "shelf";
        page = "shelf";
    }

    // When it has just been decided, its last page comes first.
    function showCampaign(): void {
        const before = Campaign.outcome + Campaign.won;
        leaveMatch();
        Campaign.refresh();
        home = "campaign";
        page = Campaign.outcome !== "" && Campaign.outcome + Campaign.won !== before ? "ending" : "campaign";
    }

    function goHome(): void {
        if (home === "campaign")
            showCampaign();
        else
            showShelf();
    }

    function toggleLog(): void {
        if (logFits)
            Settings.showLog = !Settings.showLog;
        else
            sheet = "log";
    }

    function learn(game: string): void {
        gameId = game;
        sheet = "rules";
    }

    function back(): void {
        if (ToolTips.shown)
            ToolTips.shown.close();
        else if (sheet !== "")
            sheet = "";
        else if (Match.storyPlays)
            Match.storyPlays = false;
        else if (Match.lookingBack && !Match.over)
            Match.endLookBack();
        else if (page === "ending")
            showCampaign();
        else if (page === "campaign")
            showShelf();
        else if (page !== "shelf")
            goHome();
    }
}
