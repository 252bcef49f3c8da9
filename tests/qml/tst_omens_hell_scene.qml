import QtQuick
import QtTest
import Bombshelf.Games.Omens
import Bombshelf.Games.OmensHell
import Bombshelf.Table
import Bombshelf.Theme
import Bombshelf.View

/// Hell's table: the dice light a pile, what seats took is never covered up, and a prophecy is its holder's alone.
BattleTest {
    id: test

    name: "OmensHellScene"
    gameId: "omens-hell"

    readonly property var sizes: [[1024, 594], [1650, 1032]]
    readonly property SignalSpy rested: SignalSpy { target: Match; signalName: "rested" }
    readonly property PokerHand taken: PokerHand { zone: "cards"; seat: Match.viewer }

    function answerBy(verb: string): void {
        choose(Match.choices.find(choice => choice.verb === verb).index);
    }
    function diceSum(): int {
        return things().filter(one => one.zone === "dice").reduce((sum, die) => sum + Number(die.kind), 0);
    }
    /// Plays on until this fits, by `verb` where it can.
    function playBy(verb: string, fits, options = {difficulty: "ineffable"}): void {
        seek(2, options, fits, () => answerBy(has(verb) ? verb : "done"));
    }

    function test_before_all_is_lost_help_is_asked_about(): void {
        seek(2, {difficulty: "easy"}, () => Match.asked.endsWith("settle-last") && Match.choices.length > 1);
        scene.bar.passing = {[Match.viewer]: true};
        verify(scene.bar.offersHelp);
        verify(!scene.bar.passBy());
        verify(has("done"));
    }
    /// Some five of the cards are to be it, also where others would be a better hand.
    function test_the_hand_that_a_prophecy_wants_is_called(): void {
        let better = 0;
        for (let tries = 0; tries < 40 && better === 0; ++tries) {
            deal(2, 0, {difficulty: "easy"});
            rested.clear();
            playOut();
            const fulfilled = rested.signalArguments.filter(([what]) => what === "fulfilled");
            if (fulfilled.length > 0)
                show();
            for (const [, seat] of fulfilled) {
                const sign = itemsOf(scene, item => item instanceof HandBadge && item["index"] === seat)[0] as HandBadge;
                better += Poker.category(sign.hand.cards) !== sign.wanted;
                compare(sign.call, Art.call(sign.wanted));
            }
            leave();
        }
        verify(better > 0);
    }
    /// What the Witch rolls is asked for by a button, also where it was taken back.
    function test_what_the_witch_rolls_can_be_taken_back_and_made_again(): void {
        seek(2, {difficulty: "easy"}, () => Object.keys(Helpers.uses["witch"] ?? {}).length > 1, () => answerBy(has("roll") ? "roll" : Match.choices[0].verb));
        choose(Match.choices.find(choice => choice.verb === "use-die" && choice.args[0] === "witch").index);
        verify(has("roll-picked"));
        answerBy("roll-picked");
        verify(Match.undo());
        untilAsked();
        verify(has("roll-picked"), `${Match.choices.map(choice => choice.verb)}`);
        tryVerify(() => itemsOf(scene.bar, item => item["keyText"] === "1" && item.visible).length > 0);
        keyClick(Qt.Key_1);
        tryVerify(() => !has("roll-picked"));
    }
    function test_everything_lies_in_its_place_data(): var {
        const rows = [{tag: "2 seats, beside the log", seats: 2, scale: 1, difficulty: "easy", sizes: [[1010, 752]]}];
        for (const seats of [2, 3, 4])
            for (const scale of [0.8, 1.6])
                rows.push({tag: `${seats} seats, text ${scale}`, seats: seats, scale: scale, difficulty: scale < 1 ? "easy" : "normal"});
        return rows;
    }
    function test_everything_lies_in_its_place(row: var): void {
        Theme.textScale = row.scale;
        begin(row.seats, 0, {difficulty: row.difficulty, adversary: "on"});
        for (let turns = 0; turns < 24 && !Match.over; ++turns) {
            for (const [width, height] of turns % 8 === 0 ? row.sizes ?? sizes : []) {
                checkPieces(width, height);
                const layout = scene.layout;
                const tray = layout.tray;
                const rooms = [layout.hell, layout.foe, tray, ...Match.players.map((player, seat) => layout.seat(seat))];
                for (const [at, room] of rooms.entries())
                    for (const other of rooms.slice(at + 1))
                        verify(apart(room, other), `rooms ${room} and ${other} at ${width}x${height}`);
                const beelzebub = rectOf(things().find(piece => piece.zone === "adversary"));
                verify(inside(beelzebub, layout.foe));
                for (const text of itemsOf(itemsOf(scene, item => item["spare"] !== undefined)[0], item => item["text"] !== undefined))
                    verify(apart(rectOf(text), beelzebub) && text["contentWidth"] <= text.width + 1, `${text.text} ${rectOf(text)}, ${text["contentWidth"]} of it, Beelzebub ${beelzebub} at ${width}x${height}`);
                for (const piece of things()) {
                    const where = `${piece.name} at ${rectOf(piece)}, ${width}x${height}`;
                    const room = piece.isCharacter ? null : piece.zone.startsWith("pile-") || piece.zone === "discards" ? layout.hell : piece.zone === "dice" ? tray
                        : piece.zone === "cards" || piece.zone === "prophecy" ? layout.board(piece.zoneSeat) : null;
                    if (room !== null)
                        verify(inside(rectOf(piece), room) && piece.x + piece.width < 0.98 * width, where);
                    else if (piece.isCharacter && Helpers.team.includes(piece.kind))
                        verify(rooms.every(one => apart(rectOf(piece), one)), where);
                }
            }
            untilAsked();
            answerBy(has("take") ? "take" : "done");
        }
    }
    function test_badges_stay_within_their_cards(): void {
        begin(3, 0);
        for (let i = 0; i < 24; ++i) {
            untilAsked();
            choose(7 * i % Match.choices.length);
        }
        untilAsked();
        for (const scale of [1, 1.6]) {
            Theme.textScale = scale;
            resize(1024, 571);
            const badges = itemsOf(scene, item => item["foresees"] !== undefined && item.visible);
            verify(badges.length > 0);
            for (const badge of badges) {
                const room = scene.layout.besideProphecy(badge["hand"].seat);
                const where = rectOf(badge);
                verify(where.x >= room.x - 0.5 && where.x + where.width <= room.x + room.width + 0.5, `${badge["call"]}, ${badge["next"]}: ${where} in ${room}`);
                if (badge["next"] === "")
                    badge["row"] = Qt.rect(room.x + room.width / 2 - 40, room.y, 80, 50); // as if there were more to tell
                verify(badge.width <= badge["row"].width);
                for (const words of itemsOf(badge, item => item["contentWidth"] !== undefined && item.visible))
                    verify(words["contentWidth"] <= words.width + 1, `“${words["text"]}”, ${words["contentWidth"]} of ${words.width}`);
            }
        }
    }
    /// Hands that nobody wants are not called out, nor hoped for.
    function test_only_what_the_prophecy_wants_is_called_out(): void {
        begin(2, 0, {difficulty: "ineffable"});
        let told = 0;
        for (untilAsked(); !Match.over; untilAsked()) {
            const wanted = Helpers.prophecies[Match.viewer];
            verify(wanted !== "" && Helpers.prophecies[1 - Match.viewer] === "");
            const own = itemsOf(scene, item => item["foresees"] !== undefined && item["hand"].seat === Match.viewer)[0];
            verify(!own.great || own.hand.category === wanted);
            verify(own.next === "" || own.next.includes(Art.categoryText(wanted)));
            told += own.next === "" ? 0 : 1;
            answerBy("take");
        }
        verify(told > 0);
    }
    function test_the_latest_card_lies_on_top_at_the_right(): void {
        playBy("take", () => Match.counts.cards[Match.viewer] > 7);
        const row = things().filter(one => one.zone === "cards" && one.zoneSeat === Match.viewer).sort((a, b) => a.x - b.x);
        compare(row[row.length - 1].place, 0);
        for (let i = 1; i < row.length; ++i)
            verify(row[i].z > row[i - 1].z, "the index of each stays in sight");
    }
    function test_whoever_rolls_for_the_start_is_lit(): void {
        Settings.speed = "fast";
        Theme.speed = Settings.speedFactor;
        begin(3, 0);
        const lit = () => itemsOf(scene, item => item instanceof SeatPlaque && item.banded).map(plaque => plaque.seat);
        for (const seat of [0, 1, 2])
            tryVerify(() => scene.moment.begins === "start-roll" && lit().join() === String(seat), 20000);
    }
    function test_the_dice_light_the_pile_they_reach(): void {
        begin(2, 0, {difficulty: "ineffable"});
        untilAsked();
        const sum = diceSum();
        compare(lit(), [`pile-${sum}:-1:0`]);
        compare(scene.reached, sum);
        verify(texts().includes(` = ${sum}`), texts());
        verify(texts().includes("Take from this pile"));
        const seat = Match.viewer;
        const pile = things().find(one => one.playable);
        const card = pile.pieceId;
        click(pile);
        const taken = pieces().find(one => one.pieceId === card);
        compare([taken.zone, taken.zoneSeat].join(), ["cards", seat].join());
    }
    function test_nothing_is_taken_from_an_empty_pile(): void {
        playBy("take", () => Match.counts[`pile-${Match.facts.pile}`] === 0);
        verify(texts().includes("Take nothing") && !texts().includes("Take from this pile"), texts());
    }
    function test_keys_take_from_the_pile(): void {
        begin(2, 0, {difficulty: "ineffable"});
        untilAsked();
        const seat = Match.viewer;
        keyClick(Qt.Key_Up);
        verify(things().find(one => one.activeFocus).name.startsWith("pile-"));
        keyClick(Qt.Key_Return);
        compare(Match.counts.cards[seat], 1);
    }
    function test_a_third_die_adds_or_takes_away_data(): var {
        return [{tag: "plus", key: Qt.Key_2, sign: "+"}, {tag: "minus", key: Qt.Key_3, sign: "−"}];
    }
    function test_a_third_die_adds_or_takes_away(row: var): void {
        playBy("take", () => has("plus") && Helpers.team.some(kind => kind === "boy"), {difficulty: "easy"}); // the Boy can always help
        const two = diceSum();
        keyClick(row.key);
        verify(has("done"), JSON.stringify(Match.choices.map(c => c.text)) + Match.prompt + Helpers.team + Match.curtain);
        const third = diceSum() - two;
        const total = row.sign === "+" ? two + third : two - third;
        compare(Match.facts.total, total);
        verify(texts().includes(`${row.sign} ${third} = ${total}`), texts());
        compare(lit().filter(name => name.startsWith("pile")), []);
    }
    function test_a_helper_turns_a_die(): void {
        playBy("take", () => Helpers.uses["boy"] !== undefined, {difficulty: "easy"});
        const before = Match.facts.total;
        const seat = Match.viewer;
        click(pieces().find(one => one.kind === "boy"));
        const die = things().find(one => one.zone === "dice" && one.playable);
        const face = Number(die.kind);
        click(die);
        compare(Match.choices[0].verb, "change-to");
        keyClick(Qt.Key_Return);
        verify(Match.facts.total !== before && diceSum() === Match.facts.total);
        compare(lit().filter(name => name.startsWith("pile")), [`pile-${Match.facts.total}:-1:0`]);
        compare(Object.values(Helpers.printed), [String(face)]);
    }
    function test_badges_tell_what_was_taken(): void {
        playBy("take", () => taken.category === "one-pair");
        verify(texts().includes("One pair"));
    }
    /// Prophecies that this screen shows, by seat.
    function read(): var {
        return things().filter(one => one.zone === "prophecy" && one.kind !== "").map(one => one.zoneSeat);
    }
    function test_a_prophecy_is_its_holders_alone(): void {
        begin(2, 0, {difficulty: "ineffable"});
        tryVerify(() => Match.choices.length > 0);
        const first = Match.viewer;
        compare(read(), [first]);
        const wanted = things().find(one => one.zone === "prophecy" && one.zoneSeat === first).kind.slice("prophecy-".length);
        verify(texts().includes(Art.categoryText(wanted)), "the slip says what it wants");
        Match.choose(Match.choices.find(choice => choice.verb === "take").index);
        tryVerify(() => Match.curtain >= 0);
        compare(read(), []);
        verify(!texts().includes(Art.categoryText(wanted)));
        lift();
        compare(read(), [1 - first]);
        compare(Match.viewer, 1 - first);
    }
    function test_large_letters_leave_the_piles_their_room(): void {
        begin(3, 0);
        Theme.textScale = 1.6;
        resize(1024, 560);
        verify(scene.layout.middle.height >= 0.38 * scene.layout.height, `${scene.layout.middle.height} of ${scene.layout.height}`);
        verify(scene.layout.pileCard >= 40, `${scene.layout.pileCard}`);
        const tags = itemsOf(scene, item => item["tells"] !== undefined && item["count"] > 0 && String(item["zone"]).startsWith("pile-"));
        verify(tags.length > 0);
        for (const tag of tags) {
            const slip = itemsOf(tag, item => item.z === 300)[0];
            verify(slip?.width <= 0.4 * tag.width, `${tag.zone}: ${slip.width} on a card of ${tag.width}`);
        }
    }
    function test_a_match_by_keys(): void {
        begin(2, 0, {difficulty: "easy", adversary: "on"});
        playByKeys(() => {
            if (helpByKeys(4))
                return;
            if (scene.presses.gathered.length > 0 || Helpers.subject === "")
                scene.firstFocus.forceActiveFocus();
            if (has("change-to"))
                return keyClick(Qt.Key_Return);
            if (Object.keys(Helpers.targets).length === 0)
                return keyClick(has("take") ? [Qt.Key_1, Qt.Key_2, Qt.Key_3][draw(3)] : Qt.Key_1);
            if (!things().some(thing => thing.activeFocus))
                keyClick(Qt.Key_Right);
            keyClick(Qt.Key_Return);
        });
        compare(read().length, 2);
    }
    function test_another_language_in_mid_match(): void {
        begin(2, 0, {difficulty: "easy"});
        const japanese = checkJapanese();
        verify(!/[A-Za-z]{3,}/.test(japanese), japanese);
    }

    function test_the_last_card_of_the_last_pile_is_marked(): void {
        playBy("take", () => has("take") && Stakes.fatal > 0);
        verify(Match.why.startsWith("Careful"), Match.why);
        const at = scene.spotOfZone(`pile-${Match.facts.pile}`, -1);
        const marks = itemsOf(scene, item => item["at"] !== undefined && item.visible && item["border"]?.color === Theme.danger);
        compare(marks.length, 1);
        verify(marks[0].at.x <= at.x && marks[0].at.x + marks[0].at.width >= at.x + at.width);
        choose(Match.choices.find(choice => choice.verb === "take").index);
        verify(Match.over);
    }
}
