import QtQuick
import QtTest
import Bombshelf.Games.Omens
import Bombshelf.Theme
import Bombshelf.View

/// Armageddon's table: cards are pressed where the die says, cards tossed for a six are gathered, sixes look locked.
BattleTest {
    id: test

    name: "OmensArmageddonScene"
    gameId: "omens-armageddon"

    readonly property var sizes: [[1024, 594], [1010, 752], [1650, 1032]]

    readonly property SignalSpy happened: SignalSpy { target: Match; signalName: "happened" }

    function until(verb: string): void {
        seek(2, {difficulty: "ineffable"}, () => has(verb));
    }
    function place(): int {
        return Number(things().find(one => one.zone === "dice").kind) - 1;
    }

    function test_the_die_lights_two_cards_and_a_look_asks_at_once_data(): var {
        return [{tag: "keep", key: Qt.Key_1, up: true}, {tag: "discard", key: Qt.Key_2, up: false}];
    }
    function test_the_die_lights_two_cards_and_a_look_asks_at_once(row: var): void {
        until("own");
        const at = place();
        const own = `hand:${Match.facts.turn}:${at}`;
        compare(lit(), [own, `satan:-1:${at}`]);
        click(thing(own));
        verify(has("keep"));
        verify(thing(own).raised, "it is the card that is asked about");
        const card = Number(thing(own).pieceId);
        keyClick(row.key);
        const piece = pieces().find(one => one.pieceId === card);
        compare(piece.zone, row.up ? "hand" : "discards");
        verify(piece.faceUp);
    }
    function test_odds_lie_on_their_cards_whatever_the_letters_data(): var {
        return [[1024, 571, 1.6], [1024, 594, 1]].map(([width, height, scale]) => ({tag: `${width}x${height}, text ${scale}`, width: width, height: height, scale: scale}));
    }
    function test_odds_lie_on_their_cards_whatever_the_letters(row: var): void {
        Theme.textScale = row.scale;
        until("own");
        resize(row.width, row.height);
        const slips = itemsOf(scene, item => item["on"] > 0 && item["chance"] !== undefined && item.visible);
        verify(slips.length > 0);
        for (const slip of slips) {
            const {seat, place} = slip["modelData"];
            const card = things().find(one => one.zone === (seat < 0 ? "satan" : "hand") && one.zoneSeat === seat && one.place === place);
            const at = rectOf(slip);
            const where = `${at} on ${card.spot}`;
            verify(at.y >= card.spot.y && at.y + at.height <= card.spot.y + card.spot.height && at.width <= 2 * card.spot.width, where);
        }
    }
    function test_satans_card_is_discarded(): void {
        until("own");
        const name = `satan:-1:${place()}`;
        const card = thing(name).pieceId;
        click(thing(name));
        compare(pieces().find(one => one.pieceId === card).zone, "discards");
        verify(thing(name).pieceId !== card, "another one lies there");
    }
    function test_cards_for_a_six_are_gathered_in_any_order_data(): var {
        return [{tag: "none", picks: []}, {tag: "one", picks: [4]}, {tag: "two", picks: [3, 0]}, {tag: "five", picks: [4, 2, 0, 1, 3]}];
    }
    function test_cards_for_a_six_are_gathered_in_any_order(row: var): void {
        until("toss");
        const name = at => `hand:${Match.facts.turn}:${at}`;
        compare(lit().length, 5);
        const cards = [0, 1, 2, 3, 4].map(at => thing(name(at)).pieceId);
        for (const at of [1, ...row.picks.filter(at => at !== 1)])
            click(thing(name(at)));
        if (!row.picks.includes(1))
            click(thing(name(1))); // put back
        const count = row.picks.length;
        compare(scene.presses.gathered.length, count);
        press(count === 0 ? "Keep all" : count === 1 ? "Discard 1 card" : `Discard ${count} cards`);
        cards.forEach((card, at) => verify((pieces().find(one => one.pieceId === card).zone !== "hand") === row.picks.includes(at), "place " + at));
    }
    function test_a_card_that_is_named_stays_named_after_an_undo(): void {
        until("toss");
        for (const at of [1, 3])
            click(thing(`hand:${Match.facts.turn}:${at}`));
        press("Discard 2 cards");
        Match.undo();
        untilAsked();
        verify(has("toss"));
        const named = (Match.facts.tossing ?? []).length;
        verify(named > 0);
        verify(texts().includes(named === 1 ? "Discard 1 card" : `Discard ${named} cards`), texts());
    }
    function test_sixes_look_locked(): void {
        until("toss");
        keyClick(Qt.Key_Return);
        const dice = things().filter(one => one.zone === "locked");
        verify(dice.length > 0);
        for (const die of dice) {
            compare(die.kind, "6");
            verify(itemsOf(die, item => String(item["source"] ?? "").endsWith("locked.svg") && item.visible).length > 0);
        }
    }
    /// A locked six that a helper has rolled again.
    function test_a_locked_die_rolls_where_it_lies(): void {
        const locked = () => Object.keys(Helpers.uses.hound ?? {}).find(name => name.startsWith("locked"));
        let rolled = "6"; // lies there as the first did
        for (let tries = 0; tries < 30 && rolled === "6"; ++tries) {
            seek(2, {difficulty: "easy"}, () => locked() !== undefined);
            const die = thing(locked());
            Settings.speed = "fast";
            Theme.speed = 0.2;
            happened.clear();
            click(thing("hound"));
            click(die);
            tryVerify(() => happened.signalArguments.some(([what]) => what === "rolled-again"));
            rolled = happened.signalArguments.find(([what]) => what === "rolled-again")[2][1];
            compare(shapeOf(die).rolling, rolled !== "6");
            cleanup();
        }
        verify(rolled !== "6");
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
        for (let turns = 0; turns < 8 && !Match.over; ++turns) {
            for (const [width, height] of turns % 7 === 0 ? sizes : []) {
                checkPieces(width, height);
                const layout = scene.layout;
                for (const piece of things()) {
                    const room = piece.zone === "hand" || piece.zone === "locked" ? layout.board(piece.zoneSeat) : piece.zone === "satan" ? layout.satan : null;
                    if (room === null)
                        continue;
                    const where = `${piece.name} at ${piece.x},${piece.y} ${piece.width} wide in ${room} at ${width}x${height}`;
                    verify(piece.x >= room.x - 0.5 && piece.x + piece.width <= room.x + room.width + 0.5, where);
                    verify(piece.y >= room.y - 0.5 && piece.y + piece.height <= room.y + room.height + 0.5, where);
                }
            }
            chooseAny();
        }
    }
    function test_nothing_is_stamped_over_hands(): void {
        begin(3, 0);
        for (const [width, height, scale] of [[1010, 752, 1], [1650, 1032, 1.35]]) {
            Theme.textScale = scale;
            resize(width, height);
            const banner = itemsOf(scene, item => item.objectName === "banner")[0];
            banner.text = "Satan: four of a kind";
            const room = Qt.rect(banner.x, banner.y, banner.width, banner.height);
            for (const seat of [-1, 0, 1, 2])
                verify(apart(room, scene.layout.hand(seat)), `${seat}: ${room} over ${scene.layout.hand(seat)}`);
        }
    }
    function test_a_match_by_keys(): void {
        begin(2, 0, {difficulty: "easy"});
        playByKeys(() => {
            if (has("own")) {
                scene.firstFocus.forceActiveFocus();
                keyClick(Qt.Key_Up);
                keyClick(Qt.Key_Return);
            } else if (has("keep")) {
                keyClick(Qt.Key_1 + draw(2));
            } else {
                keyClick(Qt.Key_Return);
            }
        });
    }
    function test_nothing_is_hoped_for_that_only_cards_in_view_would_make(): void {
        checkLostHope("hand", ["satan", "hand", "discards"]);
    }
    function test_another_language_in_mid_match(): void {
        begin(2, 0, {difficulty: "easy"});
        const japanese = checkJapanese();
        verify(!/[A-Za-z]{3,}/.test(japanese), japanese);
    }
}
