import QtQuick
import Bombshelf.Controls
import Bombshelf.Table
import Bombshelf.Theme
import Bombshelf.View

// A card or a die in the rule book.
Item {
    id: piece

    required property string gameId
    required property string kind
    readonly property GameArt art: Arts.of(gameId) as GameArt
    readonly property string name: Catalogue.kindText(gameId, kind)
    readonly property bool isDie: art?.isDie(kind) ?? false

    implicitWidth: 92 * Theme.textScale
    implicitHeight: isDie ? width : slip.visible ? slip.y + slip.height : card.height

    SmallCard {
        id: card

        width: parent.width
        visible: !piece.isDie
        gameId: piece.gameId
        kind: piece.kind
        caption: piece.art?.isCaptioned ?? true ? piece.name : ""
        Accessible.name: piece.name
    }
    Rectangle { // as a die's side on the table
        anchors { fill: parent; margins: 0.15 * parent.width }
        visible: piece.isDie
        radius: 0.16 * width
        color: Theme.card
        border { width: Theme.outline; color: Theme.ink }
        Accessible.role: Accessible.Graphic
        Accessible.name: piece.name

        Image {
            anchors { fill: parent; margins: 0.18 * parent.width }
            source: piece.isDie ? piece.art.pictureOf(piece.kind) : ""
            sourceSize { width: Theme.pictureSizes[2]; height: Theme.pictureSizes[2] }
            mipmap: true
        }
    }
    Rectangle { // too long a name for the card
        id: slip

        objectName: "slip"
        y: 0.84 * card.height
        anchors.horizontalCenter: parent.horizontalCenter
        visible: piece.art?.isOnSlip(piece.kind) ?? false
        width: parent.width + Theme.spaceS
        height: label.implicitHeight + Theme.spaceXs
        radius: Theme.radiusXs
        color: Theme.card
        border { width: Theme.hairline; color: Theme.ink }

        BodyLabel {
            id: label

            anchors { left: parent.left; right: parent.right; margins: Theme.spaceXxs; verticalCenter: parent.verticalCenter }
            text: piece.name.charAt(0).toUpperCase() + piece.name.slice(1)
            wrapMode: Text.Wrap
            horizontalAlignment: Text.AlignHCenter
            color: Theme.ink
            font { pixelSize: Theme.small; weight: Font.Bold }
            Accessible.ignored: true
        }
    }
}
