import QtQuick

/// Lets a screen reader press a thing, as long as that means something. (What a handler of Accessible.onPressAction offers, it
/// offers for ever, and whoever takes the offer is told that it was done.)
QtObject {
    id: offer

    required property Item thing
    property bool open: false
    /// It is pressed on and off.
    property bool toggles: false
    readonly property var ways: toggles ? ["pressAction", "toggleAction"] : ["pressAction"]

    signal pressed()

    onOpenChanged: {
        for (const way of ways)
            if (open)
                thing.Accessible[way].connect(pressed);
            else
                thing.Accessible[way].disconnect(pressed);
    }
}
