pragma ComponentBehavior: Bound

import QtQuick
import Bombshelf.Controls
import Bombshelf.Games.Omens
import Bombshelf.Theme
import Bombshelf.View

/// Hell's table: thirteen piles that the dice reach into, and a secret prophecy before each seat.
BattleScene {
    id: scene

    readonly property Layout layout: places as Layout
    readonly property int starter: Number(Game.facts.starter ?? 0)

    places: Layout {}
    accent: Theme.ember
    beats: ({
        "beelzebub-came": 700, "got-prophecy": 250, "laid-piles": 900, "uncovered": 180, "rolled": 1250, "announced": 600, "rolled-third": 1200,
        "took": 650, "found-empty": 800, "missed": 900, "beelzebub-took": 1000, "fell": 550, "emptied": 900, "fulfilled": 1300, "failed": 1300
    })
    sounds: ({
        "laid-piles": "shuffle", "rolled": "dice", "rolled-third": "dice", "took": "card-slide", "found-empty": "dud", "missed": "dud",
        "beelzebub-took": "curse", "fell": "card-slide", "uncovered": "card-turn", "emptied": "thud", "fulfilled": "coin", "failed": "dud"
    })
    loud: ["beelzebub-took", "emptied", "failed"]
    proclaim: (what, seat, args) => what === "emptied" ? qsTr("Pile %1 is empty", "its number").arg(args[0] === "14" || args[0] === 14 ? "1/14" : args[0])
        : what === "fulfilled" ? qsTr("Fulfilled!") : what === "failed" ? qsTr("Not fulfilled") : ""

    Foe {
        x: scene.layout.foe.x
        y: scene.layout.foe.y
        width: scene.layout.foe.width
        height: scene.layout.foe.height
        name: Game.title
        picture: "qrc:/assets/games/omens-hell/emblem.svg"
        accent: scene.accent

        QuietLabel {
            readonly property int empty: Game.counts === undefined ? 0 : Array.from({length: 13}, (none, index) => index).filter(index => (Game.counts[`pile-${index + 2}`] ?? 0) === 0).length

            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.least
            text: qsTr("Empty piles: %1 of %2").arg(empty).arg(Game.players.length)
        }
    }
    DiceTray {
        places: scene.places
    }
    Repeater { // the piles' numbers
        model: 13

        TableText {
            required property int index
            readonly property rect at: scene.layout.pile(index + 2)

            x: at.x
            y: at.y - height
            width: at.width
            height: scene.layout.label
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            text: index === 12 ? "1/14" : index + 2
            font { pixelSize: Math.max(Theme.least, 0.85 * scene.layout.label); weight: Font.Black }
        }
    }
    above: [
        Repeater {
            model: 13

            PileTag {
                required property int index

                zone: `pile-${index + 2}`
                at: scene.layout.pile(index + 2)
                picture: Art.picture("pile-empty")
            }
        },
        ProphecyMark {
            places: scene.places
            accent: scene.accent
            zone: "cards"
            anyFive: true
        },
        Repeater {
            model: Game.players.length

            HandBadge {
                id: badge

                required property int index
                readonly property rect row: scene.layout.taken(index)

                hand: PokerHand { zone: "cards"; seat: badge.index }
                accent: scene.accent
                z: 310
                x: row.x + (row.width - width) / 2
                y: scene.layout.isOwn(index) ? row.y - height / 2 : row.y + row.height - height / 2
            }
        }
    ]
}
