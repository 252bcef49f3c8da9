pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Bombshelf.Controls
import Bombshelf.Table
import Bombshelf.Theme
import Bombshelf.View

// What one player's points are made of. The winner stands out.
Rectangle {
    id: row

    required property var tally // of Match.tallies
    required property var player // of Match.players
    required property real nameWidth
    property real counted: 1 // how much of the points, 0 to 1

    readonly property string spoken: tally.rows.map(r => qsTr("%n times %1: %2", "count, thing, points", r.count).arg(r.kindText).arg(Match.pointsText(r.points))).join(qsTr(", "))

    implicitHeight: line.implicitHeight + 2 * Theme.spaceS
    radius: Theme.radiusM
    color: tally.winner ? Qt.alpha(Theme.ochre, 0.3) : "transparent"
    border { width: tally.winner ? Theme.outline : 1; color: Theme.line }
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("%1: %2", "player, points").arg(tally.name).arg(Match.pointsText(tally.points))
    Accessible.description: spoken

    RowLayout {
        id: line

        anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; margins: Theme.spaceM }
        spacing: Theme.spaceM

        NumberLabel {
            Layout.preferredWidth: 26 * Theme.textScale
            horizontalAlignment: Text.AlignHCenter
            text: row.tally.rank
            color: row.tally.winner ? Theme.text : Theme.quiet
            Accessible.name: qsTr("Rank %1").arg(row.tally.rank)
        }
        Item {
            Layout.preferredWidth: 96 * Theme.textScale
            Layout.preferredHeight: face.height

            Face {
                id: face

                anchors.centerIn: parent
                width: (row.tally.winner ? 96 : 56) * Theme.textScale
                height: width
                face: row.player.face
                mood: row.player.mood
            }
        }
        ColumnLayout {
            Layout.fillWidth: false
            Layout.preferredWidth: row.nameWidth
            Layout.maximumWidth: row.nameWidth
            spacing: 0

            SectionTitle {
                id: name

                Layout.fillWidth: true
                text: row.tally.name
                elide: Text.ElideRight
                Accessible.ignored: true

                HoverHandler { id: nameHover }
                ToolTipBubble {
                    shown: nameHover.hovered && name.truncated
                    text: name.text
                }
            }
            Row {
                visible: row.tally.winner
                spacing: Theme.spaceXs

                Icon {
                    name: "laurel"
                    width: Theme.iconSize
                }
                BodyLabel { text: qsTr("Winner") }
            }
            BodyLabel {
                visible: row.tally.out
                text: qsTr("Out")
            }
        }
        Flow {
            Layout.fillWidth: true
            spacing: Theme.spaceM

            Repeater {
                model: row.tally.rows

                TallyCards { gameId: Match.gameId }
            }
            BodyLabel {
                visible: row.tally.rows.length === 0
                text: qsTr("Nothing left")
            }
        }
        NumberLabel {
            objectName: "points"
            Layout.minimumWidth: 60 * Theme.textScale
            horizontalAlignment: Text.AlignRight
            text: Theme.figures(Math.round(row.tally.points * row.counted))
            font.pixelSize: row.tally.winner ? Theme.huge : Theme.title
            Accessible.ignored: true
        }
    }
}
