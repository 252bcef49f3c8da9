pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Bombshelf.Controls
import Bombshelf.Theme
import Bombshelf.View

// What one player's points are made of.
Rectangle {
    id: row

    required property var tally // of Match.tallies
    required property string face
    required property real nameWidth

    readonly property string spoken: tally.rows.map(r => qsTr("%1 times %2: %3", "count, card, points").arg(r.count).arg(r.kindText).arg(r.points)).join(", ")

    implicitHeight: line.implicitHeight + 2 * Theme.spaceS
    radius: Theme.radiusM
    color: tally.winner ? Qt.alpha(Theme.ochre, 0.3) : "transparent"
    border { width: tally.winner ? Theme.outline : 1; color: Theme.line }
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("%1: %n points", "", tally.points).arg(tally.name)
    Accessible.description: spoken

    RowLayout {
        id: line

        anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; margins: Theme.spaceM }
        spacing: Theme.spaceM

        Face {
            Layout.preferredWidth: 56 * Theme.textScale
            Layout.preferredHeight: 56 * Theme.textScale
            face: row.face
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
                    name: "star"
                    width: 18
                }
                BodyLabel { text: qsTr("Winner") }
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
            Layout.minimumWidth: 60 * Theme.textScale
            horizontalAlignment: Text.AlignRight
            text: row.tally.points
            font.pixelSize: Theme.title
            Accessible.ignored: true
        }
    }
}
