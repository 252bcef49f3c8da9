import QtQuick
import Bombshelf.Theme

/// What stands on an InkButton: icon, words, key.
Item {
    id: face

    property string text: ""
    property string iconName: ""
    property string keyText: ""
    property font font
    /// Written in light ink.
    property bool light: false
    /// How far it moves with its button, in whole pixels, so that it stays sharp.
    property int shift: 0
    readonly property real rest: (iconName !== "" ? picture.width + row.spacing : 0) + (keyText !== "" ? key.width + row.spacing : 0) // whether it is seen or not: its room is as wide

    implicitWidth: Math.ceil(words.implicitWidth) + rest
    implicitHeight: row.implicitHeight

    Row {
        id: row

        x: Math.round((face.width - width) / 2) + face.shift
        y: Math.round((face.height - height) / 2) + face.shift
        spacing: Theme.spaceS
        opacity: face.enabled ? 1 : Theme.disabledOpacity

        Icon {
            id: picture

            y: Math.round((row.height - height) / 2)
            visible: face.iconName !== ""
            width: Math.round(Theme.iconSize * 0.84)
            name: face.iconName
            light: face.light
        }
        Text {
            id: words

            y: Math.round((row.height - height) / 2)
            visible: text !== ""
            width: Math.min(Math.ceil(implicitWidth), Math.max(0, face.width - face.rest))
            text: face.text
            textFormat: Text.PlainText
            elide: Text.ElideRight
            verticalAlignment: Text.AlignVCenter // also when it is written smaller
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.least
            font: face.font
            color: face.light ? Theme.cream : Theme.text
        }
        Rectangle {
            id: key

            y: Math.round((row.height - height) / 2)
            visible: face.keyText !== ""
            width: Math.max(height, keyName.implicitWidth + Theme.spaceS)
            height: keyName.implicitHeight + Theme.spaceXxs
            radius: Theme.radiusXs
            color: "transparent"
            border { width: Theme.hairline; color: keyName.color }

            Text {
                id: keyName

                anchors.centerIn: parent
                text: face.keyText
                color: face.light ? Theme.cream : Theme.quiet
                font { family: Theme.family; pixelSize: Theme.small; weight: Font.Bold }
            }
        }
    }
}
