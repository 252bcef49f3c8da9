pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Templates as T
import Bombshelf.Theme
import Bombshelf.View

// As many planks as it takes to show every box as large as can be.
FocusScope {
    id: shelf

    required property var games // each a GameInfo
    /// After the boxes lies the map of the campaign.
    property bool campaign: false

    readonly property Item focused: Window.activeFocusItem
    readonly property int count: games.length + (campaign ? 1 : 0)
    readonly property bool single: count <= 1
    readonly property real plankHeight: 18 * Theme.textScale
    readonly property real boardHeight: 14 * Theme.textScale
    readonly property real margin: Theme.spaceXl
    readonly property int columns: bestColumns(count, width - 2 * margin, height)
    readonly property int rows: Math.max(1, Math.ceil(count / columns))
    readonly property real cellWidth: (width - 2 * margin) / columns
    readonly property real cellHeight: Math.max((height - boardHeight) / rows, 200 * Theme.textScale)
    readonly property real placeHeight: Math.min(cellHeight - plankHeight - 2 * Theme.spaceS, single ? 480 * Theme.textScale : cellWidth * 0.62)
    readonly property real placeWidth: Math.min(cellWidth - Theme.spaceL, single ? Math.max(placeHeight * 1.75, 540 * Theme.textScale) : placeHeight * 2.1)

    // A place is about twice as wide as it is high.
    function bestColumns(count: int, w: real, h: real): int {
        let best = 1;
        let size = 0;
        for (let columns = 1; columns <= count && (columns === 1 || w / columns > 290 * Theme.textScale); ++columns) {
            const fits = Math.min(w / columns / 1.9, h / Math.ceil(count / columns) - plankHeight);
            if (fits > size) {
                size = fits;
                best = columns;
            }
        }
        return best;
    }
    function bottomOf(row: int): real {
        return boardHeight + (row + 1) * cellHeight - Theme.spaceS;
    }
    // Where not every box is in sight, the one that has the keys is.
    function follow(): void {
        for (let i = 0; view.interactive && i < view.contentItem.children.length; ++i) {
            const place = view.contentItem.children[i];
            if (place.activeFocus)
                view.contentY = Math.max(Math.min(view.contentY, place.y - Theme.spaceL), place.y + place.height + plankHeight + Theme.spaceL - height, 0);
        }
    }
    function placeX(index: int): real {
        const left = single ? (width - placeWidth) / 2 : margin;
        return left + (index % columns) * cellWidth;
    }

    function placeAt(index: int): Item {
        return index < games.length ? places.itemAt(index) : map;
    }
    function take(index: int): void {
        if (index < games.length)
            (places.itemAt(index) as ShelfPlace).take();
        else
            map.take();
    }
    /// The keys go to a neighbour, if there is one.
    function step(by: int): bool {
        for (let at = 0; at < count; ++at)
            if (placeAt(at).activeFocus) {
                const next = by > 1 && Math.floor(at / columns) < rows - 1 ? Math.min(at + by, count - 1) : at + by;
                if (next >= 0 && next < count)
                    take(next);
                return next >= 0 && next < count;
            }
        return false;
    }

    onHeightChanged: fitted.restart()
    onCellHeightChanged: fitted.restart()
    onFocusedChanged: {
        if ((focused as T.Control)?.visualFocus)
            follow();
    }
    Keys.onPressed: event => {
        const by = { [Qt.Key_Left]: -1, [Qt.Key_Right]: 1, [Qt.Key_Up]: -columns, [Qt.Key_Down]: columns }[event.key];
        event.accepted = by !== undefined && step(by);
    }

    Timer { // once it has its size, or another one
        id: fitted

        interval: 0
        running: true
        onTriggered: shelf.follow()
    }
    Flickable {
        id: view

        anchors.fill: parent
        contentHeight: shelf.boardHeight + shelf.cellHeight * shelf.rows
        boundsBehavior: Flickable.StopAtBounds
        interactive: contentHeight > height
        clip: interactive
        ScrollBar.vertical: ScrollBar { policy: view.interactive ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff }

        Repeater {
            model: shelf.rows

            ShelfPlank {
                required property int index

                y: shelf.bottomOf(index) - height
                width: shelf.width
                height: shelf.plankHeight
            }
        }
        ShelfPlank { // the top board
            width: shelf.width
            height: shelf.boardHeight
        }
        ShelfThings {
            y: shelf.boardHeight
            visible: shelf.single
            width: shelf.width
            height: shelf.cellHeight - shelf.plankHeight - Theme.spaceS - y
            free: (shelf.width - shelf.placeWidth) / 2 - Theme.spaceM
            lampX: (shelf.width + shelf.placeWidth) / 2 - shelf.placeWidth * 0.27
            lampDrop: height - shelf.placeHeight * 0.86
        }
        Repeater {
            id: places

            model: shelf.games

            ShelfPlace {
                required property int index
                required property GameInfo modelData

                x: shelf.placeX(index)
                y: shelf.bottomOf(Math.floor(index / shelf.columns)) - shelf.plankHeight - height
                width: shelf.placeWidth
                height: shelf.placeHeight
                focus: !map.focus && (game.gameId === Pages.gameId || index === 0 && Pages.gameId === "")
                single: shelf.single
                game: modelData
                onPlayed: Pages.setUp(game.gameId)
                onLearned: Pages.teach(game.gameId)
            }
        }
        CampaignPlace {
            id: map

            objectName: "campaign"
            x: shelf.placeX(shelf.games.length)
            y: shelf.bottomOf(shelf.rows - 1) - shelf.plankHeight - height
            width: shelf.placeWidth
            height: shelf.placeHeight
            visible: shelf.campaign
            focus: visible && Pages.mapped
            onOpened: Pages.showCampaign()
        }
    }
}
