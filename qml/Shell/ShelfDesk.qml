pragma ComponentBehavior: Bound

import QtQuick
import Bombshelf.Controls
import Bombshelf.Theme
import Bombshelf.View

// The table before the shelf, with the matches that wait on it.
FocusScope {
    id: desk

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

        anchors { left: parent.left; right: parent.right; bottom: parent.bottom; margins: Theme.spaceM }
        height: Saves.count > 0 ? 76 * Theme.textScale : 0
        focus: true
        orientation: ListView.Horizontal
        spacing: Theme.spaceM
        boundsBehavior: Flickable.StopAtBounds
        keyNavigationEnabled: true
        highlightMoveDuration: Theme.press
        model: Saves
        delegate: MatchInProgress {
            height: ListView.view.height
            campaign: Campaign.begun && Campaign.holds(path)
            onGoneOn: Pages.goOn(path, false)
            onThrownAway: Saves.remove(path)
        }

        WheelHandler {
            onWheel: event => {
                const most = Math.max(0, slips.contentWidth - slips.width);
                slips.contentX = Math.max(0, Math.min(most, slips.contentX - event.angleDelta.y));
            }
        }
    }
}
