import QtQuick
import Bombshelf.Controls
import Bombshelf.Table
import Bombshelf.Theme
import Bombshelf.View

/// Everybody's points round by round; at the end of a round with what lay in the bags, and a press goes on.
Sheet {
    id: sheet

    /// What the bags of the round brought, by seat; empty in the middle of one.
    property var bags: []
    readonly property bool ends: bags.length > 0

    title: ends ? qsTr("Round %1 is over", "its number").arg(Match.facts.round) : qsTr("Scores")
    wantedWidth: 860 * Theme.textScale
    wantedHeight: headHeight + chart.wantedHeight + foot.height + Theme.spaceM + 2 * padding
    onOpened: next.forceActiveFocus(Qt.TabFocusReason)

    ScoreChart {
        id: chart

        width: parent.width
        height: parent.height - foot.height - Theme.spaceM
        players: Match.players
        totals: Match.totals
        cards: sheet.bags.map(kind => ({picture: Art.pictureOf(kind), text: Art.index(kind)}))
    }
    Item {
        id: foot

        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        height: next.height

        InkButton {
            id: next

            anchors.right: parent.right
            focus: true
            kind: InkButton.Primary
            text: sheet.ends ? qsTr("Continue") : qsTr("Back to the table")
            onClicked: sheet.close()
        }
    }
}
