pragma ComponentBehavior: Bound

import QtQuick
import Bombshelf.Controls
import Bombshelf.Theme
import Bombshelf.View

// How many people, how long, how heavy: what is printed on the side of every box.
Flow {
    id: marks

    required property GameInfo game
    property int size: Theme.small

    readonly property string people: game.minSeats === game.maxSeats ? qsTr("%1", "number of people").arg(game.minSeats)
                                                                     : qsTr("%1–%2", "from that many people to that many").arg(game.minSeats).arg(game.maxSeats)
    readonly property string minutes: qsTr("%1–%2 min", "from that many minutes to that many").arg(game.minMinutes).arg(game.maxMinutes)
    readonly property string spoken: qsTr("%1 people, %2, weight %3 of 5").arg(people).arg(minutes).arg(game.weight)

    component Mark: Row {
        id: mark

        required property string icon
        required property string text

        spacing: marks.size * 0.25
        rightPadding: marks.size * 0.4

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            width: Math.round(marks.size * 1.3)
            name: mark.icon
        }
        BodyLabel {
            anchors.verticalCenter: parent.verticalCenter
            text: mark.text
            font.pixelSize: marks.size
            Accessible.ignored: true
        }
    }

    Accessible.role: Accessible.StaticText
    Accessible.name: spoken

    Mark { icon: "people"; text: marks.people }
    Mark { icon: "clock"; text: marks.minutes }
    Mark { icon: "weight"; text: "●".repeat(marks.game.weight) + "○".repeat(5 - marks.game.weight) }
}
