import QtQuick
import Bombshelf.Controls
import Bombshelf.Theme

// A game's place on the shelf: its box, and beside it a card as a shop would put there: what it is, for whom, play, learn.
FocusScope {
    id: place

    required property var game
    /// The only game there is room to tell more about.
    property bool large: false

    readonly property real gap: large ? Theme.spaceL : Theme.spaceS
    readonly property real inset: large ? Theme.spaceL : Theme.spaceS
    readonly property real buttonHeight: large ? Theme.target * 1.3 : Theme.target

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

    Rectangle {
        id: shadow

        anchors { fill: card; topMargin: 4; leftMargin: 3; rightMargin: -3; bottomMargin: 0 }
        color: Qt.alpha(Theme.shadow, Theme.shadowOpacity)
    }
    Rectangle {
        id: card

        anchors { left: box.right; leftMargin: place.gap; right: parent.right; bottom: parent.bottom }
        height: Math.min(place.height, place.large ? Math.max(box.height * 0.66, 290 * Theme.textScale) : box.height)
        radius: Theme.radiusS
        color: Theme.card
        border { width: Theme.outline; color: Theme.ink }

        Text {
            id: title

            anchors { left: parent.left; right: parent.right; top: parent.top; margins: place.inset }
            text: place.game.title
            font { family: Theme.family; weight: Font.Black; pixelSize: place.large ? Theme.huge : Theme.body }
            color: Theme.ink
            elide: Text.ElideRight
            textFormat: Text.PlainText
            Accessible.ignored: true
        }
        Text {
            id: tagline

            anchors { left: title.left; right: title.right; top: title.bottom; bottom: marks.top; topMargin: place.large ? Theme.spaceS : 0 }
            text: place.game.tagline
            font { family: Theme.family; pixelSize: place.large ? Theme.heading : Theme.small }
            lineHeight: place.large ? 1.15 : 1
            color: Theme.ink
            wrapMode: Text.Wrap
            elide: Text.ElideRight
            textFormat: Text.PlainText
            Accessible.ignored: true
        }
        Marks {
            id: marks

            anchors { left: title.left; right: title.right; bottom: play.top; bottomMargin: place.large ? Theme.spaceM : Theme.spaceXs }
            game: place.game
            size: place.large ? Theme.large : Theme.small
        }
        InkButton {
            id: play

            anchors { left: title.left; right: learn.left; rightMargin: Theme.spaceS; bottom: parent.bottom; bottomMargin: place.inset }
            height: place.buttonHeight
            focus: true
            kind: "primary"
            font.pixelSize: place.large ? Theme.heading : Theme.body
            text: qsTr("Play")
            Accessible.name: qsTr("Play %1").arg(place.game.title)
            onClicked: place.played()
        }
        InkButton {
            id: learn

            anchors { right: title.right; bottom: play.bottom }
            height: place.buttonHeight
            iconName: place.large ? "rules" : ""
            text: qsTr("Learn")
            Accessible.name: qsTr("Learn %1: the rule book").arg(place.game.title)
            onClicked: place.learned()
        }
        HoverHandler { id: cardHover }
        ToolTipBubble {
            shown: cardHover.hovered && tagline.truncated
            text: place.game.tagline
        }
    }
}
