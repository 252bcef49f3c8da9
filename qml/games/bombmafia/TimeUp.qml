import QtQuick
import Bombshelf.Controls
import Bombshelf.Table
import Bombshelf.Theme

/// The stamp across the table when the deck is empty, for as long as that is looked at.
Rectangle {
    id: stamp

    required property Moment moment
    readonly property bool late: moment.now === "time-up" // until the first bag begins to open

    visible: late
    width: words.implicitWidth + 2 * Theme.spaceXl
    height: words.implicitHeight + Theme.spaceS
    rotation: -6
    radius: Theme.radiusM
    color: Theme.burgundy
    border { width: 2 * Theme.outline; color: Theme.cream }
    onLateChanged: if (late && Theme.bang > 0) fall.restart()

    TitleLabel {
        id: words

        anchors.centerIn: parent
        text: qsTr("Time is up!")
        color: Theme.cream
        font.pixelSize: Theme.huge
        Accessible.ignored: true
    }
    NumberAnimation {
        id: fall

        target: stamp
        property: "scale"
        from: 2.2
        to: 1
        duration: Theme.bang
        easing.type: Easing.OutBounce
    }
}
