import QtQuick
import Bombshelf.Controls
import Bombshelf.Theme

/// A word on a slip of paper, lying on the table.
Rectangle {
    id: tag

    property alias text: label.text
    /// What it says is told elsewhere, for screen readers.
    property bool silent: false

    width: label.implicitWidth + 2 * Theme.spaceM
    height: label.implicitHeight + Theme.spaceXs
    radius: height / 2
    color: Theme.panel
    border { width: Theme.outline; color: Theme.ink }

    BodyLabel {
        id: label

        anchors.centerIn: parent
        font.weight: Font.Bold
        Accessible.ignored: text === "" || tag.silent
    }
}
