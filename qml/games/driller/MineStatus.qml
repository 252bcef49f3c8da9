pragma ComponentBehavior: Bound

import QtQuick
import Bombshelf.Controls
import Bombshelf.Theme
import Bombshelf.View

/// How far the match has gone: explosions, and the draws of the turn.
Rectangle {
    id: mine

    required property Layout layout
    /// How many explosions end the match.
    required property int bombs
    readonly property int draws: Match.facts.draws ?? 0
    readonly property int drawn: Match.facts.drawn ?? 0
    readonly property real bombWidth: 34 * Math.max(0.8, layout.unit)
    readonly property real drawWidth: 18 * Math.max(0.8, layout.unit)
    /// Words, too, have room above the own seat.
    readonly property bool roomy: layout.ownTop - y > 2.9 * Theme.body + bombWidth + 1.4 * drawWidth + 2 * Theme.spaceL

    x: layout.margin
    y: layout.middle - layout.deckWidth * layout.ratio / 2
    width: column.implicitWidth + 2 * Theme.spaceM
    height: column.implicitHeight + 2 * Theme.spaceS
    radius: Theme.radiusM
    color: Theme.panel
    border { width: Theme.outline; color: Theme.ink }
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1 of %2 explosions. Cards drawn: %3. A full dig: %4.").arg(Match.facts.explosions ?? 0).arg(bombs).arg(drawn).arg(draws)

    Column {
        id: column

        anchors.centerIn: parent
        spacing: Theme.spaceXs

        BodyLabel {
            visible: mine.roomy
            text: qsTr("Explosions")
        }
        Row {
            spacing: Theme.spaceXs

            Repeater {
                model: mine.bombs

                Rectangle { // the bombs are black: in the dark each lies on paper
                    id: spot

                    required property int index

                    width: mine.bombWidth
                    height: width
                    radius: Theme.radiusXs
                    color: Theme.dark ? Theme.card : "transparent"
                    opacity: index < Match.facts.explosions ? 1 : Theme.dark ? 0.35 : 0.22

                    Image {
                        anchors { fill: parent; margins: Theme.dark ? 0.08 * parent.width : 0 }
                        sourceSize { width: 68; height: 68 }
                        mipmap: true
                        source: Art.picture("mark-bomb")
                    }
                }
            }
        }
        BodyLabel {
            visible: mine.roomy && Match.facts.turn !== undefined
            text: qsTr("Draws")
        }
        Row {
            visible: Match.facts.turn !== undefined
            spacing: Theme.spaceXs

            Repeater {
                model: Math.max(mine.draws, mine.drawn)

                Rectangle {
                    required property int index

                    width: mine.drawWidth
                    height: width * 1.4
                    radius: Theme.radiusXs
                    color: index < mine.drawn ? Theme.goInk : "transparent"
                    border { width: Theme.outline; color: index < mine.draws ? Theme.text : Theme.warningInk }
                }
            }
        }
    }
}
