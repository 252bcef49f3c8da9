import QtQuick
import Bombshelf.Controls
import Bombshelf.Games.Omens
import Bombshelf.Theme

/// Beside the die: what it must show to beat War, how likely that is, and what would draw level.
Rectangle {
    id: needed

    readonly property var winning: Stakes.winning
    readonly property string face: winning.length === 0 ? qsTr("No die wins") : winning.length === 1 ? qsTr("Only a %1 wins", "a face of a die").arg(winning[0]) : qsTr("%1 or more wins", "a face of a die").arg(winning[0])
    readonly property string level: Stakes.level.length === 0 ? "" : qsTr("%1 draws level", "a face of a die").arg(Stakes.level[0])

    width: column.width + 2 * Theme.spaceS
    height: column.height + Theme.spaceXs
    radius: Theme.radiusS
    color: Theme.panel
    border { width: Theme.outline; color: Theme.line }
    Accessible.role: Accessible.StaticText
    Accessible.name: level === "" ? `${face}, ${chance.text}` : `${face}, ${chance.text}, ${level}`

    Column {
        id: column

        anchors.centerIn: parent

        BodyLabel {
            anchors.horizontalCenter: parent.horizontalCenter
            text: needed.face
            font { pixelSize: Theme.small; weight: Font.Bold }
            Accessible.ignored: true
        }
        NumberLabel {
            id: chance

            anchors.horizontalCenter: parent.horizontalCenter
            visible: needed.winning.length > 0
            text: qsTr("%1 %", "a chance").arg(Stakes.chance)
            font.pixelSize: Theme.large
            Accessible.ignored: true
        }
        BodyLabel {
            anchors.horizontalCenter: parent.horizontalCenter
            visible: needed.level !== ""
            text: needed.level
            color: Theme.quiet
            font.pixelSize: Theme.small
            Accessible.ignored: true
        }
    }
}
