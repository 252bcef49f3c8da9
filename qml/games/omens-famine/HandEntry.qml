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

        anchors { left: parent.left; leftMargin: Theme.spaceS; right: note.left; rightMargin: Theme.spaceXs }
        height: parent.height
        verticalAlignment: Text.AlignVCenter
        fontSizeMode: Text.Fit
        minimumPixelSize: Theme.least
        elide: Text.ElideRight
        text: (entry.isScored ? "✓ " : entry.isHeld ? "● " : "○ ") + Art.categoryText(entry.category)
        font { pixelSize: Math.max(Theme.body, 0.32 * entry.height); weight: entry.isScored || entry.isHeld ? Font.Black : Font.Normal; strikeout: entry.isScored }
        color: entry.isScored ? Theme.quiet : entry.isHeld ? Theme.ink : Theme.text
        Accessible.ignored: true
    }
    BodyLabel {
        id: note

        anchors { right: parent.right; rightMargin: Theme.spaceS; verticalCenter: parent.verticalCenter }
        width: Math.min(implicitWidth, 0.42 * parent.width)
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.least
        elide: Text.ElideRight
        text: entry.isScored ? "" : entry.standing
        font.pixelSize: Math.max(Theme.small, 0.24 * entry.height)
        color: entry.isHeld ? Theme.ink : Theme.quiet
        Accessible.ignored: true
    }
}
