pragma ComponentBehavior: Bound

import QtQuick
import Bombshelf.Controls
import Bombshelf.Theme
import Bombshelf.View

/// Between two parts: everybody's points so far, and a press goes on.
Sheet {
    id: sheet

    title: qsTr("The first half is over")
    wantedWidth: 560 * Theme.textScale
    onOpened: next.forceActiveFocus(Qt.TabFocusReason)

    Column {
        width: parent.width
        spacing: Theme.spaceM

        BodyLabel {
            width: parent.width
            text: qsTr("Points are carried on. Everybody goes on with the same sapper, with all HP and uses again.")
            wrapMode: Text.Wrap
        }
        Repeater {
            model: sheet.opened ? Match.players.slice().sort((a, b) => b.points - a.points) : []

            Item {
                id: row

                required property var modelData

                width: parent.width
                height: Math.max(pin.height, points.implicitHeight)

                Image {
                    id: pin

                    width: Theme.target * 0.8
                    height: width
                    source: Art.sapper(row.modelData.seat)
                    mipmap: true
                    sourceSize { width: Theme.pictureSizes[1]; height: Theme.pictureSizes[1] }
                }
                BodyLabel {
                    anchors { left: pin.right; leftMargin: Theme.spaceM; right: points.left; verticalCenter: parent.verticalCenter }
                    text: row.modelData.name
                    elide: Text.ElideRight
                    font.weight: Font.Bold
                }
                NumberLabel {
                    id: points

                    anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                    text: Art.points(row.modelData.points)
                }
            }
        }
        InkButton {
            id: next

            anchors.right: parent.right
            focus: true
            kind: InkButton.Primary
            text: qsTr("Continue")
            onClicked: sheet.close()
        }
    }
}
