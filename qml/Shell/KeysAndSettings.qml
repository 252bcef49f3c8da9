import QtQuick
import Bombshelf.Controls
import Bombshelf.Theme

// At the end of a page’s bar.
Row {
    property int focusPolicy: Qt.StrongFocus

    spacing: Theme.spaceXs

    IconButton {
        focusPolicy: parent.focusPolicy
        iconName: "keyboard"
        text: qsTr("Keys")
        shortcutText: "F1"
        onClicked: Pages.sheet = Pages.Sheet.Keys
    }
    IconButton {
        focusPolicy: parent.focusPolicy
        iconName: "settings"
        text: qsTr("Settings")
        shortcutText: "Ctrl+,"
        onClicked: Pages.sheet = Pages.Sheet.Settings
    }
}
