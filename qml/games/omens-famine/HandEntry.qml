import QtQuick
import Bombshelf.Controls
import Bombshelf.Games.Omens
import Bombshelf.Theme

/// One of the seven hands in Famine's list: scored, being scored, ready on the grid, a card short of it, or none of these. It is pressed to be scored.
Place {
    id: entry

    required property string category
    property color accent: Theme.wheat
    property bool isScored: false
    property bool isBeingScored: false ///< its cards are being chosen
    property bool isHeld: false
    property bool isNear: false
    /// Both have no room on one line, but on two.
    readonly property bool stacked: note.text !== "" && whole.advanceWidth + rest.advanceWidth + 2 * Theme.spaceS + Theme.spaceXs > width && 1.3 * (title.font.pixelSize + note.font.pixelSize) <= height
    readonly property real indent: Theme.spaceS + 1.1 * title.font.pixelSize
    readonly property string standing: isScored ? qsTr("scored") : isBeingScored ? qsTr("being scored", "a poker hand") : isHeld ? qsTr("on the grid!") : isNear ? qsTr("1 card short") : ""

    name: Helpers.nameOf("score", -1, category)
    text: qsTr("%1: %2", "a poker hand: scored, or ready").arg(Art.categoryText(category)).arg(standing === "" ? qsTr("not scored yet") : standing)
    tip: ""
    picture: ""

    Rectangle { // ready
        anchors { fill: parent; topMargin: Theme.spaceXxs; bottomMargin: Theme.spaceXxs }
        visible: entry.isHeld && !entry.isScored
        radius: Theme.radiusS
        color: entry.accent
        border { width: entry.isBeingScored ? Theme.focusLine : Theme.outline; color: Theme.ink }
    }
    TextMetrics { // a label's own width in one line would depend on the one it is given
        id: whole

        text: title.text
        font: title.font
    }
    TextMetrics {
        id: rest

        text: note.text
        font: note.font
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

        x: entry.stacked ? entry.indent : entry.width - width - Theme.spaceS
        y: entry.stacked ? title.y + title.height : (entry.height - height) / 2
        width: Math.min(Math.ceil(rest.advanceWidth) + 1, entry.stacked ? entry.width - entry.indent - Theme.spaceS : 0.42 * entry.width)
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.least
        text: entry.isScored ? "" : entry.standing
        font.pixelSize: Math.max(Theme.small, 0.24 * entry.height)
        color: entry.isHeld ? Theme.ink : Theme.quiet
        Accessible.ignored: true
    }
}
