import QtQuick
import Bombshelf.Controls
import Bombshelf.Theme
import Bombshelf.View

// The rule book beside the table, where one goes on playing. Escape closes it.
FocusScope {
    id: panel

    signal closed

    /// The list of headings, over the pages.
    function unfold(): void {
        list.visible = true;
        list.forceActiveFocus(Qt.TabFocusReason);
    }
    function fold(): void {
        list.visible = false;
        pages.forceActiveFocus();
    }

    Keys.onShortcutOverride: event => { if (event.key === Qt.Key_Escape) event.accepted = true; } // else it leaves the table
    Keys.onEscapePressed: list.visible ? fold() : closed()
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

        anchors { left: parent.left; right: contents.left; verticalCenter: close.verticalCenter; leftMargin: Theme.spaceM }
        text: qsTr("Rule book")
    }
    IconButton {
        id: contents

        anchors { right: close.left; verticalCenter: close.verticalCenter }
        iconName: "log"
        text: qsTr("Contents")
        checked: list.visible
        onClicked: list.visible ? panel.fold() : panel.unfold()
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
        id: pages

        anchors { left: parent.left; right: parent.right; top: close.bottom; bottom: parent.bottom; margins: Theme.spaceM; rightMargin: Theme.spaceXs; topMargin: Theme.spaceXs }
        focus: true
        gameId: Match.gameId
    }
    Panel {
        visible: list.visible
        anchors { fill: list; margins: -Theme.spaceXs }
        radius: Theme.radiusM
    }
    RuleContents {
        id: list

        anchors { left: pages.left; right: pages.right; top: pages.top; margins: Theme.spaceXs }
        height: Math.min(contentHeight, pages.height - 2 * Theme.spaceXs)
        visible: false
        headings: pages.headings
        onTurned: to => {
            panel.fold();
            pages.turnTo(to);
        }
    }
}
