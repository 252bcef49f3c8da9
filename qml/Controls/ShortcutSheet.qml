pragma ComponentBehavior: Bound

import QtQuick
import Bombshelf.Theme

/// All keys at a glance. `model`: [{keys, what}].
Sheet {
    id: sheet

    property var model: []

    title: qsTr("Keys")
    wantedWidth: 720 * Theme.textScale
    wantedHeight: headHeight + grid.implicitHeight + 2 * padding

    ScrollPane {
        objectName: "keys"
        anchors.fill: parent
        focus: true
        contentHeight: grid.implicitHeight

        Grid {
            id: grid

            width: parent.width - Theme.spaceM
            columns: 2
            columnSpacing: Theme.spaceXl
            rowSpacing: Theme.spaceS

            Repeater {
                model: sheet.model

                Row {
                    id: entry

                    required property var modelData

                    width: (grid.width - grid.columnSpacing) / 2
                    spacing: Theme.spaceM

                    Rectangle {
                        anchors.verticalCenter: parent.verticalCenter
                        width: keys.implicitWidth + Theme.spaceM
                        height: keys.implicitHeight + Theme.spaceXs
                        radius: Theme.radiusXs
                        color: Theme.field
                        border { width: Theme.hairline; color: Theme.line }

                        BodyLabel {
                            id: keys

                            anchors.centerIn: parent
                            text: Keypress.called(entry.modelData.keys)
                            font { pixelSize: Theme.small; weight: Font.Bold }
                        }
                    }
                    BodyLabel {
                        anchors.verticalCenter: parent.verticalCenter
                        width: parent.width - keys.implicitWidth - 2 * Theme.spaceM
                        text: entry.modelData.what
                        wrapMode: Text.Wrap
                    }
                }
            }
        }
    }
}
