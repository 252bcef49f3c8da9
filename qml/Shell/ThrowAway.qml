import QtQuick
import QtQuick.Layouts
import Bombshelf.Controls
import Bombshelf.Theme

/// The bin beside a match, and whether that is meant. By keys: Delete, then the arrows or Escape, wherever on the match they are
/// (Keys.forwardTo).
RowLayout {
    id: away

    required property string title
    required property string players
    /// What else can be done with the match, and first of all, while it is shown.
    required property Item other
    /// Something of the match has the keys: once they leave it, nothing is asked any more.
    required property bool held
    /// Tab passes by the bin.
    property bool passed: false
    property bool asking: false
    readonly property string spoken: qsTr("Throw away %1, %2", "a match: game, players").arg(title).arg(players)

    signal thrownAway

    function ask(): void {
        asking = true;
        keep.forceActiveFocus(Qt.TabFocusReason);
    }
    function take(): void {
        first().forceActiveFocus(Qt.TabFocusReason);
    }
    function leaveIt(): void {
        asking = false;
        take();
    }
    function first(): Item {
        if (other.visible)
            return other;
        return bin;
    }

    spacing: Theme.spaceS
    onHeldChanged: {
        if (held || !asking)
            return;
        asking = false;
        first().focus = true; // when the keys come back
    }
    Keys.onShortcutOverride: event => event.accepted = asking && event.key === Qt.Key_Escape
    Keys.onPressed: event => {
        const isDelete = event.key === Qt.Key_Delete || event.key === Qt.Key_Backspace; // the key that a Mac calls so
        if (isDelete && !asking)
            ask();
        else if (event.key === Qt.Key_Escape && asking)
            leaveIt();
        else if ((event.key === Qt.Key_Left || event.key === Qt.Key_Right) && asking)
            (keep.activeFocus ? really : keep).forceActiveFocus(Qt.TabFocusReason);
        else
            return;
        event.accepted = true;
    }

    IconButton {
        id: bin

        visible: !away.asking
        focusPolicy: away.passed && !activeFocus ? Qt.NoFocus : Qt.StrongFocus
        iconName: "trash"
        text: qsTr("Throw away")
        Accessible.name: away.spoken
        shortcutText: qsTr("Del")
        onClicked: away.ask()
    }
    InkButton {
        id: really

        visible: away.asking
        kind: InkButton.Danger
        text: qsTr("Throw away")
        Accessible.name: away.spoken
        onClicked: away.thrownAway()
    }
    InkButton {
        id: keep

        visible: away.asking
        text: qsTr("Keep")
        onClicked: away.leaveIt()
    }
}
