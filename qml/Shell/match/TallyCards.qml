import QtQuick
import Bombshelf.Controls
import Bombshelf.Theme

// So many cards of one kind, and what they are worth together, if anything.
Row {
    id: cards

    required property var modelData // a row of a tally
    required property string gameId

    spacing: Theme.spaceXs

    SmallCard {
        width: 44 * Theme.textScale
        gameId: cards.gameId
        kind: cards.modelData.kind
        caption: cards.modelData.kindText
    }
    Column {
        anchors.verticalCenter: parent.verticalCenter

        Row {
            spacing: Theme.spaceXs

            BodyLabel {
                text: qsTr("×%1", "how many of a card").arg(cards.modelData.count)
                font.weight: Font.Bold
                Accessible.ignored: true
            }
            BodyLabel {
                visible: cards.modelData.points !== 0
                text: qsTr("= %1", "points of these cards").arg(cards.modelData.points).replace("-", "−")
                Accessible.ignored: true
            }
        }
        QuietLabel {
            width: Math.min(implicitWidth, 110 * Theme.textScale)
            wrapMode: Text.Wrap
            text: cards.modelData.kindText
            Accessible.ignored: true
        }
    }
}
