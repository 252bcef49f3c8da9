pragma ComponentBehavior: Bound

import QtQuick
import Bombshelf.Controls
import Bombshelf.Theme
import Bombshelf.View

// The campaign's place on the shelf, after the boxes of its battles: a folded map, and beside it a card that says how it stands.
FocusScope {
    id: place

    function take(): void {
        open.forceActiveFocus(Qt.TabFocusReason);
    }

    signal opened

    Accessible.role: Accessible.Grouping
    Accessible.name: Campaign.title
    Accessible.description: stand.Phrases.plain

    Item {
        id: cover

        anchors.bottom: parent.bottom
        height: Math.min(place.height, place.width * 0.46 / 0.78)
        width: height * 0.965 * 400 / 520

        Rectangle { // shadow on the wall behind
            x: cover.width * 0.05
            y: cover.height * 0.03
            width: cover.width
            height: cover.height - y
            color: Theme.castShadow
        }
        Image {
            id: picture

            width: parent.width
            height: parent.height * 0.985
            y: (hover.hovered || open.activeFocus) && !Theme.reducedMotion ? -parent.height * 0.01 : parent.height * 0.015
            source: Campaign.art + "/campaign.svg"
            sourceSize.height: Math.ceil(cover.height / 64) * 64
            Behavior on y { NumberAnimation { duration: Theme.press; easing.type: Easing.OutCubic } }

            Text {
                x: parent.width * 0.14
                y: parent.height * 0.06
                width: parent.width * 0.77
                height: parent.height * 0.14
                text: qsTr("The campaign")
                font { family: Theme.family; weight: Font.Black; pixelSize: Math.round(parent.height * 0.12) }
                fontSizeMode: Text.Fit
                minimumPixelSize: Theme.least
                horizontalAlignment: Text.AlignHCenter
                verticalAlignment: Text.AlignVCenter
                color: Theme.ink
            }
        }
        HoverHandler {
            id: hover

            cursorShape: Qt.PointingHandCursor
        }
        TapHandler { onTapped: place.opened() }
    }
    PaperShadow {
        anchors { fill: card; bottomMargin: 0 } // it stands on the plank
    }
    Rectangle {
        id: card

        anchors { left: cover.right; leftMargin: Theme.spaceS; right: parent.right; bottom: parent.bottom }
        height: cover.height
        radius: Theme.radiusS
        color: Theme.panel
        border { width: Theme.outline; color: Theme.ink }

        Text {
            id: title

            anchors { left: parent.left; right: parent.right; top: parent.top; margins: Theme.spaceS }
            text: Campaign.title
            font { family: Theme.family; weight: Font.Black; pixelSize: Theme.body }
            lineHeight: 0.9
            wrapMode: Text.Wrap
            Phrases.kept: true
            color: Theme.text
            Accessible.ignored: true
        }
        Text {
            id: stand

            anchors { left: title.left; right: title.right; top: title.bottom; bottom: marks.top }
            text: Campaign.summary || Campaign.tagline
            font { family: Theme.family; pixelSize: Theme.small }
            color: Theme.text
            wrapMode: Text.Wrap
            Phrases.kept: true
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        Row {
            id: marks

            readonly property real size: Math.min(18 * Theme.textScale, (title.width - (Campaign.count - 1) * spacing) / Campaign.count)

            anchors { left: title.left; bottom: open.top; bottomMargin: Theme.spaceS }
            spacing: Theme.spaceXxs

            Repeater {
                model: Campaign.battles

                Icon {
                    required property var modelData

                    width: marks.size
                    name: ({ [Campaign.Won]: "laurel", [Campaign.Lost]: "skull", [Campaign.Open]: "play", [Campaign.Closed]: "lock" })[modelData.stand]
                    opacity: modelData.stand === Campaign.Closed ? Theme.disabledOpacity : 1
                }
            }
        }
        InkButton {
            id: open

            anchors { left: title.left; right: title.right; bottom: parent.bottom; bottomMargin: Theme.spaceS }
            height: Theme.target
            focus: true
            kind: InkButton.Primary
            text: qsTr("Open the map")
            onClicked: place.opened()
        }
    }
}
