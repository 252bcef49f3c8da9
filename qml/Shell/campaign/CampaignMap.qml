pragma ComponentBehavior: Bound

import QtQuick
import Bombshelf.Controls
import Bombshelf.Table
import Bombshelf.View

// The map, with a medallion where each battle is fought. It is drawn 1280 wide; ← and → go along its road.
FocusScope {
    id: map

    property int chosen: 0
    readonly property real ratio: 1280 / 720
    readonly property real unit: width / 1280
    readonly property var places: (drawing.item as MapDrawing)?.places ?? null

    signal pointedAt(int index)
    signal entered

    function step(to: int): void {
        const index = Math.max(0, Math.min(Campaign.count - 1, to));
        pointedAt(index);
        spots.itemAt(index).forceActiveFocus(Qt.TabFocusReason);
    }

    Keys.onLeftPressed: step(chosen - 1)
    Keys.onRightPressed: step(chosen + 1)
    Keys.onPressed: event => {
        if (event.key !== Qt.Key_Home && event.key !== Qt.Key_End)
            return;
        step(event.key === Qt.Key_Home ? 0 : Campaign.count - 1);
        event.accepted = true;
    }
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("The map")

    PaperShadow { anchors.fill: parent }
    Loader {
        id: drawing

        anchors.fill: parent
        source: Campaign.map
    }
    Repeater {
        id: spots

        model: map.places ? Campaign.count : 0

        CampaignSpot {
            readonly property var place: map.places[battle.gameId]

            battle: Campaign.battles[index]
            unit: map.unit
            chosen: index === map.chosen
            centre: Qt.point(place[0] * map.unit, place[1] * map.unit)
            onClicked: {
                map.pointedAt(index);
                forceActiveFocus(Qt.MouseFocusReason);
            }
            onEntered: {
                map.pointedAt(index);
                map.entered();
            }
        }
    }
}
