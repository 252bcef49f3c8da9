pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Templates as T
import Bombshelf.Controls
import Bombshelf.Theme
import Bombshelf.View

ApplicationWindow {
    id: window

    property string startGame: ""
    property string startRecord: ""

    /// On large screens things grow, they don't drift apart.
    readonly property real growth: Math.max(1, Math.min(width / 1280, height / 800))
    /// Pages are laid out for this at least, and shown smaller where a screen has less room.
    readonly property size leastPage: Qt.size(1024, 640)
    readonly property var pageFiles: ({
        [Pages.Page.Shelf]: "ShelfPage.qml", [Pages.Page.Campaign]: "CampaignPage.qml", [Pages.Page.Ending]: "CampaignEnding.qml",
        [Pages.Page.Setup]: "SetupPage.qml", [Pages.Page.Table]: "TablePage.qml"
    })
    readonly property var pageTitles: ({
        [Pages.Page.Shelf]: qsTr("Shelf"), [Pages.Page.Campaign]: qsTr("The campaign"), [Pages.Page.Ending]: qsTr("The campaign"),
        [Pages.Page.Setup]: qsTr("New match"), [Pages.Page.Table]: Match.title
    })
    readonly property var sheetFiles: ({
        [Pages.Sheet.Settings]: "SettingsSheet.qml", [Pages.Sheet.Rules]: "RulesSheet.qml", [Pages.Sheet.Keys]: "ShortcutsSheet.qml",
        [Pages.Sheet.Text]: "TextSheet.qml", [Pages.Sheet.Log]: "LogSheet.qml", [Pages.Sheet.History]: "HistorySheet.qml",
        [Pages.Sheet.Fair]: "FairPlaySheet.qml", [Pages.Sheet.About]: "AboutSheet.qml"
    })

    readonly property T.Control control: activeFocusItem as T.Control // that has the keys

    minimumWidth: 840 // what task bars and frames leave of a small screen at 200 %
    minimumHeight: 420
    color: Theme.paper
    title: pageTitles[Pages.page]

    Component.onCompleted: {
        place.restore();
        Campaign.refresh();
        Pages.ending = Pages.endingNow();
        if (startGame !== "")
            Pages.setUp(startGame);
        if (startRecord !== "")
            Pages.open(startRecord);
    }
    onClosing: place.keep()

    onControlChanged: noteHand()
    function noteHand(): void {
        if (control?.visualFocus)
            Pages.keyed = true;
        else if (control?.focusReason === Qt.MouseFocusReason)
            Pages.keyed = false;
        Qt.callLater(showKeys); // once the page has settled who has them
    }
    function showKeys(): void {
        if (Pages.keyed && control && !control.visualFocus)
            control.focusReason = Qt.ShortcutFocusReason;
    }

    Connections {
        target: window.control

        function onFocusReasonChanged(): void { window.noteHand(); }
    }
    Connections {
        target: FileRequests

        function onAsked(path: string): void { Pages.open(path); }
    }
    Binding { target: Match; property: "covered"; value: Pages.sheet !== Pages.Sheet.None || Sheets.open.length > 0 }
    Binding { target: Theme; property: "dark"; value: Settings.dark }
    Binding { target: Theme; property: "textScale"; value: Settings.textScale * window.growth }
    Binding { target: Theme; property: "growth"; value: window.growth }
    Binding { target: Theme; property: "shrinking"; value: Math.min(1, window.width / window.leastPage.width, window.height / window.leastPage.height) }
    Binding { target: Theme; property: "symbols"; value: Settings.symbols }
    Binding { target: Theme; property: "reducedMotion"; value: Settings.reducedMotion }
    Binding { target: Theme; property: "speed"; value: Settings.speedFactor }

    WindowPlace {
        id: place

        window: window
    }

    GlobalKeys {
        place: place
    }

    Loader {
        id: page

        width: parent.width / Theme.shrinking
        height: parent.height / Theme.shrinking
        scale: Theme.shrinking
        transformOrigin: Item.TopLeft
        focus: true
        source: window.pageFiles[Pages.page]
    }

    Loader {
        id: sheet

        source: window.sheetFiles[Pages.sheet] ?? ""
        onLoaded: (item as Sheet).open()
    }
    Connections {
        target: sheet.item as Sheet

        function onClosed(): void { Pages.sheet = Pages.Sheet.None; }
    }

    Speaker {
        notices: notices
    }

    Notices {
        id: notices

        readonly property T.Popup uppermost: Sheets.open[Sheets.open.length - 1] ?? null

        parent: uppermost?.contentItem ?? window.contentItem // what lies under a sheet can't be pressed
        foot: uppermost === null ? ((page.item as SetupPage)?.foot ?? 0) * Theme.shrinking : 0
        words: uppermost === null && Match.curtain < 0 ? Pages.scene?.bar.words ?? null : null
    }
}
