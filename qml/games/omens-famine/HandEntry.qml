import QtQuick
import Bombshelf.Controls
import Bombshelf.Games.Omens
import Bombshelf.Theme

/// One of the seven hands in Famine's list: scored, ready on the grid, a card short of it, or none of these. It is pressed to be scored.
Place {
    id: entry

    required property string category
    property color accent: Theme.wheat
    property bool isScored: false
    property bool isHeld: false
    property bool isNear: false
    /// Both have no room on one line, but on two.
    readonly property bool stacked: note.text !== "" && title.implicitWidth + note.implicitWidth + 2 * Theme.spaceS + Theme.spaceXs > width && title.implicitHeight + note.implicitHeight <= height
    readonly property string standing: isScored ? qsTr("scored") : isHeld ? qsTr("on the grid!") : isNear ? qsTr("1 card short") : ""

    name: Helpers.nameOf("score", -1, category)
    text: qsTr("%1: %2", "a poker hand: scored, or ready").arg(Art.categoryText(category)).arg(standing === "" ? qsTr("not scored yet") : standing)
    tip: ""
    picture: ""

    Rectangle { // ready
        anchors { fill: parent; topMargin: Theme.spaceXxs; bottomMargin: Theme.spaceXxs }
        visible: entry.isHeld && !entry.isScored
        radius: Theme.radiusS
        color: entry.accent
        border { width: Theme.outline; color: Theme.ink }
    }
    BodyLabel {
        id: title

        x: Theme.spaceS
        y: entry.stacked ? (entry.height - height - note.height) / 2 : (entry.height - height) / 2
        width: entry.width - 2 * Theme.spaceS - (entry.stacked || note.text === "" ? 0 : note.width + Theme.spaceXs)
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.least
        text: (entry.isScored ? "✓ " : entry.isHeld ? "● " : "○ ") + Art.categoryText(entry.category)
        font { pixelSize: Math.max(Theme.body, 0.32 * entry.height); weight: entry.isScored || entry.isHeld ? Font.Black : Font.Normal; strikeout: entry.isScored }
        color: entry.isScored ? Theme.quiet : entry.isHeld ? Theme.ink : Theme.text
        Accessible.ignored: true
    }
    BodyLabel {
        id: note

        x: entry.stacked ? title.x + 1.1 * title.font.pixelSize : entry.width - width - Theme.spaceS
        y: entry.stacked ? title.y + title.height : (entry.height - height) / 2
        width: Math.min(implicitWidth, entry.stacked ? entry.width - x - Theme.spaceS : 0.42 * entry.width)
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.least
        text: entry.isScored ? "" : entry.standing
        font.pixelSize: Math.max(Theme.small, 0.24 * entry.height)
        color: entry.isHeld ? Theme.ink : Theme.quiet
        Accessible.ignored: true
    }
}
