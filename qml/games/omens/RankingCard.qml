pragma ComponentBehavior: Bound

import QtQuick
import Bombshelf.Controls
import Bombshelf.Games.Omens
import Bombshelf.Table
import Bombshelf.Theme
import Bombshelf.View

/// The ranking of poker hands, best first, with an example of each; what makes the hand is lifted.
Sheet {
    id: sheet

    readonly property var examples: ({
        "straight-flush": ["9s", "10s", "11s", "12s", "13s"],
        "four-of-a-kind": ["6c", "6d", "6h", "6s", "12d"],
        "full-house": ["8c", "8d", "8h", "4s", "4c"],
        "flush": ["2h", "5h", "8h", "10h", "13h"],
        "straight": ["5c", "6d", "7h", "8s", "9c"],
        "three-of-a-kind": ["7c", "7d", "7h", "12s", "3d"],
        "two-pair": ["11c", "11d", "5h", "5s", "2d"],
        "one-pair": ["9c", "9h", "13d", "7s", "4c"],
        "high-card": ["14s", "12d", "9c", "6h", "3s"]
    })
    readonly property real rowHeight: (body.height - note.height - Theme.spaceXs) / Poker.categories.length
    readonly property real cardWidth: Math.min(52 * Theme.textScale, (rowHeight - Theme.spaceXs) * 0.93 / Theme.cardRatio)

    title: qsTr("Poker hands, best first")
    wantedWidth: 560 * Theme.textScale
    wantedHeight: headHeight + Poker.categories.length * 76 * Theme.textScale + note.height + 2 * padding
    onOpened: body.forceActiveFocus()

    FocusScope {
        id: body

        anchors.fill: parent
        focus: true
        Keys.onPressed: event => {
            if (event.key !== Qt.Key_R || event.isAutoRepeat)
                return;
            event.accepted = true;
            sheet.close();
        }

        Repeater {
            model: Poker.categories

            Item {
                id: row

                required property string modelData
                required property int index
                readonly property var cards: sheet.examples[modelData]
                readonly property var makers: Poker.makers(cards)

                y: index * sheet.rowHeight
                width: body.width
                height: sheet.rowHeight
                Accessible.role: Accessible.ListItem
                Accessible.name: qsTr("%1. %2", "rank of a poker hand: its name").arg(index + 1).arg(Art.categoryText(modelData))
                Accessible.description: { Settings.language; return cards.map(card => Catalogue.kindText(Match.gameId, card)).join(", "); }

                Rectangle {
                    width: parent.width
                    height: Theme.hairline
                    visible: row.index > 0
                    color: Theme.quiet
                    opacity: 0.5
                }
                BodyLabel {
                    anchors { left: parent.left; right: line.left; rightMargin: Theme.spaceM; verticalCenter: parent.verticalCenter }
                    text: Art.categoryText(row.modelData)
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Theme.least
                    elide: Text.ElideRight
                    font { pixelSize: Theme.large; weight: Font.Black }
                    Accessible.ignored: true
                }
                Row {
                    id: line

                    anchors { right: parent.right; verticalCenter: parent.verticalCenter; verticalCenterOffset: 0.035 * sheet.rowHeight }
                    spacing: Theme.spaceXs

                    Repeater {
                        model: row.cards

                        Card {
                            required property string modelData
                            required property int index
                            readonly property bool makes: row.makers.includes(index)

                            width: sheet.cardWidth
                            enabled: false
                            faceUp: true
                            faceSource: Art.picture(modelData)
                            y: makes ? -0.06 * sheet.rowHeight : 0
                            opacity: makes ? 1 : 0.62
                            Accessible.ignored: true
                        }
                    }
                }
            }
        }
        QuietLabel {
            id: note

            readonly property string key: "category.rule" // of the family's own texts

            anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
            text: qsTranslate("omens", key)
            wrapMode: Text.Wrap
        }
    }
}
