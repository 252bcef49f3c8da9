import QtQuick
import Bombshelf.Theme
import Bombshelf.View

// The campaign's map: seven battles along one road, and beside it what there is to say of the one that is chosen.
FocusScope {
    id: page

    property int chosen: 0

    focus: true
    Component.onCompleted: {
        const at = Campaign.battles.findIndex(battle => battle.gameId === Pages.gameId && battle.stand !== Campaign.Closed);
        chosen = at >= 0 && Campaign.battles[at].stand !== Campaign.Won ? at : Campaign.next;
        panel.takeKeys();
    }
    Keys.onPressed: event => {
        const number = event.key - Qt.Key_1;
        if (event.modifiers !== Qt.NoModifier && event.modifiers !== Qt.KeypadModifier || number < 0 || number >= Campaign.count)
            return;
        chosen = number;
        event.accepted = true;
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.wall
    }
    CampaignHeader {
        id: header

        anchors { left: parent.left; right: parent.right; top: parent.top; margins: Theme.spaceM }
        onNewAsked: question.open()
    }
    Item {
        id: desk

        anchors { left: parent.left; right: panel.left; top: header.bottom; bottom: parent.bottom; margins: Theme.spaceM }

        CampaignMap {
            id: map

            objectName: "map"
            anchors.horizontalCenter: parent.horizontalCenter
            y: (desk.height - height - ledger.height - Theme.spaceM) / 2
            width: Math.min(desk.width, (desk.height - ledger.height - Theme.spaceM) * ratio)
            height: width / ratio
            chosen: page.chosen
            onPointedAt: index => page.chosen = index
            onEntered: panel.takeKeys()
        }
        CampaignLedger {
            id: ledger

            objectName: "ledger"
            anchors { horizontalCenter: parent.horizontalCenter; top: map.bottom; topMargin: Theme.spaceM }
            width: map.width
            chosen: page.chosen
        }
    }
    CampaignPanel {
        id: panel

        objectName: "panel"
        anchors { right: parent.right; top: header.bottom; bottom: parent.bottom; margins: Theme.spaceM }
        width: Math.min(parent.width * 0.36, 330 * Theme.textScale)
        index: page.chosen
        onChosen: index => {
            page.chosen = index;
            takeKeys();
        }
    }
    NewCampaignSheet {
        id: question

        onClosed: {
            if (Campaign.begun)
                return;
            page.chosen = 0;
            panel.takeKeys();
        }
    }
}
