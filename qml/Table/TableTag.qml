import QtQuick
import Bombshelf.Controls
import Bombshelf.Theme

/// A word on a slip of paper, lying on the table.
Rectangle {
    property alias text: label.text

    width: label.implicitWidth + 2 * Theme.spaceM
    height: label.implicitHeight + Theme.spaceXs
    radius: height / 2
    color: Theme.panel
    border { width: Theme.outline; color: Theme.ink }

    BodyLabel {
        id: label

        anchors.centerIn: parent
        font.weight: Font.Bold
    }
}
