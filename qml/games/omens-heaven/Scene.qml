pragma ComponentBehavior: Bound

import QtQuick
import Bombshelf.Games.Omens
import Bombshelf.Table
import Bombshelf.Theme
import Bombshelf.View

/// Heaven's table: a deck to look into, discards to take from, and before each seat a secret prophecy and five slots.
BattleScene {
    id: scene

    readonly property string topDiscard: Helpers.nameOf("discards", -1, 0)
    /// Own cards.
    readonly property int held: Match.counts.hand?.[asked] ?? 0
    /// Where a declined card goes.
    readonly property string declined: Helpers.nameOf("discards", -1, "place")

    /// The card that has been looked at goes into a slot, or onto the discards.
    function goalsOf(piece: BattlePiece): var {
        const goals = [];
        for (const choice of Match.choices) {
            const places = choice.verb === "keep" ? slotsFor(choice.args[0]).map(slot => layout.slot(asked, slot)) : choice.verb === "decline" ? [layout.discards] : [];
            places.forEach(at => goals.push({at: at, put: () => presses.put(choice.index)}));
        }
        return goals;
    }
    function goalOf(choice: var): var {
        return choice?.verb === "look" ? layout.drawn : null;
    }
    function lightOf(what: string, seat: int, args: var): rect {
        return what === "opened" ? layout.row(seat) : what === "fulfilled" || what === "failed" ? Rects.around([layout.prophecy(seat), layout.row(seat)]) : Rects.none;
    }
    function judge(what: string, seat: int, args: var): var {
        return foretells(what, "hand", seat);
    }
    function strike(what: string, seat: int, args: var): void {
        if (what === "fulfilled")
            drama.spray(layout.prophecy(seat), 3 * layout.cardOf(seat));
    }
    function proclaim(what: string, seat: int, args: var): string {
        return what === "gabriel-took" ? qsTr("Gabriel takes a card") : foretold(what, args);
    }
    function movesOf(choices: var): var {
        const all = {};
        for (const choice of choices)
            switch (choice.verb) {
            case "look":
                all[Helpers.nameOf("deck", -1, 0)] = choice.index;
                break;
            case "decline":
                all[declined] = choice.index;
                break;
            case "keep":
                slotsFor(choice.args[0]).forEach(slot => all[slotName(slot)] = choice.index);
                break;
            case "take":
                all[topDiscard] = all[topDiscard] ?? {};
                slotsFor(choice.args[0]).forEach(slot => all[topDiscard][slotName(slot)] = choice.index);
                break;
            }
        return all;
    }
    function nextQuestion(picked: string): string {
        if (Art.isCharacter(picked))
            return qsTr("%1: on which card? One that lies face down is turned up first.", "a helper").arg(Catalogue.kindText(gameId, picked));
        return picked !== topDiscard ? "" : held < layout.slots ? qsTr("Where will it go?") : qsTr("Which of your cards makes room?");
    }

    gameId: "omens-heaven"
    alsoButtons: ["decline"]
    carriedFrom: "drawn"
    layout: Layout {
        id: layout

        slots: scene.constant("hand-size")
        titleHeight: title.height
    }
    accent: Theme.halo
    beats: Art.beatsWith({
        "got-prophecy": 250, "dealt": 450, "removed": 800, "gabriel-came": 700, "gabriel-took": 1000, "looked-at": 350, "saw": 250, "kept": 1150,
        "declined": 1150, "took": 650, "gave-up": 500, "cannot-act": 600, "deck-ran-out": 1100, "opened": 750, "fulfilled": 2100, "failed": 2100
    })
    turnsUp: ["kept", "declined", "opened", "fulfilled", "failed"]
    sounds: Art.soundsWith({
        "dealt": "card-slide", "removed": "shuffle", "gabriel-took": "curse", "looked-at": "card-slide", "kept": "card-lay", "declined": "card-turn",
        "took": "card-slide", "gave-up": "card-slide", "opened": "card-turn", "fulfilled": "coin", "failed": "dud"
    })
    loud: ["gabriel-took", "deck-ran-out", "failed"]

    /// The card in that slot, or the empty slot.
    function slotName(place: int): string {
        return Helpers.nameOf(place < held ? "hand" : "slot", asked, place);
    }
    /// Which slots stand for a choice of that one: all free ones for the next of them.
    function slotsFor(place: string): var {
        const slot = Number(place);
        return slot < held ? [slot] : Array.from({length: layout.slots - held}, (none, index) => held + index);
    }

    Foe {
        at: layout.foe
        accent: scene.accent
    }
    TableText {
        id: title

        x: layout.removed.x
        y: layout.removed.y
        width: layout.removed.width
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
        font.pixelSize: Theme.small
        text: qsTr("Out of this battle")
    }
    Repeater {
        model: layout.slots * Match.players.length

        Place {
            required property int index
            readonly property int seat: Math.floor(index / layout.slots)
            readonly property int slot: index % layout.slots

            presses: scene.presses
            name: Helpers.nameOf("slot", seat, slot)
            text: qsTr("%1, slot %2, empty", "whose hand").arg(Match.zoneName("hand", seat)).arg(slot + 1)
            taken: slot < (Match.counts.hand?.[seat] ?? 0)
            at: layout.slot(seat, slot)
        }
    }
    Place {
        presses: scene.presses
        name: scene.declined
        text: Spoken.piece(Match.choices.find(choice => choice.verb === "decline")?.text ?? "", "discards", -1, 0, 1)
        taken: true
        picture: "" // the pile's own mark is there
        z: playable ? 200 : 0
        at: layout.discards
    }
    above: [
        ProphecyMark {
            layout: layout
            accent: scene.accent
        },
        EachSeat {
            HandBadge {
                id: badge

                required property int index

                hand: PokerHand { zone: "hand"; seat: badge.index; settled: ["removed"] }
                row: layout.row(index)
                wanted: Helpers.prophecies[index] ?? ""
                foresees: (Match.counts.deck ?? 0) + (Match.counts.drawn ?? 0) > 0
                accent: scene.accent
                y: Math.min(row.y + row.height - 0.5 * height, (layout.isOwn(index) ? layout.height : layout.middle.y) - height)
            }
        }
    ]
}
