pragma ComponentBehavior: Bound

import QtQuick
import Bombshelf.Controls
import Bombshelf.Games.Omens
import Bombshelf.Games.OmensFamine
import Bombshelf.Theme
import Bombshelf.View

/// Famine's table: a field of cells, and the seven hands that must be reaped from it.
BattleScene {
    id: scene

    readonly property int columns: constant("columns")
    /// Row after row.
    readonly property var cells: Catalogue.game("omens-famine").wordsAfter("take")
    readonly property PokerHand ownHand: PokerHand { zone: "hand"; seat: scene.asked }
    readonly property var hands: Stakes.scorable
    readonly property var scored: Match.facts.scored ?? []
    /// The cell as a place, whatever lies on it.
    function bareCell(cell: string): string {
        return Helpers.nameOf("bare", -1, cell);
    }
    function judge(what: string, seat: int, args: var): var {
        if (what === "scored")
            return (Match.facts.taken ?? []).reduce((all, cell) => Object.assign(all, {[Helpers.nameOfZone("cell-" + cell, -1)]: 1}), {});
        return what === "removed" ? {[Helpers.nameOfZone("cell-" + args[1], -1)]: 0} : null;
    }
    function strike(what: string, seat: int, args: var): void {
        if (what === "scored")
            drama.spray(layout.entry(hands.indexOf(args[0])), 0.5 * layout.scores.width);
        else if (what === "straight-flush")
            drama.spray(layout.grid, 0.5 * layout.grid.width);
    }
    function proclaim(what: string, seat: int, args: var): string {
        return what === "scored" ? Art.call(args[0]) : what === "straight-flush" ? Art.call("straight-flush") : "";
    }
    function groundOf(zone: string, seat: int): string {
        return zone.startsWith("cell-") ? bareCell(zone.slice("cell-".length)) : "";
    }
    function movesOf(choices: var): var {
        const all = {};
        for (const choice of choices)
            switch (choice.verb) {
            case "lay":
                const card = Helpers.nameOf("hand", asked, ownHand.cards.indexOf(choice.args[0]));
                all[card] = Object.assign(all[card] ?? {}, {[bareCell(choice.args[1])]: choice.index});
                break;
            case "score":
                all[Helpers.nameOf("score", -1, choice.args[0])] = choice.index;
                break;
            case "take":
                all[Helpers.nameOf("cell-" + choice.args[0], -1, 0)] = choice.index;
                break;
            }
        return all;
    }

    gameId: "omens-famine"
    alsoButtons: ["score"]
    layout: Layout {
        id: layout

        handSize: scene.constant("hand-size")
        cells: scene.cells
        columns: scene.columns
        hands: scene.hands.length
    }
    accent: Theme.wheat
    beats: Art.beatsWith({
        "got": 90, "dealt": 300, "set-out": 300, "laid": 550, "left": 50, "passed": 150, "chose": 300, "took": 200, "scored": 1500, "removed": 320,
        "drew": 250, "deck-ran-out": 900, "straight-flush": 1600, "grid-filled": 1200, "time-up": 1200
    })
    sounds: Art.soundsWith({
        "got": "card-slide", "set-out": "card-lay", "laid": "card-lay", "scored": "coin", "removed": "card-slide", "drew": "card-slide",
        "straight-flush": "win", "grid-filled": "dud", "time-up": "dud"
    })
    loud: ["scored", "straight-flush", "grid-filled", "time-up"]
    stampRoom: layout.left // the harvest lies in the middle
    raised: Stakes.makers
    chosen: (Match.facts.taken ?? []).map(cell => Helpers.nameOf("cell-" + cell, -1, 0))

    Foe {
        at: layout.foe
        accent: scene.accent

        QuietLabel {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.least
            color: Stakes.few ? Theme.danger : Theme.quiet
            text: qsTr("Free squares: %1").arg(Stakes.bare)
            font.weight: Stakes.few ? Font.Black : Font.Normal
        }
        QuietLabel {
            width: parent.width
            visible: Match.facts["turns-left"] > 0
            horizontalAlignment: Text.AlignHCenter
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.least
            color: Theme.danger
            text: visible ? qsTr("Turns left: %1").arg(Match.facts["turns-left"]) : ""
            font.weight: Font.Black
        }
    }
    Repeater {
        model: scene.cells

        Place {
            id: cell

            required property string modelData

            presses: scene.presses
            name: scene.bareCell(modelData)
            text: told.text
            taken: told.count > 0
            picture: Art.picture("cell")
            at: layout.cellAt(modelData)

            ToldZone {
                id: told

                zone: "cell-" + cell.modelData
            }
        }
    }
    Rectangle { // the seven hands
        x: layout.scores.x
        y: layout.scores.y
        width: layout.scores.width
        height: layout.scores.height
        radius: Theme.radiusM
        color: Theme.panel
        border { width: Theme.outline; color: Art.onTable }
    }
    Repeater {
        model: scene.hands

        HandEntry {
            required property string modelData
            required property int index

            presses: scene.presses
            category: modelData
            accent: scene.accent
            isScored: scene.scored.includes(modelData)
            isBeingScored: Match.facts.scoring?.includes(modelData) ?? false
            isHeld: Stakes.held.includes(modelData)
            isNear: Stakes.aCardShort.includes(modelData)
            at: layout.entry(index)
        }
    }
    above: [
        Repeater { // the last free ones
            model: Stakes.few ? scene.cells.filter(cell => !(Match.counts["cell-" + cell] > 0)) : []

            DangerMark {
                required property string modelData

                at: layout.cellAt(modelData)
            }
        },
        Repeater { // a harvest lights up card by card
            model: scene.cells

            Reaped {
                required property string modelData

                cell: modelData
                at: layout.cellAt(modelData)
            }
        }
    ]
}
