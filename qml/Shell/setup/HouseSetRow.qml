import QtQuick
import Bombshelf.Controls
import Bombshelf.View

// Whose numbers a match is played with: those we chose, or those of the player's own box.
SettingRow {
    id: row

    required property HouseSet numbers

    signal changeAsked

    title: row.numbers.isOwn ? qsTr("Numbers that the printed rules leave out: yours") : qsTr("Numbers that the printed rules leave out: ours")
    why: {
        if (row.numbers.problem !== "")
            return row.numbers.problem;
        return row.numbers.isOwn ? qsTr("Matches are dealt with the numbers that you entered.")
                                 : qsTr("We chose them, and you can play with them as they are. If you own the game, you may enter those of your copy.");
    }
    warns: row.numbers.problem !== ""

    InkButton {
        text: qsTr("Change")
        onClicked: row.changeAsked()
    }
}
