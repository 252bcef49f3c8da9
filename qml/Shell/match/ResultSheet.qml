pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Bombshelf.Controls
import Bombshelf.Table
import Bombshelf.Theme
import Bombshelf.View

// Who won and why, card by card, and what next. Points are counted up, unless somebody presses; then the winners are celebrated.
Sheet {
    id: sheet

    /// Where all lose, nobody celebrates.
    readonly property bool isWon: Match.players.some(player => player.winner)
    property real counted: 1 // how much of the points, 0 to 1
    readonly property bool tried: Campaign.holds(Match.path) // as a battle of the campaign

    /// As wide as the longest name, if the cards beside it leave that much.
    readonly property real nameWidth: Math.min(rows.width * 0.3, Math.max(120 * Theme.textScale, ...Match.tallies.map(tally => Math.ceil(names.advanceWidth(tally.name)))))

    title: qsTr("Result")
    wantedHeight: headHeight + rows.implicitHeight + Theme.spaceL + buttons.implicitHeight + 2 * padding
    wantedWidth: 940 * Theme.textScale
    onOpened: {
        calm.restart();
        count.start();
    }
    onClosed: confetti.stop()

    Timer { // whoever presses through the last choices has not pressed "Play again" yet
        id: calm

        interval: Theme.calm
        onTriggered: (sheet.tried ? map : again).forceActiveFocus(Qt.TabFocusReason)
    }
    NumberAnimation {
        id: count

        target: sheet
        property: "counted"
        from: 0
        to: 1
        duration: Match.cooperative ? 0 : Theme.counting
        easing.type: Easing.OutQuad
        onStopped: if (sheet.isWon && sheet.opened) confetti.play()
    }
    Confetti {
        id: confetti

        parent: sheet.parent
        anchors.fill: parent
        z: 1
    }
    FontMetrics {
        id: names

        font { family: Theme.family; pixelSize: Theme.large; weight: Font.Bold }
    }
    MouseArea {
        anchors.fill: parent
        z: 1
        enabled: count.running
        onPressed: mouse => {
            count.complete();
            mouse.accepted = false;
        }
    }
    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.spaceL
        focus: true
        Keys.onPressed: {
            count.complete();
            if (calm.running)
                calm.restart();
        }

        ScrollPane {
            Layout.fillWidth: true
            Layout.fillHeight: true
            contentHeight: rows.implicitHeight

            ColumnLayout {
                id: rows

                width: parent.width - Theme.spaceM // the scroll bar
                spacing: Theme.spaceL

                TeamResult {
                    Layout.fillWidth: true
                    visible: Match.cooperative
                }
                BodyLabel {
                    Layout.fillWidth: true
                    visible: !Match.cooperative
                    text: Match.winnersText
                    font { pixelSize: Theme.large; weight: Font.Bold }
                    wrapMode: Text.Wrap
                }
                Repeater {
                    model: Match.cooperative ? [] : Match.tallies

                    TallyRow {
                        required property var modelData

                        Layout.fillWidth: true
                        tally: modelData
                        nameWidth: sheet.nameWidth
                        player: Match.players[modelData.seat]
                        counted: sheet.counted
                    }
                }
                ScoreChart {
                    Layout.fillWidth: true
                    Layout.preferredHeight: wantedHeight
                    visible: !Match.cooperative && Match.totals.length > 2 // the start and the end are in the rows
                    players: Match.players
                    totals: Match.totals
                }
                InkButton {
                    text: qsTr("Was it fair?")
                    onClicked: Pages.sheet = Pages.Sheet.Fair
                }
                QuietLabel {
                    Layout.fillWidth: true
                    visible: Match.practice
                    text: qsTr("A practice match: something hidden had come out and was taken back, so it does not count.")
                    wrapMode: Text.Wrap
                }
            }
        }
        RowLayout {
            id: buttons

            Layout.alignment: Qt.AlignRight
            Layout.rightMargin: rows.parent.width - rows.width // in line with the rows
            spacing: Theme.spaceM
            enabled: !calm.running

            InkButton {
                visible: !sheet.tried
                text: qsTr("To the shelf")
                onClicked: Pages.showShelf()
            }
            InkButton {
                text: qsTr("Look back")
                onClicked: {
                    sheet.close();
                    Match.startLookBack();
                }
            }
            InkButton {
                id: again

                visible: !sheet.tried || (Match.practice || !Match.wonTogether) && Campaign.mayTryAfter(Match.path)
                kind: sheet.tried ? InkButton.Plain : InkButton.Primary
                text: sheet.tried ? qsTr("Try again") : qsTr("Play again")
                onClicked: {
                    sheet.close();
                    Pages.playAgain();
                }
            }
            InkButton {
                id: map

                visible: sheet.tried
                kind: InkButton.Primary
                text: qsTr("Back to the map")
                onClicked: Pages.showCampaign()
            }
        }
    }
}
