import QtQuick
import Bombshelf.Controls
import Bombshelf.Theme
import Bombshelf.View

/// The plaque of whoever the team is up against: emblem, name, and what is put into it.
Rectangle {
    id: foe

    required property rect at
    property url picture: Match.gameId === "" ? "" : `qrc:/assets/games/${Match.gameId}/emblem.svg`
    property string name: Match.title
    property color accent: Theme.midnight
    property real spare: 0 ///< at its right, for a card that lies on it
    default property alias detail: slot.data

    x: at.x
    y: at.y
    width: at.width
    height: at.height
    radius: Theme.radiusL
    color: Theme.panel
    border { width: 2 * Theme.outline; color: accent }
    Accessible.role: Accessible.Grouping
    Accessible.name: name

    Image {
        id: emblem

        anchors { horizontalCenter: words.horizontalCenter; top: parent.top; topMargin: Theme.spaceS }
        visible: width > Theme.small
        width: Math.min(parent.height - words.height - 2 * Theme.spaceS, parent.width - 2 * Theme.spaceS)
        height: width
        source: foe.picture
        sourceSize { width: Theme.pictureSize(width); height: Theme.pictureSize(width) }
        mipmap: true
    }
    Column {
        id: words

        anchors { left: parent.left; right: parent.right; bottom: parent.bottom; margins: Theme.spaceXs; rightMargin: foe.spare + Theme.spaceXs }

        BodyLabel {
            readonly property bool narrow: least.advanceWidth > width

            width: parent.width
            visible: implicitHeight + slot.height < foe.height // it stands in the bar as well
            horizontalAlignment: Text.AlignHCenter
            text: foe.name
            wrapMode: narrow ? Text.Wrap : Text.NoWrap
            maximumLineCount: 2
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.least
            elide: Text.ElideRight
            font { pixelSize: narrow ? Math.max(Theme.least, 0.7 * Theme.small) : Theme.large; weight: Font.Black }
            Accessible.ignored: true

            TextMetrics {
                id: least

                text: foe.name
                font { family: Theme.family; pixelSize: Theme.least; weight: Font.Black }
            }
        }
        Item {
            id: slot

            width: parent.width
            height: childrenRect.height
        }
    }
}
