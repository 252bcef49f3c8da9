import QtQuick

// A link of the rule book, for the keys and for screen readers; RuleText shows it.
Item {
    id: link

    required property string word

    signal followed

    function press(event: var): void {
        if (!event.isAutoRepeat)
            followed();
    }

    activeFocusOnTab: activeFocus // the arrow keys go from link to link
    Keys.onReturnPressed: event => press(event)
    Keys.onEnterPressed: event => press(event)
    Keys.onSpacePressed: event => press(event)
    Accessible.role: Accessible.Link
    Accessible.name: word
    Accessible.focusable: true
    Accessible.onPressAction: followed()
}
