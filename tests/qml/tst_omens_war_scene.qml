import QtQuick
import QtTest
import Bombshelf.Controls
import Bombshelf.Games.Omens
import Bombshelf.Games.OmensWar
import Bombshelf.Theme
import Bombshelf.View

/// War's table, and with it what all Omens battles share: helpers used by keys alone, marks on what they change, everything in its place.
BattleTest {
    id: test

    name: "OmensWarScene"
    gameId: "omens-war"

    /// How each card stood as it was turned up, and once it lay there.
    property var standing: []
    property int turned: -1
    property bool watches: false

    Connections {
        target: Match
        enabled: test.watches

        function onHappened(what: string, seat: int): void {
            if (test.turned >= 0)
                test.standing[test.standing.length - 1].then = test.verdictOf(test.turned);
            test.turned = what === "turns-up" ? seat : -1;
            if (test.turned >= 0)
                Qt.callLater(test.note, seat);
        }
    }
    function note(seat: int): void {
        standing.push({before: verdictOf(seat), then: 0});
    }
    function verdictOf(seat: int): int {
        return thing(`turned-up:${seat}:0`)?.verdict ?? 0;
    }

    readonly property var sizes: [[1024, 594], [1010, 752], [1650, 1032]]
    readonly property SignalSpy happened: SignalSpy { target: Match; signalName: "happened" }

    function helper(kind) {
        return pieces().find(piece => piece.kind === kind);
    }
    /// A match in which that helper can be used on a card or a die.
    function seekHelper(verb: string, kind: string, people = 2): void {
        seek(people, {difficulty: "easy"}, () => Match.choices.some(choice => choice.verb === verb && choice.args[0] === kind));
    }
    /// By keys alone: to the helpers, to this one, to what it is used on.
    function use(kind: string): void {
        keyClick(Qt.Key_H);
        for (let i = 0; i < 6 && !helper(kind).activeFocus; ++i)
            keyClick(Qt.Key_Down);
        verify(helper(kind).activeFocus, kind);
        keyClick(Qt.Key_Return);
        compare(scene.presses.picked, kind);
        verify(things().some(thing => !thing.isCharacter && thing.activeFocus), "the keys are on what it can be used on");
        keyClick(Qt.Key_Return);
        compare(helper(kind).zone, "spent");
        verify(!shapeOf(helper(kind)).faceUp || Match.facts.helper !== undefined);
    }

    function test_everything_lies_in_its_place_data(): var {
        const rows = [];
        for (const seats of [2, 3, 4])
            for (const [scale, difficulty] of [[0.8, "easy"], [1, "ineffable"], [1.6, "easy"]])
                rows.push({tag: `${seats} seats, text ${scale}, ${difficulty}`, seats: seats, scale: scale, difficulty: difficulty});
        return rows;
    }
    function test_everything_lies_in_its_place(row: var): void {
        Theme.textScale = row.scale;
        begin(row.seats, 0, {difficulty: row.difficulty});
        for (let turns = 0; turns < 6 && !Match.over; ++turns) {
            for (const [width, height] of inTurn(sizes)) {
                checkPieces(width, height);
                const layout = scene.layout;
                const table = Qt.rect(0, 0, width, layout.height);
                const rooms = [layout.middle, ...Match.players.map((player, seat) => layout.seat(seat))];
                for (const [at, room] of rooms.entries()) {
                    verify(inside(room, table), `room ${at} ${room} at ${width}x${height}`);
                    for (const other of rooms.slice(at + 1))
                        verify(apart(room, other), `rooms ${room} and ${other} at ${width}x${height}`);
                }
                for (const piece of things()) {
                    const at = Qt.rect(piece.x, piece.y, piece.width, piece.height);
                    if (piece.isCharacter)
                        verify(rooms.every(room => apart(at, room)), `${piece.kind} at ${at}`);
                    if (piece.zone === "turned-up" || piece.zone === "own-deck")
                        verify(inside(at, layout.board(piece.zoneSeat)) && piece.width > 36, `${piece.name} ${at}, board ${layout.board(piece.zoneSeat)}`);
                }
            }
            chooseAny();
        }
    }

    function test_a_helper_changes_a_card_by_keys_data(): var {
        return ["bookseller", "driver", "boy", "hound", "sergeant", "medium"].map(kind => ({tag: kind}));
    }
    function test_the_table_is_used_to_its_full(): void {
        begin(3, 0);
        for (const [width, height, scale, middle, other] of [[1010, 752, 1, 105, 80], [1650, 1032, 1.35, 165, 115], [1024, 560, 1.6, 95, 36]]) {
            Theme.textScale = scale;
            resize(width, height);
            const layout = scene.layout;
            verify(layout.cardWidth >= middle, `middle ${layout.cardWidth}, table ${width}x${height}`);
            verify(layout.otherCard >= other, `others ${layout.otherCard}, table ${width}x${height}`);
            const rooms = [layout.foe, layout.deck, layout.war, layout.spot("spoils", -1, 0, 1), layout.discards, layout.life];
            for (const [at, room] of rooms.entries())
                verify(rooms.slice(at + 1).every(one => apart(room, one)), `${at}: ${room}, table ${width}x${height}`);
        }
    }
    function test_a_helper_changes_a_card_by_keys(row: var): void {
        seekHelper("use-card", row.tag);
        const seat = Match.viewer;
        const before = Match.log.rowCount();
        use(row.tag);
        if (Match.choices[0]?.verb === "change-to") {
            const answers = itemsOf(scene, item => item["cardWidth"] !== undefined && item["digit"] > 0 && item.visible);
            compare(answers.length, Match.choices.length);
            verify(answers[0].activeFocus, "the keys are on the first result");
            compare(answers[0].badge, answers[0].digit < 10 ? String(answers[0].digit) : "");
            keyClick(Qt.Key_Return);
        }
        verify(Match.log.rowCount() > before + 1);
        compare(Match.facts.helper, undefined);
        for (const [name, printed] of Object.entries(Helpers.printed)) {
            const piece = things().find(thing => thing.name === name);
            compare(piece.printed, printed);
            verify(itemsOf(piece, item => item["printed"] === printed && item.visible).length > 0, "it carries a stamp");
            verify(shapeOf(piece).Accessible.name.includes(Catalogue.kindText(gameId, printed)));
        }
        verify(scene.firstFocus.activeFocus, "the keys are back at the question");
    }
    function test_a_helper_turns_down_once_and_after_its_help(): void {
        seekHelper("use-card", "hound");
        const card = shapeOf(helper("hound"));
        const turns = [];
        const note = () => turns.push([card.shown, scene.moment.now]);
        card.shownChanged.connect(note);
        Settings.speed = "normal";
        Theme.speed = 1;
        choose(Match.choices.find(choice => choice.verb === "use-card" && choice.args[0] === "hound").index);
        untilAsked();
        if (Match.facts.helper !== undefined) { // to what?
            verify(card.shown);
            choose(0);
            untilAsked();
        }
        tryVerify(() => !card.shown);
        card.shownChanged.disconnect(note);
        compare(turns.length, 1);
        verify(turns[0][1] !== "used-card");
    }
    function test_the_witch_takes_a_card_from_the_deck(): void {
        seekHelper("use-card", "witch");
        const cards = Match.counts["own-deck"].reduce((sum, count) => sum + count, 0);
        use("witch");
        verify(Match.counts["own-deck"].reduce((sum, count) => sum + count, 0) < cards);
    }
    function test_the_postman_swaps(): void {
        for (let i = 0; i < 20; ++i) {
            seekHelper("use-card", "postman", 4);
            use("postman");
            if (Match.choices[0]?.verb === "swap-with")
                break;
            leave();
        }
        compare(Match.choices[0].verb, "swap-with");
        const target = things().find(thing => thing.activeFocus);
        verify(target.playable && Object.keys(Helpers.targets).includes(target.name), "the keys are on a card to swap with");
        const kind = target.kind;
        const own = things().find(thing => thing.name === Helpers.subject);
        verify(own.chosen);
        keyClick(Qt.Key_Return);
        verify(Match.choices[0]?.verb !== "swap-with");
    }
    function test_the_prophet_puts_cards_in_order(): void {
        seekHelper("use-card", "prophet");
        use("prophet");
        compare(Match.choices[0].verb, "put-back");
        const cards = Helpers.top;
        verify(cards.length > 1 && cards.every(card => card !== ""));
        keyClick(Qt.Key_2);
        if (cards.length > 2) {
            keyClick(Qt.Key_2);
            keyClick(Qt.Key_3); // pressed again the second came back
            keyClick(Qt.Key_1);
        }
        compare(Match.facts.helper, undefined);
        const top = things().filter(thing => thing.zone === "own-deck").every(thing => !shapeOf(thing).faceUp);
        verify(top, "nobody sees the deck any more");
    }
    function test_a_helper_changes_a_die_by_keys_data(): var {
        return ["bookseller", "driver", "boy", "hound", "witch", "witch-hunter", "sergeant", "prophet", "postman"].map(kind => ({tag: kind}));
    }
    function test_a_helper_changes_a_die_by_keys(row: var): void {
        seekHelper("use-die", row.tag);
        use(row.tag);
        if (row.tag === "prophet") {
            compare(Match.choices[0].verb, "leave-out");
            compare(things().filter(thing => thing.zone === "dice" || thing.zone === "extra-die").length, 2);
            verify(things().find(thing => thing.activeFocus).isDie);
            keyClick(Qt.Key_Return);
        } else if (Match.choices[0]?.verb === "change-to") {
            keyClick(Qt.Key_Return);
        }
        compare(Match.facts.helper, undefined);
    }
    function test_number_keys_choose_what_they_show_data(): var {
        return [{tag: "die", verb: "use-die"}, {tag: "card", verb: "use-card"}];
    }
    function test_number_keys_choose_what_they_show(row: var): void {
        seekHelper(row.verb, "boy");
        use("boy");
        const result = Match.choices.map(choice => parseInt(choice.args[0])).filter(value => value < 10).pop();
        happened.clear();
        keyClick(String(result));
        const change = happened.signalArguments.find(one => one[0] === "changed");
        compare(parseInt(change[2][1]), result);
    }

    function test_a_helper_picked_up_is_put_down_again(): void {
        begin(2, 0, {difficulty: "easy"});
        verify(playUntil(() => Object.keys(Helpers.uses).length > 0));
        const kind = Object.keys(Helpers.uses)[0];
        const choices = Match.choices.length;
        for (const putDown of [() => keyClick(Qt.Key_Backspace), () => keyClick(Qt.Key_Escape), () => click(helper(kind)), () => test.press("Back")]) {
            click(helper(kind));
            compare(scene.presses.picked, kind);
            verify(shapeOf(helper(kind)).chosen);
            verify(texts().includes("Back"));
            putDown();
            compare(scene.presses.picked, "");
            verify(!texts().includes("Back"));
        }
        compare(Match.choices.length, choices);
    }
    Component {
        id: leaving

        Shortcut {
            sequence: "Escape"
        }
    }
    SignalSpy {
        id: left

        signalName: "activated"
    }
    function test_escape_leaves_the_table_once_nothing_is_held(): void {
        begin(2, 0, {difficulty: "easy"});
        verify(playUntil(() => Object.keys(Helpers.uses).length > 1));
        left.target = createTemporaryObject(leaving, test);
        click(helper(Object.keys(Helpers.uses)[0]));
        keyClick(Qt.Key_Escape);
        compare(scene.presses.picked, "");
        keyClick(Qt.Key_H);
        keyClick(Qt.Key_Down);
        verify(things().some(thing => thing.isCharacter && thing.activeFocus && shapeOf(thing).digit > 0));
        keyClick(Qt.Key_Escape);
        verify(scene.firstFocus.activeFocus);
        compare(left.count, 0);
        keyClick(Qt.Key_Escape);
        compare(left.count, 1);
    }
    function test_numbers_take_helpers_while_the_keys_are_there(): void {
        begin(2, 0, {difficulty: "easy"});
        verify(playUntil(() => Object.keys(Helpers.uses).length > 0));
        const kind = Object.keys(Helpers.uses)[0];
        const numbered = () => itemsOf(scene.firstFocus, item => /^\d$/.test(item["keyText"] ?? "") && item.visible).length;
        verify(numbered() > 0);
        keyClick(Qt.Key_H);
        compare(numbered(), 0);
        keyClick(String(Helpers.team.indexOf(kind) + 1));
        compare(scene.presses.picked, kind);
        keyClick(Qt.Key_Backspace);
        const asked = Match.prompt;
        const before = changed.count;
        keyClick(Qt.Key_1); // of the question again
        verify(changed.count > before);
    }
    function test_what_a_die_must_show_is_told_beside_the_card(): void {
        begin(2, 0, {difficulty: "ineffable"});
        verify(playUntil(() => has("roll")));
        const needed = itemsOf(scene, item => item["winning"] !== undefined)[0];
        verify(needed.visible && texts().includes(needed.what));
        compare(needed.winning.length, Stakes.winning.length);
        const seat = Match.players.findIndex(player => player.toMove);
        compare(thing(`turned-up:${seat}:0`).verdict, -1);
        compare(shapeOf(thing(`turned-up:${seat}:0`)).rotation, 7);
        compare(thing("war:-1:0").verdict, 1);
        Settings.odds = false;
        verify(!needed.visible);
        Settings.odds = true;
    }
    /// Not before a card is seen, and no later than when it lies there.
    function test_who_is_ahead_is_seen_while_cards_are_turned_up(): void {
        begin(2, 0);
        untilAsked();
        standing = [];
        Settings.speed = "fast";
        Theme.speed = Settings.speedFactor;
        watches = true;
        playUntil(() => standing.length > 5);
        watches = false;
        compare(standing.filter(one => one.before !== 0).length, 0);
        verify(standing.filter(one => one.then !== 0).length > 2, JSON.stringify(standing));
    }
    function test_no_press_by_reflex_rolls_in_vain(): void {
        for (const inVain of [true, false]) {
            seek(2, {difficulty: "ineffable"}, () => has("roll") && has("stand") && (Stakes.winning.length + Stakes.level.length === 0) === inVain);
            const green = itemsOf(scene.firstFocus, item => item["kind"] === InkButton.Primary && item["hint"] !== undefined && item.visible);
            compare(green.map(button => button.text), [Match.choices.find(choice => choice.verb === (inVain ? "stand" : "roll")).text]);
            leave();
        }
    }
    /// What is written beside the question.
    function test_standing_back_says_only_what_applies(): void {
        const hint = () => itemsOf(scene, item => item["hint"] !== undefined && item["clicked"] !== undefined && item.visible && item["text"] === Match.choices.find(choice => choice.verb === "stand").text)[0]["hint"];
        const stands = atWar => seek(2, {difficulty: "ineffable"}, () => has("stand") && Boolean(Match.facts["at-war"]) === atWar);
        stands(false);
        compare(hint(), "Costs one hit point, but War doesn’t get your card.");
        leave();
        stands(true);
        compare(hint(), "Costs nothing here. But if War wins, it gets the cards of this war.");
    }
    function test_no_prompt_wants_a_name_looking_back(): void {
        begin(2, 0, {difficulty: "ineffable"});
        for (let i = 0; i < 30 && !Match.over; ++i, untilAsked())
            chooseAny();
        Match.startLookBack();
        for (let at = 0; at < Match.storyLength; ++at) {
            Match.storyAt = at;
            verify(!/%[0-9n]/.test(texts()), texts());
        }
        Match.endLookBack();
    }
    /// The result comes when they have been seen.
    function test_the_last_cards_are_looked_at(): void {
        begin(2, 0);
        for (const end of ["won", "lost"])
            verify(Match.beats[end] >= 3 * Match.beats["war-turns-up"], end);
    }
    function test_a_loss_stays_dark(): void {
        for (let i = 0; i < 20 && !(Match.over && !Match.wonTogether); ++i) {
            deal(4, 0, {difficulty: "ineffable"});
            playOut();
        }
        show();
        verify(Match.over && !Match.wonTogether);
        const dusk = findChild(scene, "dusk");
        verify(!dusk.visible); // in a hurry
        Theme.speed = 0.1;
        tryVerify(() => !dusk.falling && dusk.opacity > 0);
        verify(scene.resting());
        Match.startLookBack();
        verify(dusk.opacity > 0);
        Match.storyAt = 0; // nobody has lost yet
        tryVerify(() => !dusk.falling && dusk.opacity === 0);
        Match.endLookBack();
        tryVerify(() => !dusk.falling && dusk.opacity > 0);
    }
    function told(): string {
        return itemsOf(scene.firstFocus, item => item["text"] !== undefined && item.visible).map(item => item["text"]).join("|");
    }
    function test_helpers_tell_their_powers(): void {
        begin(2, 0, {difficulty: "easy"});
        for (const kind of Helpers.team) {
            helper(kind).forceActiveFocus(Qt.TabFocusReason);
            verify(told().includes(helper(kind).rule), kind);
            compare(shapeOf(helper(kind)).Accessible.description, helper(kind).rule);
        }
        scene.firstFocus.forceActiveFocus();
        verify(Helpers.team.every(kind => !told().includes(helper(kind).rule)));
    }
    function test_a_plaque_says_who_is_out_of_cards(): void {
        const out = () => Match.counts["own-deck"].findIndex((count, seat) => count + Match.counts["turned-up"][seat] === 0);
        seek(4, {difficulty: "ineffable"}, () => out() >= 0);
        const plaques = itemsOf(scene, item => item["lastAction"] !== undefined);
        for (const plaque of plaques)
            compare(plaque.lastAction === "Out of cards", Match.counts["own-deck"][plaque.seat] + Match.counts["turned-up"][plaque.seat] === 0);
        verify(plaques[out()].lastAction === "Out of cards");
    }
    function test_hit_points_show_hearts_and_a_rolled_die_its_pips(): void {
        begin(2, 0, {difficulty: "ineffable"});
        verify(playUntil(() => Match.choices.some(choice => choice.verb === "roll")));
        for (const piece of things().filter(thing => thing.isDie)) {
            compare(piece.zone, "hit-points");
            verify(shapeOf(piece).faces.every(face => face.includes("hp")));
        }
        Settings.speed = "fast";
        Theme.speed = 0.2;
        choose(Match.choices.find(choice => choice.verb === "roll").index);
        tryVerify(() => things().some(thing => thing.zone === "dice"));
        const rolled = things().find(thing => thing.zone === "dice");
        const die = shapeOf(rolled);
        verify(die.rolling);
        const needed = itemsOf(scene, item => item["winning"] !== undefined)[0];
        verify(needed.visible && apart(rectOf(needed), rolled.spot), "what it must show is read while it rolls");
        tryVerify(() => !die.rolling);
        verify(die.faces[die.uppermost].includes("die-") || die.piece.zone !== "dice");
    }
    /// Where a sheet lies over the table, what opens below it does not take the keys.
    function test_a_slip_leaves_the_keys_to_a_sheet(): void {
        seekHelper("use-card", "boy");
        Match.covered = true;
        choose(Match.choices.find(choice => choice.verb === "use-card" && choice.args[0] === "boy").index);
        verify(has("change-to"));
        const slip = itemsOf(scene, item => item["answers"] !== undefined && item["about"] !== undefined)[0];
        tryVerify(() => slip.open);
        verify(!slip.activeFocus);
        Match.covered = false;
        tryVerify(() => slip.activeFocus);
        compare(itemsOf(slip, item => item["digit"] === slip.answers[0].digit)[0].activeFocus, true);
    }
    function test_a_match_by_keys(): void {
        begin(2, 0, {difficulty: "easy"});
        playByKeys(() => {
            if (helpByKeys(4))
                return;
            if (Helpers.top.length > 2)
                keyClick(Qt.Key_2); // of three cards two are pressed
            if (has("change-to"))
                return keyClick(Qt.Key_Return);
            if (Object.keys(Helpers.targets).length === 0)
                return keyClick(Match.choices.some(choice => choice.verb === "stand") ? String(1 + draw(2)) : Qt.Key_1);
            if (!things().some(thing => thing.activeFocus))
                keyClick(Qt.Key_Right);
            keyClick(Qt.Key_Return);
        });
    }
    function test_another_language_in_mid_match(): void {
        begin(2, 0, {difficulty: "easy"});
        const japanese = checkJapanese();
        verify(!/[A-Za-z]{3,}/.test(japanese), japanese);
    }

    Component {
        id: presses

        Presses {
            movesOf: () => ({"a": {"x": 1, "y": 2}, "b": 3})
        }
    }
    function test_a_press_takes_one_step_or_two(): void {
        const hand = createTemporaryObject(presses, test);
        const lit = () => ["a", "b", "x", "y"].filter(name => hand.lit(name)).join("");
        let made = 0;
        hand.made.connect(() => ++made);
        compare(lit(), "ab");
        compare(hand.pressed([]).join(), "1,2,3");
        hand.press("a", false);
        compare(lit(), "axy");
        verify(hand.chosen("a"));
        hand.press("x", false);
        compare(made, 1);
        compare(lit(), "ab");
        hand.press("b", true);
        compare(made, 2);
        verify(hand.keyed);
    }

    Component {
        id: ranking

        RankingCard {}
    }
    function test_the_ranking_shows_nine_hands_of_five(): void {
        begin(2, 0);
        const sheet = createTemporaryObject(ranking, scene);
        sheet.open();
        tryVerify(() => sheet.opened);
        compare(Object.keys(sheet.examples).length, 9);
        for (const [category, cards] of Object.entries(sheet.examples)) {
            compare(Poker.category(cards), category);
            compare(cards.length, 5);
        }
        keyClick(Qt.Key_R);
        tryVerify(() => !sheet.visible);
    }
    Component {
        id: badge

        HandBadge {
            row: Qt.rect(0, 0, 400, 120)
            hand: PokerHand {}
        }
    }
    function test_a_badge_calls_out_what_is_good(): void {
        compare(Art.call("full-house"), "Full house!");
        compare(Art.call("one-pair"), "One pair");
        begin(2, 0);
        verify(playUntil(() => Match.counts.war > 0));
        const slip = createTemporaryObject(badge, scene);
        verify(!slip.visible);
        slip.hand.zone = "war";
        verify(!slip.visible, "a high card is nothing to tell");
    }
}
