import QtQuick
import Bombshelf.Controls
import Bombshelf.Theme
import Bombshelf.View

// The keys of GlobalKeys, in words: those that do something where we are.
ShortcutSheet {
    wantedWidth: 860 * Theme.textScale
    model: all.filter(key => (Pages.page === Pages.Page.Table || !key.table) && (Pages.page === Pages.Page.Setup || !key.setup) && (Pages.page === Pages.Page.Campaign || !key.map) && (Pages.page === Pages.Page.Shelf && Saves.count > 0 || !key.shelf))

    readonly property var all: [
        { keys: "Tab", what: qsTr("To the next thing that can be chosen") },
        { keys: qsTr("Enter or Space"), what: qsTr("Choose it") },
        { keys: qsTr("Arrow keys"), what: qsTr("Between neighbours") },
        { shelf: true, keys: qsTr("Del"), what: qsTr("Throw a match in progress away") },
        { map: true, keys: qsTr("1 to %1").arg(Campaign.count), what: qsTr("Choose a battle on the map") },
        { table: true, keys: qsTr("0 to 9"), what: qsTr("Choose by the number on a button or a card") },
        { table: true, keys: "Z", what: qsTr("See the chosen card near, and its rule") },
        ...(Pages.scene?.keys ?? []),
        ...(Pages.scene?.aids ?? []).map(aid => ({keys: aid.key, what: aid.text})),
        { table: true, keys: qsTr("Space"), what: qsTr("Skip what moves; while a bot thinks: pause, go on") },
        { table: true, keys: "N", what: qsTr("Straight to your next choice") },
        { table: true, keys: "P", what: qsTr("Pause the bots, go on") },
        { table: true, keys: ".", what: qsTr("While paused: one move of a bot") },
        { table: true, keys: "Ctrl+Z", what: qsTr("Undo") },
        { table: true, keys: "Ctrl+Shift+Z", what: qsTr("Redo") },
        { table: true, keys: qsTr("Ctrl+← and →"), what: qsTr("Looking back at a match that is over: one step at a time (once looking back, the arrows will do on the table)") },
        { table: true, keys: qsTr("PgUp, PgDn"), what: qsTr("Looking back: one turn") },
        { table: true, keys: qsTr("Space"), what: qsTr("Looking back: play on, stop") },
        { table: true, keys: "F6", what: qsTr("To the guide, back to the table") },
        ...(Lesson.active ? [
            { keys: qsTr("Alt+← and →"), what: qsTr("In a lesson: one step back, on") },
            { keys: "Alt+↑", what: qsTr("In a lesson: this step once more") }
        ] : []),
        { keys: "F1", what: qsTr("These keys") },
        { table: true, keys: "F2", what: qsTr("The whole table as text") },
        { table: true, keys: "F3", what: qsTr("Rule book: what is asked, or the piece under the pointer") },
        { setup: true, keys: "F3", what: qsTr("Rule book") },
        { keys: "Ctrl+F", what: qsTr("In the rule book: search it; ← and → go from link to link") },
        ...(Lesson.active ? [] : [{ table: true, keys: "F5", what: qsTr("Advice: what a good player would do") }]),
        { table: true, keys: "F4", what: qsTr("Show or hide the log") },
        { keys: "F11", what: qsTr("Full screen") },
        { keys: "Ctrl+,", what: qsTr("Settings") },
        { keys: "Ctrl+L", what: Array.from(Settings.languages).map(language => language.title).join(" / ") },
        { keys: "M", what: qsTr("Sound off, sound on") },
        { keys: qsTr("Esc"), what: qsTr("Back") },
        { keys: "Ctrl+Q", what: qsTr("Quit; the match is kept") }
    ]
}
