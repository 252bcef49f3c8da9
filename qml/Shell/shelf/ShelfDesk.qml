pragma ComponentBehavior: Bound

import QtQuick
import Bombshelf.Controls
import Bombshelf.Theme
import Bombshelf.View

// The table before the shelf, with the matches that wait on it.
FocusScope {
    id: desk

    /// On the edge of the table, where slips lie beyond it.
    component More: IconButton {
        required property int way

        y: slips.y + (slips.height - height) / 2
        focusPolicy: Qt.NoFocus
        iconName: "play"
        rotation: way > 0 ? 0 : 180
        onClicked: slips.scrollBy(way * 0.8 * slips.width)

        Rectangle {
            z: -1
            anchors.fill: parent
            radius: Theme.radiusS
            color: Theme.panel
            border { width: Theme.outline; color: Theme.line }
        }
    }

    implicitHeight: Saves.count > 0 ? slips.height + 2 * Theme.spaceM + edge.height : 44 * Theme.textScale

    Rectangle {
        anchors.fill: parent
        color: Theme.wood
    }
    Rectangle {
        id: edge

        width: parent.width
        height: 8
        color: Qt.lighter(Theme.wood, 1.18)

        Rectangle {
            width: parent.width
            height: Theme.outline
            color: Theme.ink
        }
    }
    BodyLabel {
        anchors.centerIn: parent
        anchors.verticalCenterOffset: edge.height / 2
        visible: Saves.count === 0 && !Saves.reading
        text: qsTr("Matches you leave wait for you here.")
        color: Theme.text
        font.pixelSize: Theme.small
    }
    ListView {
        id: slips

        /// Beside them there is room for the ways to the others.
        readonly property real aside: contentWidth > desk.width - 2 * Theme.spaceM ? Theme.target + 2 * Theme.spaceS : Theme.spaceM

        anchors { left: parent.left; right: parent.right; bottom: parent.bottom; margins: Theme.spaceM; leftMargin: aside; rightMargin: aside }
        clip: aside > Theme.spaceM
        height: Saves.count > 0 ? 76 * Theme.textScale : 0
        focus: true
        orientation: ListView.Horizontal
        spacing: Theme.spaceM
        boundsBehavior: Flickable.StopAtBounds
        keyNavigationEnabled: true
        highlightMoveDuration: Theme.press

        readonly property real most: Math.max(0, contentWidth - width)

        function scrollBy(dx: real): void {
            contentX = Math.max(0, Math.min(most, contentX + dx));
        }
        model: Saves
        onCurrentItemChanged: if (activeFocus) (currentItem as MatchInProgress)?.take()
        delegate: MatchInProgress {
            height: ListView.view.height
            current: ListView.isCurrentItem
            onActiveFocusChanged: if (activeFocus) ListView.view.currentIndex = index
            campaign: Campaign.begun && Campaign.holds(path)
            onGoneOn: Pages.goOn(path, false)
            onThrownAway: Saves.remove(path)
        }

        WheelHandler {
            onWheel: event => slips.scrollBy(-event.angleDelta.y)
        }
    }
    More {
        objectName: "more"
        anchors { left: slips.right; leftMargin: Theme.spaceS }
        visible: slips.contentX < slips.most - 1
        text: qsTr("More matches")
        way: 1
    }
    More {
        anchors { right: slips.left; rightMargin: Theme.spaceS }
        visible: slips.contentX > 1
        text: qsTr("More matches")
        way: -1
    }
}
