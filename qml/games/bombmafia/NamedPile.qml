import QtQuick
import Bombshelf.Controls
import Bombshelf.Table
import Bombshelf.Theme

/// The place of the deck or of the discards, which has its name where it is bare.
PileMat {
    id: pile

    required property string name

    fill: Qt.alpha(Theme.ink, 0.18)

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
}
