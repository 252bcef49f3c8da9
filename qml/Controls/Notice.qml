import QtQuick
import QtQuick.Layouts
import Bombshelf.Theme

/// A sentence that comes up over the page. It goes when it is closed, or by itself: later the longer it is, and never
/// while the pointer rests on it.
Panel {
    id: notice

    property string text: ""
    /// What a button beside it says, or nothing.
    property string offer: ""
    /// No wider than this.
    property real room: parent?.width ?? 0

    /// It is no smaller: nothing of what it lies over sticks out.
    property size least: Qt.size(0, 0)

    readonly property string sign: picture.name
    readonly property bool warns: sign === "warning"

    signal taken
    signal shown(sentence: string)

    function show(sentence: string, icon = "warning", button = ""): void {
        picture.name = icon;
        offer = button;
        text = sentence;
        away.restart();
        shown(sentence);
    }
    /// Keys that were at one of its buttons go back to where they came from.
    function hide(): void {
        let before = Window.activeFocusItem;
        const held = isWithin(before);
        while (isWithin(before))
            before = before.nextItemInFocusChain(false);
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
        running: notice.visible && !pointer.rests
        onTriggered: notice.hide()
    }
    HoverHandler {
        id: pointer

        property point from // where the notice, or the pointer, came
        /// It has moved there: where a notice comes up under it, nobody is reading yet.
        property bool rests: false

        onHoveredChanged: {
            from = point.position;
            rests = false;
        }
        onPointChanged: rests = rests || hovered && point.position !== from
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
            visible: notice.offer !== ""
            focusPolicy: Qt.TabFocus // a click leaves the keys with what is asked
            text: notice.offer
            onClicked: {
                notice.taken();
                notice.hide();
            }
        }
        IconButton {
            iconName: "close"
            text: qsTr("Close")
            onClicked: notice.hide()
        }
    }
}
