import QtQuick
import Bombshelf.Controls
import Bombshelf.Table
import Bombshelf.Theme
import Bombshelf.View

/// Between people at one screen: whose turn it is, until they press that they sit before it. Behind it lies only what everybody may see.
FocusScope {
    id: curtain

    readonly property var next: Match.curtain >= 0 ? Match.players[Match.curtain] : undefined
    /// “Player 2” stays on one line.
    readonly property string nextName: next?.name.replace(/ /g, "\u00a0") ?? ""

    /// A sheet that lies over it has the keys until it is closed.
    readonly property bool inFront: visible && Pages.sheet === Pages.Sheet.None

    function takeKeys(): void {
        lift.forceActiveFocus(Qt.TabFocusReason);
        lift.focusReason = Qt.TabFocusReason; // it may have had the focus already
    }

    visible: next !== undefined
    onInFrontChanged: if (inFront) takeKeys()
    Accessible.role: Accessible.Dialog
    Accessible.name: message.Accessible.name

    Rectangle {
        anchors.fill: parent
        color: Theme.dim

        MouseArea {
            anchors.fill: parent
            hoverEnabled: true
        }
    }
    PrintedShape {
        anchors.centerIn: parent
        width: Math.min(parent.width - 2 * Theme.spaceXl, 460 * Theme.textScale)
        height: column.height + 2 * Theme.spaceXl
        radius: Theme.radiusL

        Column {
            id: column

            anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; margins: Theme.spaceXl }
            spacing: Theme.spaceL

            Face {
                anchors.horizontalCenter: parent.horizontalCenter
                width: 96 * Theme.textScale
                height: width
                face: curtain.next?.face ?? "owl"
            }
            TitleLabel {
                id: message

                width: parent.width
                text: qsTr("Pass the screen to %1").arg(curtain.nextName)
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.Wrap
            }
            BodyLabel {
                width: parent.width
                text: qsTr("What is asked next is for their eyes alone.")
                horizontalAlignment: Text.AlignHCenter
            }
            InkButton {
                id: lift

                anchors.horizontalCenter: parent.horizontalCenter
                width: Math.min(implicitWidth, parent.width)
                kind: InkButton.Primary
                focus: true
                text: qsTr("I am %1: show me").arg(curtain.nextName)
                // The last press of whoever sat here before must not open it.
                enabled: curtain.visible && !settling.running
                onEnabledChanged: if (enabled && curtain.inFront) curtain.takeKeys()
                onClicked: Match.liftCurtain()
            }
        }
    }
    Timer {
        id: settling

        interval: Theme.still
        running: curtain.visible
    }
}
