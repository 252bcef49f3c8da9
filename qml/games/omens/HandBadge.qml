import QtQuick
import Bombshelf.Controls
import Bombshelf.Games.Omens
import Bombshelf.Table
import Bombshelf.Theme
import Bombshelf.View

/// A slip beside cards with the poker hand they make ("Full house!"), and what one more card would make of them.
Rectangle {
    id: badge

    required property PokerHand hand
    /// Where the cards lie: it is in the middle of them and no wider, and on small cards it is written smaller.
    required property rect row
    property bool foresees: true
    /// The only hand to hope for and to call out, if there is one.
    property string wanted: ""
    property color accent: Theme.midnight
    readonly property bool made: hand.category !== "" && hand.category !== "high-card"
    readonly property var hoped: hand.possible.find(category => wanted === "" || category === wanted)
    readonly property string next: foresees && !Match.endShown && hoped !== undefined ? qsTr("%1: 1 card short", "a poker hand").arg(Art.categoryText(hoped)) : ""
    /// On low cards one line leaves something of them to be seen.
    readonly property bool tellsNext: next !== "" && (!made || row.height >= 4.5 * Theme.least)
    readonly property bool great: made && Poker.isGreat(hand.category) && (wanted === "" || hand.category === wanted)
    readonly property string call: great ? Art.call(hand.category) : Art.categoryText(hand.category)

    x: row.x + (row.width - width) / 2
    z: 310
    visible: made || next !== ""
    width: Math.min(row.width, Math.ceil(Math.max(made ? nowSize.advanceWidth : 0, tellsNext ? laterSize.advanceWidth : 0)) + 2 * Theme.spaceM)
    height: (made ? now.height : 0) + (tellsNext ? later.height : 0) + Theme.spaceXs
    radius: Theme.radiusS
    color: great ? accent : Theme.panel
    border { width: Theme.outline; color: great ? Theme.ink : Theme.line }
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1: %2", "whose cards; what they make").arg(Match.zoneName(hand.zone, hand.seat)).arg(made && next !== "" ? call + " " + next : made ? call : next)
    onGreatChanged: {
        if (!great || Theme.bang === 0)
            return;
        pop.restart();
        if (Match.moving)
            sparks.fly(Qt.point(width / 2, height / 2), 1.2 * width);
    }

    TextMetrics {
        id: nowSize

        font: now.font
        text: now.text
    }
    TextMetrics {
        id: laterSize

        font: later.font
        text: later.text
    }
    Sparks {
        id: sparks

        z: -1
    }
    BodyLabel {
        id: now

        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.spaceXxs
        visible: badge.made
        width: parent.width - Theme.spaceS
        height: Math.ceil(contentHeight)
        horizontalAlignment: Text.AlignHCenter
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.least
        font.pixelSize: Math.max(Theme.least, Math.min(Theme.body, 0.28 * badge.row.height))
        text: badge.call
        color: badge.great ? Art.inkOn(badge.accent) : Theme.text
        font.weight: Font.Black
        Accessible.ignored: true
    }
    BodyLabel {
        id: later

        anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: Theme.spaceXxs }
        visible: badge.tellsNext
        width: parent.width - Theme.spaceS
        height: Math.ceil(contentHeight)
        horizontalAlignment: Text.AlignHCenter
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.least
        text: badge.next
        color: badge.great ? Art.inkOn(badge.accent) : Theme.quiet
        font.pixelSize: Math.max(Theme.least, Math.min(Theme.small, 0.24 * badge.row.height))
        Accessible.ignored: true
    }
    NumberAnimation {
        id: pop

        target: badge
        property: "scale"
        from: 1.5
        to: 1
        duration: Theme.bang
        easing.type: Easing.OutBack
    }
}
