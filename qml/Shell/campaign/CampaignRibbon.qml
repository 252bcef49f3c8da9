import QtQuick
import Bombshelf.Theme
import Bombshelf.View

// A name on the ribbon of the drawing; where the letters need more room, a plate of paper lies over it.
Item {
    id: ribbon

    required property real unit
    required property string text
    property bool loud: false
    readonly property bool fits: name.paintedWidth <= 148 * unit && name.paintedHeight <= 36 * unit

    width: 148 * unit
    height: 24 * unit

    Rectangle {
        anchors.centerIn: parent
        visible: !ribbon.fits
        width: Math.max(172 * ribbon.unit, name.paintedWidth + 2 * Theme.spaceXs)
        height: Math.max(34 * ribbon.unit, name.paintedHeight)
        radius: Theme.radiusXs
        color: Theme.dark ? Qt.darker(Theme.cream, 1.15) : Theme.card // like the ribbons
        border { width: Theme.outline; color: Theme.ink }
    }
    Text {
        id: name

        anchors.centerIn: parent
        width: 230 * ribbon.unit
        text: ribbon.text
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
        Phrases.kept: true
        lineHeight: 0.9
        color: Theme.ink
        textFormat: Text.PlainText
        font { family: Theme.family; weight: ribbon.loud ? Font.Black : Font.Bold; pixelSize: Math.max(Theme.least, Math.min(Theme.body, 19 * ribbon.unit)) }
        Accessible.ignored: true
    }
}
