import QtQuick
import QtQuick.Templates as T
import Bombshelf.Theme

/// A line to write on.
T.TextField {
    id: control

    property string name: ""

    implicitWidth: 200
    implicitHeight: Theme.target
    padding: Theme.spaceS
    leftPadding: Theme.spaceM
    color: Theme.text
    placeholderTextColor: Theme.quiet
    selectionColor: Theme.teal
    selectedTextColor: Theme.cream
    selectByMouse: true
    hoverEnabled: true
    verticalAlignment: TextInput.AlignVCenter
    font { family: Theme.family; pixelSize: Theme.body; weight: Font.Medium }
    Accessible.role: Accessible.EditableText
    Accessible.name: name === "" ? placeholderText : name

    background: Rectangle {
        radius: Theme.radiusS
        color: control.hovered && !control.activeFocus ? Theme.hover : Theme.field
        border { width: control.activeFocus ? Theme.focusLine : Theme.outline; color: control.activeFocus ? Theme.focus : Theme.line }
    }
    Text {
        anchors { fill: parent; leftMargin: control.leftPadding; rightMargin: control.rightPadding }
        visible: control.length === 0 && control.preeditText === ""
        text: control.placeholderText
        color: control.placeholderTextColor
        font: control.font
        elide: Text.ElideRight
        verticalAlignment: Text.AlignVCenter
    }
}
