import QtQuick
import Bombshelf.Controls
import Bombshelf.Theme

/// A great moment, stamped across the table for as long as it is looked at.
Rectangle {
    id: banner

    property string text: ""
    property color accent: Theme.blood
    /// It stands in the middle of it.
    required property rect room

    objectName: "banner"
    z: 950
    visible: text !== ""
    width: Math.min(words.implicitWidth + 2 * Theme.spaceXl, 0.9 * room.width)
    height: words.implicitHeight + Theme.spaceM
    x: room.x + (room.width - width) / 2
    y: room.y + (room.height - height) / 2
    rotation: -5
    radius: Theme.radiusM
    color: accent
    border { width: 2 * Theme.outline; color: words.color }
    onTextChanged: if (text !== "" && Theme.bang > 0) fall.restart()

    TitleLabel {
        id: words

        anchors.centerIn: parent
        width: parent.width - Theme.spaceXl
        text: banner.text
        color: Art.inkOn(banner.accent)
        horizontalAlignment: Text.AlignHCenter
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.heading
        font.pixelSize: Theme.huge
        Accessible.ignored: true
    }
    NumberAnimation {
        id: fall

        target: banner
        property: "scale"
        from: 2
        to: 1
        duration: Theme.bang
        easing.type: Easing.OutBounce
    }
}
