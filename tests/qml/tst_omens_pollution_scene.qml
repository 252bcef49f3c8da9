import QtQuick
import QtTest
import Bombshelf.Games.Omens
import Bombshelf.Theme
import Bombshelf.View

/// Pollution's table: a card goes into the pool by one press and before a seat by two, and what pool and rows make is told at once.
BattleTest {
    id: test

    name: "OmensPollutionScene"
    gameId: "omens-pollution"

    readonly property PokerHand pool: PokerHand { zone: "pool" }
    readonly property list<PokerHand> rows: [PokerHand { zone: "table"; seat: 0 }, PokerHand { zone: "table"; seat: 1 }]

    function kinds(zone: string, seat: int): var {
        return things().filter(one => one.zone === zone && one.zoneSeat === seat).sort((one, other) => one.place - other.place).map(one => one.kind);
    }
    function badges(zone: string): var {
        return itemsOf(scene, item => item["foresees"] !== undefined && item["hand"]?.zone === zone);
    }
    function until(fits: var): void {
        seek(2, {difficulty: "ineffable"}, fits);
    }

    function test_everything_lies_in_its_place_data(): var {
        return [[2, 1], [3, 1.6], [4, 1], [4, 1.6]].map(([seats, scale]) => ({tag: `${seats} seats, text ${scale}`, seats: seats, scale: scale}));
    }
    function test_everything_lies_in_its_place(row: var): void {
        Theme.textScale = row.scale;
        begin(row.seats, 0, {difficulty: "normal"});
        for (let looks = 0; looks < 4 && !Match.over; ++looks) {
            for (const [width, height] of [[1024, 594], [1010, 752], [1650, 1032]])
                checkTable(width, height);
            for (let turns = 0; turns < 14 && !Match.over; ++turns) {
                chooseAny();
                untilAsked();
            }
        }
    }
    function checkTable(width: int, height: int): void {
        checkPieces(width, height);
        const layout = scene.layout;
        verify(layout.plaqueWidth >= Math.min(layout.otherWidth, layout.leastPlaque + layout.backsRoom), `plaques ${layout.plaqueWidth} at ${width}x${height}`);
        const pool = things().filter(one => one.zone === "pool");
        for (const one of things()) {
            const where = `${one.name} ${rectOf(one)} at ${width}x${height}`;
            if (one.zone === "pool")
                verify(inside(rectOf(one), layout.pool) && one.width > 36, where);
            if (one.zone === "table" || one.zone === "hand" && layout.isOwn(one.zoneSeat))
                verify(inside(rectOf(one), layout.board(one.zoneSeat)) && one.width > 36, where);
            else if (one.zone === "hand")
                verify(inside(rectOf(one), layout.plaque(one.zoneSeat)), where);
        }
        for (const one of pool)
            verify(pool.every(other => other === one || Math.abs(other.x - one.x) > 20 || Math.abs(other.y - one.y) > 20),
                `pool cards hide each other: ${pool.length} at ${width}x${height}`);
        for (const plaque of itemsOf(scene, item => item["lastAction"] !== undefined && !layout.isOwn(item["seat"])))
            for (const words of itemsOf(plaque, item => item.visible && (item["text"] ?? "") !== "" && item["elide"] !== undefined))
                verify(things().filter(one => one.zone === "hand").every(back => apart(rectOf(words), rectOf(back))), `“${words.text}” lies under a card at ${width}x${height}`);
        const middle = [layout.foe, layout.deck, layout.discards, layout.pool];
        for (const [at, room] of middle.entries())
            verify(inside(room, layout.middle) && middle.slice(at + 1).every(other => apart(room, other)), `${at}: ${room} at ${width}x${height}`);
    }

    function test_dice_for_the_start_lie_beside_the_pools_cards_data(): var {
        return [{tag: "small", width: 1024, height: 594, scale: 1}, {tag: "large letters", width: 1024, height: 594, scale: 1.6}, {tag: "large", width: 1650, height: 1032, scale: 1}];
    }
    function test_dice_for_the_start_lie_beside_the_pools_cards(row: var): void {
        Theme.textScale = row.scale;
        begin(2, 0);
        resize(row.width, row.height);
        const layout = scene.layout;
        for (let place = 0; place < 3; ++place) {
            const die = layout.die(place, 3);
            verify(die.width >= 24 && inside(die, layout.pool), `die ${place}: ${die}`);
            for (const card of [0, 1])
                verify(apart(die, layout.inPool(card)), `die ${place}: ${die}, ${layout.inPool(card)}`);
        }
    }
    function test_one_press_feeds_the_pool_data(): var {
        return [{tag: "by mouse", keys: false}, {tag: "by keys", keys: true}];
    }
    function test_one_press_feeds_the_pool(row: var): void {
        until(() => has("pollute"));
        const hand = [0, 1, 2].map(place => `hand:${Match.viewer}:${place}`);
        compare(lit(), hand);
        const kind = thing(hand[1]).kind;
        if (row.keys)
            for (const key of [Qt.Key_Up, Qt.Key_Right, Qt.Key_Return])
                keyClick(key);
        else
            click(thing(hand[1]));
        const pool = kinds("pool", -1);
        compare(pool.length, 3);
        if (!row.keys)
            compare(pool[2], kind);
        verify(has("lay"));
    }
    function test_the_first_card_goes_before_oneself_at_once(): void {
        until(() => has("lay"));
        const seat = Match.viewer;
        const kind = thing(lit()[0]).kind;
        click(thing(lit()[0]));
        compare(kinds("table", seat), [kind]);
    }
    function test_later_cards_go_before_whom_one_likes_data(): var {
        return [{tag: "by mouse", keys: false}, {tag: "by keys", keys: true}];
    }
    function test_later_cards_go_before_whom_one_likes(row: var): void {
        until(() => has("lay") && [0, 1].every(seat => Match.choices.some(choice => Number(choice.args[1]) === seat)));
        const other = 1 - Match.viewer;
        const before = kinds("table", other).length;
        const card = thing(lit()[0]);
        const kind = card.kind;
        const rows = ["row:0:next", "row:1:next"];
        if (row.keys) {
            keyClick(Qt.Key_Up);
            keyClick(Qt.Key_Return);
        } else {
            click(card);
        }
        compare(lit().filter(name => name.startsWith("row")), rows);
        const place = () => scene.things().find(one => one.name === rows[other]);
        if (row.keys) {
            if (!place().activeFocus)
                keyClick(Qt.Key_Up);
            verify(place().activeFocus);
            keyClick(Qt.Key_Return);
        } else {
            click(place());
        }
        compare(kinds("table", other).length, before + 1);
        if (!row.keys)
            compare(kinds("table", other)[before], kind);
    }
    function test_a_helper_changes_the_card_as_it_is_laid(): void {
        seek(2, {difficulty: "easy"}, () => Helpers.uses.bookseller !== undefined || Helpers.uses.driver !== undefined || Helpers.uses.boy !== undefined);
        const helper = ["bookseller", "driver", "boy"].find(kind => Helpers.uses[kind] !== undefined);
        const card = Object.keys(Helpers.uses[helper])[0];
        click(thing(helper));
        compare(lit(), [card]);
        click(thing(card));
        keyClick(Qt.Key_Return);
        compare(Object.keys(Helpers.printed), [card]);
        compare(thing(helper).zone, "spent");
    }
    /// Answers, and declines helpers, until it is so.
    function declineUntil(fits: var): void {
        for (let i = 0; i < 400 && !(Match.choices.length > 0 && fits()); ++i) {
            begun();
            untilAsked();
            choose(Match.choices.find(choice => choice.verb === "done")?.index ?? draw(Match.choices.length));
            untilAsked();
        }
        verify(fits());
    }
    function begun(): void {
        if (Match.over)
            begin(2, 0, {difficulty: "easy"});
    }
    function offHelp(): void {
        seek(2, {difficulty: "easy"}, () => has("done") && has("use-card"));
        const seat = Match.viewer;
        press("Don’t ask for now");
        declineUntil(() => Match.viewer === seat && (has("pollute") || has("lay")));
        verify(texts().includes("Ask about helpers again"), texts());
    }
    function test_the_keys_are_not_lost_with_the_button_for_helpers(): void {
        offHelp();
        const button = itemsOf(scene, item => item["clicked"] !== undefined && item["text"] === "Ask about helpers again")[0];
        button.forceActiveFocus();
        button.focusReason = Qt.TabFocusReason; // it may have had the focus already
        keyClick(Qt.Key_Space);
        verify(!texts().includes("Ask about helpers again"));
        tryVerify(() => lit().includes(scene.things().find(one => one.activeFocus)?.name)); // the cards that are asked for
        const rows = Match.log.rowCount();
        keyClick(Qt.Key_Return);
        if (scene.presses.picked !== "")
            keyClick(Qt.Key_Return);
        verify(Match.log.rowCount() > rows);
    }
    function test_another_person_is_asked_about_helpers_still(): void {
        offHelp();
        const seat = Match.viewer;
        declineUntil(() => Match.viewer !== seat && has("done") && has("use-card"));
        verify(texts().includes("Don’t ask for now"), texts());
    }
    function test_the_next_match_asks_about_helpers_again(): void {
        offHelp();
        verify(Match.again("casual"));
        lift();
        untilAsked();
        verify(!texts().includes("Ask about helpers again"), texts());
    }
    function test_the_pool_and_the_rows_are_told(): void {
        until(() => ["full-house", "flush", "straight"].includes(pool.category));
        const slip = badges("pool")[0];
        verify(slip.visible && slip.great);
        compare(slip.hand.category, Poker.category(kinds("pool", -1)));
        compare(things().filter(one => one.zone === "pool" && one.raised).length, 5);
        const inView = things().filter(one => ["pool", "table", "discards"].includes(one.zone)).map(one => one.kind);
        for (const badge of badges("table")) {
            const row = kinds("table", badge.hand.seat);
            compare(badge.hand.category, Poker.category(row));
            compare(badge.next !== "", row.length < 5 && Poker.possible(row, inView).length > 0);
        }
    }
    function test_a_full_row_waits_for_no_card(): void {
        until(() => Array.from(rows).some(row => row.cards.length === 5 && row.possible.length > 0));
        const full = badges("table").filter(badge => badge.hand.cards.length === 5);
        verify(full.length > 0);
        verify(full.every(badge => badge.next === ""));
    }
    function test_the_pools_hand_lies_below_what_is_left_of_it(): void {
        for (let i = 0; i < 20 && !(Match.counts["pool-hand"] > 0); ++i) {
            deal(3, 0, {difficulty: "ineffable"});
            playOut();
        }
        show();
        compare(Match.counts["pool-hand"], 5);
        checkPieces(1010, 752);
        const hand = things().filter(one => one.zone === "pool-hand");
        for (const one of things().filter(one => one.zone === "pool"))
            verify(hand.every(card => apart(rectOf(one), rectOf(card))));
        compare(badges("pool-hand").length, 1);
    }
    /// What became of the hand before says nothing of the next one, from the moment in which that comes.
    function test_each_hand_of_the_pool_comes_unjudged(): void {
        let hands = 0;
        let early = 0;
        const look = what => {
            if (what !== "pool-shows")
                return;
            ++hands;
            early += things().filter(one => one.zone === "pool-hand" && one.verdict !== 0).length;
        };
        for (let i = 0; i < 10 && hands < 2; ++i) {
            hands = 0;
            begin(0, 3, {difficulty: "easy"});
            Match.happened.connect(look); // after the scene
            tryVerify(() => Match.over, 60000);
            Match.happened.disconnect(look);
            leave();
        }
        verify(hands > 1);
        compare(early, 0);
    }
    function test_a_match_by_keys(): void {
        begin(2, 0, {difficulty: "easy"});
        playByKeys(() => {
            if (has("done"))
                return keyClick(Qt.Key_1);
            scene.firstFocus.forceActiveFocus();
            keyClick(Qt.Key_Up);
            keyClick(Qt.Key_Return);
            if (scene.presses.picked !== "")
                keyClick(Qt.Key_Return);
        });
    }
    function test_nothing_is_hoped_for_that_only_cards_in_view_would_make(): void {
        checkLostHope("table", ["pool", "table", "discards"], 4);
    }
    function test_another_language_in_mid_match(): void {
        begin(2, 0, {difficulty: "easy"});
        const japanese = checkJapanese();
        verify(!/[A-Za-z]{3,}/.test(japanese), japanese);
    }
}
