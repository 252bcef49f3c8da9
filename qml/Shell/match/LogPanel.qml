import QtQuick
import Bombshelf.Controls
import Bombshelf.Table
import Bombshelf.Theme
import Bombshelf.View

// The match told in sentences, beside the table.
FocusScope {
    id: panel

    /// Events that are told louder than others, in the game's words.
    property var loud: []

    Rectangle {
        anchors.fill: parent
        color: Theme.paper

        Rectangle {
            width: Theme.outline
            height: parent.height
            color: Theme.ink
        }
    }
    SectionTitle {
        id: title

        anchors { left: parent.left; top: parent.top; margins: Theme.spaceM }
        text: qsTr("Log")
    }
    LogView {
        anchors { left: parent.left; right: parent.right; top: title.bottom; bottom: ending.visible ? ending.top : parent.bottom; margins: Theme.spaceM; rightMargin: Theme.spaceXs; topMargin: Theme.spaceXs }
        model: Match.log
        loud: panel.loud
        onPicked: row => Match.lookBackTo(row)
    }
    LogEnding {
        id: ending

        anchors { left: parent.left; right: parent.right; bottom: parent.bottom; margins: Theme.spaceM }
    }
}
