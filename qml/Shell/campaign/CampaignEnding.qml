import QtQuick
import QtQuick.Layouts
import Bombshelf.Controls
import Bombshelf.Theme

// The last page of a campaign: what the paper says on the morning after.
FocusScope {
    id: page

    focus: true
    Component.onCompleted: back.forceActiveFocus(Qt.TabFocusReason)

    Rectangle {
        anchors.fill: parent
        color: Theme.wall
    }
    ShelfPlank {
        id: desk

        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        height: buttons.height + 2 * Theme.spaceM
    }
    PaperShadow { anchors.fill: paper }
    Rectangle {
        id: paper

        anchors.horizontalCenter: parent.horizontalCenter
        y: (desk.y - height) / 2
        width: Math.min(parent.width - 2 * Theme.spaceXl, 960 * Theme.textScale)
        height: Math.min(desk.y - 2 * Theme.spaceM, news.implicitHeight + 2 * Theme.spaceXl)
        color: Theme.cream
        border { width: Theme.outline; color: Theme.ink }

        ScrollPane {
            anchors { fill: parent; margins: Theme.spaceXl; rightMargin: Theme.spaceM }
            contentHeight: news.implicitHeight

            CampaignNews {
                id: news

                objectName: "news"
                width: parent.width - Theme.spaceM
            }
        }
    }
    RowLayout {
        id: buttons

        anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: Theme.spaceM - 2 }
        spacing: Theme.spaceM

        InkButton {
            text: qsTr("Start over…")
            onClicked: question.open()
        }
        InkButton {
            id: back

            focus: true
            kind: InkButton.Primary
            text: qsTr("Back to the map")
            onClicked: Pages.showCampaign()
        }
    }
    NewCampaignSheet {
        id: question
    }
}
