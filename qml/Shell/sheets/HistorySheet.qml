import QtQuick
import QtQuick.Templates as T
import Bombshelf.Controls
import Bombshelf.Theme
import Bombshelf.View

// Matches that are over, to look back at (damaged ones, to throw away), and above them how the player has fared with each game.
Sheet {
    id: sheet

    title: qsTr("Past matches")
    wantedWidth: 860 * Theme.textScale
    wantedHeight: Math.max(200 * Theme.textScale, headHeight + list.contentHeight + 2 * padding)

    ListView {
        id: list

        anchors.fill: parent
        focus: true
        clip: true
        spacing: Theme.spaceS
        boundsBehavior: Flickable.StopAtBounds
        model: Saves.finished
        rightMargin: bar.width
        T.ScrollBar.vertical: InkScrollBar { id: bar }
        header: TrackRecords {
            width: ListView.view.width - ListView.view.rightMargin
            bottomPadding: visible ? Theme.spaceM : 0
            visible: Saves.trackRecords.length > 0
            height: visible ? implicitHeight : 0
            onHeightChanged: if (ListView.view.headerItem !== null) ListView.view.positionViewAtBeginning() // the list keeps its first match at the top else
        }
        delegate: HistoryRow {
            width: ListView.view.width - ListView.view.rightMargin
            onLookedAt: Pages.goOn(path, true)
            onThrownAway: Saves.remove(path)
        }

        BodyLabel {
            anchors.centerIn: parent
            visible: list.count === 0 && !Saves.reading
            text: qsTr("No match has been played to its end yet.")
        }
    }
}
