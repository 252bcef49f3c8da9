import QtQuick
import Bombshelf.Theme
import Bombshelf.View

/// What is written on a card: index or mark in two corners, name at the foot.
Item {
    id: face

    required property Card card
    readonly property real corner: width * 0.26
    readonly property real margin: width * 0.035
    readonly property bool small: width < Theme.captionFrom

    component Corner: Item {
        property alias text: words.text
        property alias mark: picture.source
        property int pixels: 64

        height: width

        Text {
            id: words

            anchors.centerIn: parent
            color: Theme.ink
            style: Text.Outline
            styleColor: Theme.card
            font { family: Theme.family; pixelSize: Math.max(Theme.least, parent.width * (text.length > 1 ? 0.8 : 1.04)); weight: Font.Black }
        }
        Image {
            id: picture

            anchors { fill: parent; margins: parent.width * 0.06 }
            sourceSize.width: parent.pixels
            mipmap: true
        }
    }

    Corner {
        x: face.margin
        y: face.margin
        width: face.corner
        text: face.card.printed.index
        mark: face.card.printed.mark
        pixels: face.card.pixels / 4
    }
    Corner {
        visible: !face.small || face.card.printed.caption === ""
        x: face.width - width - face.margin
        y: face.height - height - face.margin
        width: face.corner
        rotation: 180
        text: face.card.printed.index
        mark: face.card.printed.mark
        pixels: face.card.pixels / 4
    }
    Rectangle { // what a name stands on where the picture leaves it no room
        anchors.fill: name
        visible: face.small && name.visible
        radius: Theme.radiusXs
        color: Theme.card
    }
    // Between the left edge and the corner, on a small card across its foot: one line or two, as large as fits.
    Text {
        id: name

        objectName: "caption"
        x: face.small ? face.margin : face.width * 0.05
        y: face.small ? face.height - height - face.margin : face.height * 0.907 - height / 2
        width: face.small ? face.width - 2 * face.margin : face.width * 0.66
        height: Math.max(face.height * (face.small ? 0.24 : 0.155), face.small ? 2.8 * Theme.printed : 2 * Theme.least)
        visible: text !== ""
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        text: face.card.printed.caption
        wrapMode: Text.WordWrap
        Phrases.kept: true
        maximumLineCount: 2
        lineHeight: 0.8
        fontSizeMode: Text.Fit
        minimumPixelSize: Theme.printed
        color: Theme.ink
        style: face.small ? Text.Normal : Text.Outline
        styleColor: Theme.card
        font { family: Theme.family; pixelSize: Math.max(Theme.least, face.width * 0.105); weight: Font.Bold }
        transform: Scale { origin.x: name.width / 2; xScale: Math.min(1, name.width / Math.max(1, name.contentWidth)) } // the longest words on the smallest cards
    }
}
