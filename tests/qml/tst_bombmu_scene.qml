import QtQuick
import QtTest
import Bombshelf.Theme
import Bombshelf.View

/// Bomb-mu!'s table: every piece on the bench at every size, dice that come to rest on what was rolled, and what is said.
SceneTest {
    name: "BombmuScene"
    gameId: "bombmu"

    readonly property var sizes: [[1024, 594], [1010, 752], [1650, 1032]]

    function checkPlaces(): void {
        for (const [width, height] of Theme.textScale > 2 ? [[3110, 2034]] : sizes) {
            checkPieces(width, height);
            const layout = scene.layout;
            verify(layout.dieWidth >= 30, `dice ${layout.dieWidth} wide, table ${width}x${height}`);
            const plaques = Match.players.map((player, seat) => layout.plaque(seat));
            for (const [seat, plaque] of plaques.entries()) {
                verify(plaque.x >= 0 && plaque.y >= 0 && plaque.x + plaque.width <= width && plaque.y + plaque.height <= scene.firstFocus.y);
                for (const other of plaques.slice(seat + 1))
                    verify(plaque.x + plaque.width <= other.x || other.x + other.width <= plaque.x || plaque.y + plaque.height <= other.y || other.y + other.height <= plaque.y, `plaques overlap, ${plaques.length} seats, table ${width}x${height}`);
            }
        }
    }
    function test_every_piece_lies_on_the_table_data(): var {
        return [2, 3, 4, 5].map(seats => ({tag: seats + " seats", seats: seats}));
    }
    function checkAllScales(): void {
        for (const scale of [0.8, 1, 1.6, 2.7]) { // the last one: what 4K makes of 100 %
            Theme.textScale = scale;
            checkPlaces();
        }
    }
    function test_every_piece_lies_on_the_table(row: var): void {
        begin(row.seats, 0);
        compare(pieces().length, 37 + row.seats + 11);
        checkAllScales();
        for (let answers = 0; !Match.over && answers < 60; ++answers) {
            chooseAny();
            if (answers % 25 === 0)
                checkAllScales();
        }
        checkAllScales();
    }
    function test_cards_and_chips_are_dealt_one_after_another(): void {
        Settings.speed = "fast";
        Theme.speed = Settings.speedFactor;
        begin(3, 0);
        verify(Match.moving);
        const cards = scene.held();
        compare(cards.length, 12);
        tryVerify(() => cards.every(card => card.coming && !shapeOf(card).faceUp));
        const coins = itemsOf(scene, item => item["there"] !== undefined);
        compare(coins.map(purse => purse.there), [0, 0, 0]);
        let inOrder = true;
        while (cards.some(card => card.coming)) {
            const ways = cards.map(card => card.coming);
            inOrder = inOrder && !ways.slice(ways.indexOf(true)).includes(false);
            wait(0);
        }
        verify(inOrder, "the first lands first");
        verify(Match.moving, "and nobody is asked before the last has landed");
        tryVerify(() => !Match.moving, 20000);
        compare(coins.map(purse => purse.there), [3, 3, 3]);
        verify(cards.every(card => inside(rectOf(card), Qt.rect(card.spot.x - 1, card.spot.y - 1, card.spot.width + 2, card.spot.height + 2))));
    }
    function test_a_deal_is_skipped_and_with_less_motion_there_is_none(): void {
        Settings.speed = "fast";
        Theme.speed = Settings.speedFactor;
        begin(3, 0);
        tryVerify(() => scene.held().every(card => card.coming));
        Match.skip();
        verify(!Match.moving && scene.held().every(card => !card.coming));
        tryVerify(() => scene.held().every(card => inside(rectOf(card), card.spot)));
        Theme.reducedMotion = true;
        leave();
        begin(3, 0);
        wait(0); // it would be dealt now
        verify(scene.held().every(card => !card.coming));
    }
    function test_the_bench_is_used_to_its_full(): void {
        begin(3, 0);
        for (const [width, height, scale, die, pile] of [[1010, 752, 1, 90, 95], [1650, 1032, 1.35, 150, 155], [1024, 560, 1.6, 55, 70]]) {
            Theme.textScale = scale;
            resize(width, height);
            const layout = scene.layout;
            layout.dice = 10;
            verify(layout.dieWidth >= die, `dice ${layout.dieWidth}, table ${width}x${height}`);
            verify(layout.pileWidth >= pile, `piles ${layout.pileWidth}, table ${width}x${height}`);
            const rooms = [layout.words, layout.diceRoom, ...["deck", "used"].map(zone => layout.spot(zone, -1, 0, 1))];
            for (let seat = 0; seat < 3; ++seat)
                rooms.push(layout.plaque(seat), layout.chips(seat), layout.played(seat));
            for (const [at, room] of rooms.entries())
                verify(rooms.slice(at + 1).every(other => apart(room, other)), `${at}: ${room}, table ${width}x${height}`);
        }
    }
    function test_who_sits_at_a_side_leaves_the_dice_their_room(): void {
        begin(4, 0);
        resize(1010, 752);
        const layout = scene.layout;
        layout.dice = 10;
        verify(layout.dieWidth >= 75, `dice ${layout.dieWidth}`);
        const rooms = [layout.words, layout.diceRoom];
        for (let seat = 0; seat < 4; ++seat)
            rooms.push(layout.plaque(seat), layout.chips(seat), layout.played(seat));
        for (const [at, room] of rooms.entries())
            verify(rooms.slice(at + 1).every(other => apart(room, other)), `${at}: ${room}`);
    }
    function test_eleven_dice_are_told_apart(): void {
        Theme.textScale = 1.6;
        begin(5, 0);
        const layout = scene.layout;
        for (const [width, height] of sizes) {
            resize(width, height);
            layout.dice = 11;
            verify(layout.dieWidth >= 30, `${layout.dieWidth}`);
            for (let i = 0; i < 11; ++i)
                for (let j = 0; j < i; ++j) {
                    const [a, b] = [layout.dieCorner(i), layout.dieCorner(j)];
                    verify(Math.abs(a.x - b.x) >= layout.dieWidth || Math.abs(a.y - b.y) >= layout.dieWidth);
                }
        }
    }

    function checkDice(): void {
        for (const piece of pieces()) {
            if (piece.zone !== "dice" && piece.zone !== "red-die")
                continue;
            const die = shapeOf(piece);
            verify(!die.rolling);
            compare(die.toGo, 0);
            compare(die.kinds[die.uppermost], piece.kind);
            compare(die.Accessible.name.includes(piece.kindText), true);
        }
    }
    function test_dice_lie_as_they_fell(): void {
        begin(2, 0);
        for (let i = 0; i < 80 && !Match.over; ++i) {
            chooseAny();
            checkDice();
        }
    }
    function test_a_screen_reader_hears_how_many_cards_are_left(): void {
        begin(2, 0);
        const piles = ["deck", "used"].map(zone => itemsOf(scene, item => item["zone"] === zone && item["name"] !== undefined)[0]);
        for (let i = 0; i < 20 && !Match.over; ++i) {
            piles.forEach(pile => compare(pile.Accessible.name, Match.zoneText(pile["zone"], -1)));
            chooseAny();
        }
        verify(Match.counts.used > 0);
    }
    /// Plays until somebody has to throw and may do nothing else.
    function seekThrow(): void {
        seek(2, {}, () => has("roll") && Match.choices.length === 1);
    }
    function test_people_throw_themselves(): void {
        seekThrow();
        Theme.speed = 1;
        const dice = pieces().filter(piece => piece.zone === "dice").map(shapeOf);
        const at = Qt.point(scene.layout.diceRoom.x + 20, scene.layout.diceRoom.y + 20);
        mousePress(scene, at.x, at.y);
        verify(dice.every(die => die.shaken));
        verify(has("roll"), "they are thrown when they are let go");
        mouseRelease(scene, at.x, at.y);
        verify(!has("roll"));
        verify(dice.every(die => !die.shaken));
    }
    function test_dice_stop_one_by_one(): void {
        seekThrow();
        Settings.speed = "normal";
        Theme.speed = 1;
        Match.choose(0);
        const dice = pieces().filter(piece => ["dice", "red-die"].includes(piece.zone)).map(shapeOf);
        const times = dice.map(die => die.time);
        verify(times.every((time, i) => i === 0 || time > times[i - 1]), times);
        fuzzyCompare(times[times.length - 1], scene.pictures.rolled, 1);
    }

    function test_dice_tumble_and_come_to_rest(): void {
        Settings.speed = "normal";
        Theme.speed = 1;
        begin(2, 0);
        untilAsked();
        let rolling = 0;
        let longest = 0;
        for (let i = 0; i < 6 && rolling === 0; ++i) {
            choose(0);
            for (let t = 0; t < 500 && (Match.moving || Match.choices.length === 0) && !Match.over; ++t) {
                const tumbling = pieces().filter(piece => piece.isDie && shapeOf(piece).rolling);
                rolling += tumbling.length > 0 ? 1 : 0;
                longest = Math.max(longest, ...tumbling.map(piece => shapeOf(piece).time));
                wait(20);
                lift();
            }
        }
        verify(rolling > 0);
        verify(longest > 0 && longest < 2000, longest); // milliseconds that it is meant to take
        tryVerify(() => !Match.moving, 20000);
        checkDice();
    }
    /// Plays until the other seat's 0 is on its way out of its hand; then what fits is seen in no frame.
    function watchTheZero(wrong: var): void {
        Settings.speed = "normal";
        Theme.speed = 1;
        let watched = 0;
        const seen = [];
        const look = () => {
            for (const piece of pieces().filter(one => !one.isDie)) {
                watched += piece.zone === "played" && piece.flying && !piece.layout.isOwn(piece.zoneSeat) ? 1 : 0;
                if (wrong(piece))
                    seen.push(`${piece.kind} ${piece.zone} ${piece.zoneSeat}`);
            }
        };
        for (let i = 0; i < 30 && watched === 0; ++i) {
            begin(2, 0);
            untilAsked();
            const zero = Match.choices.find(choice => choice.args[0] === "0");
            if (zero) {
                choose(zero.index);
                untilAsked();
                frames.triggered.connect(look);
                choose(0);
                tryVerify(() => watched > 0 && pieces().every(piece => !piece.flying));
                frames.triggered.disconnect(look);
            }
            leave();
        }
        verify(watched > 0);
        compare(seen.join(", "), "");
    }
    FrameAnimation {
        id: frames

        running: true
    }
    function test_nothing_chosen_is_seen_before_all_cards_turn(): void {
        watchTheZero(piece => piece.zone === "played" && !piece.layout.isOwn(piece.zoneSeat) && piece.flying && shapeOf(piece).shown);
    }
    function test_a_hand_that_closes_up_stays_behind_its_plaque(): void {
        watchTheZero(piece => piece.zone === "hand" && !piece.inOwnHand && piece.z >= 60);
    }
    function test_animated_pieces_arrive(): void {
        Settings.speed = "fast";
        Theme.speed = 0.2;
        begin(1, 3);
        untilAsked();
        choose(0);
        tryVerify(() => !Match.moving && Match.choices.length > 0 || Match.over, 60000);
        for (const piece of pieces()) {
            tryCompare(piece, "x", piece.spot.x);
            tryCompare(piece, "y", piece.spot.y);
            if (!piece.isDie && piece.drawn)
                tryVerify(() => shapeOf(piece).shown === shapeOf(piece).faceUp);
        }
    }

    function test_the_odds_are_shown_before_a_disposal(): void {
        begin(2, 0);
        for (let i = 0; i < 200 && !Match.over; ++i) {
            const chance = Match.facts.survival / 100;
            const shown = texts().match(/defuse it: ([\d.]+)%/);
            compare(shown !== null, Match.facts.phase === "dispose");
            if (shown) {
                fuzzyCompare(Number(shown[1]), chance, 0.5);
                compare(shown[1].includes("."), chance < 10 || chance > 90);
            }
            chooseAny();
        }
    }
    function test_odds_near_certainty_have_a_decimal_data(): var {
        return [[87, "0.9"], [999, "10.0"], [1000, "10"], [1667, "17"], [6667, "67"], [9000, "90"], [9444, "94.4"]].map(([chance, text]) => ({tag: text, chance: chance, text: text}));
    }
    function test_odds_near_certainty_have_a_decimal(row: var): void {
        begin(2, 0);
        compare(itemsOf(scene, item => item["percent"] !== undefined)[0].percent(row.chance), row.text);
    }
    function test_who_is_out_says_so(): void {
        begin(5, 0);
        for (let i = 0; i < 600 && !Match.over && !Match.facts.chips.includes(0); ++i)
            chooseAny();
        const out = Match.facts.chips.filter(chips => chips === 0).length;
        verify(out > 0);
        compare(texts().split("|").filter(text => text === "OUT").length, out);
    }
    function test_another_language_in_mid_match(): void {
        begin(2, 0);
        const japanese = checkJapanese();
        verify(!/[A-Za-z]{3,}/.test(japanese.replace(/SAFE/g, "")), japanese);
    }
}
