import QtQuick
import QtTest
import Bombshelf.Theme
import Bombshelf.View

/// Bomb Mafia's table with real matches: played by keys alone, everything in its place at every size, bags that show nothing
/// to whom they should not.
SceneTest {
    name: "BombmafiaScene"
    gameId: "bombmafia"

    readonly property var sizes: [[1024, 575], [1010, 752], [1650, 1032]]

    function own(): var {
        return scene.hand.cards;
    }
    function ownBag() {
        return pieces().find(piece => piece.isBag && piece.isOwn);
    }
    function bagOf(piece) {
        return itemsOf(piece, item => item["peeked"] !== undefined)[0];
    }
    function take(index: int): void {
        choose(index);
        untilAsked();
    }
    function isSheetOpen(): bool {
        return scene.sheet?.opened ?? false;
    }

    function test_escape_lowers_the_bag(): void {
        begin(1, 2);
        untilAsked();
        keyClick(Qt.Key_B);
        verify(scene.peek.open);
        keyClick(Qt.Key_Escape);
        verify(!scene.peek.open);
    }
    function test_a_match_by_keys_alone_data(): var {
        return [
            {tag: "person and two bots, arrows", people: 1, bots: 2, numbers: false},
            {tag: "person and seven bots, numbers", people: 1, bots: 7, numbers: true},
            {tag: "three persons, numbers", people: 3, bots: 0, numbers: true},
        ];
    }
    function test_a_match_by_keys_alone(row: var): void {
        begin(row.people, row.bots, {rounds: "3"});
        playByKeys(() => {
            if (row.numbers) {
                keyClick(Qt.Key_1 + draw(4));
            } else {
                keyClick(draw(2) ? Qt.Key_Right : Qt.Key_Left);
                keyClick(Qt.Key_Return);
            }
        });
    }
    function test_bags_that_change_places_stay_on_the_table(): void {
        begin(1, 2);
        untilAsked();
        resize(1280, 700);
        const bags = things().filter(piece => piece.zone === "bag");
        compare(bags.length, 3);
        for (const bag of bags)
            for (const other of bags) {
                bag.from = Qt.point(other.x, other.y);
                bag.passes = true;
                for (bag.gone = 0; bag.gone < 1; bag.gone += 0.125)
                    verify(bag.y >= 0 && bag.x >= 0 && bag.x + bag.width <= scene.width, [bag.zoneSeat, other.zoneSeat, bag.gone, bag.x, bag.y].join());
                bag.arrive();
            }
    }
    function test_what_others_play_is_told_by_their_names_data(): var {
        return [{tag: "switch", told: "%2 and %3 swap bags."}, {tag: "plot", told: "%3 and %1 swap bags."}, {tag: "reload", told: "%2 throws the rest of the hand away and draws three cards."}];
    }
    /// "Your left neighbour" would be another's than that of whoever reads it.
    function test_what_others_play_is_told_by_their_names(row: var): void {
        seekOnTable(1, {}, () => scene.hand.discarded?.kind === row.tag, playOn, 2);
        const left = (scene.viewer + 1) % 3;
        const told = [0, 1, 2].reduce((text, places) => text.replace("%" + (1 + places), Match.players[(scene.viewer + places) % 3].name), row.told);
        compare(scene.hand.discardedRule(left), told);
        compare(scene.hand.discardedRule(scene.viewer), qsTranslate("bombmafia", `card.${row.tag}.rule`));
    }
    function test_where_nobody_looks_everybody_has_a_name(): void {
        begin(0, 3);
        tryVerify(() => scene.hand.discarded?.kind === "switch" || Match.over, 60000);
        compare(Match.viewer, -1);
        for (const seat of [0, 1, 2])
            verify(scene.hand.discardedRule(seat).includes(Match.players[seat].name), scene.hand.discardedRule(seat));
    }
    function test_a_card_is_played_with_the_mouse(): void {
        begin(1, 2);
        untilAsked();
        const card = own()[2];
        verify(card.playable);
        const before = changed.count;
        click(card);
        verify(changed.count > before);
    }

    /// Everything that has a place of its own: plaques, bags, hands, the row in the middle.
    function thingsOf(layout): var {
        const things = [["watch", layout.watch], ["deck", layout.pile("deck")], ["discards", layout.pile("discards")]];
        if (layout.notes)
            things.push(["list", layout.list]);
        for (let seat = 0; seat < layout.seats; ++seat) {
            things.push(["plaque " + seat, layout.plaque(seat)], ["bag " + seat, layout.bag(seat)]);
            if (!layout.isOwn(seat))
                things.push(["hand " + seat, layout.hand(seat)]);
        }
        const [first, last] = [layout.ownCorner(0, 4), layout.ownCorner(3, 4)];
        things.push(["own hand", Qt.rect(first.x, first.y, last.x + layout.ownWidth - first.x, layout.ownWidth * layout.ratio)]);
        return things;
    }
    function test_everything_has_its_place_data(): var {
        const rows = [];
        for (const seats of [3, 4, 5, 6, 7, 8])
            for (const scale of [0.8, 1, 1.3, 1.6, 2.7]) // the last one: what 4K makes of 100 %
                rows.push({tag: seats + " seats, text " + scale, seats: seats, scale: scale});
        return rows;
    }
    function test_everything_has_its_place(row: var): void {
        Theme.textScale = row.scale;
        begin(row.seats, 0);
        untilAsked();
        compare(pieces().length, 54 + row.seats);
        for (const [width, height] of row.scale > 2 ? [[3110, 2034]] : sizes) {
            resize(width, height);
            const ask = scene.firstFocus;
            fuzzyCompare(ask.y + ask.height, height, 1);
            const table = height - ask.height;
            for (const piece of pieces())
                verify(!piece.visible || piece.width > 20 && inside(rectOf(piece), Qt.rect(0, 0, width, table)), `${piece.zone} ${piece.zoneSeat} at ${piece.x},${piece.y}, table ${width}x${table}`);
            const things = thingsOf(scene.layout);
            for (const [i, [name, rect]] of things.entries()) {
                verify(inside(rect, Qt.rect(0, 0, width, table)), `${name} ${rect}, table ${width}x${table}`);
                for (const [other, its] of things.slice(i + 1))
                    verify(apart(rect, its), `${name} ${rect} and ${other} ${its}, table ${width}x${table}`);
            }
            for (let seat = 0; seat < row.seats; ++seat) { // a bag that opens covers nobody's plaque
                const layout = scene.layout;
                const card = shapeOf(pieces().find(piece => piece.zone === "bag" && piece.zoneSeat === seat));
                const near = layout.grown(layout.bag(seat), card.nearest, card.leanAside, card.lean);
                verify(card.nearest >= 1.1 && inside(near, Qt.rect(0, 0, width, table)), `bag ${seat} near ${near}`);
                for (let other = 0; other < row.seats; ++other)
                    verify(apart(near, layout.plaque(other)), `bag ${seat} near ${near} over plaque ${other} ${layout.plaque(other)}, table ${width}x${table}`);
            }
        }
    }

    function test_the_table_is_used_to_its_full(): void {
        begin(4, 0);
        for (const [width, height, scale, card, bag] of [[1010, 752, 1, 90, 90], [1650, 1032, 1.35, 120, 120], [1024, 560, 1.6, 60, 60]]) {
            Theme.textScale = scale;
            resize(width, height);
            verify(scene.layout.cardWidth >= card, `cards ${scene.layout.cardWidth}, table ${width}x${height}`);
            verify(scene.layout.bag(0).width >= bag && scene.layout.bag(2).width >= bag, `bags ${scene.layout.bag(0)} ${scene.layout.bag(2)}, table ${width}x${height}`);
        }
    }

    function checkClosed(): void {
        const bag = ownBag();
        verify(!shapeOf(bag).faceUp);
        verify(!shapeOf(bag).shown);
        compare(shapeOf(bag).indexText, "");
        verify(!bagOf(bag).Accessible.name.includes(bag.kindText));
        verify(!texts().split("|").includes(bag.kindText));
    }
    function checkPeeked(): void {
        const bag = ownBag();
        tryVerify(() => shapeOf(bag).shown);
        compare(shapeOf(bag).indexText, bag.kind.replace("-", "−"));
        verify(bagOf(bag).Accessible.name.includes(bag.kindText), bagOf(bag).Accessible.name);
    }
    function test_bags_that_were_opened_tell_their_numbers_on_a_table_put_up_later(): void {
        deal(1, 2);
        playOut();
        const path = Match.path;
        leave();
        goOn(path);
        const opened = pieces().filter(piece => piece.zone === "bag" && piece.faceUp);
        verify(opened.length > 0);
        for (const bag of opened)
            compare(shapeOf(bag).printed.index, bag.kind.replace("-", "−"));
    }
    function test_the_own_bag_is_seen_by_a_look_alone(): void {
        begin(1, 3);
        untilAsked();
        verify(ownBag().kind !== "");
        checkClosed();
        keyClick(Qt.Key_B);
        checkPeeked();
        keyClick(Qt.Key_B);
        checkClosed();
        click(ownBag(), 5, 5);
        checkPeeked();
        take(0);
        checkClosed();
        ownBag().forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Return);
        checkPeeked();
        tryVerify(() => !shapeOf(ownBag()).faceUp, 2 * Theme.peek, "a look ends by itself");
        checkClosed();
    }
    function test_nothing_private_between_two_people(): void {
        begin(3, 0);
        untilAsked();
        keyClick(Qt.Key_B);
        checkPeeked();
        Match.choose(0);
        compare(Match.viewer, -1);
        for (const piece of pieces().filter(piece => piece.visible && !piece.faceUp)) {
            verify(!shapeOf(piece).shown, piece.zone);
            compare(piece.kind, "");
        }
        keyClick(Qt.Key_B);
        verify(!shapeOf(ownBag()).faceUp);
        lift();
        verify(!shapeOf(ownBag()).faceUp);
    }
    function notes(): var {
        return pieces().filter(piece => piece.noted);
    }
    function test_notes_only_if_wanted(): void {
        Settings.notes = true;
        begin(1, 3);
        untilAsked();
        for (let i = 0; i < 300 && !Match.over && notes().length === 0; ++i)
            take(draw(Match.choices.length));
        verify(notes().length > 0);
        for (const piece of notes()) {
            verify(!piece.isOwn && !piece.faceUp && !shapeOf(piece).faceUp);
            const said = piece.isBag ? bagOf(piece).Accessible.name : shapeOf(piece).Accessible.name;
            verify(said.includes(piece.kindText), said);
        }
        Settings.notes = false;
        compare(notes().length, 0);
        for (let i = 0; i < 60 && !Match.over; ++i) {
            take(draw(Match.choices.length));
            compare(notes().length, 0);
            verify(!scene.layout.notes);
        }
    }

    function test_the_round_sheet_waits_and_goes_on_data(): var {
        return [{tag: "its button", key: Qt.Key_Return}, {tag: "straight to the next choice", key: Qt.Key_N}];
    }
    function test_the_round_sheet_waits_and_goes_on(row: var): void {
        begin(1, 3);
        tryVerify(() => Match.choices.length > 0);
        for (let i = 0; i < 100 && !Match.holding; ++i) {
            Match.choose(0);
            tryVerify(() => Match.holding || Match.choices.length > 0, 60000);
        }
        compare(Match.facts.round, 1);
        tryVerify(isSheetOpen);
        const sheet = scene.sheet;
        verify(sheet.ends);
        compare(sheet.bags.length, 4);
        compare(itemsOf(sheet.contentItem, item => item.objectName === "bar").length, 4 * 2);
        const totals = Match.totals;
        sheet.bags.forEach((bag, seat) => compare(totals[1][seat], totals[0][seat] + Number(bag)));
        keyClick(row.key);
        verify(!Match.holding);
        tryVerify(() => !isSheetOpen());
        tryVerify(() => Match.choices.length > 0, 60000);
        compare(Match.facts.round, 2);
    }
    function test_the_scores_can_be_seen_at_any_time(): void {
        begin(1, 2);
        untilAsked();
        for (let i = 0; i < 200 && Match.totals.length < 3 && !Match.over; ++i)
            take(draw(Match.choices.length));
        keyClick(Qt.Key_C);
        tryVerify(isSheetOpen);
        const bars = itemsOf(scene.sheet.contentItem, item => item.objectName === "bar");
        compare(bars.length, 3 * Match.totals.length);
        compare(bars.map(bar => bar.value).join(), [0, 1, 2].map(seat => Match.totals.map(points => points[seat]).join()).join());
        keyClick(Qt.Key_Return);
        tryVerify(() => !isSheetOpen());
        verify(Match.over || Match.choices.length > 0, "the match is where it was");
    }
    function test_bags_pass_and_arrive(): void {
        Settings.speed = "fast";
        Theme.speed = 0.2;
        begin(1, 4);
        let slid = 0;
        for (let i = 0; i < 40 && slid === 0; ++i) {
            tryVerify(() => Match.choices.length > 0 || Match.holding, 60000);
            Match.goOn();
            Match.choose(0);
            for (let t = 0; t < 100 && slid === 0 && Match.moving; ++t) {
                slid = pieces().filter(piece => piece.isBag && piece.sliding).length;
                wait(10);
            }
        }
        verify(slid > 1);
        tryVerify(() => pieces().every(piece => !piece.flying), 20000);
        for (const piece of pieces()) {
            compare(piece.x, piece.spot.x);
            compare(piece.y, piece.spot.y);
        }
    }
    function test_another_language_in_mid_match(): void {
        begin(1, 2);
        untilAsked();
        const english = texts();
        Settings.language = "ja";
        verify(/[\u3040-\u30ff]/.test(texts()));
        verify(!/[A-Za-z]{3,}/.test(texts()), texts());
        Settings.language = "en";
        compare(texts(), english);
    }
}
