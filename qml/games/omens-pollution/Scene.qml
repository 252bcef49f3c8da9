pragma ComponentBehavior: Bound

import QtQuick
import Bombshelf.Games.Omens
import Bombshelf.Table
import Bombshelf.Theme
import Bombshelf.View

/// Pollution's table: the pool that everybody feeds, and a row of five before each seat to beat its hands with.
BattleScene {
    id: scene

    readonly property bool showdown: (Match.tableCounts["pool-hand"] ?? 0) > 0
    readonly property string poolsHand: Helpers.nameOfZone("pool-hand", -1)
    readonly property PokerHand poolHand: PokerHand { zone: scene.showdown ? "pool-hand" : "pool" }
    readonly property PokerHand ownHand: PokerHand { zone: "hand"; seat: scene.asked }

    /// Where the next card of a seat's row goes.
    function nextIn(seat: int): string {
        return Helpers.nameOf("row", seat, "next");
    }
    function lightOf(what: string, seat: int, args: var): rect {
        return what === "pool-shows" ? spotOfZone("pool-hand", -1) : what === "shows" ? layout.rowRoom(seat) : Rects.none;
    }
    function judge(what: string, seat: int, args: var): var {
        switch (what) {
        case "beats":
            return {[Helpers.nameOfZone("table", seat)]: 1, [poolsHand]: -1};
        case "falls":
            return {[Helpers.nameOfZone("table", seat)]: -1, [poolsHand]: 1};
        }
        return null;
    }
    function strike(what: string, seat: int, args: var): void {
        if (what === "beats")
            drama.spray(layout.rowRoom(seat), 0.5 * layout.rowRoom(seat).width);
        else if (what === "falls")
            drama.blast(layout.rowRoom(seat), 0.6 * layout.rowRoom(seat).width);
    }
    function proclaim(what: string, seat: int, args: var): string {
        return what === "pool-shows" ? qsTr("The pool: %1", "a poker hand").arg(Art.categoryText(args[0])) : what === "shows" ? Art.call(args[0]) : "";
    }
    function groundOf(zone: string, seat: int): string {
        return zone === "table" ? nextIn(seat) : "";
    }
    function movesOf(choices: var): var {
        const all = {};
        for (const choice of choices) {
            const card = Helpers.nameOf("hand", asked, ownHand.cards.indexOf(choice.args[0]));
            if (choice.verb === "pollute")
                all[card] = choice.index;
            if (choice.verb === "lay") {
                all[card] = all[card] ?? {};
                all[card][nextIn(choice.args[1])] = choice.index;
            }
        }
        for (const card in all) // nowhere else to go
            if (Object.keys(all[card]).length === 1)
                all[card] = Object.values(all[card])[0];
        return all;
    }
    function comes(what: string, seat: int): string {
        return what === "pool-shows" ? poolsHand : "";
    }
    function goalOf(choice: var): var {
        return choice?.verb === "pollute" ? layout.pool : choice?.verb === "lay" ? spotOfThing(nextIn(choice.args[1])) : null;
    }

    gameId: "omens-pollution"
    layout: Layout {
        id: layout

        slots: scene.constant("row-size")
        handSize: scene.constant("hand-size")
        poolAtStart: scene.constant("pool-at-start")
        showdown: scene.showdown
    }
    accent: Theme.sludge
    beats: Art.beatsWith({
        "got": 90, "dealt": 300, "pool-began": 700, "polluted": 650, "laid": 600, "gave": 700, "left": 50, "drew": 250, "all-have-five": 1100,
        "deck-ran-out": 1100, "hands-down": 500, "threw": 120, "pool-shows": 2100, "shows": 2100, "beats": 1700, "falls": 2100
    })
    turnsUp: ["pool-shows", "shows"]
    sounds: Art.soundsWith({
        "got": "card-slide", "pool-began": "card-turn", "polluted": "card-turn", "laid": "card-slide", "gave": "card-slide", "drew": "card-slide",
        "threw": "card-slide", "pool-shows": "card-turn", "shows": "card-turn", "beats": "coin", "falls": "dud"
    })
    loud: ["pool-shows", "shows", "falls"]
    raised: poolHand.category === "high-card" ? [] : poolHand.makers

    Foe {
        at: layout.foe
        accent: scene.accent
    }
    Image {
        x: layout.pool.x
        y: layout.pool.y
        width: layout.pool.width
        height: layout.pool.height
        source: Art.picture("pool")
        sourceSize { width: Theme.pictureSize(width); height: Theme.pictureSize(height) }
        mipmap: true
        Accessible.role: Accessible.StaticText
        Accessible.name: pool.text

        ToldZone {
            id: pool

            zone: "pool"
        }
    }
    Slots {
        layout: layout
    }
    EachSeat { // where the next card of a row goes
        Place {
            id: place

            required property int index

            presses: scene.presses
            name: scene.nextIn(index)
            text: told.text
            visible: playable
            at: layout.slot(index, Math.min(layout.slots - 1, told.count))

            ToldZone {
                id: told

                zone: "table"
                seat: place.index
            }
        }
    }
    above: [
        HandBadge {
            hand: scene.poolHand
            row: Qt.rect(layout.pool.x + 0.49 * layout.pool.width, layout.pool.y, 0.5 * layout.pool.width, layout.pool.height) // clear of the own hand's slip
            foresees: false
            accent: scene.accent
            y: row.y + row.height - height
        },
        EachSeat {
            HandBadge {
                id: badge

                required property int index

                hand: PokerHand { zone: "table"; seat: badge.index; settled: ["pool", "table", "discards"] }
                row: layout.row(index)
                foresees: hand.cards.length < layout.slots
                accent: scene.accent
                y: layout.isOwn(index) ? row.y - height - Theme.spaceXs : row.y + row.height - height / 2
            }
        }
    ]
}
