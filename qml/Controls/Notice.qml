import QtQuick
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

    readonly property bool warns: sign.name === "warning"

    signal taken

    function show(sentence: string, icon = "warning", button = ""): void {
        sign.name = icon;
        offer = button;
        text = sentence;
        away.restart();
    }
    function hide(): void {
        text = "";
    }

    visible: text !== ""
    width: row.width + 2 * Theme.spaceL
    height: row.height + 2 * Theme.spaceM
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
    Row {
        id: row

        anchors.centerIn: parent
        spacing: Theme.spaceM

        Icon {
            id: sign

            anchors.verticalCenter: parent.verticalCenter
        }
        BodyLabel {
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(Math.ceil(implicitWidth), notice.room - sign.width - (notice.offer !== "" ? act.width + row.spacing : 0) - close.width - 2 * (Theme.spaceM + Theme.spaceL + Theme.spaceXl))
            text: notice.text
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
        InkButton {
            id: act

            anchors.verticalCenter: parent.verticalCenter
            visible: notice.offer !== ""
            focusPolicy: Qt.TabFocus // a click leaves the keys with what is asked
            text: notice.offer
            onClicked: {
                notice.hide();
                notice.taken();
            }
        }
        IconButton {
            id: close

            anchors.verticalCenter: parent.verticalCenter
            iconName: "close"
            text: qsTr("Close")
            onClicked: notice.hide()
        }
    }
}
