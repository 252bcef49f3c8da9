import QtQuick
import Bombshelf.Controls
import Bombshelf.Table
import Bombshelf.Theme

/// A place of the table where a card may lie or a press may go: an empty cell, a pool, a slot. It is named like a piece there.
Pressable {
    id: place

    required property Presses presses
    required property string name
    required property rect at
    /// What it is, for screen readers.
    required property string text
    /// The same where the pointer rests, but not over what else could be pressed.
    property string tip: playable ? "" : text
    /// A card lies there, which is told itself.
    property bool taken: false
    property url picture: Art.picture("slot")

    chosen: presses.chosen(name)
    playable: presses.lit(name)
    onPressed: byKeys => presses.press(name, byKeys)
    onMissed: if (!taken) presses.missed(name)
    x: at.x
    y: at.y
    width: at.width
    height: at.height
    activeFocusOnTab: playable || activeFocus
    Accessible.name: text
    Accessible.ignored: taken && !playable

    Image {
        anchors.fill: parent
        source: place.picture
        sourceSize { width: Theme.pictureSize(place.width); height: Theme.pictureSize(place.height) }
        mipmap: true
    }
    Rectangle { // would be pressed
        anchors.fill: parent
        visible: (place.playable || place.chosen) && place.reached
        radius: mark.radius
        color: Qt.alpha(Theme.glow, 0.35)
    }
    PressMark {
        id: mark

        playable: place.playable
        chosen: place.chosen
        radius: 0.06 * Math.min(width, height)
    }
    FocusRing {
        shown: place.activeFocus
    }
    ToolTipBubble {
        shown: place.hovered
        text: place.tip
    }
}
