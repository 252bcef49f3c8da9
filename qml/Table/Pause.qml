import QtQuick
import Bombshelf.Controls
import Bombshelf.Theme
import Bombshelf.View

/// Where pictures wait (GameScene.holds): what came last is looked at, then a sheet says how matters stand, and when it is closed they
/// go on. Somebody may also look at that sheet in between.
Loader {
    id: pause

    readonly property Sheet sheet: item as Sheet
    /// It was opened by the pause.
    property bool ends: false

    /// The sheet is made, and is to show what is so now.
    signal opening

    function open(): void {
        active = true;
        ends = Match.holding;
        opening();
        sheet.open();
    }

    active: false

    Shortcut { // as on the table, which the sheet covers
        sequence: "N"
        context: Qt.ApplicationShortcut
        enabled: pause.ends && (pause.sheet?.opened ?? false)
        onActivated: {
            pause.sheet.close();
            Match.hurry();
        }
    }
    Timer {
        running: Match.holding
        interval: Theme.still
        onTriggered: pause.open()
    }
    Connections {
        target: Match

        function onChanged(): void {
            if (pause.ends && !Match.holding)
                pause.sheet.close();
        }
    }
    Connections {
        target: pause.sheet

        function onClosed(): void {
            if (Match.holding)
                Match.goOn();
        }
    }
}
