import QtQuick
import Bombshelf.Controls
import Bombshelf.Theme

/// On a card or die that a helper changed: a stamp, and a slip with what it was before.
Item {
    id: mark

    required property BattlePiece piece
    readonly property string printed: piece.printed
    readonly property bool isDie: Art.isFace(printed)

    Image {
        anchors { right: parent.right; top: parent.top; margins: -0.08 * parent.width }
        width: Math.max(0.34 * parent.width, Theme.small)
        height: width
        source: Art.picture("mark-changed")
        sourceSize { width: Theme.pictureSizes[1]; height: Theme.pictureSizes[1] }
        mipmap: true
    }
    Rectangle {
        x: -0.04 * mark.width
        y: mark.isDie ? mark.height - height - x : (mark.height - height) / 2 // what a hand comes to is written over the feet of its cards
        width: row.width + Theme.spaceXs
        height: row.height
        radius: Theme.radiusXs
        color: Theme.card
        border { width: Theme.hairline; color: Theme.ink }

        Row {
            id: row

            anchors.centerIn: parent

            BodyLabel {
                text: mark.isDie ? mark.printed : mark.printed === "" ? "" : Art.value(mark.printed)
                color: Theme.ink
                font { pixelSize: Math.max(Theme.least, 0.16 * mark.width); weight: Font.Bold; strikeout: true }
                Accessible.ignored: true
            }
            Image {
                anchors.verticalCenter: parent.verticalCenter
                visible: !mark.isDie
                width: visible ? Math.max(Theme.least, 0.16 * mark.width) : 0
                height: width
                source: mark.isDie || mark.printed === "" ? "" : Art.picture("suit-" + Art.suit(mark.printed))
                sourceSize { width: Theme.pictureSizes[0]; height: Theme.pictureSizes[0] }
                mipmap: true
            }
        }
    }
}
