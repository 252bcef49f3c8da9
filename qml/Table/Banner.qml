import QtQuick
import Bombshelf.Controls
import Bombshelf.Theme

/// A great moment, stamped across the table for as long as it is looked at. It falls onto it, and never reaches over its edge.
Rectangle {
    id: banner

    property string text: ""
    property color accent: Theme.blood
    property color ink: Theme.cream
    /// It stands in the middle of it.
    required property rect room

    /// Upright and tilted, how much of the table it takes.
    readonly property size taken: {
        const [cos, sin] = [Math.cos(rotation * Math.PI / 180), Math.abs(Math.sin(rotation * Math.PI / 180))];
        return Qt.size(width * cos + height * sin, width * sin + height * cos);
    }
    readonly property real largest: Math.max(1, Math.min(2, parent.width / taken.width, parent.height / taken.height))
    property real above: 0 ///< of the way that it falls
    readonly property real nearness: 1 + above * (largest - 1)

    /// What stays where it is while it is larger, so that it reaches over neither edge.
    function lean(start: real, length: real, taken: real, all: real): real {
        const before = start + (length - taken) / 2;
        const part = Math.min(1, Math.max(0, before / Math.max(1, all - taken)));
        return (length - taken) / 2 + part * taken;
    }

    objectName: "banner"
    z: 950
    visible: text !== ""
    width: Math.min(words.implicitWidth + 2 * Theme.spaceXl, 0.9 * room.width)
    height: words.implicitHeight + Theme.spaceM
    x: room.x + (room.width - width) / 2
    y: Math.max((taken.height - height) / 2, room.y + (room.height - height) / 2)
    rotation: -5
    radius: Theme.radiusM
    color: accent
    border { width: 2 * Theme.outline; color: ink }
    transform: Scale {
        origin { x: banner.lean(banner.x, banner.width, banner.taken.width, banner.parent.width); y: banner.lean(banner.y, banner.height, banner.taken.height, banner.parent.height) }
        xScale: banner.nearness
        yScale: banner.nearness
    }
    onTextChanged: if (text !== "" && Theme.bang > 0) fall.restart()

    TitleLabel {
        id: words

        anchors.centerIn: parent
        width: parent.width - Theme.spaceXl
        text: banner.text
        color: banner.ink
        horizontalAlignment: Text.AlignHCenter
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.heading
        font.pixelSize: Theme.huge
        Accessible.ignored: true
    }
    NumberAnimation {
        id: fall

        target: banner
        property: "above"
        from: 1
        to: 0
        duration: Theme.bang
        easing.type: Easing.OutBounce
    }
}
