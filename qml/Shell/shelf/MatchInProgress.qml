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
    readonly property string name: campaign ? qsTr("Campaign: %1").arg(title) : title
    property alias asking: away.asking
    /// Tab stops here, and not at its neighbours: arrows go there.
    property bool current: true

    signal goneOn
    signal thrownAway

    function take(): void {
        away.take();
    }

    Keys.forwardTo: [away]
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
                text: slip.asking ? qsTr("Throw it away?") : slip.name
                font.weight: Font.Bold
                elide: Text.ElideRight
            }
            BodyLabel {
                id: detail

                Layout.fillWidth: true
                text: slip.problem !== "" ? slip.problem : slip.asking ? slip.name : slip.players
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
            focusPolicy: slip.current || activeFocus ? Qt.StrongFocus : Qt.ClickFocus
            kind: InkButton.Primary
            text: qsTr("Continue")
            Accessible.name: qsTr("Continue %1, %2").arg(slip.title).arg(slip.players)
            onClicked: slip.goneOn()
        }
        ThrowAway {
            id: away

            title: slip.title
            players: slip.players
            other: goOn
            held: slip.activeFocus
            passed: goOn.visible || !slip.current // the keys pass from match to match
            onThrownAway: slip.thrownAway()
        }
    }
}
