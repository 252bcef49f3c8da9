import QtQuick
import Bombshelf.Controls
import Bombshelf.Theme

// Something to be copied: a number or a command that is too long to be typed.
Column {
    id: line

    required property string name
    required property string value

    spacing: Theme.spaceXs

    QuietLabel {
        width: parent.width
        text: line.name
        wrapMode: Text.Wrap
        Accessible.ignored: true // the field has it
    }
    Row {
        width: parent.width
        spacing: Theme.spaceS

        InkTextField {
            id: field

            width: parent.width - copy.width - parent.spacing
            name: line.name
            text: line.value
            readOnly: true
            onTextChanged: cursorPosition = 0
            Accessible.readOnly: true
        }
        InkButton {
            id: copy

            text: qsTr("Copy")
            Accessible.name: qsTr("Copy: %1").arg(line.name)
            onClicked: {
                field.selectAll();
                field.copy();
            }
        }
    }
}
