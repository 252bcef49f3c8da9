import QtQuick
import QtQuick.Templates as T

/// Content higher than its place; wheel, drag, arrow keys, Page keys, Home and End move it.
Flickable {
    id: pane

    function scrollBy(dy: real): void {
        contentY = Math.max(0, Math.min(Math.max(0, contentHeight - height), contentY + dy));
    }

    clip: true
    boundsBehavior: Flickable.StopAtBounds
    contentWidth: width
    activeFocusOnTab: contentHeight > height || activeFocus
    Keys.onUpPressed: scrollBy(-60)
    Keys.onDownPressed: scrollBy(60)
    Keys.onPressed: event => {
        switch (event.key) {
        case Qt.Key_PageUp: scrollBy(-height * 0.9); break;
        case Qt.Key_PageDown: scrollBy(height * 0.9); break;
        case Qt.Key_Home: scrollBy(-contentHeight); break;
        case Qt.Key_End: scrollBy(contentHeight); break;
        default: return;
        }
        event.accepted = true;
    }
    T.ScrollBar.vertical: InkScrollBar {}

    FocusRing {
        parent: pane
        shown: pane.activeFocus
        anchors.margins: 0
    }
}
