import QtQuick
import Bombshelf.Controls
import Bombshelf.Theme
import Bombshelf.View

/// A slip of paper beside the thing it is about: above it if there is room, else below, always on the table.
FocusScope {
    id: popover

    /// The thing, as a place on the parent.
    property rect about
    property bool open: false
    default property alias content: holder.data
    property real contentWidth: 0
    property real contentHeight: 0
    readonly property real pad: Theme.spaceM
    readonly property bool above: about.y - height - pad >= 0 || about.y > parent.height - about.y - about.height

    /// A sheet that lies over the table has them until it is closed.
    readonly property bool covered: Match.covered
    property bool waits: false

    function takeKeys(): void {
        waits = open && covered;
        if (open && !waits)
            focusFirst();
    }
    function focusFirst(): void {
        forceActiveFocus(Qt.TabFocusReason);
    }

    visible: open
    z: 900
    width: contentWidth + 2 * pad
    height: contentHeight + 2 * pad
    x: Math.round(Math.max(pad, Math.min(parent.width - width - pad, about.x + (about.width - width) / 2)))
    y: Math.round(Math.max(0, Math.min(parent.height - height, above ? about.y - height - pad : about.y + about.height + pad)))
    onOpenChanged: takeKeys()
    onCoveredChanged: if (waits) soon.restart()
    Accessible.role: Accessible.Dialog

    Timer { // once the sheet that closes has given them back
        id: soon

        interval: 0
        onTriggered: popover.takeKeys()
    }
    PrintedShape {
        anchors.fill: parent
        radius: Theme.radiusM

        MouseArea { // what lies under the slip is not pressed through it
            anchors.fill: parent
            hoverEnabled: true
        }
    }
    Item {
        id: holder

        x: popover.pad
        y: popover.pad
        width: popover.contentWidth
        height: popover.contentHeight
    }
}
