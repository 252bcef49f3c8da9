import QtQuick
import QtQuick.Layouts
import Bombshelf.Controls
import Bombshelf.Theme
import Bombshelf.View

// The way back, how the campaign stands, and what can be done with all of it.
RowLayout {
    id: header

    signal newAsked

    spacing: Theme.spaceS

    IconButton {
        iconName: "back"
        text: qsTr("Back to the shelf")
        shortcutText: qsTr("Esc")
        onClicked: Pages.showShelf()
    }
    TitleLabel {
        Layout.fillWidth: true
        Layout.maximumWidth: Math.ceil(implicitWidth)
        text: Campaign.title
        wrapMode: Text.Wrap
        maximumLineCount: 2
        elide: Text.ElideRight
        font.pixelSize: header.width < 800 * Theme.textScale ? Theme.body : Theme.title
    }
    BodyLabel {
        Layout.fillWidth: true
        Layout.leftMargin: Theme.spaceM
        text: Campaign.summary
        wrapMode: Text.Wrap
        maximumLineCount: 2
        elide: Text.ElideRight
    }
    InkButton {
        objectName: "ending"
        visible: Campaign.fate !== Campaign.Undecided
        text: qsTr("How it ended")
        onClicked: Pages.page = Pages.Page.Ending
    }
    InkButton {
        objectName: "newCampaign"
        visible: Campaign.begun
        text: qsTr("Start over…")
        onClicked: header.newAsked()
    }
    KeysAndSettings { spacing: Theme.spaceS }
}
