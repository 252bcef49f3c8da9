import QtQuick
import Bombshelf.Games.Omens
import Bombshelf.Theme

/// Where a die is locked on six.
Rectangle {
    required property rect at
    /// With it all is lost.
    required property bool last

    x: at.x
    y: at.y
    width: at.width
    height: at.height
    radius: Theme.radiusS
    color: Qt.alpha(Theme.panel, 0.6)
    border { width: Theme.hairline; color: Art.onTable }

    Image {
        anchors { fill: parent; margins: 0.15 * parent.width }
        visible: parent.last
        source: Art.picture("lost")
        sourceSize { width: Theme.pictureSize(width); height: Theme.pictureSize(width) }
        mipmap: true
    }
}
