pragma ComponentBehavior: Bound

import QtQuick
import Bombshelf.Controls
import Bombshelf.Theme

// The headings of a rule book, to turn to.
ListView {
    id: contents

    /// {text, index} each.
    required property var headings

    signal turned(int to)

    function turn(): void {
        if (currentIndex >= 0)
            turned(headings[currentIndex].index);
    }

    activeFocusOnTab: true
    keyNavigationEnabled: true
    boundsBehavior: Flickable.StopAtBounds
    clip: true
    model: headings
    highlightMoveDuration: 0
    Keys.onReturnPressed: turn()
    Keys.onEnterPressed: turn()
    Keys.onSpacePressed: turn()
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Contents")
    delegate: Rectangle {
        id: entry

        required property var modelData
        required property int index

        width: ListView.view.width
        height: label.implicitHeight + 2 * Theme.spaceS
        radius: Theme.radiusS
        color: area.containsMouse ? Theme.hover : "transparent"
        Accessible.role: Accessible.ListItem
        Accessible.name: label.Accessible.name
        Accessible.onPressAction: contents.turned(modelData.index)

        BodyLabel {
            id: label

            anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; margins: Theme.spaceS }
            text: entry.modelData.text
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
        FocusRing {
            anchors.margins: 0
            radius: Theme.radiusS
            shown: contents.activeFocus && contents.currentIndex === entry.index
        }
        MouseArea {
            id: area

            anchors.fill: parent
            hoverEnabled: true
            onClicked: contents.turned(entry.modelData.index)
        }
    }
}
