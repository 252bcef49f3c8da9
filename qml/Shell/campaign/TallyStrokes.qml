pragma ComponentBehavior: Bound

import QtQuick
import Bombshelf.Controls
import Bombshelf.Theme

// A number, as strokes of a pencil: every fifth crosses the four before it. Too many of them, or more than have room, are written in figures.
Item {
    id: tally

    property int count: 0
    property color ink: Theme.text
    property real room: Infinity
    readonly property real wide: Math.max(0, count + Math.floor((count - 1) / 5) - Math.floor(count / 5)) * step
    readonly property bool inFigures: count > 10 || wide > room
    readonly property real step: height * 0.3
    readonly property real thick: Math.max(2, height * 0.11)

    implicitHeight: 18
    implicitWidth: inFigures ? number.implicitWidth : wide

    Row {
        visible: !tally.inFigures
        spacing: tally.step

        Repeater {
            model: Math.ceil(tally.count / 5)

            Item {
                id: bundle

                required property int index
                readonly property int strokes: Math.min(5, tally.count - 5 * index)

                width: Math.min(4, strokes) * tally.step
                height: tally.height

                Repeater {
                    model: Math.min(4, bundle.strokes)

                    Rectangle {
                        required property int index

                        x: (index + 0.5) * tally.step - width / 2
                        y: index % 2
                        width: tally.thick
                        height: tally.height - index % 2
                        radius: width / 2
                        rotation: index % 2 ? 4 : -3
                        antialiasing: true
                        color: tally.ink
                    }
                }
                Rectangle {
                    anchors.centerIn: parent
                    visible: bundle.strokes === 5
                    width: 4.8 * tally.step
                    height: tally.thick
                    radius: height / 2
                    rotation: -28
                    antialiasing: true
                    color: tally.ink
                }
            }
        }
    }
    NumberLabel {
        id: number

        visible: tally.inFigures
        anchors.verticalCenter: parent.verticalCenter
        text: qsTr("×%1", "how many tries").arg(tally.count)
        color: tally.ink
        font.pixelSize: Theme.body
    }
}
