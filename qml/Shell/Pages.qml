pragma Singleton

import QtQml
import Bombshelf.Controls
import Bombshelf.Table
import Bombshelf.View

// Where we are in the program: one page, and at most one sheet lying over it.
QtObject {
    enum Page { Shelf, Campaign, Ending, Setup, Table }
    enum Sheet { None, Settings, Rules, Keys, Text, Log, History, Fair, About }

    property int page: Pages.Page.Shelf
    property int home: Pages.Page.Shelf // where set-up and table lead back to: shelf or campaign
    property int sheet: Pages.Sheet.None
    property string gameId: "" // the game set up, played or last looked at
    property bool trying: false // what is set up is a try of the campaign
    property bool logFits: true // beside the table, and the rule book in its stead
    property bool bookOpen: false // at the table
    property string noticed: "" // what the notice on the screen is about: such a key
    property bool refuses: false // a notice on the screen says why something can’t be done
    property string rule: "" // what the rule book is open at: a key of RuleBook's
    property bool listed: false // a match on the table that was taken from the list of past ones
    property bool taught: false // what was left last was a lesson
    property bool mapped: false // one comes to the shelf from the campaign’s map
    property string ending: "" // how the campaign stood when it was seen last
    property bool keyed: true // the keys were used last, and a page begins by showing where they go
    property GameScene scene: null // of the game on the table

    readonly property bool bookShown: page === Pages.Page.Table && bookOpen && logFits
    readonly property bool logShown: Settings.showLog && logFits && !bookShown

    /// The rule book is to be opened at `rule`.
    signal turned
    /// What the rule book is open at, for screen readers: the keys need not be there.
    signal read(string paragraph)
    /// What it says has been read.
    signal understood
    /// What there is to tell whoever has turned to another page; empty: what was told is over.
    signal told(string sentence)

    onPageChanged: ToolTips.shown?.close()

    function setUp(game: string): void {
        showSetUp(game, false);
    }

    function setUpTry(game: string): void {
        showSetUp(game, true);
    }

    function showSetUp(game: string, asTry: bool): void {
        gameId = game;
        trying = asTry;
        sheet = Pages.Sheet.None;
        page = Pages.Page.Setup; // which is made for the game at once
    }

    function play(players: var, options: var): void {
        told(""); // of what was left before
        if (!Match.begin(gameId, players, options))
            return;
        if (trying)
            Campaign.begin(Match.path);
        showTable();
    }

    function playAgain(): void {
        const tried = Campaign.holds(Match.path);
        if (!Match.again(Saves.evenLevel(Match.gameId)))
            return;
        listed = false;
        if (tried)
            Campaign.begin(Match.path);
    }

    /// `lookBack`: at one of the list of past ones. False, with a notice, if it can't be read.
    function goOn(path: string, lookBack: bool): bool {
        told(farewell()); // what there is to say of the record takes its place
        if (!Match.resume(path))
            return false;
        showTable();
        listed = lookBack;
        if (lookBack)
            Match.startLookBack();
        return true;
    }

    /// A record from anywhere: a match that is over is looked back at.
    function open(record: string): void {
        if (!goOn(record, false))
            return;
        bookOpen = false;
        taught = false;
        Saves.refresh();
        if (Match.over) {
            Match.startLookBack();
            Match.storyAt = 0; // how it ended is not told before it is seen
        }
    }

    /// The lesson of a game, or its rule book if it has none.
    function teach(game: string): void {
        told("");
        if (Lesson.progress(game) === Lesson.NoLesson)
            learn(game);
        else if (Lesson.start(game)) {
            showTable();
            if (Lesson.leadsOn && Lesson.at > 0)
                told(qsTr("First what all battles share, from where you left it; then this one."));
        }
    }

    function showTable(): void {
        gameId = Match.gameId;
        listed = false;
        sheet = Pages.Sheet.None;
        page = Pages.Page.Table;
    }

    // The match is kept by its record, so leaving it asks nothing, but says so.
    function farewell(): string {
        if (Lesson.active)
            return Lesson.repeated ? "" : qsTr("You can go on with the lesson from here later.");
        return Match.active && !Match.over && !Match.lookingBack ? qsTr("%1 is kept. Go on whenever you like.").arg(Match.title) : "";
    }

    function leaveMatch(): void {
        const sentence = farewell();
        sheet = Pages.Sheet.None;
        bookOpen = false;
        taught = Lesson.active;
        if (taught)
            gameId = Lesson.gameId;
        if (sentence !== "")
            told(sentence);
        Match.close();
        Saves.refresh();
    }

    function showShelf(): void {
        leaveMatch();
        mapped = page === Pages.Page.Campaign;
        Campaign.refresh();
        home = Pages.Page.Shelf;
        page = Pages.Page.Shelf;
    }

    // When it has been decided since it was seen last, its last page comes first.
    function showCampaign(): void {
        const before = ending;
        leaveMatch();
        Campaign.refresh();
        home = Pages.Page.Campaign;
        ending = endingNow();
        const isNews = ending !== before;
        page = isNews && Campaign.fate !== Campaign.Undecided ? Pages.Page.Ending : Pages.Page.Campaign;
    }

    function endingNow(): string {
        return `${Campaign.fate} ${Campaign.won}`;
    }

    /// From a match of the list back to the list, for the next one.
    function goHome(): void {
        const toList = page === Pages.Page.Table && listed;
        if (home === Pages.Page.Campaign)
            showCampaign();
        else
            showShelf();
        if (toList)
            sheet = Pages.Sheet.History;
    }

    /// By its key a sheet opens, in the stead of another, or closes.
    function toggle(which: int): void {
        sheet = sheet === which ? Pages.Sheet.None : which;
    }

    function toggleLog(): void {
        if (!logFits) {
            toggle(Pages.Sheet.Log);
        } else {
            Settings.showLog = !logShown;
            bookOpen = false;
        }
    }

    function learn(game: string, at = ""): void {
        gameId = game;
        rule = at;
        bookOpen = page === Pages.Page.Table && logFits;
        sheet = bookOpen ? Pages.Sheet.None : Pages.Sheet.Rules;
        turned();
    }

    /// Of the rule that matters now: of what has just been refused, the piece that is looked at, or what is asked.
    function matter(): string {
        return [noticed, scene?.looked() ?? ""].find(key => key !== "") ?? Match.asked;
    }

    function toggleBook(): void {
        const now = matter();
        if (sheet === Pages.Sheet.Rules)
            sheet = Pages.Sheet.None;
        else if (sheet === Pages.Sheet.None && bookShown && now === rule)
            bookOpen = false;
        else
            learn(gameId, now);
    }

    /// The bubble over the table says no more: advice first, then a remark. Returns whether there was any.
    function hush(): bool {
        if (Advice.text !== "")
            Advice.hush();
        else if (Remarks.text !== "" && !Lesson.active)
            Remarks.hush();
        else
            return false;
        return true;
    }

    function back(): void {
        if (ToolTips.shown) {
            ToolTips.shown.close();
            if (sheet === Pages.Sheet.None)
                hush();
        } else if (sheet !== Pages.Sheet.None)
            sheet = Pages.Sheet.None;
        else if (refuses)
            understood();
        else if (scene?.putAway() || hush())
            return;
        else if (Match.storyPlays)
            Match.storyPlays = false;
        else if (bookShown)
            bookOpen = false;
        else if (Match.lookingBack && !listed)
            Match.endLookBack();
        else if (page === Pages.Page.Ending)
            showCampaign();
        else if (page === Pages.Page.Campaign)
            showShelf();
        else if (page !== Pages.Page.Shelf)
            goHome();
    }
}
