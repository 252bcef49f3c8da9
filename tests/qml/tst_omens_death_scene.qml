import QtQuick
import QtTest
import Bombshelf.Games.Omens
import Bombshelf.Games.OmensDeath
import Bombshelf.Theme
import Bombshelf.View

/// Death's table: two dice are pressed, cards are dropped and turned up where they lie, the own hand is told and nobody else's.
BattleTest {
    id: test

    name: "OmensDeathScene"
    gameId: "omens-death"

    function hand(seat: int): var {
        return things().filter(one => one.zone === "hand" && one.zoneSeat === seat).sort((one, other) => one.place - other.place);
    }
    function pips(): var {
        return things().filter(one => one.zone === "dice").sort((one, other) => one.place - other.place).map(one => Number(one.kind));
    }
    function badgeOf(seat: int) {
        return itemsOf(scene, item => item["foresees"] !== undefined && item["hand"]?.zone === "hand" && item["hand"].seat === seat)[0];
    }

    function test_any_die_is_left_out_and_none_looks_chosen(): void {
        const use = () => Match.choices.findIndex(choice => choice.verb === "use-die" && choice.args[0] === "prophet");
        seek(2, {}, () => use() >= 0);
        choose(use());
        untilAsked();
        compare(Match.choices[0].verb, "leave-out");
        const dice = things().filter(one => one.isDie);
        verify(dice.length > 1);
        verify(!dice.some(die => die.chosen));
        const pressed = Match.choices.map(choice => scene.pressedFor(choice)[0]);
        compare(pressed.map(die => dice.indexOf(die)).sort(), dice.map((die, at) => at), "advice can point at each");
    }
    function test_everything_lies_in_its_place_data(): var {
        return [[2, 1], [3, 1.6], [4, 0.8], [4, 1.6]].map(([seats, scale]) => ({tag: `${seats} seats, text ${scale}`, seats: seats, scale: scale}));
    }
    function test_everything_lies_in_its_place(row: var): void {
        Theme.textScale = row.scale;
        begin(row.seats, 0, {difficulty: "easy"});
        for (let looks = 0; looks < 3 && !Match.over; ++looks) {
            for (const [width, height] of [[1024, 594], [1010, 752], [1650, 1032]]) {
                checkPieces(width, height);
                const layout = scene.layout;
                for (const one of things())
                    if (one.zone === "hand")
                        verify(inside(rectOf(one), layout.board(one.zoneSeat)) && one.width > 36, `${one.name} ${rectOf(one)} at ${width}x${height}`);
                    else if (one.zone === "dice" || one.zone === "extra-die")
                        verify(inside(rectOf(one), layout.tray), `${one.name} at ${width}x${height}`);
                const middle = [layout.foe, layout.deck, layout.discards, layout.tray, layout.goal, layout.offer];
                for (const [at, room] of middle.entries()) {
                    verify(inside(room, layout.middle) && room.height > 0, `${at}: ${room} at ${width}x${height}`);
                    verify(middle.slice(at + 1).every(other => apart(room, other)), `${at}: ${room} at ${width}x${height}`);
                }
                const badge = badgeOf(Match.viewer);
                verify(!badge.visible || hand(Match.viewer).every(card => apart(rectOf(badge), rectOf(shapeOf(card)))), "the slip covers no card");
            }
            for (let turns = 0; turns < 8 && !Match.over; ++turns) {
                chooseAny();
                untilAsked();
            }
        }
    }

    function test_large_letters_say_the_goal_large_too(): void {
        begin(3, 0);
        Theme.textScale = 1.6;
        resize(1024, 571);
        const goal = itemsOf(scene, item => item["text"] !== undefined && item["text"] === qsTranslate("omens-death", "goal.3"))[0];
        verify(goal.fontInfo.pixelSize >= 0.75 * Theme.body, `${goal.fontInfo.pixelSize}`);
        verify(goal.paintedHeight <= goal.height);
    }
    function test_no_last_words_of_the_goal_stand_alone(): void {
        begin(3, 0);
        const goal = itemsOf(scene, item => item["text"] !== undefined && item["text"] === qsTranslate("omens-death", "goal.3"))[0];
        for (let width = 1024; width <= 1920; width += 32) {
            resize(width, 800);
            verify(goal.lineCount < 2 || goal.paintedWidth * goal.lineCount < 1.5 * goal.implicitWidth, `${goal.lineCount} lines at ${width}`);
        }
    }
    function test_two_dice_are_pressed_data(): var {
        return [{tag: "by mouse", keys: false}, {tag: "by keys", keys: true}];
    }
    function test_two_dice_are_pressed(row: var): void {
        const fits = () => Match.choices.length === 3 && ownHand.cards.some(card => Number(Art.value(card)) === pips()[0] + pips()[1]);
        seekOnTable(2, {difficulty: "ineffable"}, () => has("total") && fits());
        compare(lit(), ["dice:-1:0", "dice:-1:1", "dice:-1:2"]);
        const sum = pips()[0] + pips()[1];
        const press = at => {
            if (!row.keys)
                return click(thing("dice:-1:" + at));
            for (let i = 0; i < 3 && !thing("dice:-1:" + at).activeFocus; ++i) {
                const die = things().find(one => one.activeFocus);
                keyClick(die === undefined ? Qt.Key_Up : die.place > at ? Qt.Key_Left : Qt.Key_Right);
            }
            verify(thing("dice:-1:" + at).activeFocus);
            keyClick(Qt.Key_Return);
        };
        press(0);
        verify(shapeOf(thing("dice:-1:0")).piece.chosen);
        verify(Match.facts.total === undefined || Number(Match.facts.total) === 0);
        const rows = Match.log.rowCount();
        press(1);
        verify(Match.log.rowCount() > rows);
        verify(has("drop"));
        verify(texts().split("|").includes(`= ${sum}`));
        const counted = things().filter(one => one.zone === "dice" && shapeOf(one).marked);
        compare(counted.length, 2);
        compare(Number(counted[0].kind) + Number(counted[1].kind), sum);
    }
    function test_totals_are_taken_by_number_keys_too(): void {
        seek(2, {difficulty: "ineffable"}, () => has("total") && Match.choices.length > 1);
        const totals = Match.choices.map(choice => "Total " + choice.args[0]);
        verify(totals.every(text => texts().split("|").includes(text)), texts());
        const rows = Match.log.rowCount();
        keyClick(Qt.Key_2);
        verify(Match.log.rowCount() > rows);
    }
    function test_a_card_of_the_total_is_dropped(): void {
        seek(2, {difficulty: "ineffable"}, () => has("drop"));
        const fitting = lit();
        verify(fitting.length > 0);
        for (const name of fitting)
            compare(Number(Art.value(thing(name).kind)), Number(Match.facts.total));
        const card = thing(fitting[0]);
        const id = card.pieceId;
        click(card);
        compare(pieces().find(one => one.pieceId === id).zone, "discards");
    }
    function test_a_court_card_turned_up_is_exchanged(): void {
        seek(2, {difficulty: "ineffable"}, () => has("exchange"));
        const slot = Number(Match.facts.slot);
        const seat = Match.viewer;
        keyClick(Qt.Key_2);
        compare(lit(), ["offer:-1:0", "offer:-1:1"]);
        verify(!texts().includes("= "), "they lie where the total was told");
        const one = thing("offer:-1:1").pieceId;
        click(thing("offer:-1:1"));
        const taken = pieces().find(piece => piece.pieceId === one);
        compare([taken.zone, taken.zoneSeat, taken.place].join(), ["hand", seat, slot].join());
        verify(taken.faceUp);
    }
    function test_a_card_turned_up_is_no_secret_any_more(): void {
        begin(1, 1, {difficulty: "ineffable"});
        const secret = card => itemsOf(card, item => item["radius"] !== undefined && item["radius"] * 2 === item.height && item.visible).length > 0;
        for (untilAsked(); !Match.over && !has("turn-up"); untilAsked())
            chooseAny();
        const card = thing(lit()[0]);
        verify(secret(card));
        click(card);
        verify(card.faceUp);
        verify(!secret(card));
        compare(Match.zoneText("hand", card.zoneSeat).split("(face up)").length, 2);
        verify(!Match.tableAsText().includes("box"), Match.tableAsText());
    }
    function test_a_hidden_card_is_turned_up_by_keys(): void {
        seek(2, {difficulty: "ineffable"}, () => has("turn-up"));
        const open = hand(Match.viewer).filter(card => card.faceUp).length;
        const seat = Match.viewer;
        compare(lit(), hand(seat).filter(card => !card.faceUp).map(card => card.name));
        keyClick(Qt.Key_Up);
        keyClick(Qt.Key_Return);
        verify(pieces().filter(card => card.zone === "hand" && card.zoneSeat === seat && card.faceUp).length === open + 1);
    }
    function test_a_helper_changes_a_die(): void {
        seek(2, {difficulty: "easy"}, () => Helpers.uses.sergeant !== undefined || Helpers.uses.bookseller !== undefined);
        const helper = Helpers.uses.sergeant !== undefined ? "sergeant" : "bookseller";
        const die = Object.keys(Helpers.uses[helper])[0];
        click(thing(helper));
        verify(lit().includes(die));
        click(thing(die));
        if (has("change-to"))
            keyClick(Qt.Key_Return);
        compare(Object.keys(Helpers.printed), [die]);
        compare(thing(helper).zone, "helpers", "the other may use it, too");
        compare(Helpers.helped[helper], [Match.viewer]);
        verify(!lit().includes(helper));
        const name = thing(helper).kindText;
        verify(Match.tableAsText().includes(`${name} has helped ${Match.players[Match.viewer].name}.`), Match.tableAsText());
        verify(itemsOf(thing(helper), item => item["helped"] !== undefined)[0].Accessible.name.includes(`has helped ${Match.players[Match.viewer].name}`));
        verify(has("total"));
    }
    function test_every_seat_may_use_each_helper_and_is_told_so(): void {
        seek(2, {difficulty: "easy"}, () => Object.keys(Helpers.uses).some(kind => Object.keys(Helpers.uses[kind]).length > 1));
        click(thing(Object.keys(Helpers.uses).find(kind => Object.keys(Helpers.uses[kind]).length > 1)));
        verify(texts().includes("Each player can use it once a battle."), texts());
    }
    function test_after_the_mouse_the_keys_find_the_cards_data(): var {
        return [{tag: "Return", key: Qt.Key_Return}, {tag: "Space", key: Qt.Key_Space}, {tag: "Tab", key: Qt.Key_Tab}];
    }
    function test_after_the_mouse_the_keys_find_the_cards(row: var): void {
        seek(2, {difficulty: "ineffable"}, () => has("turn-up"));
        const rows = Match.log.rowCount();
        click(scene.bar.words);
        scene.firstFocus.forceActiveFocus();
        keyClick(row.key);
        compare(Match.log.rowCount(), rows);
        verify(lit().includes(things().find(one => one.activeFocus)?.name), row.tag);
        keyClick(Qt.Key_Return);
        verify(Match.log.rowCount() > rows);
    }
    function test_the_witch_hunter_turns_one_of_several_dice_over(): void {
        seek(2, {difficulty: "easy"}, () => Helpers.uses["witch-hunter"] !== undefined);
        const die = Object.keys(Helpers.uses["witch-hunter"])[0];
        const face = Number(thing(die).kind);
        click(thing("witch-hunter"));
        click(thing(die));
        compare(Number(thing(die).kind), 7 - face);
        compare(thing("witch-hunter").zone, "helpers");
        compare(Helpers.helped["witch-hunter"], [Match.viewer]);
    }
    function test_only_the_own_hand_is_told(): void {
        seek(3, {difficulty: "ineffable"}, () => ["one-pair", "two-pair", "three-of-a-kind"].includes(ownHand.category));
        const own = hand(Match.viewer);
        const badge = badgeOf(Match.viewer);
        compare(badge.hand.category, Poker.category(own.map(card => card.kind)));
        verify(badge.visible);
        compare(own.filter(card => card.raised).map(card => card.place).sort(), Poker.makers(own.map(card => card.kind)).slice().sort());
        for (let seat = 0; seat < 3; ++seat)
            if (seat !== Match.viewer)
                for (const card of hand(seat))
                    compare(card.kind !== "", card.faceUp);
    }
    function test_a_match_by_keys(): void {
        begin(2, 0, {difficulty: "easy"});
        playByKeys(() => {
            if (has("total") || has("pass") || has("exchange"))
                return keyClick(Qt.Key_1);
            scene.firstFocus.forceActiveFocus();
            keyClick(Qt.Key_Up);
            keyClick(Qt.Key_Return);
        });
    }
    function test_the_dice_are_read_in_the_next_match_too(): void {
        begin(2, 0, {difficulty: "ineffable"});
        for (untilAsked(); !Match.over; untilAsked())
            chooseAny();
        verify(Match.again("casual"));
        for (let turns = 0; turns < 6; ++turns) {
            untilAsked();
            const [a, b, c] = pips();
            compare(Helpers.roll.join(), [a, b, c].join());
            compare(Object.keys(DicePairs.of).join(), [...new Set([a + b, a + c, b + c])].sort((one, other) => one - other).join());
            chooseAny();
        }
    }
    function test_another_language_in_mid_match(): void {
        begin(2, 0, {difficulty: "easy"});
        const japanese = checkJapanese();
        verify(!/[A-Za-z]{3,}/.test(japanese), japanese);
    }
}
