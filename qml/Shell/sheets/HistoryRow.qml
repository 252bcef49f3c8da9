import QtQuick
import QtQuick.Layouts
import Bombshelf.Controls
import Bombshelf.Theme

// A match that is over: when, who, how it ended; look back at it, unless it is damaged, or throw it away (asked twice).
FocusScope {
    id: row

    required property string path
    required property string title
    required property string players
    required property string when
    required property string result
    required property string problem
    readonly property string heading: title + " · " + when

    signal lookedAt
    signal thrownAway

    Keys.forwardTo: [away]
    onActiveFocusChanged: if (activeFocus && problem !== "" && !away.asking) away.take()
    implicitHeight: line.implicitHeight + Theme.spaceS
    Accessible.role: Accessible.Grouping
    Accessible.name: title + ", " + when
    Accessible.description: problem !== "" ? problem + " " + players : result

    RowLayout {
        id: line

        anchors { left: parent.left; right: parent.right; rightMargin: Theme.spaceS }
        spacing: Theme.spaceM

        ColumnLayout {
            spacing: 0

            SectionTitle {
                Layout.fillWidth: true
                text: away.asking ? qsTr("Throw %1 away?", "a match: game, when").arg(row.heading) : row.heading
                wrapMode: away.asking ? Text.Wrap : Text.NoWrap
                maximumLineCount: 2
                elide: Text.ElideRight
            }
            BodyLabel {
                Layout.fillWidth: true
                text: row.problem !== "" ? row.problem : row.result
                color: row.problem !== "" ? Theme.warning : Theme.text
                wrapMode: Text.Wrap
                maximumLineCount: 2
                elide: Text.ElideRight
            }
            QuietLabel {
                Layout.fillWidth: true
                visible: row.problem !== "" // a result names them
                text: row.players
                elide: Text.ElideRight
            }
        }
        InkButton {
            id: lookBack

            visible: row.problem === "" && !away.asking
            focus: true
            text: qsTr("Look back")
            onClicked: row.lookedAt()
        }
        ThrowAway {
            id: away

            title: row.title
            players: row.players
            other: lookBack
            held: row.activeFocus
            onThrownAway: row.thrownAway()
        }
    }
}
