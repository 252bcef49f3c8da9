import QtQuick
import QtTest
import Bombshelf.Controls
import Bombshelf.Theme
import Bombshelf.View

/// Driller's table with real matches: played by keys alone, and every card on the table at every size.
SceneTest {
    name: "DrillerScene"
    gameId: "driller"

    readonly property var sizes: [[1024, 640], [1280, 800], [1920, 1080]]
    readonly property SignalSpy told: SignalSpy { target: Refusals; signalName: "told" }
    readonly property var smallest: [754, 570] // beside the log, in the smallest window, which shows no log to large letters

    /// The keys a player would press: `way` is "first", "last" or "any".
    function answerBy(way: string): void {
        const verb = Match.choices[0].verb;
        if (verb === "lay" || verb === "split") {
            keyClick(way === "last" ? Qt.Key_End : Qt.Key_Home);
            keyClick(Qt.Key_Right);
            keyClick(Qt.Key_Tab);
            keyClick(Qt.Key_Return);
        } else if (has("settle") || way === "last" && has("pass")) {
            keyClick(Qt.Key_1); // who always pays plays for ever
        } else if (way === "first") {
            keyClick(Qt.Key_Return);
        } else if (verb === "draw") {
            const choice = Match.choices[way === "last" ? Match.choices.length - 1 : draw(Match.choices.length)];
            keyClick(choice.verb === "stop" ? Qt.Key_3 : choice.args[0] === "right" ? Qt.Key_2 : Qt.Key_1);
        } else {
            const most = Math.min(verb === "put-back" ? 2 : Match.choices.length, 9);
            keyClick(Qt.Key_1 + (way === "last" ? most - 1 : draw(most)));
        }
    }

    function test_a_match_by_keys_alone_data(): var {
        return [
            {tag: "person and two bots, first choice", people: 1, bots: 2, way: "first"},
            {tag: "person and bot, last choice", people: 1, bots: 1, way: "last"},
            {tag: "person and bot, any choice", people: 1, bots: 1, way: "any"},
            {tag: "three persons, any choice", people: 3, bots: 0, way: "any"},
            {tag: "two persons, last choice", people: 2, bots: 0, way: "last"},
        ];
    }
    function test_a_match_by_keys_alone(row: var): void {
        begin(row.people, row.bots);
        playByKeys(() => answerBy(row.way));
    }

    /// At a table that was just put up, and where the screen has just been passed.
    function test_only_what_is_drawn_comes_to_the_middle(): void {
        begin(2, 0);
        for (let round = 0; round < 2; ++round) {
            untilAsked();
            while (!has("draw"))
                chooseAny();
            const path = Match.path;
            if (round === 0) {
                leave();
                goOn(path);
            }
            const open = things().filter(piece => piece.faceUp);
            verify(open.length > 0);
            Settings.speed = "normal";
            Theme.speed = 1;
            Match.choose(Match.choices.findIndex(choice => choice.verb === "draw"));
            tryVerify(() => things().some(piece => piece.staged));
            compare(things().filter(piece => piece.staged && open.includes(piece)), []);
            Settings.speed = "instant";
            Theme.speed = 0;
            Match.skip();
            tryVerify(() => !Match.moving);
        }
    }
    function checkPlaces(): void {
        for (const [width, height] of Theme.textScale > 1 ? sizes : [smallest, ...sizes])
            checkPieces(width, height);
    }
    function test_every_card_lies_on_the_table_data(): var {
        return [[2, 1], [3, 0.9], [3, 1], [3, 1.6]].map(([seats, scale]) => ({tag: seats + " seats, text " + scale, seats: seats, scale: scale}));
    }
    function test_every_card_lies_on_the_table(row: var): void {
        Theme.textScale = row.scale;
        begin(row.seats, 0);
        compare(pieces().length, 36);
        checkPlaces();
        let answers = 0;
        for (; !Match.over && answers < 60; ++answers) {
            chooseAny();
            if (answers < 5 || answers % 10 === 0)
                checkPlaces();
        }
        checkPlaces();
    }

    function test_a_deck_does_not_say_whom_to_raid_data(): var {
        return [{tag: "one of two, on the only deck", seats: 3, raids: 2, decks: 1, playable: 0},
                {tag: "one of two, on either deck", seats: 3, raids: 4, decks: 2, playable: 0},
                {tag: "the only other, on either deck", seats: 2, raids: 2, decks: 2, playable: 2}];
    }
    function test_a_deck_does_not_say_whom_to_raid(row: var): void {
        const raids = () => Match.choices.filter(choice => choice.verb === "raid");
        seek(row.seats, {}, () => raids().length === row.raids && new Set(raids().map(raid => raid.args[1])).size === row.decks);
        compare(pieces().filter(piece => piece.playable).length, row.playable);
    }

    function test_cards_to_be_put_back_lie_side_by_side_data(): var {
        return [{tag: "least", width: 1024, height: 571}, {tag: "usual", width: 1280, height: 710}, {tag: "high", width: 1010, height: 720}, {tag: "large", width: 1920, height: 1000}];
    }
    function test_cards_to_be_put_back_lie_side_by_side(row: var): void {
        begin(2, 0);
        resize(row.width, row.height);
        const layout = scene.layout;
        const table = Qt.rect(0, 0, scene.width, scene.tableHeight);
        const others = [layout.spot("right", -1, 0, 1), layout.spot("out", -1, 0, 1), layout.strip(0), layout.strip(1)];
        for (let count = 1; count <= 9; ++count) {
            const laid = Array.from({length: count}, (none, place) => layout.spot("aside", -1, place, count));
            for (const [at, card] of laid.entries()) {
                verify(inside(card, table) && card.width >= 0.4 * layout.deckWidth, `${at} of ${count}: ${card}`);
                verify([...others, ...laid.slice(at + 1)].every(other => apart(card, other)), `${at} of ${count}: ${card}`);
            }
        }
    }
    function test_rivals_cards_are_seen_whole(): void {
        begin(3, 0);
        for (const [width, height] of [[1024, 571], [1010, 752], [1650, 1032]]) {
            Theme.textScale = Math.max(1, width / 1220);
            resize(width, height);
            const layout = scene.layout;
            const cards = [...Array(5).keys()].map(place => layout.spot("hand", 1, place, 4));
            for (const [at, card] of cards.entries())
                verify(at === 0 || apart(card, cards[at - 1]), `${card}, table ${width}x${height}`);
            const rooms = [layout.plaque(1), ...cards, layout.spot("rings", 1, 0, 1), layout.strip(0), layout.spot("left", -1, 0, 1)];
            for (const [at, room] of rooms.entries())
                verify(rooms.slice(at + 1).every(other => apart(room, other)), `${at}: ${room}, table ${width}x${height}`);
        }
    }
    function test_rivals_cards_are_told_apart_beside_large_letters(): void {
        Theme.textScale = 1.6;
        begin(3, 0);
        resize(1024, 582);
        const rival = (Match.viewer + 1) % 3;
        const ring = scene.plan.spot("rings", rival, 0, 1);
        const hand = [0, 1, 2, 3].map(place => scene.plan.spot("hand", rival, place, 4));
        verify(hand[0].x > ring.x + ring.width);
        for (let place = 1; place < 4; ++place)
            verify(hand[place].x > hand[place - 1].x + 8, `${hand[place]}`); // as wide as the figure in its corner
    }
    function test_a_card_that_is_marked_says_where_it_goes(): void {
        const several = () => has("put-back") && pieces().filter(card => card.zone === "aside").length > 1;
        seekOnTable(2, {}, several);
        choose(Match.choices.find(choice => choice.args[1] === "right").index);
        const marked = pieces().filter(card => card.laid);
        compare(marked.length, 1);
        verify(shapeOf(marked[0]).marked);
        compare(marked[0].explained, "Marked red: it goes under the right deck.");
        compare(shapeOf(marked[0]).about, marked[0].explained);
    }
    function test_all_cards_go_back_in_the_order_in_which_they_lie(): void {
        const lying = () => pieces().filter(card => card.zone === "aside" && !card.laid).sort((one, other) => one.place - other.place).map(card => card.kind);
        const kinds = of => [...new Set(of)].sort().join();
        // The last is not the one that would be left for last by kind.
        seekOnTable(2, {}, () => has("put-back") && Match.choices.some(choice => choice.args[1] === "right") && lying().length > 1 && lying().pop() !== Match.choices[Match.choices.length - 1].args[0], chooseAny);
        const before = lying();
        press("All under the right deck");
        for (let left = 1; left <= before.length; ++left) {
            verify(Match.undo());
            untilAsked();
            compare(kinds(Match.choices.map(choice => choice.args[0])), kinds(before.slice(-left)));
        }
    }
    function test_names_of_decks_cover_no_card_data(): var {
        return [{tag: "cards go back", fits: () => has("put-back")}, {tag: "the safe pile waits", fits: () => Match.tableCounts.left > 0 && things().some(piece => piece.zone.startsWith("pile-"))}];
    }
    function test_names_of_decks_cover_no_card(row: var): void {
        begin(2, 0);
        for (let i = 0; i < 400 && !row.fits(); ++i)
            chooseAny();
        verify(row.fits());
        for (const [width, height, scale] of [[1024, 571, 1], [1024, 560, 1.6], [1280, 700, 1]]) {
            Theme.textScale = scale;
            resize(width, height);
            const names = itemsOf(scene, item => item.objectName === "deckName" && item.visible).map(rectOf);
            compare(names.length, 2);
            for (const card of things().filter(piece => !piece.isDeck))
                verify(names.every(name => apart(name, card.spot)), `${card.spot} under ${names}, table ${width}x${height}`);
        }
    }
    function test_nothing_covers_the_own_seat_data(): var {
        return [[1, 570], [1.4, 570], [1.6, 570], [1.6, 700]].map(([scale, height]) => ({tag: `text ${scale}, ${height} high`, scale: scale, height: height}));
    }
    function test_nothing_covers_the_own_seat(row: var): void {
        Theme.textScale = row.scale;
        begin(3, 0);
        make("spare A");
        make("lay 3 left");
        resize(1024, row.height);
        const top = item => item.mapToItem(scene, 0, 0).y;
        const own = itemsOf(scene, item => item["lastAction"] !== undefined).sort((a, b) => top(b) - top(a))[0];
        const mine = itemsOf(scene, item => item["drawWidth"] !== undefined)[0];
        tryVerify(() => top(mine) + mine.height <= top(own));
        verify(top(own) + own.height <= scene.firstFocus.y);
    }
    function test_a_card_is_pressed_for_its_move(): void {
        begin(2, 0);
        for (let i = 0; i < 60 && !Match.over; ++i) {
            const playable = pieces().filter(card => card.playable);
            if (playable.length === 0 || Match.choices[0].verb === "put-back") {
                choose(0);
                continue;
            }
            const card = playable[i % playable.length];
            const before = changed.count;
            card.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Return);
            verify(changed.count > before);
            verify(Match.curtain >= 0 || scene.firstFocus.activeFocus, "number keys answer again");
            lift();
        }
        compare(refused.count, 0);
    }
    function test_keys_show_where_they_are_after_a_press_of_theirs_data(): var {
        return [{tag: "by keys", byKeys: true}, {tag: "by the mouse", byKeys: false}];
    }
    function test_keys_show_where_they_are_after_a_press_of_theirs(row: var): void {
        const again = () => Match.curtain < 0 && has("draw") && has("stop");
        for (let tries = 0; tries < 40; ++tries) {
            seekOnTable(2, {}, again);
            const deck = pieces().find(card => card.isDeck && card.playable);
            scene.bar.keyed = !row.byKeys; // as the answer before was given
            if (row.byKeys) {
                deck.forceActiveFocus(Qt.TabFocusReason);
                keyClick(Qt.Key_Return);
            } else {
                click(deck);
            }
            if (again()) {
                compare(scene.Window.window.activeFocusItem["visualFocus"], row.byKeys);
                return;
            }
            leave();
        }
        fail("nobody may go on after drawing");
    }
    function test_a_deck_is_drawn_from_again_by_the_same_press_data(): var {
        return [
            {tag: "smallest", size: [1024, 640], textScale: 1},
            {tag: "usual", size: [1280, 800], textScale: 1},
            {tag: "largest letters", size: [1280, 800], textScale: 1.6},
        ];
    }
    function test_a_deck_is_drawn_from_again_by_the_same_press(row: var): void {
        Theme.textScale = row.textScale;
        resize(row.size[0], row.size[1]);
        const buttons = () => itemsOf(scene.bar, item => item["keyText"] !== undefined && item["kind"] !== undefined && item.visible);
        const places = () => {
            tryVerify(() => isLaidOut(buttons()[0]));
            return JSON.stringify(buttons().map(button => [button["keyText"], rectOf(button)]));
        };
        const isAsked = () => Match.curtain < 0 && has("draw");
        for (let tries = 0; tries < 40; ++tries) {
            seekOnTable(2, {}, () => isAsked() && !has("stop"));
            const before = places();
            compare(buttons().map(button => button["open"]), [true, true, false]);
            told.clear();
            click(buttons()[2]);
            keyClick(Qt.Key_3);
            compare(told.count, 2);
            compare(told.signalArguments[0][0], "You must draw at least one card before you stop.");
            compare(told.signalArguments[1][0], told.signalArguments[0][0]);
            click(buttons()[0]);
            if (isAsked() && has("stop")) {
                compare(places(), before);
                verify(buttons()[2]["open"]);
                return;
            }
            leave();
        }
        fail("nobody may go on after drawing");
    }
    function test_cards_are_pressed_with_the_mouse(): void {
        begin(2, 0);
        compare(Match.facts["phase"], "spare");
        const tops = pieces().filter(card => card.playable);
        compare(tops.length, 4);
        click(tops[2]);
        verify(Match.facts["phase"] !== "spare");
        compare(refused.count, 0);
    }
    function test_cards_put_back_go_where_they_are_sent(): void {
        let returned = 0;
        for (let match = 0; match < 6 && returned === 0; ++match) {
            begin(2, 0);
            while (!Match.over && returned < 3) {
                if (Match.choices[0].verb !== "put-back") {
                    choose(0);
                    continue;
                }
                const aside = pieces().filter(card => card.zone === "aside" && card.playable);
                verify(aside.length > 0);
                const before = changed.count;
                shapeOf(aside[aside.length - 1]).pressed(false);
                const deck = pieces().find(card => card.zone === "right" && card.place === 0 && card.playable);
                if (!deck) {
                    choose(0);
                    continue;
                }
                shapeOf(deck).pressed(false);
                verify(changed.count > before);
                ++returned;
            }
            leave();
        }
        verify(returned > 0);
        compare(refused.count, 0);
    }
    function test_a_split_is_counted_by_keys_after_the_pile_was(): void {
        for (let match = 0; match < 30; ++match) {
            begin(2, 0);
            make("spare A");
            answer(() => answerBy("first")); // leaves the keys on a button that a split has not
            while (!Match.over && Match.choices[0].verb !== "split")
                chooseAny(); // a deck soon runs out
            if (!Match.over)
                break;
            leave();
        }
        verify(!Match.over);
        const number = itemsOf(scene, item => item["leap"] !== undefined)[0];
        verify(number.to > 2);
        compare(number.value, Math.floor((number.to + 1) / 2), "it begins in the middle");
        keyClick(Qt.Key_End);
        compare(number.value, number.to);
        keyClick(Qt.Key_Home);
        compare(number.value, number.from);
        scene.bar.keyed = false;
        answer(() => answerBy("last"));
        verify(scene.bar.keyed, "the next question shows where the keys go");
    }
    function test_digits_count_the_cards_and_letters_lay_them_data(): var {
        return [{tag: "L", deck: "left", other: "right"}, {tag: "R", deck: "right", other: "left"}];
    }
    function test_digits_count_the_cards_and_letters_lay_them(row: var): void {
        begin(2, 0);
        make("spare A");
        untilAsked();
        const number = itemsOf(scene, item => item["leap"] !== undefined)[0];
        const [deck, other] = [Match.counts[row.deck], Match.counts[row.other]];
        for (const [key, value] of [["1", 1], ["2", 2], ["3", 3]]) {
            keyClick(key);
            compare(number.value, value);
        }
        const rest = number.to - 3;
        pieces()[0].forceActiveFocus(Qt.TabFocusReason); // digits count wherever the keys are on the table
        keyClick("2");
        compare(number.value, 2);
        compare(Match.choices[0].verb, "lay");
        keyClick(row.tag);
        untilAsked();
        compare([Match.counts[row.deck], Match.counts[row.other]], [deck + 2, other + rest + 1]);
    }
    function test_return_takes_the_count_that_stands_there(): void {
        begin(2, 0);
        make("spare A");
        untilAsked();
        compare(Match.choices[0].verb, "lay");
        scene.firstFocus.forceActiveFocus();
        keyClick(Qt.Key_Return);
        tryVerify(() => (Match.choices[0]?.verb ?? "lay") !== "lay");
        compare(refused.count, 0);
    }
    function test_no_press_by_reflex_draws_an_open_bomb(): void {
        const bombed = deck => pieces().some(piece => piece.zone === deck && piece.place === 0 && piece.kind === "bomb");
        seekOnTable(2, {}, () => Match.choices[0].verb === "draw" && Match.choices[0].args[0] === "left" && bombed("left") && !bombed("right"));
        const left = Match.counts.left;
        scene.firstFocus.forceActiveFocus();
        keyClick(Qt.Key_Return);
        compare(Match.counts.left, left);
    }
    function test_what_lies_paid_is_told(): void {
        let sums = 0;
        for (let match = 0; match < 20 && sums < 4; ++match) {
            begin(2, 0);
            while (!Match.over && sums < 4) {
                const dearest = Match.choices.filter(choice => choice.verb === "pay").pop();
                choose(dearest ? dearest.index : 0); // digs on where it can
                const paid = Match.facts["paid"];
                const enough = Match.choices.some(choice => choice.verb === "settle");
                verify(paid > 0 ? texts().includes(enough ? paid + " paid: that is enough." : paid + " of 6 paid.") : !texts().includes(" paid"));
                sums += paid > 0 ? 1 : 0;
            }
            leave();
        }
        compare(sums, 4);
    }
    /// Until a buyout is offered and this much is paid for it.
    function pay(least: int): void {
        seek(2, {}, () => (Match.facts["paid"] ?? 0) >= least, () => choose(Match.choices.filter(choice => choice.verb === "pay").pop()?.index ?? 0));
    }
    function test_who_has_paid_enough_pays_no_more_by_key_1(): void {
        pay(6);
        verify(has("pay") || has("settle"));
        compare(itemsOf(scene, item => item["keyText"] === "1" && item.visible)[0].text, "Done paying");
        keyClick(Qt.Key_1);
        verify(!has("settle") && !has("pay"));
    }
    function test_a_payment_is_taken_back(): void {
        pay(1);
        while (has("settle")) { // one card was enough
            leave();
            pay(1);
        }
        compare(itemsOf(scene, item => item["keyText"] === "1" && item.visible)[0].text, "No: take it back");
        const seat = Match.viewer;
        const cards = Match.counts["hand"][seat] + 1;
        keyClick(Qt.Key_1);
        lift();
        compare(Match.facts["paid"] ?? 0, 0);
        compare(Match.counts["hand"][seat], cards);
        verify(!has("pay"), "it is declined by one press");
        verify(!Match.practice);
    }
    /// No curtain falls between two people here: the table turns before their eyes.
    function test_no_hand_crosses_the_table_when_it_turns_to_the_next(): void {
        seekOnTable(2, {}, () => has("stop"));
        const before = scene.viewer;
        Theme.speed = 1;
        Match.choose(Match.choices.findIndex(choice => choice.verb === "stop"));
        tryVerify(() => scene.viewer === 1 - before, 20000);
        for (const piece of things())
            verify(!piece.flying, `${piece.kind} in ${piece.zone}`);
    }
    function test_all_that_is_paid_is_taken_back_by_one_press(): void {
        seek(2, {}, () => (Match.facts["paid"] ?? 0) > 0 && has("settle"), () => choose(Match.choices.filter(choice => choice.verb === "pay").pop()?.index ?? 0));
        const paid = pieces().filter(piece => piece.zone === "aside").length;
        const cards = Match.counts["hand"][Match.viewer] + paid;
        click(itemsOf(scene, item => item["text"] === "Take it all back" && item.visible)[0]);
        lift();
        compare(Match.facts["paid"] ?? 0, 0);
        compare(Match.counts["hand"][Match.viewer], cards);
        verify(has("pay") && !has("settle"), "whether to pay is still asked");
    }
    function test_a_pile_that_moves_keeps_its_order(): void {
        begin(2, 0);
        untilAsked();
        Settings.speed = "normal";
        Theme.speed = 1;
        Match.choose(Match.choices.findIndex(choice => choice.verb === "spare"));
        const moving = () => things().filter(piece => piece.flying && piece.zone.startsWith("pile-"));
        tryVerify(() => moving().some(piece => piece.faceUp) && moving().some(piece => !piece.faceUp));
        for (const upper of moving())
            for (const lower of moving().filter(piece => piece.zone === upper.zone && piece.place > upper.place))
                verify(upper.z > lower.z, `${upper.place} above ${lower.place}`);
    }
    function test_backs_tell_nothing(): void {
        begin(2, 0);
        make("spare A");
        make("lay 3 left");
        for (const piece of pieces()) {
            const card = shapeOf(piece);
            compare(card.shown, piece.faceUp);
            if (piece.kind !== "")
                continue;
            verify(!card.shown);
            compare(card.caption + card.indexText + card.indexMark + card.about, "");
            compare(card.faceSource, "qrc:/assets/games/driller/back.svg");
        }
    }
    /// What the last explosion left lies there as long as its moment does.
    function test_a_scorch_is_not_seen_before_its_bomb(): void {
        const scorch = () => itemsOf(scene, item => item.objectName === "scorch")[0];
        const isReached = () => scorch().visible, goOn = () => choose(Match.choices.length - 1);
        seekOnTable(2, {}, isReached, goOn);
        Match.undo();
        notice.clear(); // of a practice match, where that showed a hidden card
        verify(!scorch().visible, "taken back");
        verify(playUntil(isReached, goOn));
        Match.startLookBack();
        Match.storyAt = 3;
        verify(!scorch().visible, "looked back at");
    }
    function test_another_language_in_mid_match(): void {
        begin(2, 0);
        checkJapanese();
    }
    function test_animated_cards_arrive(): void {
        Settings.speed = "fast";
        Theme.speed = 0.2;
        begin(2, 0);
        make("spare A");
        make("lay 3 left");
        tryVerify(() => !Match.moving, 20000);
        for (const card of pieces()) {
            tryCompare(card, "x", card.spot.x);
            tryCompare(card, "y", card.spot.y);
            tryVerify(() => shapeOf(card).shown === card.faceUp);
        }
    }
}
