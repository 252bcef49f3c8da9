import QtQuick
import Bombshelf.Controls
import Bombshelf.Table
import Bombshelf.Theme

/// A pile's place: an engraved outline where it is bare, its count on a slip at its foot.
Pile {
    id: pile

    property url picture: Art.picture("slot")

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
}
