import QtQuick
import Bombshelf.Controls
import Bombshelf.Theme
import Bombshelf.View

// A game's place on the shelf: its box, and beside it a card as a shop would put there: what it is, for whom, play, learn.
FocusScope {
    id: place

    required property GameInfo game
    /// The only game: its texts and spaces take a share of the height, up to a fullest size.
    property bool single: false

    readonly property int gap: sized(Theme.spaceS, 0.04, Theme.spaceL)
    readonly property int buttonHeight: sized(Theme.target, 0.2, Theme.target * 1.3)

    function sized(least: real, share: real, fullest: real): int {
        return single ? Math.max(least, Math.min(height * share, fullest)) : least;
    }

    function take(): void {
        play.forceActiveFocus(Qt.TabFocusReason);
    }

    signal played
    signal learned

    Accessible.role: Accessible.Grouping
    Accessible.name: game.title
    Accessible.description: game.tagline + " " + marks.spoken

    GameBox {
        id: box

        height: Math.min(place.height, place.width * 0.46 / 0.78)
        anchors.bottom: parent.bottom
        title: place.game.title
        art: place.game.art
        lifted: hover.hovered || play.activeFocus || play.hovered

        HoverHandler {
            id: hover

            cursorShape: Qt.PointingHandCursor
        }
        TapHandler { onTapped: place.played() }
    }

    PaperShadow {
        anchors { fill: card; bottomMargin: 0 } // it stands on the plank
    }
    Rectangle {
        id: card

        objectName: "card"
        anchors { left: box.right; leftMargin: place.gap; right: parent.right; bottom: parent.bottom }
        height: Math.min(place.height, place.single ? Math.max(box.height * 0.66, 300 * Theme.textScale) : box.height)
        radius: Theme.radiusS
        color: Theme.panel
        border { width: Theme.outline; color: Theme.ink }

        Text {
            id: title

            anchors { left: parent.left; right: parent.right; top: parent.top; margins: place.gap }
            text: place.game.title
            font { family: Theme.family; weight: Font.Black; pixelSize: place.sized(Theme.body, 0.19, Theme.huge) }
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.small
            lineHeight: place.single ? 0.8 : 1
            color: Theme.text
            elide: Text.ElideRight
            textFormat: Text.PlainText
            Accessible.ignored: true
        }
        Text {
            id: tagline

            anchors { left: title.left; right: title.right; top: title.bottom; bottom: marks.top; topMargin: place.sized(0, 0.01, Theme.spaceS) }
            text: place.game.tagline
            font { family: Theme.family; pixelSize: place.sized(Theme.small, 0.1, Theme.heading) }
            fontSizeMode: Text.Fit
            minimumPixelSize: Theme.small
            color: Theme.text
            wrapMode: Text.Wrap
            Phrases.kept: true
            elide: Text.ElideRight
            textFormat: Text.PlainText
            Accessible.ignored: true
        }
        Marks {
            id: marks

            Accessible.ignored: true // it is in the place's own description
            anchors { left: title.left; right: title.right; bottom: play.top; bottomMargin: place.sized(Theme.spaceXs, 0.02, Theme.spaceM) }
            game: place.game
            size: place.sized(Theme.small, 0.08, Theme.large)
        }
        InkButton {
            id: play

            anchors { left: title.left; right: learn.left; rightMargin: Theme.spaceS; bottom: parent.bottom; bottomMargin: place.gap }
            height: place.buttonHeight
            horizontalPadding: Theme.spaceXs
            focus: !learn.focus
            kind: InkButton.Primary
            font.pixelSize: place.sized(Theme.body, 0.1, Theme.heading)
            text: qsTr("Play")
            Accessible.name: qsTr("Play %1").arg(place.game.title)
            onClicked: place.played()
        }
        InkButton {
            id: learn

            readonly property int progress: Lesson.progress(place.game.gameId)

            anchors { right: title.right; bottom: play.bottom }
            width: Math.min(implicitWidth, (title.width - Theme.spaceS) / 2) + (tick.visible ? tick.width : 0)
            focus: Pages.taught && place.game.gameId === Pages.gameId
            height: place.buttonHeight
            horizontalPadding: Theme.spaceXs
            iconName: place.single ? "rules" : ""
            text: progress === Lesson.Begun ? qsTr("Go on") : qsTr("Learn")
            hint: progress === Lesson.Begun ? qsTr("Go on with the lesson.") : progress === Lesson.Done ? qsTr("Once more, by doing.") : qsTr("A few minutes at the table, by doing.")
            Accessible.name: qsTr("Learn %1").arg(place.game.title)
            onClicked: place.learned()

            Icon { // beside the word, which keeps its room
                id: tick

                anchors { left: parent.left; leftMargin: Theme.spaceXs; verticalCenter: parent.verticalCenter }
                visible: learn.progress === Lesson.Done
                width: Theme.iconSize / 2
                name: "check"
            }
        }
        HoverHandler { id: cardHover }
        ToolTipBubble {
            shown: cardHover.hovered && tagline.truncated
            text: place.game.tagline
        }
    }
}
