pragma ComponentBehavior: Bound

import QtQuick
import Bombshelf.Theme
import Bombshelf.View

// The shelf of a print shop: boxes on planks, and on the table before it the matches that are not over.
FocusScope {
    id: page

    focus: true

    Keys.onPressed: event => {
        const down = event.key === Qt.Key_Down && shelf.activeFocus && Saves.count > 0;
        const up = event.key === Qt.Key_Up && desk.activeFocus && shelf.count > 0;
        if (down)
            desk.forceActiveFocus(Qt.TabFocusReason);
        else if (up)
            shelf.take(Math.max(0, shelf.games.findIndex(game => game.gameId === Pages.gameId)));
        event.accepted = down || up;
    }

    readonly property var shown: Array.from(Catalogue.games).filter(game => filters.fits(game)).sort((a, b) => filters.compare(a, b))

    Rectangle {
        anchors.fill: parent
        color: Theme.wall
    }

    ShelfHeader {
        id: header

        anchors { left: parent.left; right: parent.right; top: parent.top; margins: Theme.spaceM }
    }
    ShelfFilters {
        id: filters

        objectName: "filters"

        readonly property bool beside: width < header.room

        x: beside ? header.x + header.roomX + (header.room - width) / 2 : Theme.spaceM
        y: beside ? header.y + (header.height - height) / 2 : header.y + header.height + Theme.spaceS
    }
    Shelf {
        id: shelf

        objectName: "shelf"
        anchors { left: parent.left; right: parent.right; top: filters.beside ? header.bottom : filters.bottom; bottom: desk.top; topMargin: Theme.spaceS; bottomMargin: Theme.spaceS }
        focus: !desk.focus
        games: page.shown
        campaign: page.shown.some(game => Campaign.battles.some(battle => battle.gameId === game.gameId))
    }
    EmptyShelf {
        objectName: "emptyShelf"
        anchors.centerIn: shelf
        visible: page.shown.length === 0 && filters.choosy
        onCleared: filters.clear()
    }

    ShelfDesk {
        id: desk

        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        focus: Saves.count > 0 && !Pages.taught && !Pages.mapped // whoever leaves a lesson or the map may go on with it
    }
}
