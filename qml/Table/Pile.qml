import QtQuick
import Bombshelf.Controls
import Bombshelf.View

/// The place of a pile: how much lies there, and in words what. What it looks like is up to whoever uses it.
Item {
    id: pile

    required property rect at
    required property string zone
    /// Whose pile, or -1 if it is nobody's.
    property int seat: -1
    readonly property alias count: told.count
    /// A tooltip says what lies there: by itself only where nothing is to be seen.
    property bool tells: count === 0

    x: at.x
    y: at.y
    width: at.width
    height: at.height
    Accessible.role: Accessible.StaticText
    Accessible.name: told.text
    Accessible.ignored: told.text === ""

    ToldZone {
        id: told

        zone: pile.zone
        seat: pile.seat
    }
    HoverHandler {
        id: hover
    }
    ToolTipBubble {
        shown: hover.hovered && pile.tells
        text: told.text
    }
}
