import QtQuick
import Bombshelf.Theme

/// A line through a hand that loses.
Rectangle {
    id: line

    required property rect at
    required property bool struck

    x: at.x
    y: at.y + (at.height - height) / 2
    z: 305
    width: struck ? at.width : 0
    height: 0.07 * at.height
    visible: width > 0
    rotation: -2
    color: Theme.danger
    border { width: Theme.outline; color: Theme.ink }
    Accessible.ignored: true

    Behavior on width {
        enabled: line.struck
        NumberAnimation { duration: Theme.slide; easing.type: Easing.OutQuad }
    }
}
