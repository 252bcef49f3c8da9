import QtQuick
import QtQuick.Layouts
import Bombshelf.Controls
import Bombshelf.Theme

// A match that is over: when, who, how it ended; look back at it or throw it away (asked twice).
FocusScope {
    id: row

    required property string path
    required property string title
    required property string players
    required property string when
    required property string result
    required property string problem
    property bool asking: false
    readonly property string heading: title + " · " + when

    signal lookedAt
    signal thrownAway

    implicitHeight: line.implicitHeight + Theme.spaceS
    Accessible.role: Accessible.Grouping
    Accessible.name: title + ", " + when
    Accessible.description: (problem !== "" ? problem : result) + " " + players

    RowLayout {
        id: line

        anchors { left: parent.left; right: parent.right; rightMargin: Theme.spaceS }
        spacing: Theme.spaceM

        ColumnLayout {
            spacing: 0

            SectionTitle {
                Layout.fillWidth: true
                text: row.asking ? qsTr("Throw %1 away?", "a match: game, when").arg(row.heading) : row.heading
                wrapMode: row.asking ? Text.Wrap : Text.NoWrap
                maximumLineCount: 2
                elide: Text.ElideRight
            }
            BodyLabel {
                Layout.fillWidth: true
                text: row.problem !== "" ? row.problem : row.result
                color: row.problem !== "" ? Theme.warning : Theme.text
                elide: Text.ElideRight
            }
            QuietLabel {
                Layout.fillWidth: true
                text: row.players
                elide: Text.ElideRight
            }
        }
        InkButton {
            visible: row.problem === "" && !row.asking
            focus: true
            text: qsTr("Look back")
            onClicked: row.lookedAt()
        }
        IconButton {
            id: bin

            visible: !row.asking
            iconName: "trash"
            text: qsTr("Throw away")
            Accessible.name: qsTr("Throw away %1, %2", "a match: game, players").arg(row.title).arg(row.players)
            onClicked: {
                row.asking = true;
                keep.forceActiveFocus(Qt.TabFocusReason);
            }
        }
        InkButton {
            visible: row.asking
            kind: "danger"
            text: qsTr("Throw away")
            Accessible.name: qsTr("Throw away %1, %2", "a match: game, players").arg(row.title).arg(row.players)
            onClicked: row.thrownAway()
        }
        InkButton {
            id: keep

            visible: row.asking
            text: qsTr("Keep")
            onClicked: {
                row.asking = false;
                bin.forceActiveFocus(Qt.TabFocusReason);
            }
        }
    }
}
