pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Bombshelf.Controls
import Bombshelf.Theme
import Bombshelf.View

/// The match told in sentences (roles text, kind, turn: a heading). Follows the newest, unless the reader has gone up.
ListView {
    id: log

    property bool following: true
    /// Kinds that are told louder; the game's words.
    property var loud: []
    /// It has a sheet to itself.
    property bool large: false
    /// Its sentences lead to their moments.
    readonly property bool leads: Match.lookingBack || Match.canLookBack
    /// The row of the moment that is shown, where it is not the newest.
    readonly property int moment: Match.lookingBack ? Match.storyRow : -1

    signal picked(int row)

    onMomentChanged: if (moment >= 0) currentIndex = moment
    clip: true
    spacing: Theme.spaceXxs
    boundsBehavior: Flickable.StopAtBounds
    activeFocusOnTab: true
    keyNavigationEnabled: true
    highlightMoveDuration: 0
    onMovementEnded: following = atYEnd
    onCountChanged: if (following) follow.restart()
    onHeightChanged: if (following) follow.restart()
    onWidthChanged: if (following) follow.restart()
    onContentHeightChanged: if (following && !moving) follow.restart()
    onCurrentIndexChanged: positionViewAtIndex(currentIndex, ListView.Contain)
    onActiveFocusChanged: { // the key that led away is let go elsewhere
        following = following || !activeFocus && atYEnd && currentIndex === count - 1;
        follow.restart();
    }
    Keys.onReleased: following = currentIndex === count - 1
    Keys.onPressed: event => {
        following = false; // until the key has done its work
        if (leads && !event.isAutoRepeat && (event.key === Qt.Key_Return || event.key === Qt.Key_Enter)) {
            picked(currentIndex);
            event.accepted = true;
        }
        if (event.key !== Qt.Key_Home && event.key !== Qt.Key_End)
            return;
        currentIndex = event.key === Qt.Key_Home ? 0 : count - 1;
        event.accepted = true;
    }
    Accessible.role: Accessible.List
    Accessible.name: qsTr("What has happened")
    T.ScrollBar.vertical: InkScrollBar {
        onPressedChanged: log.following = !pressed && log.atYEnd
    }

    Timer { // once the sentences have found their heights
        id: follow

        interval: 0
        onTriggered: {
            if (!log.following)
                return;
            log.currentIndex = log.moment >= 0 ? log.moment : log.count - 1;
            log.positionViewAtIndex(log.currentIndex, log.moment >= 0 ? ListView.Contain : ListView.End);
        }
    }

    Connections {
        target: log.contentItem

        function onChildrenChanged(): void { order.restart(); }
    }
    Timer { // once they lie where they belong
        id: order

        interval: 0
        onTriggered: ReadingOrder.restore(log.contentItem)
    }

    delegate: Rectangle {
        id: entry

        required property string text
        required property string kind
        required property bool turn
        required property bool ahead
        required property int index
        readonly property bool isLoud: log.loud.includes(kind)

        width: ListView.view.width - Theme.spaceL
        height: sentence.implicitHeight + (turn ? Theme.spaceM : Theme.spaceXxs)
        radius: Theme.radiusXs
        color: log.activeFocus && ListView.isCurrentItem || index === log.moment ? Theme.pressed : hover.hovered ? Theme.hover : "transparent"
        Accessible.role: Accessible.ListItem
        Accessible.name: text

        PressOffer {
            thing: entry
            open: log.leads
            onPressed: log.picked(entry.index)
        }
        HoverHandler {
            id: hover

            enabled: log.leads
            cursorShape: Qt.PointingHandCursor
        }
        TapHandler {
            enabled: log.leads
            onTapped: log.picked(entry.index)
        }

        Rectangle {
            visible: entry.turn
            anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
            height: Theme.hairline
            color: Theme.quiet
        }
        Text {
            id: sentence

            anchors { left: parent.left; right: parent.right; bottom: parent.bottom; leftMargin: entry.turn ? Theme.spaceXxs : Theme.spaceS }
            text: entry.text
            wrapMode: Text.Wrap
            Phrases.kept: true
            textFormat: Text.PlainText
            opacity: entry.ahead ? Theme.disabledOpacity : 1
            color: entry.isLoud ? Theme.warning : Theme.text
            font { family: Theme.family; pixelSize: entry.turn || log.large ? Theme.body : Theme.small; weight: entry.turn || entry.isLoud ? Font.Bold : Font.Medium }
        }
    }
    FocusRing { // outside what is clipped, clear of the text
        parent: log.parent
        anchors { fill: log; margins: -Theme.spaceXs }
        shown: log.activeFocus
    }
}
