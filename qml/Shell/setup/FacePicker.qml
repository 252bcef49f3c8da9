pragma ComponentBehavior: Bound

import QtQuick
import Bombshelf.Controls
import Bombshelf.Theme
import Bombshelf.View

// Everybody who might sit down, as faces to choose from.
Sheet {
    id: picker

    property int seat: 0
    property bool forBot: false // how a character plays is of no matter to a person

    signal faced(string face)

    readonly property var cast: Cast.faces

    function ask(forSeat: int, level: string, worn: string): void {
        seat = forSeat;
        forBot = level !== "";
        open();
        (faces.itemAt(cast.indexOf(worn)) as FaceButton)?.forceActiveFocus(Qt.TabFocusReason);
    }

    title: qsTr("Choose a face")
    wantedWidth: grid.implicitWidth + 2 * padding
    wantedHeight: grid.implicitHeight + headHeight + 2 * padding + Theme.spaceM

    Grid {
        id: grid

        columns: 5
        spacing: Theme.spaceL

        Repeater {
            id: faces

            model: picker.cast

            FaceButton {
                required property string modelData
                required property int index

                width: 88 * Theme.textScale
                height: width
                face: modelData
                text: { Settings.language; return Cast.botName(modelData); }
                introduction: picker.forBot ? qsTr("%1. %2", "a character, and how it plays").arg(text).arg(Cast.introduction(modelData)) : text
                Keys.onLeftPressed: faces.itemAt(Math.max(0, index - 1)).forceActiveFocus(Qt.TabFocusReason)
                Keys.onRightPressed: faces.itemAt(Math.min(faces.count - 1, index + 1)).forceActiveFocus(Qt.TabFocusReason)
                Keys.onUpPressed: faces.itemAt(index < grid.columns ? index : index - grid.columns).forceActiveFocus(Qt.TabFocusReason)
                Keys.onDownPressed: faces.itemAt(Math.min(faces.count - 1, index + grid.columns)).forceActiveFocus(Qt.TabFocusReason)

                onClicked: {
                    picker.faced(modelData);
                    picker.close();
                }
            }
        }
    }
}
