import QtQuick
import Bombshelf.Controls
import Bombshelf.Theme

/// A slip beside a die or a card: what may come, how likely that is, and what else there is to say.
Rectangle {
    id: slip

    property string what: ""
    /// Percent; -1: it can't come.
    property int chance: -1
    property string more: ""
    /// It lies on a card of that width, and is written no larger than the card bears; 0: it lies on none.
    property real on: 0
    /// All of it.
    readonly property string said: what + (what !== "" && number.text !== "" ? ", " : "") + number.text + (more !== "" ? ", " + more : "")
    readonly property int small: on > 0 ? Math.max(Theme.least, Math.min(Theme.small, 0.17 * on)) : Theme.small
    readonly property int large: on > 0 ? Math.max(Theme.least, Math.min(Theme.large, 0.28 * on)) : Theme.large

    width: column.width + 2 * Theme.spaceS
    height: column.height + Theme.spaceXs
    radius: Theme.radiusS
    color: Theme.panel
    border { width: Theme.outline; color: Theme.line }
    Accessible.role: Accessible.StaticText
    Accessible.name: said

    Column {
        id: column

        anchors.centerIn: parent

        BodyLabel {
            anchors.horizontalCenter: parent.horizontalCenter
            text: slip.what
            font { pixelSize: slip.small; weight: Font.Bold }
            Accessible.ignored: true
        }
        NumberLabel {
            id: number

            anchors.horizontalCenter: parent.horizontalCenter
            visible: text !== ""
            text: slip.chance < 0 ? "" : qsTr("%1%", "a chance").arg(slip.chance)
            font.pixelSize: slip.large
            Accessible.ignored: true
        }
        BodyLabel {
            anchors.horizontalCenter: parent.horizontalCenter
            visible: text !== ""
            text: slip.more
            color: Theme.quiet
            font.pixelSize: slip.small
            Accessible.ignored: true
        }
    }
}
