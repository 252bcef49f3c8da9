import QtQuick
import QtQuick.Layouts
import QtQuick.Window
import Bombshelf.Controls
import Bombshelf.Theme

// All that is shown where the program can't: a sentence, without pictures.
Window {
    id: window

    required property string reason

    width: 560
    height: 240
    visible: true
    color: Theme.paper
    title: qsTr("Bombshelf")

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.spaceXl
        spacing: Theme.spaceM

        BodyLabel {
            Layout.fillWidth: true
            Layout.fillHeight: true
            verticalAlignment: Text.AlignVCenter
            wrapMode: Text.Wrap
            text: window.reason
        }
        InkButton {
            Layout.alignment: Qt.AlignRight
            focus: true
            text: qsTr("Close")
            onClicked: window.close()
        }
    }
}
