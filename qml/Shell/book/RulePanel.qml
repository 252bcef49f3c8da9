import QtQuick
import Bombshelf.Controls
import Bombshelf.Theme
import Bombshelf.View

// The rule book beside the table, where one goes on playing. Escape closes it.
FocusScope {
    id: panel

    signal closed

    Keys.onShortcutOverride: event => { if (event.key === Qt.Key_Escape) event.accepted = true; } // else it leaves the table
    Keys.onEscapePressed: closed()
    Accessible.role: Accessible.Grouping
    Accessible.name: title.text

    Rectangle {
        anchors.fill: parent
        color: Theme.paper

        Rectangle {
            width: Theme.outline
            height: parent.height
            color: Theme.ink
        }
    }
    MouseArea { // nothing under it is pressed
        anchors.fill: parent
    }
    SectionTitle {
        id: title

        anchors { left: parent.left; right: close.left; verticalCenter: close.verticalCenter; leftMargin: Theme.spaceM }
        text: qsTr("Rule book")
    }
    IconButton {
        id: close

        anchors { right: parent.right; top: parent.top; margins: Theme.spaceXs }
        iconName: "close"
        text: qsTr("Close")
        shortcutText: "F3"
        onClicked: panel.closed()
    }
    RulePages {
        anchors { left: parent.left; right: parent.right; top: close.bottom; bottom: parent.bottom; margins: Theme.spaceM; rightMargin: Theme.spaceXs; topMargin: Theme.spaceXs }
        focus: true
        gameId: Match.gameId
    }
}
