import QtQuick
import Bombshelf.Theme

/// One choice of a SegmentedControl.
Rectangle {
    id: segment

    property string title: ""
    property string why: ""
    property bool taken: false

    signal pressed()

    implicitWidth: row.implicitWidth + 2 * Theme.spaceM
    implicitHeight: Theme.target
    z: taken ? 1 : 0
    radius: Theme.radiusS
    color: taken ? Theme.ochre : area.containsMouse ? Theme.hover : Theme.panel
    border { width: Theme.outline; color: Theme.line }
    Accessible.role: Accessible.RadioButton
    Accessible.name: title
    Accessible.description: why
    Accessible.checkable: true
    Accessible.checked: taken
    Accessible.onPressAction: pressed()

    Row {
        id: row

        anchors.centerIn: parent
        spacing: Theme.spaceXs

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            visible: segment.taken
            width: Math.round(Theme.iconSize * 0.6)
            name: "check"
            dark: true
        }
        BodyLabel {
            text: segment.title
            color: segment.taken ? Theme.ink : Theme.text
            font.weight: segment.taken ? Font.Bold : Font.Medium
            Accessible.ignored: true
        }
    }
    MouseArea {
        id: area

        anchors.fill: parent
        hoverEnabled: true
        onClicked: segment.pressed()
    }
    ToolTipBubble {
        shown: area.containsMouse
        text: segment.why
    }
}
