pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Bombshelf.Controls
import Bombshelf.Theme
import Bombshelf.View

// Who won and why, card by card, and what next.
Sheet {
    id: sheet

    signal lookedBack

    title: qsTr("The reckoning")
    wantedHeight: headHeight + rows.implicitHeight + Theme.spaceL + buttons.implicitHeight + 2 * padding
    wantedWidth: 940 * Theme.textScale
    onOpened: again.forceActiveFocus(Qt.TabFocusReason)

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.spaceL

        ScrollPane {
            Layout.fillWidth: true
            Layout.fillHeight: true
            contentHeight: rows.implicitHeight

            ColumnLayout {
                id: rows

                width: parent.width
                spacing: Theme.spaceL

                BodyLabel {
                    Layout.fillWidth: true
                    text: Game.winnersText
                    font { pixelSize: Theme.large; weight: Font.Bold }
                    wrapMode: Text.Wrap
                }
                Repeater {
                    model: Game.tallies

                    TallyRow {
                        required property var modelData

                        Layout.fillWidth: true
                        tally: modelData
                        face: Game.players[modelData.seat].face
                    }
                }
                QuietLabel {
                    Layout.fillWidth: true
                    visible: Game.practice
                    text: qsTr("A practice match: hidden cards were seen and then taken back, so it does not count.")
                    wrapMode: Text.Wrap
                }
            }
        }
        RowLayout {
            id: buttons

            Layout.alignment: Qt.AlignRight
            spacing: Theme.spaceM

            InkButton {
                text: qsTr("To the shelf")
                onClicked: Pages.showShelf()
            }
            InkButton {
                text: qsTr("Look back")
                onClicked: {
                    sheet.close();
                    Game.startLookBack();
                    sheet.lookedBack();
                }
            }
            InkButton {
                id: again

                focus: true
                kind: "primary"
                text: qsTr("Play again")
                onClicked: {
                    sheet.close();
                    Game.again();
                }
            }
        }
    }
}
