import QtQuick
import Bombshelf.Controls
import Bombshelf.Theme

/// What is to be seen on a card about the moment: playable, chosen, marked, unknown, reached by keys. Each has a shape of its own.
Item {
    id: states

    required property Card card
    readonly property real unit: width / 100

    FocusRing {
        anchors.margins: -2 * Theme.focusLine
        shown: states.card.activeFocus
        radius: 9 * states.unit
    }
    PressMark {
        playable: states.card.playable
        chosen: states.card.chosen
        radius: 7 * states.unit
        notch: 20 * states.unit
        sign: Math.max(Theme.least, 22 * states.unit)
    }
    Rectangle { // marked: a paper slip over the upper right edge
        visible: states.card.marked
        x: parent.width - 30 * states.unit
        y: -8 * states.unit
        width: 16 * states.unit
        height: 30 * states.unit
        color: Theme.warningInk
        border { width: Theme.outline; color: Theme.ink }
    }
    Rectangle { // unknown: a question on the back
        visible: states.card.unknown && !states.card.shown
        anchors.centerIn: parent
        width: 40 * states.unit
        height: width
        radius: width / 2
        color: Theme.card
        border { width: Theme.outline; color: Theme.ink }

        Text {
            anchors.centerIn: parent
            text: "?"
            color: Theme.ink
            font { family: Theme.family; pixelSize: Math.max(Theme.least, 30 * states.unit); weight: Font.Black }
        }
    }
}
