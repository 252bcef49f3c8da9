import QtQuick
import QtQuick.Templates as T
import QtQuick.Window
import Bombshelf.Theme
import Bombshelf.View

/// What ToolTipBubble shows: above the thing, or below it where there is no room, and no longer than it takes to read. Over a row it
/// stays there, and what stands beside the row can be read.
T.ToolTip {
    id: tip

    property bool asked: false
    /// What it must not cover: the thing itself, or the row it stands in.
    property Item clearOf: null
    readonly property bool waiting: pause.running

    scale: Theme.shrinking
    transformOrigin: T.Popup.TopLeft
    timeout: Theme.noticeTime + text.length * Theme.readingTime
    margins: Theme.spaceS
    padding: Theme.spaceS
    implicitWidth: Math.min(Math.ceil(implicitContentWidth), Theme.tipWidth) + 2 * padding
    implicitHeight: implicitContentHeight + 2 * padding
    closePolicy: T.Popup.NoAutoClose // Escape is for the sheet it lies over
    onAboutToShow: {
        const free = clearOf ?? parent;
        const row = free.mapToItem(parent, 0, 0, free.width, free.height);
        const middle = (parent.width - width) / 2;
        x = Math.round(clearOf ? Math.min(Math.max(middle, row.x), row.x + row.width - width) : middle);
        const above = row.y - Theme.spaceS - height;
        y = parent.mapToItem(null, 0, above).y >= margins ? above : row.y + row.height + Theme.spaceS;
    }
    onOpened: {
        const before = ToolTips.shown; // the keys' or the pointer's, whichever was there first
        ToolTips.shown = tip;
        before?.close();
    }
    onClosed: {
        if (ToolTips.shown === tip)
            ToolTips.shown = null;
    }
    onAskedChanged: if (!asked) close()

    Timer {
        id: pause

        interval: Theme.tipDelay
        running: tip.asked
        onTriggered: {
            if (tip.parent?.Window.window) // else what it speaks of has left before it opened
                tip.open();
        }
    }
    contentItem: Text {
        text: tip.text
        wrapMode: Text.Wrap
        Phrases.kept: true
        color: Theme.cream
        textFormat: Text.PlainText
        font { family: Theme.family; pixelSize: Theme.small; weight: Font.Medium }
    }
    background: Rectangle {
        color: Theme.ink
        radius: Theme.radiusS
        border { width: Theme.hairline; color: Theme.quiet }
    }
}
