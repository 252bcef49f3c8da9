pragma ComponentBehavior: Bound

import QtQuick
import Bombshelf.Controls
import Bombshelf.Games.Omens
import Bombshelf.Theme
import Bombshelf.View

/// The Prophet's look: the deck's top cards, to be pressed in the order in which they are to lie, the uppermost first.
Popover {
    id: popover

    required property Presses presses
    readonly property var cards: Helpers.top
    /// Places of the cards pressed so far.
    property var order: []
    readonly property var rest: Match.choices.filter(choice => choice.verb === "put-back" && order.every((place, at) => Number(choice.args[at]) === place))

    function choose(place: int): bool {
        if (place < 0 || place >= cards.length)
            return false;
        order = order.includes(place) ? order.filter(one => one !== place) : [...order, place];
        if (order.length >= cards.length - 1)
            presses.make(rest[0].index);
        return true;
    }
    /// What is pressed first for that choice, if it is one of these.
    function answerFor(index: int): Item {
        const choice = Match.choices[index];
        return choice?.verb === "put-back" ? list.itemAt(Number(choice.args[0])) : null;
    }
    function focusFirst(): void {
        (list.itemAt(0) ?? popover).forceActiveFocus(Qt.TabFocusReason);
    }
    function step(from: int, by: int): void {
        list.itemAt((from + by + list.count) % list.count)?.forceActiveFocus(Qt.TabFocusReason);
    }

    open: cards.length > 0
    onCardsChanged: order = []
    contentWidth: Math.max(row.width, hint.implicitWidth)
    contentHeight: row.height + hint.height + Theme.spaceS
    Accessible.name: hint.text
    Keys.onPressed: event => {
        if (!Keypress.isPlain(event))
            return;
        event.accepted = Keypress.isDigit(event) && choose(event.key - Qt.Key_1);
    }

    BodyLabel {
        id: hint

        anchors.horizontalCenter: parent.horizontalCenter
        text: popover.order.length === 0 ? qsTr("Press the card that is to lie on top.") : qsTr("Press the card that comes under it.")
        font.weight: Font.Bold
    }
    Row {
        id: row

        anchors { horizontalCenter: parent.horizontalCenter; top: hint.bottom; topMargin: Theme.spaceS }
        spacing: Theme.spaceM

        Repeater {
            id: list

            model: popover.cards

            Answer {
                required property string modelData
                required property int index

                kind: modelData
                text: { Settings.language; return Catalogue.kindText(Match.gameId, modelData); }
                digit: index + 1
                taken: popover.order.includes(index)
                badge: String(taken ? popover.order.indexOf(index) + 1 : digit)
                cardWidth: 84 * Theme.textScale
                focus: index === 0
                onPressed: popover.choose(index)
                Keys.onRightPressed: popover.step(index, 1)
                Keys.onLeftPressed: popover.step(index, -1)
            }
        }
    }
}
