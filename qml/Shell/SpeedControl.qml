import QtQuick
import Bombshelf.Controls
import Bombshelf.View

// How fast pictures move.
SegmentedControl {
    name: qsTr("Speed")
    model: [
        { id: "slow", title: qsTr("Slow") },
        { id: "normal", title: qsTr("Normal") },
        { id: "fast", title: qsTr("Fast") },
        { id: "instant", title: qsTr("At once") }
    ]
    current: Settings.speed
    onChosen: id => Settings.speed = id
}
