import QtQuick
import QtQuick.Layouts
import Bombshelf.Controls
import Bombshelf.Theme
import Bombshelf.View

// Who plays, and how. Everything is chosen already, so that one press deals.
FocusScope {
    id: page

    focus: true

    readonly property GameInfo game: Catalogue.game(Pages.gameId)
    /// How high what lies at its foot is.
    readonly property real foot: table.height

    function start(): void {
        if (Pages.trying && seats.firstPerson() < 0)
            return Refusals.told(qsTr("Bots alone win no campaign: at least one of you has to play."));
        seats.keepHabits();
        Pages.play(seats.players(Saves.evenLevel(Pages.gameId)), form.chosen());
    }

    Component.onCompleted: {
        if (Pages.trying && Campaign.players.length > 0)
            seats.seat(Campaign.players, game.minSeats, game.maxSeats);
        else
            seats.seatAll(Math.min(game.maxSeats, Math.max(game.minSeats, 3)));
        deal.forceActiveFocus(Qt.TabFocusReason);
    }

    SeatList {
        id: seats
    }

    Connections {
        target: Settings

        function onLanguageChanged(): void { seats.translate(); }
    }
    Rectangle {
        anchors.fill: parent
        color: Theme.wall
    }
    RowLayout {
        id: top

        anchors { left: parent.left; right: parent.right; top: parent.top; margins: Theme.spaceM }
        spacing: Theme.spaceM

        IconButton {
            iconName: "back"
            text: Pages.home === Pages.Page.Campaign ? qsTr("Back to the map") : qsTr("Back to the shelf")
            shortcutText: qsTr("Esc")
            onClicked: Pages.goHome()
        }
        TitleLabel {
            Layout.fillWidth: true
            text: Pages.trying ? qsTr("The campaign: %1").arg(page.game.title) : page.game.title
        }
        IconButton {
            iconName: "rules"
            text: qsTr("Rule book")
            shortcutText: "F3"
            onClicked: Pages.toggleBook()
        }
    }

    GameBox {
        id: box

        anchors { left: parent.left; leftMargin: form.anchors.rightMargin; bottom: table.top }
        height: Math.min(table.y - top.height - Theme.spaceXxl, parent.width * 0.32 / 0.75 * Theme.growth / Theme.textScale)
        title: page.game.title
        art: page.game.art
    }
    SetupForm {
        id: form

        objectName: "form"
        anchors { left: box.right; leftMargin: Theme.spaceXxl; right: parent.right }
        anchors.rightMargin: Math.max(Theme.spaceXl, (parent.width - 1180 * Theme.textScale) / 2)
        y: Math.max(top.y + top.height + Theme.spaceS, (table.y + top.height - fullHeight) / 2)
        height: Math.min(implicitHeight, table.y - top.height - Theme.spaceXl)
        game: page.game
        lastTime: Pages.trying ? Campaign.options : ({}) // the battles of a campaign are played on as they were begun, unless somebody wants it otherwise
        seats: seats
    }

    ShelfPlank {
        id: table

        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        height: deal.implicitHeight + 2 * Theme.spaceM
    }
    InkButton {
        id: learn

        readonly property int progress: Lesson.progress(Pages.gameId)

        anchors { verticalCenter: deal.verticalCenter; left: parent.left; leftMargin: form.anchors.rightMargin }
        visible: progress === Lesson.New || progress === Lesson.Begun
        iconName: "rules"
        text: progress === Lesson.Begun ? qsTr("Go on with the lesson") : qsTr("Never played? Learn it first")
        onClicked: Pages.teach(Pages.gameId)
    }
    InkButton {
        id: deal

        anchors { verticalCenter: table.verticalCenter; verticalCenterOffset: 2; horizontalCenter: form.horizontalCenter }
        focus: true
        kind: InkButton.Primary
        font.pixelSize: Theme.heading
        width: Math.min(260 * Theme.textScale, learn.visible ? 2 * (form.x + form.width / 2 - learn.x - learn.width - Theme.spaceM) : page.width)
        text: qsTr("Start")
        onClicked: page.start()
    }
}
