import QtQuick
import Bombshelf.Controls
import Bombshelf.Theme
import Bombshelf.View

// The whole table in sentences, for eyes that like text better and for screen readers.
Sheet {
    id: sheet

    title: qsTr("The table in words")
    wantedHeight: headHeight + words.implicitHeight + 2 * padding
    wantedWidth: 720 * Theme.textScale
    onOpened: words.forceActiveFocus()

    ScrollPane {
        anchors.fill: parent
        contentHeight: words.implicitHeight

        TextEdit {
            id: words

            width: parent.width - Theme.spaceL // clear of the scroll bar
            objectName: "words"
            focus: true
            text: { Match.counts; Match.title; Match.endShown; return Match.tableAsText(Pages.scene?.laidOut ?? []); } // the title changes with the language
            textFormat: TextEdit.PlainText
            readOnly: true
            selectByMouse: true
            selectByKeyboard: true
            wrapMode: TextEdit.Wrap
            color: Theme.text
            selectionColor: Theme.teal
            selectedTextColor: Theme.cream
            font { family: Theme.family; pixelSize: Theme.large; weight: Font.Medium }
            Accessible.role: Accessible.EditableText
            Accessible.readOnly: true
            Accessible.multiLine: true
            Accessible.name: sheet.title
            Accessible.description: text

            ShortcutPass {
                text: words
            }
        }
    }
}
