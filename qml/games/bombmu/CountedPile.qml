import QtQuick
import Bombshelf.Table

/// The place of the deck or of the used cards, and how many there are.
PileMat {
    id: pile

    required property string name
    /// Its number alone.
    required property bool terse

    z: 70 // the number lies on the cards

    TableTag {
        anchors { horizontalCenter: parent.horizontalCenter; verticalCenter: parent.bottom }
        text: pile.terse ? pile.count : qsTr("%1 · %2", "pile, cards").arg(pile.name).arg(pile.count)
        silent: true
    }
}
