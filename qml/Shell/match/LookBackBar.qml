import QtQuick
import QtQuick.Layouts
import Bombshelf.Controls
import Bombshelf.Theme
import Bombshelf.View

// Through a match from its deal to its end.
Panel {
    id: bar

    radius: 0
    implicitHeight: row.implicitHeight + 2 * Theme.spaceS
    Keys.onShortcutOverride: event => event.accepted = event.key === Qt.Key_Space && !slider.activeFocus // it presses the button that has the keys

    RowLayout {
        id: row

        anchors { fill: parent; leftMargin: Theme.spaceL; rightMargin: Theme.spaceL }
        spacing: Theme.spaceS

        SectionTitle { text: qsTr("Looking back") }
        IconButton {
            iconName: Match.storyPlays ? "pause" : "play"
            text: Match.storyPlays ? qsTr("Stop here") : qsTr("Play on")
            shortcutText: qsTr("Space")
            onClicked: Match.storyPlays = !Match.storyPlays
        }
        IconButton {
            iconName: "minus"
            text: qsTr("One step back")
            shortcutText: qsTr("Ctrl+←")
            autoRepeat: true
            whyNot: Match.storyAt > 0 ? "" : qsTr("This is where the match begins.")
            onClicked: --Match.storyAt
        }
        InkSlider {
            id: slider

            Layout.fillWidth: true
            name: qsTr("Looking back")
            focus: true
            from: 0
            to: Math.max(1, Match.storyLength - 1)
            marks: Match.storyTurns
            stepSize: 1
            snapMode: InkSlider.SnapAlways
            value: Match.storyAt
            onMoved: Match.storyAt = value
        }
        IconButton {
            iconName: "plus"
            text: qsTr("One step on")
            shortcutText: qsTr("Ctrl+→")
            autoRepeat: true
            whyNot: Match.storyAt < Match.storyLength - 1 ? "" : qsTr("This is the last that has happened.")
            onClicked: ++Match.storyAt
        }
        BodyLabel {
            text: qsTr("%1 of %2").arg(Match.storyAt + 1).arg(Match.storyLength)
            horizontalAlignment: Text.AlignRight
            Layout.minimumWidth: 90 * Theme.textScale
        }
        InkButton {
            text: qsTr("Done")
            onClicked: Match.endLookBack()
        }
    }
}
