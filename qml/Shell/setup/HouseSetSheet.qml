pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Bombshelf.Controls
import Bombshelf.Theme
import Bombshelf.View

// How many there are of each card and each face of a die in the player's box. Nothing counts before it is used.
Sheet {
    id: sheet

    required property GameInfo game
    required property HouseSet numbers

    title: qsTr("%1: the missing numbers").arg(game.title)
    wantedWidth: 980 * Math.max(1, Theme.textScale) // buttons never shrink
    wantedHeight: headHeight + intro.implicitHeight + groups.implicitHeight + footer.implicitHeight + 2 * (padding + Theme.spaceM)
    onOpened: rows.itemAt(0)?.nextItemInFocusChain().forceActiveFocus(keyed ? Qt.TabFocusReason : Qt.PopupFocusReason)
    onClosed: numbers.load()

    BodyLabel {
        id: intro

        width: parent.width
        text: qsTr("If you own the game, enter the numbers of your copy. Matches that you begin from now on are played with these numbers.")
        wrapMode: Text.Wrap
    }
    ScrollPane {
        anchors { left: parent.left; right: parent.right; top: intro.bottom; bottom: footer.top; topMargin: Theme.spaceM; bottomMargin: Theme.spaceM }
        contentHeight: groups.implicitHeight

        Flow {
            id: groups

            width: parent.width - Theme.spaceM // the scroll bar
            bottomPadding: Theme.spaceXs // the focus ring
            spacing: Theme.spaceXxl

            Repeater {
                id: rows

                model: sheet.numbers.groups

                HouseSetGroup {
                    gameId: sheet.numbers.gameId
                    numbers: sheet.numbers
                }
            }
        }
    }
    RowLayout {
        id: footer

        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        spacing: Theme.spaceM

        BodyLabel {
            Layout.fillWidth: true
            text: sheet.numbers.refusal || sheet.numbers.problem
            color: Theme.warning
            font.weight: Font.Bold
            wrapMode: Text.Wrap
            Accessible.role: Accessible.AlertMessage
        }
        InkButton {
            enabled: !sheet.numbers.areDefault
            text: qsTr("Back to this shelf’s set")
            onClicked: {
                sheet.numbers.takeDefault();
                use.forceActiveFocus(Qt.TabFocusReason);
            }
        }
        InkButton {
            text: qsTr("Cancel")
            onClicked: sheet.close()
        }
        InkButton {
            id: use

            kind: InkButton.Primary
            enabled: sheet.numbers.refusal === ""
            text: qsTr("Use this set")
            onClicked: {
                if (sheet.numbers.save())
                    sheet.close();
            }
        }
    }
}
