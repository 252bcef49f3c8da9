import QtQuick
import QtQuick.Layouts
import Bombshelf.Controls
import Bombshelf.Theme

// A match left open on the table before the shelf: go on, or throw it away (asked twice).
FocusScope {
    id: slip

    required property int index
    required property string path
    required property string title
    required property string players
    required property string when
    required property int moves
    required property string problem
    required property url art
    property bool campaign: false // a battle of it
    property bool asking: false
    /// Tab stops here, and not at its neighbours: arrows go there.
    property bool current: true

    signal goneOn
    signal thrownAway

    function ask(): void {
        asking = true;
        keep.forceActiveFocus(Qt.TabFocusReason);
    }
    function take(): void {
        (goOn.visible ? goOn : bin).forceActiveFocus(Qt.TabFocusReason);
    }
    function leaveIt(): void {
        asking = false;
        take();
    }

    onActiveFocusChanged: {
        if (activeFocus || !asking)
            return;
        asking = false;
        (goOn.visible ? goOn : bin).focus = true; // when the keys come back
    }
    Keys.onShortcutOverride: event => event.accepted = asking && event.key === Qt.Key_Escape
    Keys.onPressed: event => {
        if (event.key === Qt.Key_Delete && !asking)
            ask();
        else if (event.key === Qt.Key_Escape && asking)
            leaveIt();
        else if ((event.key === Qt.Key_Left || event.key === Qt.Key_Right) && asking)
            (keep.activeFocus ? really : keep).forceActiveFocus(Qt.TabFocusReason);
        else
            return;
        event.accepted = true;
    }
    implicitWidth: 430 * Theme.textScale
    implicitHeight: row.implicitHeight + 2 * Theme.spaceS
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Match in progress: %1").arg(title)
    Accessible.description: problem !== "" ? problem : players + ". " + story.text

    PaperShadow {
        anchors.fill: parent
        radius: Theme.radiusS
    }
    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusS
        color: Theme.panel
        border { width: Theme.outline; color: Theme.line }
    }
    RowLayout {
        id: row

        anchors { fill: parent; margins: Theme.spaceS }
        spacing: Theme.spaceS

        Image {
            Layout.preferredWidth: 46 * Theme.textScale
            Layout.preferredHeight: 60 * Theme.textScale
            visible: String(slip.art) !== ""
            source: slip.art
            sourceSize.height: 252
            fillMode: Image.PreserveAspectFit
            Rectangle {
                anchors.fill: parent
                color: "transparent"
                border { width: Theme.outline; color: Theme.ink }
            }
        }
        ColumnLayout {
            spacing: 0

            BodyLabel {
                objectName: "title"
                Layout.fillWidth: true
                text: slip.asking ? qsTr("Throw it away?") : slip.campaign ? qsTr("Campaign: %1").arg(slip.title) : slip.title
                font.weight: Font.Bold
                elide: Text.ElideRight
            }
            BodyLabel {
                id: detail

                Layout.fillWidth: true
                text: slip.problem !== "" ? slip.problem : slip.players
                font.pixelSize: Theme.small
                wrapMode: slip.problem !== "" ? Text.Wrap : Text.NoWrap
                maximumLineCount: slip.problem !== "" ? 2 : 1
                elide: Text.ElideRight

                HoverHandler { id: detailHover }
                ToolTipBubble {
                    shown: detailHover.hovered && detail.truncated
                    text: detail.text
                }
            }
            BodyLabel {
                id: story

                Layout.fillWidth: true
                visible: slip.problem === ""
                text: qsTr("%1 · %n moves", "when, how far", slip.moves).arg(slip.when)
                font.pixelSize: Theme.small
                elide: Text.ElideRight
            }
        }
        InkButton {
            id: goOn

            visible: !slip.asking && slip.problem === ""
            focus: slip.problem === ""
            focusPolicy: slip.current ? Qt.StrongFocus : Qt.ClickFocus
            kind: "primary"
            text: qsTr("Continue")
            Accessible.name: qsTr("Continue %1, %2").arg(slip.title).arg(slip.players)
            onClicked: slip.goneOn()
        }
        IconButton {
            id: bin

            visible: !slip.asking
            focusPolicy: goOn.visible ? Qt.NoFocus : slip.current ? Qt.StrongFocus : Qt.ClickFocus
            iconName: "trash"
            text: qsTr("Throw away")
            Accessible.name: qsTr("Throw away %1, %2", "a match: game, players").arg(slip.title).arg(slip.players)
            shortcutText: qsTr("Del")
            onClicked: slip.ask()
        }
        InkButton {
            id: really

            visible: slip.asking
            kind: "danger"
            text: qsTr("Throw away")
            Accessible.name: qsTr("Throw away %1, %2", "a match: game, players").arg(slip.title).arg(slip.players)
            onClicked: slip.thrownAway()
        }
        InkButton {
            id: keep

            visible: slip.asking
            text: qsTr("Keep")
            onClicked: slip.leaveIt()
        }
    }
}
