import QtQuick
import Bombshelf.Controls
import Bombshelf.Theme
import Bombshelf.View

/// A pile's place: an engraved outline where it is bare, its count on a slip at its foot, and in words what lies there.
Item {
    id: pile

    required property string zone
    property int seat: -1
    required property rect at
    property url picture: Art.picture("slot")
    readonly property int count: (seat < 0 ? Match.counts[zone] : Match.counts[zone]?.[seat]) ?? 0
    readonly property string told: Match.counts !== undefined ? Match.zoneText(zone, seat) : "" // again at every change

    x: at.x
    y: at.y
    width: at.width
    height: at.height
    Accessible.role: Accessible.StaticText
    Accessible.name: told
    Accessible.ignored: told === ""

    Image {
        anchors.fill: parent
        visible: pile.count === 0
        source: pile.picture
        sourceSize { width: Theme.pictureSize(pile.width); height: Theme.pictureSize(pile.height) }
        mipmap: true
    }
    Rectangle {
        anchors { horizontalCenter: parent.horizontalCenter; verticalCenter: parent.bottom }
        z: 300
        visible: pile.count > 0
        width: Math.max(height, number.implicitWidth + number.font.pixelSize)
        height: number.implicitHeight
        radius: height / 2
        color: Theme.panel
        border { width: Theme.outline; color: Theme.line }

        BodyLabel {
            id: number

            anchors.centerIn: parent
            text: pile.count
            font { pixelSize: Math.max(Theme.least, Math.min(Theme.small, 0.22 * pile.width)); weight: Font.Black }
            Accessible.ignored: true
        }
    }
    HoverHandler {
        id: hover
    }
    ToolTipBubble {
        shown: hover.hovered && pile.count === 0
        text: pile.told
    }
}
