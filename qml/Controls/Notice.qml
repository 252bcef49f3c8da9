import QtQuick
import QtQuick.Layouts
import Bombshelf.Theme

/// A sentence that comes up over the page. It goes when it is closed, or by itself unless it stays: later the longer it is, and never
/// while the pointer rests on it.
Panel {
    id: notice

    property string text: ""
    /// What a button beside it says, or nothing, and what that does.
    property string offer: ""
    property var act: null // () => void
    /// It does not go by itself.
    property bool stays: false
    /// No wider than this.
    property real room: parent?.width ?? 0

    /// It is no smaller: nothing of what it lies over sticks out.
    property size least: Qt.size(0, 0)

    readonly property string sign: picture.name
    readonly property bool warns: sign === "warning"

    /// What had the keys before one of its buttons, and what has them.
    property Item before: null
    readonly property Item holder: Window.activeFocusItem

    signal shown(sentence: string)

    function show(sentence: string, icon = "warning", button = "", does = null): void {
        picture.name = icon;
        offer = button;
        act = does;
        stays = false;
        pointer.begin();
        text = sentence;
        away.restart();
        shown(sentence);
    }
    /// Keys that are at one of its buttons go back to where they came from.
    function hide(): void {
        const held = isWithin(holder);
        text = "";
        if (held)
            before?.forceActiveFocus(Qt.TabFocusReason);
    }
    function isWithin(item: Item): bool {
        for (let one = item; one; one = one.parent)
            if (one === notice)
                return true;
        return false;
    }

    onHolderChanged: {
        if (!isWithin(holder))
            before = holder;
    }
    visible: text !== ""
    width: Math.max(least.width, row.width + 2 * Theme.spaceL)
    height: Math.max(least.height, row.height + 2 * Theme.spaceM)
    border.color: warns ? Theme.warning : Theme.line
    Accessible.role: Accessible.AlertMessage
    Accessible.name: text

    Timer {
        id: away

        objectName: "away"
        interval: Theme.noticeTime + notice.text.length * Theme.readingTime
        running: notice.visible && !notice.stays && !pointer.rests
        onTriggered: notice.hide()
    }
    HoverHandler {
        id: pointer

        property point from // where it was on the page as the notice came, or as it came itself
        /// It has moved there: where a notice comes up under it, nobody is reading yet.
        property bool rests: false

        function begin(): void {
            from = point.scenePosition;
            rests = false;
        }

        onHoveredChanged: begin()
        onPointChanged: rests = rests || hovered && point.scenePosition !== from
    }
    RowLayout {
        id: row

        anchors.centerIn: parent
        width: Math.min(implicitWidth, notice.room - 2 * (Theme.spaceL + Theme.spaceXl))
        spacing: Theme.spaceM

        Icon {
            id: picture
        }
        BodyLabel {
            Layout.fillWidth: true
            text: notice.text
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
        InkButton {
            objectName: "offer"
            visible: notice.offer !== ""
            focusPolicy: Qt.TabFocus // a click leaves the keys with what is asked
            text: notice.offer
            onClicked: {
                const act = notice.act;
                notice.hide();
                act();
            }
        }
        IconButton {
            focusPolicy: Qt.TabFocus
            iconName: "close"
            text: qsTr("Close")
            onClicked: notice.hide()
        }
    }
}
