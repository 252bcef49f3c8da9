import QtQuick
import Bombshelf.Controls
import Bombshelf.Theme
import Bombshelf.View

// The number of cards of one kind, and what they are worth together, if anything.
Row {
    id: cards

    required property var modelData // a row of a tally
    required property string gameId
    readonly property string points: Theme.figures(modelData.points)
    readonly property bool single: modelData.count === 1 && modelData.points !== 0

    spacing: Theme.spaceXs

    SmallCard {
        width: 44 * Theme.textScale
        gameId: cards.gameId
        kind: cards.modelData.kind
    }
    Column {
        anchors.verticalCenter: parent.verticalCenter

        Row {
            spacing: Theme.spaceXs

            BodyLabel {
                text: cards.single ? cards.points : qsTr("×%1", "how many of a card").arg(cards.modelData.count)
                font.weight: Font.Bold
                Accessible.ignored: true
            }
            BodyLabel {
                visible: !cards.single && cards.modelData.points !== 0
                text: qsTr("· %1", "points of these cards").arg(Match.pointsText(cards.modelData.points))
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
