import QtQuick
import Bombshelf.Controls
import Bombshelf.Theme

/// The key that presses a card, printed on it while it may be pressed.
Rectangle {
    id: cap

    required property Card card
    property string key: ""

    x: card.width * 0.06
    y: card.width * 0.32 - card.rise * card.height
    visible: card.playable
    width: Math.max(height, name.implicitWidth + Theme.spaceXs)
    height: name.implicitHeight
    radius: Theme.radiusXs
    color: Theme.panel
    border { width: Theme.hairline; color: Theme.line }

    BodyLabel {
        id: name

        anchors.centerIn: parent
        text: cap.key
        font { pixelSize: Math.max(Theme.least, Math.min(Theme.small, cap.card.width * 0.14)); weight: Font.Bold }
        Accessible.ignored: true
    }
}
