pragma ComponentBehavior: Bound

import QtQuick
import Bombshelf.Games.Omens
import Bombshelf.Games.OmensDeath
import Bombshelf.Table
import Bombshelf.Theme
import Bombshelf.View

/// Death's table: three dice, of which two count, and five cards before each seat that only its own holder knows.
BattleScene {
    id: scene

    readonly property int total: Art.rolls.includes(moment.begins) ? 0 : Number(Match.facts.total ?? 0)
    /// The two dice that make it, by their places.
    readonly property var counted: (DicePairs.of[total] ?? [[]])[0]
    readonly property PokerHand offered: PokerHand { zone: "offer" }
    readonly property PokerHand ownHand: PokerHand { zone: "hand"; seat: scene.nearest }

    function handOf(seat: int): string {
        return Helpers.nameOfZone("hand", seat);
    }
    function die(place: int): string {
        return Helpers.nameOf("dice", -1, place);
    }
    function goalOf(choice: var): var {
        return choice?.verb === "drop" ? layout.discards : choice?.verb === "take" ? layout.row(asked) : null;
    }
    function lightOf(what: string, seat: int, args: var): rect {
        return what === "opened" || what === "shows" ? layout.row(seat) : Rects.none;
    }
    function judge(what: string, seat: int, args: var): var {
        return what === "too-low" ? {[handOf(seat)]: -1} : what === "alike" ? {[handOf(seat)]: -1, [handOf(args[0])]: -1} : null;
    }
    function proclaim(what: string, seat: int, args: var): string {
        return what === "shows" ? Art.call(args[0]) : what === "alike" ? qsTr("Two hands alike") : what === "too-low" ? qsTr("Too low") : "";
    }
    function movesOf(choices: var): var {
        const all = {};
        for (const choice of choices)
            switch (choice.verb) {
            case "total": // two dice are pressed, one after the other; who likes takes their total by its button
                for (const [one, other] of DicePairs.of[choice.args[0]] ?? [])
                    for (const [first, second] of [[die(one), die(other)], [die(other), die(one)]])
                        all[first] = Object.assign(all[first] ?? {}, {[second]: choice.index});
                break;
            case "drop":
            case "turn-up":
                all[Helpers.nameOf("hand", asked, choice.args[0])] = choice.index;
                break;
            case "take":
                all[Helpers.nameOf("offer", -1, offered.cards.indexOf(choice.args[0]))] = choice.index;
                break;
            }
        return all;
    }

    gameId: "omens-death"
    alsoButtons: ["total"]
    layout: Layout {
        id: layout

        slots: scene.constant("hand-size")
    }
    accent: Theme.violet
    beats: Art.beatsWith({
        "took-out": 700, "got": 60, "dealt": 300, "rolled": 1450, "chose": 800, "dropped": 1100, "drew": 350, "passed": 250, "nobody": 700,
        "lost-from-deck": 650, "revealed": 1150, "exchanged": 600, "offered": 900, "took": 700, "stayed": 500, "deck-ran-out": 1100, "opened": 750, "shows": 1900,
        "too-low": 2100, "alike": 2100
    })
    turnsUp: ["dropped", "revealed", "opened", "shows"]
    sounds: Art.soundsWith({
        "took-out": "shuffle", "got": "card-slide", "rolled": "dice", "chose": "stamp", "dropped": "card-turn", "drew": "card-slide", "nobody": "dud",
        "lost-from-deck": "card-slide", "revealed": "card-turn", "exchanged": "card-slide", "offered": "card-turn", "took": "card-slide",
        "opened": "card-turn", "shows": "stamp", "too-low": "dud", "alike": "dud"
    })
    loud: ["nobody", "deck-ran-out", "too-low", "alike"]
    raised: [...counted.map(die), ...ownHand.category === "high-card" ? [] : ownHand.makers]

    Foe {
        at: layout.foe
        accent: scene.accent
    }
    DiceTray {
        layout: layout
        sum: scene.total > 0 && scene.offered.cards.length === 0 ? `= ${scene.total}` : "" // cards on offer take its place
    }
    TableText { // what all of you need, in lines of like length
        x: layout.goal.x + (layout.goal.width - width) / 2
        y: layout.goal.y
        width: Theme.evenWidth(whole.implicitWidth, whole.font.pixelSize, layout.goal.width)
        height: layout.goal.height
        text: whole.text
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
        fontSizeMode: Text.Fit
        minimumPixelSize: Theme.least
        elide: Text.ElideRight

        TableText { // in one line of the usual size
            id: whole

            visible: false
            text: Match.players.length > 1 ? qsTranslate("omens-death", "goal." + Match.players.length) : ""
        }
    }
    Slots {
        layout: layout
    }
    above: [
        EachSeat { // too low, or two alike
            StruckOut {
                required property int index

                at: layout.row(index)
                struck: scene.verdicts.judged[scene.handOf(index)] === -1
            }
        },
        EachSeat {
            HandBadge {
                id: badge

                required property int index

                hand: PokerHand { zone: "hand"; seat: badge.index }
                row: layout.row(index)
                foresees: false
                accent: scene.accent
                y: layout.isOwn(index) ? row.y - height - 0.09 * row.height : row.y + row.height - height / 2
            }
        }
    ]
}
