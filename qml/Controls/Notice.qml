import QtQuick
import Bombshelf.Theme

/// A sentence that comes up over the page. It goes when it is closed, or by itself: later the longer it is, and never
/// while the pointer rests on it.
Panel {
    id: notice

    property string text: ""
    /// No wider than this.
    property real room: parent?.width ?? 0

    readonly property bool warns: sign.name === "warning"

    function show(sentence: string, icon = "warning"): void {
        sign.name = icon;
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
            width: Math.min(Math.ceil(implicitWidth), notice.room - sign.width - close.width - 2 * (Theme.spaceM + Theme.spaceL + Theme.spaceXl))
            text: notice.text
            wrapMode: Text.Wrap
            Accessible.ignored: true
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
