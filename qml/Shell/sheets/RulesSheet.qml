pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Bombshelf.Controls
import Bombshelf.Theme
import Bombshelf.View

// The rule book of a game, with its headings at the side. A match under it waits.
Sheet {
    id: sheet

    readonly property GameInfo game: Catalogue.game(Pages.gameId)

    title: qsTr("How to play %1").arg(game.title)
    wantedWidth: 1040 * Theme.textScale
    wantedHeight: 10000 // all there is
    onOpened: pages.forceActiveFocus()

    RowLayout {
        anchors.fill: parent
        spacing: Theme.spaceXl

        RuleContents {
            Layout.preferredWidth: 230 * Theme.textScale
            Layout.fillHeight: true
            headings: pages.headings
            onTurned: to => pages.turnTo(to)
        }
        RulePages {
            id: pages

            Layout.fillWidth: true
            Layout.fillHeight: true
            gameId: Pages.gameId
        }
    }
}
