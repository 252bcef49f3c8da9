import Bombshelf.Controls
import Bombshelf.Table
import Bombshelf.Theme
import Bombshelf.View

// The log where there is no room for it beside the table.
Sheet {
    id: sheet

    title: qsTr("Log")
    wantedWidth: 640 * Theme.textScale
    wantedHeight: 900 * Theme.textScale

    LogView {
        anchors { fill: parent; bottomMargin: ending.visible ? ending.height + Theme.spaceS : 0 }
        focus: true
        large: true
        model: Match.log
        loud: Pages.scene?.loud ?? []
        onPicked: row => {
            sheet.close();
            Match.lookBackTo(row);
        }
    }
    LogEnding {
        id: ending

        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
    }
}
