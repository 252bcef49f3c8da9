import QtQuick
import Bombshelf.Theme
import Bombshelf.View

/// The light over a cell whose card is just harvested.
Rectangle {
    id: reaped

    required property string cell
    required property rect at

    x: at.x
    y: at.y
    z: 490
    width: at.width
    height: at.height
    radius: 0.06 * width
    visible: opacity > 0
    opacity: 0
    color: Qt.alpha(Theme.glow, 0.8)
    border { width: Theme.focusLine; color: Theme.cream }
    Accessible.ignored: true

    Connections {
        target: Match

        function onHappened(what: string, seat: int, args: var): void {
            if (what === "removed" && args[1] === reaped.cell && Theme.bang > 0)
                shine.restart();
        }
    }
    ParallelAnimation {
        id: shine

        NumberAnimation { target: reaped; property: "opacity"; from: 1; to: 0; duration: 1.5 * Theme.bang; easing.type: Easing.InQuad }
        NumberAnimation { target: reaped; property: "scale"; from: 0.9; to: 1.25; duration: 1.5 * Theme.bang; easing.type: Easing.OutQuad }
    }
}
