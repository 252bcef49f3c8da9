import QtQuick
import QtQuick.Templates as T
import QtQuick.Window
import Bombshelf.Theme

/// A sheet of paper over the page, which dims. Escape closes it; focus stays in it and goes back after.
T.Dialog {
    id: sheet

    default property alias body: holder.data
    property real wantedWidth: 640
    property real wantedHeight: 0
    readonly property real headHeight: head.visible ? head.height : 0
    readonly property real needed: wantedHeight > 0 ? wantedHeight : holder.childrenRect.height + headHeight + 2 * padding

    property Item before: null // had the keys
    property bool keyed: false // and showed it

    parent: T.Overlay.overlay
    scale: Theme.shrinking
    transformOrigin: T.Popup.TopLeft
    x: Math.round(((parent?.width ?? 0) - width * scale) / 2)
    y: Math.round(((parent?.height ?? 0) - height * scale) / 2)
    width: Math.min((parent?.width ?? wantedWidth) / scale - 2 * Theme.spaceXl, wantedWidth)
    height: Math.min((parent?.height ?? needed) / scale - 2 * Theme.spaceL, needed)
    padding: Theme.spaceXl
    modal: true
    focus: true
    closePolicy: T.Popup.CloseOnEscape
    onAboutToShow: {
        before = parent.Window.activeFocusItem;
        keyed = (before as T.Control)?.visualFocus ?? false;
    }
    onVisibleChanged: Sheets.note(sheet, visible)
    Component.onDestruction: Sheets.note(sheet, false)
    onClosed: before?.forceActiveFocus(keyed ? Qt.TabFocusReason : Qt.PopupFocusReason)
    T.Overlay.modal: Rectangle { color: Theme.dim }

    background: PrintedShape {
        radius: Theme.radiusL
    }
    contentItem: Item {}

    Item {
        id: head

        parent: sheet.contentItem
        width: parent.width
        height: visible ? Math.max(titleLabel.implicitHeight, Theme.target) + Theme.spaceM : 0
        visible: sheet.title !== ""

        TitleLabel {
            id: titleLabel

            width: parent.width - Theme.target - Theme.spaceM
            text: sheet.title
            elide: Text.ElideRight
        }
        IconButton {
            anchors.right: parent.right
            iconName: "close"
            text: qsTr("Close")
            shortcutText: qsTr("Esc")
            onClicked: sheet.close()
        }
    }
    FocusScope {
        id: holder

        parent: sheet.contentItem
        focus: true
        y: head.height
        width: sheet.width - 2 * sheet.padding // the content item gets its own only after the height has been worked out from it
        height: parent.height - head.height
    }
}
