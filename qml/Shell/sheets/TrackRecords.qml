pragma ComponentBehavior: Bound

import QtQuick
import Bombshelf.Controls
import Bombshelf.Theme
import Bombshelf.View

// How a player has fared with each game: a card for each that has been played to its end.
Flow {
    id: records

    readonly property real cardWidth: Math.max(200 * Theme.textScale, Math.floor((width - 2 * spacing) / 3))

    spacing: Theme.spaceS

    Repeater {
        model: Saves.trackRecords

        Panel {
            id: card

            required property var modelData

            width: Math.min(records.width, records.cardWidth)
            height: Math.max(box.height, words.height) + 2 * Theme.spaceS
            Accessible.role: Accessible.StaticText
            Accessible.name: `${modelData.title}: ${modelData.text}`

            Image {
                id: box

                anchors { left: parent.left; top: parent.top; margins: Theme.spaceS }
                width: Theme.target
                height: width
                source: card.modelData.art
                sourceSize.width: Theme.pictureSize(width)
                fillMode: Image.PreserveAspectFit
                mipmap: true
            }
            Column {
                id: words

                anchors { left: box.right; right: parent.right; top: parent.top; margins: Theme.spaceS }

                SectionTitle {
                    width: parent.width
                    text: card.modelData.title
                    font.pixelSize: Theme.body
                    wrapMode: Text.Wrap
                }
                QuietLabel {
                    width: parent.width
                    text: card.modelData.text
                    wrapMode: Text.Wrap
                    Accessible.ignored: true
                }
            }
        }
    }
}
