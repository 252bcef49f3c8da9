pragma ComponentBehavior: Bound

import QtQuick
import Bombshelf.Controls
import Bombshelf.Theme
import Bombshelf.View

/// How the points went, round by round: a row of bars for each player, on one scale, with the numbers on them. Nothing is
/// told by colour alone. Where there are more rounds than room, the last ones are shown.
Item {
    id: chart

    /// [{name, face}] by seat.
    property var players: []
    /// Lists of the points by seat: at the start, and after each round.
    property var totals: []
    /// What brought the latest points, a card for each seat: {picture, text}. May be left out.
    property var cards: []

    readonly property real headHeight: Math.ceil(1.6 * Theme.small)
    readonly property real rowHeight: Math.max(Theme.least, Math.min(64 * Theme.textScale, (height - headHeight) / Math.max(1, players.length)))
    readonly property real wantedHeight: headHeight + players.length * 58 * Theme.textScale
    readonly property var latest: totals[totals.length - 1] ?? []
    readonly property int best: Math.max(...latest)
    readonly property int most: Math.max(1, ...totals.map(points => Math.max(...points)))
    readonly property int least: Math.min(0, ...totals.map(points => Math.min(...points)))

    readonly property real gap: Theme.spaceS
    readonly property real nameWidth: Math.min(width * 0.28, Math.max(80 * Theme.textScale, ...players.map(player => Math.ceil(names.advanceWidth(player.name))))) + rowFace + gap
    readonly property real rowFace: Math.min(rowHeight - Theme.spaceXs, 44 * Theme.textScale)
    readonly property real cardWidth: cards.length > 0 ? (rowHeight - 2 * Theme.spaceXs) / Theme.cardRatio : 0
    readonly property real changeWidth: cards.length > 0 ? 34 * Theme.textScale : 0
    readonly property real totalWidth: 64 * Theme.textScale
    readonly property real barsLeft: nameWidth + cardWidth + changeWidth + 3 * gap
    readonly property real barsWidth: Math.max(0, width - barsLeft - totalWidth)
    readonly property int shown: Math.min(totals.length, Math.max(1, Math.floor(barsWidth / (30 * Theme.textScale))))
    readonly property int first: totals.length - shown
    readonly property real step: Math.min(120 * Theme.textScale, barsWidth / Math.max(1, shown))

    /// A row in words.
    function spoken(seat: int): string {
        return totals.map(points => points[seat]).join(", ");
    }

    implicitHeight: wantedHeight
    Accessible.role: Accessible.Table
    Accessible.name: qsTr("Points, round by round")

    FontMetrics {
        id: names

        font { family: Theme.family; pixelSize: Theme.body; weight: Font.Bold }
    }
    Repeater { // the rounds
        model: chart.shown

        QuietLabel {
            required property int index
            readonly property int round: chart.first + index

            x: chart.barsLeft + index * chart.step
            width: chart.step
            height: chart.headHeight
            horizontalAlignment: Text.AlignHCenter
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.least
            elide: Text.ElideRight
            text: round === 0 ? qsTr("Start") : round
            Accessible.ignored: true
        }
    }
    Repeater {
        model: chart.players.length

        Rectangle {
            id: row

            required property int index
            readonly property var player: chart.players[index] ?? ({})
            readonly property int points: chart.latest[index] ?? 0

            y: chart.headHeight + index * chart.rowHeight
            width: chart.width
            height: chart.rowHeight
            radius: Theme.radiusS
            color: index % 2 ? "transparent" : Theme.hover
            Accessible.role: Accessible.Row
            Accessible.name: qsTr("%1: %2", "player, points").arg(player.name ?? "").arg(Match.pointsText(points))
            Accessible.description: chart.spoken(index)

            Face {
                anchors.verticalCenter: parent.verticalCenter
                width: chart.rowFace
                height: width
                face: row.player.face ?? ""
                mood: row.player.mood ?? "calm"
            }
            BodyLabel {
                id: name

                x: chart.rowFace + chart.gap
                anchors.verticalCenter: parent.verticalCenter
                width: chart.nameWidth - x
                text: row.player.name ?? ""
                elide: Text.ElideRight
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.small
                font.weight: Font.Bold
                Accessible.ignored: true
            }
            Card {
                readonly property var shows: chart.cards[row.index] ?? ({})

                x: chart.nameWidth + chart.gap
                anchors.verticalCenter: parent.verticalCenter
                width: chart.cardWidth
                visible: chart.cards.length > 0
                enabled: false
                faceUp: true
                faceSource: shows.picture ?? ""
                spoken: shows.text ?? ""
            }
            NumberLabel { // what it brought
                x: chart.nameWidth + chart.cardWidth + 2 * chart.gap
                anchors.verticalCenter: parent.verticalCenter
                width: chart.changeWidth
                text: chart.cards[row.index]?.text ?? ""
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.least
                font.pixelSize: Theme.large
                Accessible.ignored: true
            }
            Repeater {
                model: chart.shown

                ScoreBar {
                    required property int index

                    objectName: "bar"
                    x: chart.barsLeft + index * chart.step
                    width: chart.step
                    height: row.height
                    value: chart.totals[chart.first + index]?.[row.index] ?? 0
                    before: chart.totals[chart.first + index - 1]?.[row.index] ?? value
                    least: chart.least
                    most: chart.most
                }
            }
            NumberLabel {
                anchors { right: parent.right; rightMargin: Theme.spaceS; verticalCenter: parent.verticalCenter }
                text: Theme.figures(row.points)
                color: row.points <= 0 ? Theme.warning : Theme.text
                font.pixelSize: Math.min(Theme.title, chart.rowHeight * 0.6)
                Accessible.ignored: true
            }
            Icon { // leads
                anchors { right: parent.right; rightMargin: chart.totalWidth - width; verticalCenter: parent.verticalCenter }
                visible: row.points === chart.best
                width: Theme.iconSize * 0.75
                name: "star"
            }
        }
    }
}
