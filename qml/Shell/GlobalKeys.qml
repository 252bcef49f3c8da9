import QtQuick
import Bombshelf.Controls
import Bombshelf.View

// Keys that mean the same everywhere; ShortcutsSheet lists them.
Item {
    id: keys

    required property WindowPlace place
    readonly property bool onTable: Pages.page === Pages.Page.Table
    readonly property bool uncovered: Sheets.open.length === 0
    readonly property bool turnsSheets: Sheets.open.length <= (Pages.sheet === Pages.Sheet.None ? 0 : 1) // nothing else lies over the page

    function space(): void {
        if (Match.lookingBack)
            Match.storyPlays = !Match.storyPlays;
        else if (Match.holding)
            Match.goOn();
        else if (Match.moving)
            Match.skip();
        else
            Match.paused = !Match.paused;
    }
    function stepBack(): void {
        Match.startLookBack(); // whoever already looks back stays where they are
        --Match.storyAt;
    }
    /// To the turn before or after in the story.
    function turn(way: int): void {
        const ahead = Array.from(Match.storyTurns).filter(at => (at - Match.storyAt) * way > 0);
        if (ahead.length > 0)
            Match.storyAt = ahead[way > 0 ? 0 : ahead.length - 1];
    }

    Shortcut { sequences: ["F1", "?"]; context: Qt.ApplicationShortcut; enabled: keys.turnsSheets; onActivated: Pages.toggle(Pages.Sheet.Keys) }
    Shortcut { sequence: "Escape"; onActivated: Pages.back() }
    Shortcut { sequence: "F11"; onActivated: keys.place.toggleFullScreen() }
    Shortcut { sequence: "Ctrl+,"; context: Qt.ApplicationShortcut; enabled: keys.turnsSheets; onActivated: Pages.toggle(Pages.Sheet.Settings) }
    Shortcut { sequence: "Ctrl+L"; context: Qt.ApplicationShortcut; onActivated: Settings.switchLanguage() }
    Shortcut { sequence: "M"; onActivated: Settings.muted = !Settings.muted }
    Shortcut { sequence: "Ctrl+Q"; context: Qt.ApplicationShortcut; onActivated: keys.place.window.close() }

    Shortcut { sequence: "P"; enabled: keys.onTable && Match.canPause; onActivated: Match.paused = !Match.paused }
    // While pictures move or a bot is to move there is nothing else on the table that Space could press; the bars keep it.
    Shortcut { sequence: "Space"; enabled: keys.onTable && (Match.moving || Match.thinking !== "" || Match.canStep || Match.lookingBack); onActivated: keys.space() }
    Shortcut { sequence: "N"; enabled: keys.onTable && Match.canHurry; onActivated: Match.hurry() }
    Shortcut { sequence: "."; enabled: keys.onTable && Match.canStep; onActivated: Match.step() }
    Shortcut { sequence: "F2"; context: Qt.ApplicationShortcut; enabled: keys.onTable && keys.turnsSheets; onActivated: Pages.toggle(Pages.Sheet.Text) }
    Shortcut { sequence: "F3"; context: Qt.ApplicationShortcut; enabled: (keys.onTable || Pages.page === Pages.Page.Setup) && keys.turnsSheets; onActivated: Pages.toggleBook() }
    Shortcut { sequence: "F4"; context: Qt.ApplicationShortcut; enabled: keys.onTable && (keys.uncovered || Pages.sheet === Pages.Sheet.Log); onActivated: Pages.toggleLog() }
    Shortcut { sequence: "Ctrl+Left"; enabled: keys.onTable && (Match.lookingBack || Match.canLookBack); onActivated: keys.stepBack() }
    Shortcut { sequence: "Ctrl+Right"; enabled: Match.lookingBack; onActivated: ++Match.storyAt }
    Shortcut { sequence: "PgUp"; enabled: Match.lookingBack; onActivated: keys.turn(-1) }
    Shortcut { sequence: "PgDown"; enabled: Match.lookingBack; onActivated: keys.turn(1) }
}
