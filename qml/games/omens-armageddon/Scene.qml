pragma ComponentBehavior: Bound

import QtQuick
import Bombshelf.Controls
import Bombshelf.Games.Omens
import Bombshelf.Games.OmensArmageddon
import Bombshelf.Table
import Bombshelf.Theme
import Bombshelf.View

/// Armageddon's table: Satan's hand in the middle, and before each seat a hand that has to beat it and the sixes that seat rolled.
BattleScene {
    id: scene

    readonly property int turn: Number(Match.facts.turn ?? -1)
    readonly property PokerHand ownHand: PokerHand { zone: "hand"; seat: scene.nearest }
    readonly property string satansHand: Helpers.nameOfZone("satan", -1)
    /// Cards named to be discarded for a six: they stand out until all are.
    readonly property var tossed: (Match.facts.tossing ?? []).map(place => cardAt("hand", turn, place))

    /// Places are counted from 1.
    function cardAt(zone: string, seat: int, place: var): string {
        return Helpers.nameOf(zone, seat, Number(place) - 1);
    }
    /// The face of the turn's die.
    function pips(): string {
        return String(Helpers.roll[0] ?? "");
    }
    function ownCard(): string {
        return cardAt("hand", turn, pips());
    }

    /// The card that has been looked at can be discarded, and those for a six are gathered.
    function goalsOf(piece: BattlePiece): var {
        const discard = Match.choices.find(choice => choice.verb === "discard");
        if (discard && piece.name === ownCard())
            return [{at: layout.discards, put: () => presses.put(discard.index)}];
        const gathers = gather?.things[piece.name] !== undefined && !presses.chosen(piece.name);
        return gathers ? [{at: layout.discards, put: () => presses.press(piece.name, false)}] : [];
    }
    function goalOf(choice: var): var {
        return choice?.verb === "satans" ? layout.discards : null;
    }
    function lightOf(what: string, seat: int, args: var): rect {
        switch (what) {
        case "satan-showed":
        case "satan-holds":
            return layout.hand(-1);
        case "showed":
        case "beat-satan":
        case "fell-short":
            return layout.hand(seat);
        case "satan-turned-up":
            return layout.deck;
        }
        return Rects.none;
    }
    function judge(what: string, seat: int, args: var): var {
        switch (what) {
        case "satan-holds":
            return {[satansHand]: 0};
        case "beat-satan":
            return {[Helpers.nameOfZone("hand", seat)]: 1};
        case "fell-short":
            return {[Helpers.nameOfZone("hand", seat)]: -1, [satansHand]: 1};
        case "won":
            return {[satansHand]: -1};
        }
        return null;
    }
    function strike(what: string, seat: int, args: var): void {
        if (what === "beat-satan")
            drama.spray(layout.hand(seat), 0.5 * layout.hand(seat).width);
        if (what !== "locked")
            return;
        const first = layout.locked(seat, 0);
        const last = layout.locked(seat, Number(args[0]) - 1);
        if (Number(args[0]) < layout.lockedThatLose) {
            drama.burn(Qt.rect(first.x, first.y, first.width, last.y + last.height - first.y), Number(args[0]));
            return;
        }
        drama.blast(last, 6 * last.width);
        drama.scorch(last, 6 * last.width);
        drama.burn(Qt.rect(0, 0.3 * layout.height, layout.width, 0.7 * layout.height), 11); // the whole table
    }
    function proclaim(what: string, seat: int, args: var): string {
        switch (what) {
        case "locked":
            return "6".repeat(Number(args[0]));
        case "unlocked":
            return qsTr("Unlocked!", "a die");
        case "satan-holds":
            return qsTr("Satan: %1", "a poker hand").arg(Art.categoryText(args[0]));
        case "beat-satan":
        case "fell-short":
            return Art.call(args[0]);
        }
        return "";
    }
    function movesOf(choices: var): var {
        const all = {};
        for (const choice of choices)
            if (choice.verb === "own")
                all[ownCard()] = choice.index;
            else if (choice.verb === "satans")
                all[cardAt("satan", -1, pips())] = choice.index;
        return all;
    }

    gameId: "omens-armageddon"
    carriedFrom: "hand"
    layout: Layout {
        id: layout

        handSize: scene.constant("hand-size")
        lockedThatLose: scene.constant("locked-that-lose")
    }
    accent: Theme.midnight
    beats: Art.beatsWith({
        "satan-came": 700, "thinned": 40, "thinned-out": 500, "dealt": 350, "turn-began": 250, "rolled": 1500, "looked": 500, "saw-own": 0, "kept": 1150,
        "discarded": 650, "satan-lost": 800, "refilled": 300, "hands-up": 500, "showed": 700, "satan-showed": 700, "tossed": 150, "reshuffled": 1100,
        "satan-turned-up": 1300, "satan-swapped": 1300, "satan-passed": 600, "locked": 1700, "unlocked": 900, "showdown": 900, "satan-holds": 1900,
        "beat-satan": 1900, "fell-short": 2100
    })
    turnsUp: ["kept", "showed", "satan-showed", "satan-turned-up"]
    sounds: Art.soundsWith({
        "satan-came": "curse", "thinned-out": "card-slide", "dealt": "card-slide", "rolled": "dice", "looked": "card-slide", "kept": "card-turn",
        "discarded": "card-slide", "satan-lost": "card-slide", "refilled": "card-lay", "showed": "card-turn", "satan-showed": "card-turn", "tossed": "card-slide",
        "reshuffled": "shuffle", "satan-turned-up": "card-turn", "satan-swapped": "curse", "locked": "thud", "unlocked": "coin", "showdown": "fuse",
        "satan-holds": "thud", "beat-satan": "coin", "fell-short": "dud"
    })
    loud: ["satan-swapped", "reshuffled", "locked", "fell-short"]
    ahead: Stakes.standing
    stampRoom: Qt.rect(layout.area.x, 0, layout.area.width, 2 * Theme.huge) // no hand is covered that is compared
    raised: tossed.length > 0 ? tossed : Match.choices.some(choice => choice.verb === "keep") ? [ownCard()] : ownHand.category === "high-card" ? [] : ownHand.makers
    gather: {
        const tosses = Match.choices.filter(choice => choice.verb === "toss");
        return tosses.length === 0 ? null : {
            things: tosses.reduce((all, choice) => Object.assign(all, {[cardAt("hand", turn, choice.args[0])]: choice.index}), {}),
            take: choices => Tossing.moves(choices),
            text: count => count + tossed.length === 0 ? qsTr("Keep all") : qsTr("Discard %n cards", "", count + tossed.length)
        };
    }

    Foe {
        at: layout.foe
        name: qsTr("Satan")
        picture: Art.picture("satan")
        accent: scene.accent

        QuietLabel {
            width: parent.width
            height: text === "" ? 0 : line.height
            horizontalAlignment: Text.AlignHCenter
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.least
            text: Match.facts["last-turn"] ? qsTr("The last turn") : ""

            FontMetrics { // its own height follows its fit, which follows its height
                id: line

                font { family: Theme.family; pixelSize: Theme.small }
            }
        }
    }
    DiceTray {
        layout: layout
    }
    Repeater { // by seat
        model: layout.lockedThatLose * Match.players.length

        LockedPlace {
            required property int index
            readonly property int place: index % layout.lockedThatLose

            at: layout.locked(Math.floor(index / layout.lockedThatLose), place)
            last: place === layout.lockedThatLose - 1
        }
    }
    above: [
        EachSeat { // the next one loses
            DangerMark {
                required property int index

                at: layout.locked(index, layout.lockedThatLose - 1)
                visible: Stakes.fatal.includes(index)
            }
        },
        Repeater { // what another card in its place may do
            model: Settings.odds ? Stakes.odds : []

            ChanceSlip {
                required property var modelData
                readonly property rect at: layout.inHand(modelData.seat, modelData.place)

                x: at.x + (at.width - width) / 2
                y: at.y + Math.min(0.5 * at.height, 0.88 * at.height - height)
                z: 320
                on: at.width
                chance: modelData.chance
                Accessible.name: Spoken.piece(said, modelData.seat >= 0 ? "hand" : "satan", modelData.seat, modelData.place, layout.handSize)
                more: modelData.seat >= 0 ? qsTr("better hand", "below the chance of it") : qsTr("weaker Satan", "below the chance of it")
            }
        },
        ChanceSlip { // beside the tray in which it will roll
            x: layout.tray.x + (layout.tray.width - width) / 2
            y: layout.tray.y + (layout.tray.height - height) / 2
            z: 320
            visible: Settings.odds && Stakes.losing.length > 0
            what: Stakes.losing.length === 0 ? "" : qsTr("A %1 loses all", "a face of a die").arg(Stakes.losing[0])
            chance: Stakes.chance
        },
        Repeater { // Satan's first
            model: layout.handSize * (1 + Match.players.length)

            PlaceNumber {
                required property int index

                at: layout.inHand(Math.floor(index / layout.handSize) - 1, place)
                place: index % layout.handSize
            }
        },
        Repeater { // Satan's first
            model: 1 + Match.players.length

            HandBadge {
                id: badge

                required property int index

                hand: PokerHand { zone: badge.index === 0 ? "satan" : "hand"; seat: badge.index - 1; settled: ["satan", "hand", "discards"] } // the new deck of a last turn aside
                row: layout.hand(index - 1)
                foresees: index > 0
                accent: scene.accent
                y: Math.min(row.y + row.height - 0.4 * height, layout.height - height)
            }
        },
        EachSeat {
            Pile { // a seat's locked dice in words
                required property int index

                zone: "locked"
                seat: index
                tells: !Match.moving
                at: Rects.around([layout.locked(index, 0), layout.locked(index, layout.lockedThatLose - 1)])
            }
        }
    ]
}
