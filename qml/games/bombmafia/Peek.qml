import QtQuick
import Bombshelf.Theme
import Bombshelf.View

/// The viewer's look into the own bag: until pressed again, a choice is made, anything happens, or a while has passed.
QtObject {
    id: peek

    property bool open: false
    readonly property bool possible: Match.viewer >= 0 && !Match.over && !Match.lookingBack
    readonly property Connections listener: Connections {
        target: Match

        function onHappened(what: string): void {
            peek.open = false;
        }
    }
    readonly property Timer timer: Timer {
        interval: Theme.peek
        running: peek.open
        onTriggered: peek.open = false
    }

    onPossibleChanged: if (!possible) open = false

    function toggle(): void {
        open = !open && possible;
    }
}
