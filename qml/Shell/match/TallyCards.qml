import QtQuick
import Bombshelf.Controls
import Bombshelf.Theme

// So many cards of one kind, and what they are worth together.
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

        BodyLabel {
            text: qsTr("×%1", "how many of a card").arg(cards.modelData.count)
            font.weight: Font.Bold
            Accessible.ignored: true
        }
        QuietLabel {
            text: qsTr("= %1", "points of these cards").arg(cards.modelData.points)
            Accessible.ignored: true
        }
    }
}
