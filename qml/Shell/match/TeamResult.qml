pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Bombshelf.Controls
import Bombshelf.Theme
import Bombshelf.View

// How a match ended in which all win or all lose: together, in one line, with all of them beside each other.
ColumnLayout {
    id: team

    spacing: Theme.spaceL

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.spaceM

        Icon {
            implicitWidth: Theme.huge
            name: Match.wonTogether ? "laurel" : "skull"
        }
        TitleLabel {
            Layout.fillWidth: true
            text: Match.winnersText
            font.pixelSize: Theme.heading
            wrapMode: Text.Wrap
        }
    }
    Flow {
        Layout.fillWidth: true
        spacing: Theme.spaceL

        Repeater {
            model: Match.players

            Column {
                id: mate

                required property var modelData

                width: 112 * Theme.textScale
                spacing: Theme.spaceXs

                Face {
                    anchors.horizontalCenter: parent.horizontalCenter
                    width: 72 * Theme.textScale
                    height: width
                    face: mate.modelData.face
                }
                BodyLabel {
                    width: parent.width
                    text: mate.modelData.name
                    horizontalAlignment: Text.AlignHCenter
                    font.weight: Font.Bold
                    elide: Text.ElideRight
                }
                QuietLabel { // what they showed in the end
                    width: parent.width
                    text: mate.modelData.outcome
                    horizontalAlignment: Text.AlignHCenter
                    wrapMode: Text.Wrap
                }
            }
        }
    }
}
