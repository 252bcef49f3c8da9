pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Bombshelf.Controls
import Bombshelf.Theme
import Bombshelf.View

// How fast the match goes, and whether it goes on at all, behind one button.
IconButton {
    id: button

    /// Something to press in the menu, by its key as well, which only does the same on the table as long as no menu is open.
    component Entry: InkButton {
        id: entry

        width: parent?.width ?? 0
        visible: Match.canPause
        kind: InkButton.Quiet
        Keys.onUpPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.TabFocusReason)
        Keys.onDownPressed: nextItemInFocusChain().forceActiveFocus(Qt.TabFocusReason)

        Shortcut {
            sequence: entry.keyText
            enabled: menu.opened && entry.visible && entry.open
            onActivated: entry.clicked()
        }
    }

    focusPolicy: Qt.TabFocus
    iconName: Match.paused ? "pause" : "clock"
    text: Match.paused ? qsTr("Paused. Pace of the match") : qsTr("Pace of the match")
    checked: Match.paused || menu.visible
    opened: menu.visible
    onClicked: menu.visible ? menu.close() : menu.open()
    onVisibleChanged: if (!visible) menu.close()

    T.Dialog {
        id: menu

        title: button.text
        scale: Theme.shrinking
        transformOrigin: T.Popup.TopLeft
        x: Math.round((button.width - width) / 2)
        y: button.height + Theme.spaceXs
        width: column.width + 2 * padding
        height: column.height + 2 * padding
        padding: Theme.spaceM
        margins: Theme.spaceS
        focus: true
        closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutsideParent
        onOpened: (going.visible ? going : speed).forceActiveFocus(button.visualFocus ? Qt.TabFocusReason : Qt.PopupFocusReason)
        onClosed: if (button.visualFocus) button.forceActiveFocus(Qt.TabFocusReason)

        background: Panel {
            radius: Theme.radiusM
        }

        Column {
            id: column

            width: Math.max(speed.implicitWidth, going.implicitWidth, step.implicitWidth, hurry.implicitWidth)
            spacing: Theme.spaceS

            Entry {
                id: going

                iconName: Match.paused ? "play" : "pause"
                text: Match.paused ? qsTr("Let the bots go on") : qsTr("Stop the bots")
                keyText: "P"
                onClicked: Match.paused = !Match.paused
            }
            Entry {
                id: step

                whyNot: Match.canStep ? "" : qsTr("It is no bot’s turn, or the bots are not stopped.")
                iconName: "step"
                text: qsTr("One move of a bot")
                keyText: "."
                onClicked: Match.step()
            }
            Entry {
                id: hurry

                whyNot: Match.canHurry ? "" : qsTr("It is your turn already, or the bots are stopped.")
                iconName: "skip"
                text: qsTr("Straight to your next choice")
                keyText: "N"
                onClicked: {
                    menu.close();
                    Match.hurry();
                }
            }
            SpeedControl {
                id: speed

                Keys.onUpPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.TabFocusReason)
                Keys.onDownPressed: nextItemInFocusChain().forceActiveFocus(Qt.TabFocusReason)
            }
        }
    }
}
