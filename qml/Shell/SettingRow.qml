import QtQuick
import Bombshelf.Controls
import Bombshelf.Theme

// A setting: its name, what it is for, and at the right what sets it.
Item {
    id: row

    required property string title
    property string why: ""
    property bool warns: false // what it says there went wrong
    default property alias control: holder.data

    implicitHeight: Math.max(texts.height, holder.height)

    Column {
        id: texts

        anchors.verticalCenter: parent.verticalCenter
        width: row.width - holder.width - Theme.spaceL

        BodyLabel {
            width: parent.width
            text: row.title
            font.weight: Font.Bold
            wrapMode: Text.Wrap
        }
        QuietLabel {
            width: parent.width
            visible: text !== ""
            text: row.why
            color: row.warns ? Theme.warning : Theme.quiet
            wrapMode: Text.Wrap
        }
    }
    Row {
        id: holder

        anchors { right: parent.right; verticalCenter: parent.verticalCenter }
    }
}
