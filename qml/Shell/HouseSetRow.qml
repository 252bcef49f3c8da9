import QtQuick
import Bombshelf.Controls
import Bombshelf.View

// Whose numbers of cards a match is dealt with: those we guessed, or those of the player's own box.
SettingRow {
    id: row

    required property HouseSet numbers

    signal changeAsked

    title: row.numbers.isOwn ? qsTr("What is in the box: your own set") : qsTr("What is in the box: this shelf’s set")
    why: {
        if (row.numbers.problem !== "")
            return row.numbers.problem;
        return row.numbers.isOwn ? qsTr("Matches are dealt with the numbers that you entered.")
                                 : qsTr("The rulebook leaves out these numbers, so we guessed them. Enter what your copy has.");
    }
    warns: row.numbers.problem !== ""

    InkButton {
        text: qsTr("Change")
        onClicked: row.changeAsked()
    }
}
