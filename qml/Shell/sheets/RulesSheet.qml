pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Bombshelf.Controls
import Bombshelf.Theme
import Bombshelf.View

// The rule book of a game, with its headings at the side. A match under it waits.
Sheet {
    id: sheet

    readonly property var game: { Settings.language; return Catalogue.game(Pages.gameId); }

    title: qsTr("How to play %1").arg(game.title)
    wantedWidth: 1040 * Theme.textScale
    wantedHeight: 10000 // all there is
    onOpened: pages.forceActiveFocus()

    RowLayout {
        anchors.fill: parent
        spacing: Theme.spaceXl

        ListView {
            id: contents

            Layout.preferredWidth: 230 * Theme.textScale
            Layout.fillHeight: true
            activeFocusOnTab: true
            keyNavigationEnabled: true
            boundsBehavior: Flickable.StopAtBounds
            clip: true
            model: pages.headings
            highlightMoveDuration: 0
            Keys.onReturnPressed: pages.turnTo(pages.headings[currentIndex].index)
            Keys.onSpacePressed: pages.turnTo(pages.headings[currentIndex].index)
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Contents")
            delegate: Rectangle {
                id: entry

                required property var modelData
                required property int index

                width: ListView.view.width
                height: label.implicitHeight + 2 * Theme.spaceS
                radius: Theme.radiusS
                color: area.containsMouse ? Theme.hover : "transparent"
                Accessible.role: Accessible.ListItem
                Accessible.name: label.Accessible.name
                Accessible.onPressAction: pages.turnTo(modelData.index)

                BodyLabel {
                    id: label

                    anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; margins: Theme.spaceS }
                    text: entry.modelData.text
                    wrapMode: Text.Wrap
                    Accessible.ignored: true
                }
                FocusRing {
                    anchors.margins: 0
                    radius: Theme.radiusS
                    shown: contents.activeFocus && contents.currentIndex === entry.index
                }
                MouseArea {
                    id: area

                    anchors.fill: parent
                    hoverEnabled: true
                    onClicked: pages.turnTo(entry.modelData.index)
                }
            }
        }
        RulePages {
            id: pages

            Layout.fillWidth: true
            Layout.fillHeight: true
            gameId: Pages.gameId
        }
    }
}
