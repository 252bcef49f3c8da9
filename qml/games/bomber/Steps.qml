pragma ComponentBehavior: Bound

import QtQuick
import Bombshelf.Controls
import Bombshelf.Theme

/// The five steps of a check in a row, the one that is on inked.
Row {
    id: steps

    required property string phase
    required property CheckMoment moment
    readonly property var names: [qsTr("Aim"), qsTr("Before the roll"), qsTr("Roll"), qsTr("After the roll"), qsTr("Blast")]
    readonly property var phases: ["aim", "before", "", "after", "blast"]
    readonly property int on: {
        switch (moment.now) {
        case "rolled":
            return 2;
        case "special":
        case "fumble":
        case "achieved":
        case "no-blast":
        case "blasted":
        case "hit":
        case "hit-nobody":
        case "scored":
        case "out":
            return 4;
        }
        return phases.indexOf(phase === "shift" ? "before" : phase);
    }

    spacing: -Theme.outline
    Accessible.role: Accessible.StaticText
    Accessible.name: names[on] ?? ""
    Accessible.ignored: on < 0

    Repeater {
        model: steps.names

        Rectangle {
            id: step

            required property string modelData
            required property int index
            readonly property bool current: index === steps.on

            width: (steps.width + 4 * Theme.outline) / 5
            height: steps.height
            z: current ? 1 : 0
            radius: Theme.radiusXs
            color: current ? Theme.signal : index < steps.on ? Theme.pressed : "transparent"
            border { width: current ? Theme.outline : Theme.hairline; color: current ? Theme.ink : Theme.quiet }

            BodyLabel {
                anchors { fill: parent; leftMargin: Theme.spaceXs; rightMargin: Theme.spaceXs }
                horizontalAlignment: Text.AlignHCenter
                verticalAlignment: Text.AlignVCenter
                fontSizeMode: Text.Fit
                minimumPixelSize: Theme.least
                elide: Text.ElideRight
                text: step.modelData
                color: step.current ? Theme.ink : Theme.quiet
                font { pixelSize: Theme.small; weight: step.current ? Font.Black : Font.Medium }
                Accessible.ignored: true
            }
        }
    }
}
