pragma ComponentBehavior: Bound

import QtQuick
import Bombshelf.Controls
import Bombshelf.Theme
import Bombshelf.View

// The whole record at a glance: under each battle a stroke for each try, and how it stands.
Panel {
    id: ledger

    property int chosen: 0

    implicitHeight: row.height + 2 * Theme.spaceS
    radius: Theme.radiusS
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("The record")

    Row {
        id: row

        anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; margins: Theme.spaceS }
        spacing: Theme.spaceM

        Repeater {
            model: Campaign.count

            Column {
                id: entry

                required property int index
                readonly property var battle: Campaign.battles[index]

                width: (row.width + row.spacing) / Campaign.count - row.spacing
                spacing: Theme.spaceXs
                Accessible.role: Accessible.StaticText
                Accessible.name: battle.spoken

                Row {
                    anchors.horizontalCenter: parent.horizontalCenter
                    height: Math.round(Theme.iconSize * 1.4)
                    spacing: Theme.spaceXs

                    Image {
                        id: emblem

                        height: parent.height
                        width: height
                        source: entry.battle.emblem
                        sourceSize.width: Theme.pictureSize(width)
                        mipmap: true
                        opacity: entry.battle.stand === Campaign.Closed ? 0.35 : 1

                        Image {
                            anchors { right: parent.right; bottom: parent.bottom; margins: -0.15 * parent.width }
                            visible: [Campaign.Won, Campaign.Lost].includes(entry.battle.stand)
                            width: 0.66 * parent.width
                            height: width
                            source: visible ? Campaign.art + (entry.battle.stand === Campaign.Won ? "/won.svg" : "/lost.svg") : ""
                            sourceSize.width: Theme.pictureSize(width)
                            mipmap: true
                        }
                    }
                    TallyStrokes {
                        anchors.verticalCenter: parent.verticalCenter
                        height: parent.height * 0.6
                        count: entry.battle.tryCount
                        room: entry.width - emblem.width - parent.spacing
                    }
                }
                BodyLabel {
                    width: parent.width
                    height: Math.ceil(2.5 * font.pixelSize)
                    text: entry.battle.standText
                    horizontalAlignment: Text.AlignHCenter
                    wrapMode: Text.WordWrap // rather smaller than broken
                    lineHeight: 0.9
                    fontSizeMode: Text.Fit
                    minimumPixelSize: Theme.least
                    font { pixelSize: Theme.small; weight: Font.Medium }
                    color: entry.index === ledger.chosen ? Theme.text : Theme.quiet
                    Accessible.ignored: true
                }
            }
        }
    }
}
