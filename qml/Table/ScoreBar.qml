import QtQuick
import Bombshelf.Controls
import Bombshelf.Theme

/// One bar of a chart: up from the line of zero, or down from it, with its number. Pale where there were more before.
Item {
    id: bar

    required property int value
    required property int before
    required property int least
    required property int most
    readonly property real pad: Theme.spaceXxs
    readonly property real unit: (height - 2 * pad) / Math.max(1, most - least)
    readonly property real zero: pad + most * unit

    Rectangle { // the line of zero
        y: bar.zero - height / 2
        width: parent.width
        height: Theme.hairline
        color: Theme.line
    }
    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        y: bar.value > 0 ? bar.zero - height : bar.zero
        width: Math.max(Theme.spaceS, parent.width * 0.62)
        height: Math.max(Theme.outline, Math.abs(bar.value) * bar.unit)
        radius: Theme.radiusXs / 2
        color: bar.value < 0 ? Theme.warningInk : bar.value < bar.before ? Theme.ochre : Theme.teal
        border { width: Theme.outline; color: Theme.ink }
    }
    Rectangle {
        anchors { horizontalCenter: parent.horizontalCenter; verticalCenter: parent.verticalCenter }
        width: number.implicitWidth + Theme.spaceXs
        height: number.implicitHeight * 0.9
        radius: Theme.radiusXs
        color: Theme.panel

        BodyLabel {
            id: number

            anchors.centerIn: parent
            text: Theme.figures(bar.value)
            color: bar.value <= 0 ? Theme.warning : Theme.text
            font { pixelSize: Theme.small; weight: Font.Black }
            Accessible.ignored: true
        }
    }
}
