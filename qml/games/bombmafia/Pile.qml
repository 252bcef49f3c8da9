import QtQuick
import Bombshelf.Controls
import Bombshelf.Theme
import Bombshelf.View

/// The place of the deck or of the discards: an outline with its name, and in words what lies there.
Item {
    id: pile

    required property Layout layout
    required property string zone
    required property string name
    readonly property rect at: layout.pile(zone)
    readonly property int count: Match.counts[zone] ?? 0
    readonly property string told: Match.counts !== undefined ? Match.zoneText(zone, -1) : "" // again at every change

    x: at.x
    y: at.y
    width: at.width
    height: at.height
    Accessible.role: Accessible.StaticText
    Accessible.name: told

    Rectangle {
        anchors { fill: parent; margins: -4 * pile.layout.unit }
        radius: width * 0.08
        color: Qt.alpha(Theme.ink, 0.18)
        border { width: Theme.outline; color: Theme.onTable }
        opacity: 0.7
    }
    BodyLabel {
        anchors { fill: parent; margins: Theme.spaceXs }
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        visible: pile.count === 0
        text: pile.name
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.printed
        color: Theme.onTable
        font.weight: Font.Bold
        Accessible.ignored: true
    }
    HoverHandler {
        id: hover
    }
    ToolTipBubble {
        shown: hover.hovered && pile.count === 0
        text: pile.told
    }
}
