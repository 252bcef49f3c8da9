import QtQuick
import Bombshelf.Controls
import Bombshelf.Table
import Bombshelf.Theme

// When no box is what was asked for.
Column {
    id: empty

    signal cleared

    spacing: Theme.spaceM

    Face {
        anchors.horizontalCenter: parent.horizontalCenter
        width: 112 * Theme.textScale
        height: width
        face: "raccoon"
    }
    BodyLabel {
        anchors.horizontalCenter: parent.horizontalCenter
        text: qsTr("Pockets has looked everywhere: no box on this shelf is like that.")
    }
    InkButton {
        anchors.horizontalCenter: parent.horizontalCenter
        kind: InkButton.Primary
        text: qsTr("Show every game")
        onClicked: empty.cleared()
    }
}
