import QtQuick
import QtQuick.Templates as T
import Bombshelf.Theme

/// Content higher than its place; wheel, drag, arrow keys, Page keys, Home and End move it.
Item {
    id: pane

    default property alias content: view.flickableData
    property alias contentHeight: view.contentHeight
    property alias contentY: view.contentY

    function scrollBy(dy: real): void {
        contentY = Math.max(0, Math.min(Math.max(0, contentHeight - height), contentY + dy));
    }

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

    Flickable {
        id: view

        anchors.fill: parent
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        contentWidth: width
        T.ScrollBar.vertical: InkScrollBar {}
    }
    FocusRing { // outside what is clipped, clear of the text
        anchors.margins: -Theme.spaceS
        shown: pane.activeFocus
    }
}
