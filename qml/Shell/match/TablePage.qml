pragma ComponentBehavior: Bound

import QtQuick
import Bombshelf.Table
import Bombshelf.Theme
import Bombshelf.View

// The frame round a game's scene: bar, log, look back, result.
FocusScope {
    id: page

    focus: true

    /// The game on the table, which stays there until the page is left.
    property GameInfo game: null
    readonly property bool ends: Match.canLookBack && !Match.lookingBack

    function putUp(): void {
        game = Catalogue.game(Match.gameId);
    }

    Binding {
        target: Pages
        property: "logFits"
        value: page.width >= 1150 * Theme.textScale
    }
    Binding {
        target: Pages
        property: "scene"
        value: stage.scene
    }
    TopBar {
        id: bar

        onResultAsked: result.active = true
        Keys.onPressed: event => event.accepted = stage.press(event)
        anchors { left: parent.left; right: parent.right; top: parent.top }
    }
    Stage {
        id: stage

        anchors { left: parent.left; right: log.left; top: bar.bottom; bottom: lookBack.top }
        asynchronous: Theme.speed > 0 && !Lesson.active // made in slices, so that the window never stands still for it
        source: page.game?.scene ?? ""
        onLoaded: if (asynchronous) fade.start()
    }
    Connections {
        target: stage.scene

        function onBookAsked(): void { Pages.learn(Match.gameId, Pages.matter()); }
    }
    LogPanel {
        id: log

        anchors { right: book.left; top: bar.bottom; bottom: lookBack.top }
        width: visible ? Math.min(page.width * 0.3, 270 * Theme.textScale) : 0
        visible: Pages.logShown
        loud: Pages.scene?.loud ?? []
        onVisibleChanged: if (!visible && activeFocus) stage.focusFirst()
        Keys.onPressed: event => event.accepted = event.text.trim() !== "" && stage.press(event) // arrows go through its lines
    }
    Rectangle { // the table comes out of the paper, and what is written beside it no sooner
        id: cover

        anchors { left: parent.left; right: log.right; top: bar.bottom; bottom: lookBack.top }
        visible: stage.status === Loader.Loading || fade.running
        color: Theme.paper

        NumberAnimation on opacity {
            id: fade

            running: false
            from: 1
            to: 0
            duration: Theme.turn
            onFinished: cover.opacity = 1
        }
    }
    Loader {
        id: book

        objectName: "book"
        anchors { right: parent.right; top: bar.bottom; bottom: lookBack.top }
        width: active ? Math.min(page.width * 0.35, 360 * Theme.textScale) : 0
        active: Pages.bookShown
        source: "RulePanel.qml"
        onActiveChanged: {
            if (active || !activeFocus)
                return;
            if (curtain.visible)
                curtain.takeKeys();
            else
                stage.focusFirst();
        }
    }
    Connections {
        target: book.item as RulePanel

        function onClosed(): void { Pages.bookOpen = false; }
    }
    LookBackBar {
        id: lookBack

        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        height: visible ? implicitHeight : 0
        visible: Match.lookingBack
    }

    Guide {
        id: guide

        objectName: "guide"
        anchors.fill: stage
        scene: stage.scene
        onTableAsked: stage.focusFirst()
    }
    Curtain {
        id: curtain

        anchors { left: parent.left; right: book.left; top: bar.bottom; bottom: parent.bottom }
        onVisibleChanged: if (!visible) stage.focusFirst()
    }

    Connections {
        target: Match

        function onOpenedChanged(): void { // a lesson may lead on to another game
            if (!Match.active)
                return;
            Pages.gameId = Match.gameId;
            page.putUp();
        }
        function onEndingChanged(): void {
            if (Match.over)
                Saves.refresh(); // bots that match whoever plays learn of it before they play again
        }
    }
    onEndsChanged: {
        lastLook.stop();
        lastPictures.running = ends;
        if (!ends) // another match, or this one goes on: what it came to is no longer
            result.active = false;
        if (!ends && bar.atResult) // the button is gone
            stage.focusFirst();
    }
    Component.onCompleted: {
        putUp();
        lastPictures.running = ends;
    }
    Timer {
        id: lastPictures

        objectName: "lastPictures"
        interval: Theme.blink
        repeat: true
        onTriggered: {
            if (Pages.sheet !== Pages.Sheet.None || !(stage.scene?.resting() ?? true))
                return;
            stop();
            lastLook.start();
        }
    }
    Timer { // what they came to is looked at for a moment before the reckoning
        id: lastLook

        objectName: "lastLook"
        interval: Theme.still + 2 * Theme.bang
        onTriggered: {
            if (Pages.sheet === Pages.Sheet.None)
                result.active = true;
            else
                lastPictures.start();
        }
    }
    Loader {
        id: result

        active: false
        source: "ResultSheet.qml"
        onLoaded: (item as ResultSheet).open()
    }
    Connections {
        target: result.item as ResultSheet

        function onClosed(): void {
            result.active = false;
            if (page.ends)
                bar.focusResult();
        }
    }
}
