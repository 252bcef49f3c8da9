pragma ComponentBehavior: Bound

import QtQuick
import Bombshelf.Controls
import Bombshelf.Games.Omens
import Bombshelf.Games.OmensHell
import Bombshelf.Table
import Bombshelf.Theme
import Bombshelf.View

/// Hell's table: thirteen piles that the dice reach into, and a secret prophecy before each seat.
BattleScene {
    id: scene

    /// The numbers of the piles.
    readonly property var numbers: Array.from({length: constant("piles")}, (none, index) => constant("lowest-pile") + index)
    /// They tell who starts, and reach nothing.
    readonly property bool starts: moment.what === "start-roll" || moment.what === "starts"
    /// The pile that the dice reach; 0: none.
    readonly property int reached: starts ? 0 : Match.facts.pile ?? 0

    /// Of the dice that lie there, not of those that are being thrown.
    function sumText(): string {
        const terms = [...Stakes.counted].map((one, place) => place === 0 ? one : one > 0 ? "+ " + one : "− " + -one);
        return terms.length < 2 || starts || Art.rolls.includes(moment.begins) ? "" : `${terms.join(" ")} = ${Match.facts.total}`;
    }
    function lightOf(what: string, seat: int, args: var): rect {
        return what === "fulfilled" || what === "failed" ? Rects.around([layout.prophecy(seat), layout.besideProphecy(seat)]) : Rects.none;
    }
    function judge(what: string, seat: int, args: var): var {
        return foretells(what, "cards", seat);
    }
    function strike(what: string, seat: int, args: var): void {
        if (what === "fulfilled")
            drama.spray(layout.prophecy(seat), 3 * layout.cardOf(seat));
        if (what !== "emptied")
            return;
        const place = layout.pile(parseInt(args[0]));
        drama.burn(place, 3);
        drama.scorch(place, 1.2 * place.height);
    }
    function proclaim(what: string, seat: int, args: var): string {
        return what === "emptied" ? qsTr("Pile %1 is empty", "its number").arg(Art.reads(String(args[0]))) : foretold(what, args);
    }
    function movesOf(choices: var): var {
        const take = choices.find(choice => choice.verb === "take");
        return take === undefined ? {} : {[Helpers.nameOf("pile-" + reached, -1, 0)]: take.index};
    }
    function worded(choice: var): var {
        const reachesNothing = choice.verb === "take" && Stakes.reachesNothing;
        return reachesNothing ? Object.assign({}, choice, {text: qsTr("Take nothing"), hint: qsTr("That pile is empty.")}) : choice;
    }

    gameId: "omens-hell"
    alsoButtons: ["take"]
    layout: Layout {
        id: layout

        numbers: scene.numbers
    }
    accent: Theme.ember
    tagged: ["discards"]
    beats: Art.beatsWith({
        "beelzebub-came": 700, "got-prophecy": 250, "laid-piles": 900, "uncovered": 180, "rolled": 1500, "announced": 600, "rolled-third": 1500,
        "took": 650, "found-empty": 800, "missed": 900, "beelzebub-took": 1000, "fell": 550, "emptied": 1500, "fulfilled": 2100, "failed": 2100
    })
    turnsUp: ["fulfilled", "failed"]
    sounds: Art.soundsWith({
        "laid-piles": "shuffle", "rolled": "dice", "rolled-third": "dice", "took": "card-slide", "found-empty": "dud", "missed": "dud",
        "beelzebub-took": "curse", "fell": "card-slide", "uncovered": "card-turn", "emptied": "thud", "fulfilled": "coin", "failed": "dud"
    })
    loud: ["beelzebub-took", "emptied", "failed"]

    Foe {
        at: layout.foe
        accent: scene.accent
        spare: (Match.counts.adversary ?? 0) > 0 ? layout.foe.x + layout.foe.width - layout.adversary.x : 0

        QuietLabel {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.least
            wrapMode: Text.Wrap // beside Beelzebub
            text: Stakes.emptyPilesThatEnd > 0 ? qsTr("Empty piles: %1\u00a0of\u00a0%2").arg(Stakes.emptyPiles).arg(Stakes.emptyPilesThatEnd) : ""
        }
    }
    DiceTray {
        layout: layout
    }
    NumberLabel {
        x: layout.sum.x
        y: layout.sum.y
        width: layout.sum.width
        height: layout.sum.height
        text: scene.sumText()
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        fontSizeMode: Text.Fit
        minimumPixelSize: Theme.least
        color: Art.onTable
        font.pixelSize: Math.max(Theme.large, 0.7 * height)
    }
    Repeater { // the piles' numbers; that of the dice stands out
        model: scene.numbers

        TableText {
            required property int modelData
            readonly property rect at: layout.pile(modelData)
            readonly property bool reached: scene.reached === modelData

            x: at.x
            y: at.y - height - (reached ? 0.03 * at.height : 0) // the card rises
            width: at.width
            height: layout.label
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            text: Art.reads(String(modelData))
            color: reached ? Art.inkOn(scene.accent) : Art.onTable
            font { pixelSize: Math.max(Theme.least, 0.85 * layout.label); weight: Font.Black }

            Rectangle {
                z: -1
                anchors.centerIn: parent
                visible: parent.reached
                width: parent.width
                height: parent.height
                radius: Theme.radiusXs
                color: scene.accent
            }
        }
    }
    TableText {
        x: layout.discards.x
        y: layout.discards.y - height
        width: layout.discards.width
        height: layout.label
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        text: qsTr("Discards")
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.least
        font.pixelSize: Theme.small
    }
    above: [
        Repeater { // its last card ends it
            model: scene.numbers

            DangerMark {
                required property int modelData

                at: layout.pile(modelData)
                visible: Stakes.fatal === modelData
            }
        },
        Repeater {
            model: scene.numbers

            PileTag {
                required property int modelData

                zone: `pile-${modelData}`
                at: layout.pile(modelData)
                picture: Art.picture("pile-empty")
            }
        },
        ProphecyMark {
            layout: layout
            accent: scene.accent
        },
        EachSeat {
            HandBadge {
                id: badge

                required property int index
                readonly property rect taken: layout.besideProphecy(index)
                readonly property rect card: layout.inRow(taken, 0, 1, layout.cardOf(index))

                hand: PokerHand { zone: "cards"; seat: badge.index; settled: ["cards", "discards"]; wanted: badge.wanted }
                row: Qt.rect(taken.x, card.y, taken.width, card.height)
                wanted: Helpers.prophecies[index] ?? ""
                accent: scene.accent
                y: Math.min(row.y + row.height - 0.5 * height, (layout.isOwn(index) ? layout.height : layout.middle.y) - height)
            }
        }
    ]
}
