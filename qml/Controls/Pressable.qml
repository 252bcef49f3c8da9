import QtQuick

/// A thing on a table that can be pressed as long as that means something: by pointer, keys and screen readers alike.
FocusScope {
    id: thing

    /// A press on it means something now.
    property bool playable: false
    /// It is pressed on and off.
    property bool toggles: false
    /// It is pressed on, or to be told apart for another reason.
    property bool chosen: false
    readonly property bool hovered: hover.hovered
    readonly property bool reached: hovered || activeFocus

    signal pressed(bool byKeys)
    /// It is pressed, and that means nothing now.
    signal missed()

    function pressByKey(event: var): void {
        if (event.isAutoRepeat)
            return;
        if (playable)
            pressed(true);
        else
            missed();
    }

    Keys.onReturnPressed: event => pressByKey(event)
    Keys.onEnterPressed: event => pressByKey(event)
    Keys.onSpacePressed: event => pressByKey(event)
    Accessible.role: !playable ? Accessible.Graphic : toggles ? Accessible.CheckBox : Accessible.Button
    Accessible.focusable: playable
    Accessible.checkable: toggles
    Accessible.checked: toggles && chosen

    PressOffer {
        thing: thing
        open: thing.playable
        toggles: thing.toggles
        onPressed: thing.pressed(thing.activeFocus)
    }
    HoverHandler {
        id: hover

        cursorShape: thing.playable ? Qt.PointingHandCursor : undefined // what lies below may have one
    }
    TapHandler {
        property bool open: false // when it is pressed

        onPressedChanged: if (pressed) open = thing.playable
        onTapped: {
            if (open && thing.playable) // a key may have answered meanwhile
                thing.pressed(false);
            else if (!open)
                thing.missed();
        }
    }
}
