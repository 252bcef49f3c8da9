import QtQuick
import Bombshelf.Theme

/// The map of a campaign, 1280 wide and 720 high: the Map.qml of its family of games is one.
Image {
    id: map

    /// Where its battles are fought: [x, y], by the battle's id.
    required property var places

    onWidthChanged: fitted.restart()
    onHeightChanged: fitted.restart()

    Timer { // it is drawn for a size that stays: on a large screen that takes a second
        id: fitted

        interval: Theme.blink
        onTriggered: map.sourceSize = Qt.size(map.width, map.height)
    }
}
