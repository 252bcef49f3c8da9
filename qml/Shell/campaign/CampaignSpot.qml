import QtQuick
import QtQuick.Templates as T
import Bombshelf.Controls
import Bombshelf.Theme
import Bombshelf.View

// A battle on the map: its medallion, which is faint until it opens, a mark of how it stands, and its name on the ribbon.
T.AbstractButton {
    id: spot

    required property int index
    required property var battle
    required property real unit // of the drawing
    required property point centre
    required property bool chosen

    readonly property bool closed: battle.stand === Campaign.Closed
    readonly property string mark: closed ? "lock" : battle.path !== "" && !battle.practice ? "clock" : battle.stand === Campaign.Open ? "play" : ""

    /// Enter.
    signal entered

    x: centre.x - width / 2
    y: centre.y - height / 2
    width: 84 * unit
    height: width
    activeFocusOnTab: chosen || activeFocus
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    Keys.onReturnPressed: entered()
    Keys.onEnterPressed: entered()
    Accessible.role: Accessible.Button
    Accessible.name: battle.spoken
    Accessible.description: battle.tagline
    Accessible.focusable: true
    Accessible.onPressAction: clicked()

    background: Rectangle { // chosen: a ring of light
        anchors { fill: parent; margins: -9 * spot.unit }
        radius: width / 2
        visible: spot.chosen || spot.hovered
        color: spot.chosen ? Theme.glow : Theme.cream
        border { width: Theme.outline; color: Theme.ink }

        FocusRing {
            radius: width / 2
            shown: spot.visualFocus
        }
    }
    contentItem: Item {
        Image {
            anchors.fill: parent
            source: spot.battle.emblem
            sourceSize.width: Theme.pictureSize(width)
            mipmap: true
            opacity: spot.closed ? 0.35 : 1
        }
        Rectangle { // how it stands: its outline and its picture differ, not only its ink
            x: parent.width - width * 0.68
            y: -height * 0.3
            width: Math.max(52 * spot.unit, 24)
            height: width
            radius: spot.mark === "play" ? Theme.radiusS : width / 2
            color: spot.mark === "play" ? Theme.hazard : Theme.card
            border { width: Theme.outline; color: Theme.ink }

            Icon {
                anchors.centerIn: parent
                visible: spot.mark !== ""
                width: Math.round(parent.width * 0.66)
                name: spot.mark
                dark: true
            }
            Image {
                anchors { fill: parent; margins: parent.width * 0.06 }
                visible: spot.mark === ""
                source: visible ? Campaign.art + (spot.battle.stand === Campaign.Won ? "/won.svg" : "/lost.svg") : ""
                sourceSize.width: Theme.pictureSize(width)
                mipmap: true
            }
        }
    }
    CampaignRibbon {
        anchors.horizontalCenter: parent.horizontalCenter
        y: parent.height / 2 + 69 * spot.unit - height / 2
        unit: spot.unit
        text: spot.battle.title
        loud: spot.chosen

        TapHandler { onTapped: spot.clicked() }
    }
}
