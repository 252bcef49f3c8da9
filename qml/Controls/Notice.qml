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
    function hide(): void {
        text = "";
    }

    visible: text !== ""
    width: Math.max(least.width, row.width + 2 * Theme.spaceL)
    height: Math.max(least.height, row.height + 2 * Theme.spaceM)
    border.color: warns ? Theme.warning : Theme.line
    Accessible.role: Accessible.AlertMessage
    Accessible.name: text

    Timer {
        id: away

        interval: Theme.noticeTime + notice.text.length * Theme.readingTime
        running: notice.visible && !pointer.hovered
        onTriggered: notice.hide()
    }
    HoverHandler {
        id: pointer
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
                notice.hide();
                notice.taken();
            }
        }
        IconButton {
            iconName: "close"
            text: qsTr("Close")
            onClicked: notice.hide()
        }
    }
}
