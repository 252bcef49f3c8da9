import QtQuick
import QtQuick.Templates as T
import QtQuick.Window
import Bombshelf.Theme

/// Content higher than its place; wheel, drag, arrow keys, Page keys, Home and End move it, and it follows the keys' focus.
T.Control {
    id: pane

    default property alias content: view.flickableData
    property alias contentHeight: view.contentHeight
    property alias contentY: view.contentY
    readonly property Item focused: Window.activeFocusItem

    function scrollBy(dy: real): void {
        contentY = Math.max(0, Math.min(Math.max(0, contentHeight - height), contentY + dy));
    }
    function holds(item: Item): bool {
        while (item !== null && item !== view.contentItem)
            item = item.parent;
        return item !== null;
    }
    function follow(): void {
        if (focused === null || focused.height > height || !holds(focused))
            return;
        const top = focused.mapToItem(view.contentItem, 0, 0).y;
        const above = Math.min(0, top - Theme.spaceS - contentY);
        const below = Math.max(0, top + focused.height + Theme.spaceS - contentY - height);
        scrollBy(above + below);
    }

    onFocusedChanged: follow()
    onHeightChanged: follow()
    activeFocusOnTab: contentHeight > height || activeFocus
    focusPolicy: Qt.TabFocus
    Accessible.ignored: true
    Keys.onPressed: event => {
        switch (event.key) {
        case Qt.Key_Up: scrollBy(-60); break;
        case Qt.Key_Down: scrollBy(60); break;
        case Qt.Key_PageUp: scrollBy(-height * 0.9); break;
        case Qt.Key_PageDown: scrollBy(height * 0.9); break;
        case Qt.Key_Home: scrollBy(-contentHeight); break;
        case Qt.Key_End: scrollBy(contentHeight); break;
        default: return;
        }
        event.accepted = true;
        focusReason = Qt.TabFocusReason; // from now on it is moved by keys
    }

    Flickable {
        id: view

        anchors { fill: parent; leftMargin: -leftMargin; rightMargin: -rightMargin; bottomMargin: -bottomMargin }
        // Room for the rings of what is in it.
        leftMargin: Theme.spaceS
        rightMargin: Theme.spaceS
        bottomMargin: Theme.spaceXs
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        contentWidth: pane.width
        T.ScrollBar.vertical: InkScrollBar {}
    }
    FocusRing { // outside what is clipped, clear of the text
        anchors.margins: -Theme.spaceS
        shown: pane.visualFocus
    }
}
