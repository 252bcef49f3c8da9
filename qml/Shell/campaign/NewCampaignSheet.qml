import QtQuick
import QtQuick.Layouts
import Bombshelf.Controls
import Bombshelf.Theme
import Bombshelf.View

// Asked before a campaign is ended for a new one.
Sheet {
    id: sheet

    title: qsTr("Begin a new campaign?")
    wantedWidth: 560 * Theme.textScale
    wantedHeight: headHeight + text.implicitHeight + Theme.spaceL + buttons.implicitHeight + 2 * padding
    onOpened: keep.forceActiveFocus(Qt.TabFocusReason)

    BodyLabel {
        id: text

        width: sheet.width - 2 * sheet.padding // whatever the height comes to
        text: qsTr("All battles close again, and their tries are counted from zero again. Matches under way stay on the shelf, but belong to no campaign any more.")
        wrapMode: Text.Wrap
    }
    RowLayout {
        id: buttons

        anchors { right: parent.right; top: text.bottom; topMargin: Theme.spaceL }
        spacing: Theme.spaceM

        InkButton {
            id: keep

            text: qsTr("Keep this one")
            onClicked: sheet.close()
        }
        InkButton {
            objectName: "restart"
            kind: InkButton.Danger
            text: qsTr("Start over")
            onClicked: {
                Campaign.restart();
                sheet.close();
                Pages.gameId = "";
                Pages.showCampaign();
            }
        }
    }
}
