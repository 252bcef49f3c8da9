pragma ComponentBehavior: Bound

import QtQuick
import Bombshelf.Controls
import Bombshelf.Games.Omens
import Bombshelf.Theme
import Bombshelf.View

/// Famine's table: a field of twenty cells, and the seven hands that must be reaped from it.
BattleScene {
    id: scene

    readonly property Layout layout: places as Layout
    readonly property int asked: Game.players.findIndex(player => player.toMove)
    readonly property var cells: Array.from({length: 20}, (none, index) => "abcd"[Math.floor(index / 5)] + (index % 5 + 1))
    readonly property PokerHand ownHand: PokerHand { zone: "hand"; seat: scene.asked }
    readonly property var scored: Game.facts.scored ?? []

    places: Layout {}
    accent: Theme.wheat
    beats: ({
        "got": 90, "dealt": 300, "set-out": 300, "laid": 550, "left": 50, "passed": 150, "chose": 300, "took": 200, "scored": 1300, "removed": 180,
        "drew": 250, "deck-ran-out": 900, "straight-flush": 1600, "grid-filled": 1200, "time-up": 1200
    })
    sounds: ({
        "got": "card-slide", "set-out": "card-lay", "laid": "card-lay", "scored": "coin", "removed": "card-slide", "drew": "card-slide",
        "straight-flush": "win", "grid-filled": "dud", "time-up": "dud"
    })
    loud: ["scored", "straight-flush", "grid-filled", "time-up"]
    proclaim: (what, seat, args) => what === "scored" ? Art.call(args[0]) : what === "straight-flush" ? Art.call("straight-flush") : ""
    moves: {
        const all = {};
        for (const choice of Game.choices)
            switch (choice.verb) {
            case "lay":
                const card = `hand:${asked}:${ownHand.cards.indexOf(choice.args[0])}`;
                all[card] = Object.assign(all[card] ?? {}, {[`bare:-1:${choice.args[1]}`]: choice.move});
                break;
            case "take":
                all[`cell-${choice.args[0]}:-1:0`] = choice.move;
                break;
            }
        return all;
    }

    Foe {
        x: scene.layout.foe.x
        y: scene.layout.foe.y
        width: scene.layout.foe.width
        height: scene.layout.foe.height
        name: Game.title
        picture: "qrc:/assets/games/omens-famine/emblem.svg"
        accent: scene.accent
    }
    Repeater {
        model: scene.cells

        Place {
            required property string modelData
            readonly property rect at: scene.layout.cellAt("cell-" + modelData)

            presses: scene.presses
            name: `bare:-1:${modelData}`
            text: Game.counts !== undefined ? Game.zoneText("cell-" + modelData, -1) : ""
            picture: Art.picture("cell")
            x: at.x
            y: at.y
            width: at.width
            height: at.height
        }
    }
    Rectangle { // the seven hands
        x: scene.layout.scores.x
        y: scene.layout.scores.y
        width: scene.layout.scores.width
        height: scene.layout.scores.height
        radius: Theme.radiusM
        color: Qt.alpha(Theme.panel, 0.85)
        border { width: Theme.outline; color: Art.onTable }

        Column {
            anchors { fill: parent; margins: Theme.spaceS }

            Repeater {
                model: ["one-pair", "two-pair", "three-of-a-kind", "straight", "flush", "full-house", "four-of-a-kind"]

                BodyLabel {
                    required property string modelData
                    readonly property bool isScored: scene.scored.includes(modelData)

                    width: parent.width
                    height: parent.height / 7
                    verticalAlignment: Text.AlignVCenter
                    fontSizeMode: Text.Fit
                    minimumPixelSize: Theme.least
                    text: (isScored ? "✓ " : "○ ") + Art.categoryText(modelData)
                    font { weight: isScored ? Font.Black : Font.Normal; strikeout: isScored }
                    color: isScored ? Theme.quiet : Theme.text
                    Accessible.name: isScored ? qsTr("%1: scored").arg(Art.categoryText(modelData)) : qsTr("%1: not scored yet").arg(Art.categoryText(modelData))
                }
            }
        }
    }
    above: [
        PileTag {
            zone: "deck"
            at: scene.layout.deck
        },
        PileTag {
            zone: "discards"
            at: scene.layout.discards
        }
    ]
}
