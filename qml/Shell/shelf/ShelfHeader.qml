import QtQuick
import QtQuick.Layouts
import Bombshelf.Controls
import Bombshelf.Theme
import Bombshelf.View

// The shop's sign, and what belongs to the whole program.
RowLayout {
    /// Between sign and buttons.
    readonly property real roomX: sign.x + sign.implicitWidth + Theme.spaceL
    readonly property real room: sign.x + sign.width - roomX - Theme.spaceM
    readonly property bool history: Saves.finishedCount > 0

    spacing: Theme.spaceS

    Image {
        Layout.preferredWidth: 44 * Theme.textScale
        Layout.preferredHeight: 44 * Theme.textScale
        source: "qrc:/assets/app.svg"
        sourceSize { width: 128; height: 128 }
        mipmap: true
    }
    TitleLabel {
        id: sign

        Layout.fillWidth: true
        text: qsTr("Bombshelf")
        font.pixelSize: Theme.title
    }
    InkButton {
        visible: parent.history && parent.width > 1130 * Theme.textScale
        text: qsTr("Past matches")
        onClicked: Pages.sheet = Pages.Sheet.History
    }
    IconButton {
        visible: parent.history && parent.width <= 1130 * Theme.textScale
        iconName: "clock"
        text: qsTr("Past matches")
        onClicked: Pages.sheet = Pages.Sheet.History
    }
    IconButton {
        iconName: "dice"
        text: qsTr("Fair play")
        onClicked: Pages.sheet = Pages.Sheet.Fair
    }
    IconButton {
        iconName: "language"
        text: Settings.nextLanguage
        shortcutText: "Ctrl+L"
        Accessible.name: qsTr("Change the language to %1", "its own name of it").arg(text)
        onClicked: Settings.switchLanguage()
    }
    KeysAndSettings { spacing: Theme.spaceS }
}
