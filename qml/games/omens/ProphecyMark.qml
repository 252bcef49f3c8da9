pragma ComponentBehavior: Bound

import QtQuick
import Bombshelf.Controls
import Bombshelf.Games.Omens
import Bombshelf.Table
import Bombshelf.Theme
import Bombshelf.View

/// A slip on each prophecy that the viewer can read: what it wants, and a seal once the cards before that seat fulfil it.
EachSeat {
    id: marks

    required property BattleLayout layout
    property color accent: Theme.midnight

    Item {
        id: mark

        required property int index
        readonly property string wanted: Helpers.prophecies[index] ?? ""
        readonly property bool isProphecy: wanted !== ""
        readonly property bool fulfilled: isProphecy && Helpers.fulfilled[index]
        readonly property rect at: isProphecy ? marks.layout.spot("prophecy", index, 0, 1) : Rects.none

        visible: isProphecy
        z: 320
        x: at.x
        y: at.y
        width: at.width
        height: at.height
        Accessible.role: Accessible.StaticText
        Accessible.ignored: !isProphecy
        Accessible.name: (fulfilled ? qsTr("%1: fulfilled", "whose prophecy") : Match.endShown ? qsTr("%1: not fulfilled", "whose prophecy") : qsTr("%1: not fulfilled yet", "whose prophecy")).arg(Match.zoneName("prophecy", index))

        Rectangle {
            objectName: "slip"
            anchors { horizontalCenter: parent.horizontalCenter; verticalCenter: parent.bottom }
            width: seal.contentWidth + Theme.spaceM // wider than the card, where the least letters are
            height: seal.implicitHeight
            radius: mark.fulfilled ? height / 2 : Theme.radiusXs
            color: mark.fulfilled ? marks.accent : Theme.card
            border { width: Theme.outline; color: Theme.ink }

            BodyLabel {
                id: seal

                anchors.centerIn: parent
                width: Math.min(implicitWidth, mark.width + 2 * Theme.spaceS - Theme.spaceM)
                horizontalAlignment: Text.AlignHCenter
                text: (mark.fulfilled ? "✓ " : "") + Art.categoryText(mark.wanted)
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.least
                color: mark.fulfilled ? Art.inkOn(marks.accent) : Theme.ink
                font { pixelSize: Theme.small; weight: Font.Black }
                Accessible.ignored: true
            }
        }
    }
}
