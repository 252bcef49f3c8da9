import QtQuick

/// Lies over a button that can't be pressed now, and says why whenever that is tried.
MouseArea {
    id: barrier

    property string whyNot: ""

    /// Whether a key, or a screen reader (null), is kept from pressing it.
    function stops(event: var): bool {
        if (enabled && !event?.isAutoRepeat)
            Refusals.told(whyNot);
        return enabled;
    }

    enabled: whyNot !== ""
    visible: enabled
    onClicked: Refusals.told(whyNot)
}
