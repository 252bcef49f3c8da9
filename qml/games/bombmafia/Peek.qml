import QtQuick
import Bombshelf.Theme
import Bombshelf.View

/// The viewer's look into the own bag: until pressed again, a choice is made, anything happens, or a while has passed.
QtObject {
    id: peek

    property bool open: false
    readonly property bool possible: Game.viewer >= 0 && !Game.over && !Game.lookingBack
    readonly property Connections listener: Connections {
        target: Game

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
