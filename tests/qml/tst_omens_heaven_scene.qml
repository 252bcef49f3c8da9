import QtQuick
import QtTest
import Bombshelf.Games.Omens
import Bombshelf.Theme
import Bombshelf.View

/// Heaven's table: a card looked at in secret goes into a slot or to the discards, and a prophecy is its holder's alone.
BattleTest {
    id: test

    name: "OmensHeavenScene"
    gameId: "omens-heaven"

    readonly property var sizes: [[1024, 594], [1650, 1032]]

    /// Empty slots are pressed as well.
    function thing(name: string): var {
        return scene.things().find(one => one.name === name);
    }
    /// A card has just been looked at, and this seat holds that many.
    function look(): void {
        begin(2, 0, {difficulty: "ineffable"});
        untilAsked();
        click(thing("deck:-1:0"));
        verify(has("keep"));
    }

    function test_everything_lies_in_its_place_data(): var {
        const rows = [];
        for (const seats of [2, 3, 4])
            for (const scale of [0.8, 1.6])
                rows.push({tag: `${seats} seats, text ${scale}`, seats: seats, scale: scale, difficulty: scale < 1 ? "easy" : "normal"});
        return rows;
    }
    function test_everything_lies_in_its_place(row: var): void {
        Theme.textScale = row.scale;
        begin(row.seats, 0, {difficulty: row.difficulty, adversary: "on"});
        for (let turns = 0; turns < 25 && !Match.over; ++turns) {
            for (const [width, height] of turns % 12 === 1 ? sizes : []) {
                checkPieces(width, height);
                const layout = scene.layout;
                const rooms = [layout.foe, layout.deck, layout.discards, layout.drawn, layout.removed, ...Match.players.map((player, seat) => layout.seat(seat))];
                for (const [at, room] of rooms.entries())
                    for (const other of rooms.slice(at + 1))
                        verify(apart(room, other), `rooms ${room} and ${other} at ${width}x${height}`);
                for (const piece of things()) {
                    const where = `${piece.name} at ${rectOf(piece)}, ${width}x${height}`;
                    const room = piece.zone === "removed" ? layout.removed : piece.zone === "hand" || piece.zone === "prophecy" ? layout.board(piece.zoneSeat) : null;
                    if (room !== null)
                        verify(inside(rectOf(piece), room) && piece.x + piece.width < 0.98 * width, where);
                    else if (piece.isCharacter && Helpers.team.includes(piece.kind))
                        verify(rooms.every(one => apart(rectOf(piece), one)), where);
                }
            }
            untilAsked();
            playOn();
        }
    }
    /// Until a prophecy is seen that has more letters than its card is wide.
    function test_what_is_foretold_stands_on_its_slip(): void {
        let longest = 0;
        for (let i = 0; i < 20 && longest <= 1; ++i) {
            deal(4, 0, {difficulty: "ineffable"});
            playOut();
            show();
            resize(1024, 594);
            for (const slip of itemsOf(scene, item => item.objectName === "slip" && item.visible)) {
                const words = slip.children[0];
                verify(words.contentWidth < slip.width, `${words.text}: ${words.contentWidth} of ${slip.width}`);
                longest = Math.max(longest, slip.width / slip.parent.width);
            }
            leave();
        }
        verify(longest > 1);
    }
    function test_most_of_each_removed_card_is_seen_data(): var {
        return [{tag: "least", width: 1024, height: 571}, {tag: "usual", width: 1280, height: 710}, {tag: "large", width: 1920, height: 1000}];
    }
    function test_most_of_each_removed_card_is_seen(row: var): void {
        begin(2, 0);
        resize(row.width, row.height);
        const open = Array.from({length: Match.counts.removed / 2}, (none, place) => scene.layout.spot("removed", -1, place, Match.counts.removed));
        verify(open.length > 8);
        for (const [at, card] of open.entries())
            verify(open.slice(at + 1).every(other => apart(card, other) || other.y === card.y && other.x - card.x >= 0.7 * card.width), `${at}: ${card}`);
    }
    function test_nothing_is_offered_that_does_not_lie_there(): void {
        begin(2, 0, {difficulty: "ineffable"});
        untilAsked();
        compare(Match.counts.discards, 0);
        verify(!/discard\?/.test(Match.prompt) && Match.prompt.includes("deck"), Match.prompt);
        verify(!texts().includes("or the top discard?"));
    }
    function test_a_card_taken_asks_where_it_goes(): void {
        seek(2, {difficulty: "ineffable"}, () => has("take") && Match.counts.hand[Match.viewer] < 5);
        verify(texts().includes("or the top discard?"));
        click(thing("discards:-1:0"));
        verify(!texts().includes("or the top discard?"));
        verify(texts().includes("Where will it go?"), texts());
        leave();
        seek(2, {difficulty: "ineffable"}, () => has("take") && Match.counts.hand[Match.viewer] === 5);
        click(thing("discards:-1:0"));
        verify(texts().includes("Which of your cards makes room?"), texts());
    }
    /// The end says what was foretold, and what came of it.
    function test_the_end_tells_the_prophecies(): void {
        for (let i = 0; i < 4; ++i) {
            deal(2, 0, {difficulty: "ineffable"});
            playOut();
            for (const [seat, lines] of Match.account.seats.entries()) {
                const wanted = Catalogue.kindText(gameId, "prophecy-" + Helpers.prophecies[seat]);
                verify(lines.some(line => line.toLowerCase().includes(wanted)), lines.join("\n"));
            }
            leave();
        }
    }
    /// Who has failed is not shown on the way there.
    function test_looking_back_judges_nobody(): void {
        begin(2, 0, {difficulty: "ineffable"});
        playOut();
        verify(Object.keys(scene.verdicts.judged).length > 0);
        Match.startLookBack();
        Match.storyAt = 3;
        compare(scene.verdicts.judged, {});
        Match.endLookBack();
    }
    function test_dice_and_words_have_room_of_their_own_data(): var {
        return [{tag: "small", width: 1024, height: 594, scale: 1}, {tag: "large letters", width: 1024, height: 594, scale: 1.6}, {tag: "large", width: 1650, height: 1032, scale: 1}];
    }
    function test_dice_and_words_have_room_of_their_own(row: var): void {
        Theme.textScale = row.scale;
        for (const seats of [2, 3, 4]) {
            begin(seats, 0, {difficulty: "normal"});
            resize(row.width, row.height);
            untilAsked();
            verify(apart(scene.layout.tray, scene.layout.removed), "the start roll");
            verify(scene.layout.tray.width >= 3 * scene.layout.dieWidth, "three dice side by side");
            const label = itemsOf(scene, item => item["text"] === "Out of this battle" && item.visible)[0];
            verify(!label.truncated && label.contentWidth <= label.width + 0.5, "it can be read whole");
            for (const one of things())
                if (one.zone === "removed")
                    verify(apart(rectOf(one), rectOf(label)), `${one.name} ${rectOf(one)} on ${rectOf(label)}`);
            for (const badge of itemsOf(scene, item => item["foresees"] !== undefined))
                verify(apart(rectOf(badge), rectOf(label)), `${seats}: ${rectOf(badge)} on ${rectOf(label)}`);
            leave();
        }
    }
    function test_who_looks_sees_the_card(): void {
        look();
        const card = things().find(one => one.zone === "drawn");
        verify(card.kind !== "" && !card.faceUp);
        verify(shapeOf(card).shown, "its face");
        verify(shapeOf(card).Accessible.name.includes(card.kindText));
        const seat = Match.viewer;
        compare(lit(), ["discards:-1:place", `hand:${seat}:0`, `hand:${seat}:1`, `slot:${seat}:2`, `slot:${seat}:3`, `slot:${seat}:4`].sort());
    }
    function test_what_is_kept_takes_a_slot_data(): var {
        return [{tag: "the next free one", name: "slot", at: 2, goesTo: 2}, {tag: "another free one", name: "slot", at: 4, goesTo: 2}, {tag: "a card's", name: "hand", at: 1, goesTo: 1}];
    }
    function test_what_is_kept_takes_a_slot(row: var): void {
        look();
        const seat = Match.viewer;
        const card = things().find(one => one.zone === "drawn").pieceId;
        const name = `${row.name}:${seat}:${row.at}`;
        const before = row.name === "hand" ? thing(name).pieceId : -1;
        click(thing(name));
        const kept = pieces().find(one => one.pieceId === card);
        compare([kept.zone, kept.zoneSeat, kept.place, kept.faceUp].join(), ["hand", seat, row.goesTo, false].join());
        compare(Match.counts.hand[seat], row.name === "slot" ? 3 : 2);
        if (before >= 0)
            compare(pieces().find(one => one.pieceId === before).zone, "discards");
    }
    function test_what_is_declined_is_discarded_data(): var {
        return [{tag: "pressed", press: () => click(thing("discards:-1:place"))}, {tag: "by the button", press: () => keyClick(Qt.Key_1)}];
    }
    function test_what_is_declined_is_discarded(row: var): void {
        look();
        const card = things().find(one => one.zone === "drawn").pieceId;
        row.press();
        const gone = pieces().find(one => one.pieceId === card);
        compare([gone.zone, gone.faceUp].join(), ["discards", true].join());
    }
    function test_a_discard_is_taken_into_a_slot(): void {
        seek(2, {difficulty: "ineffable"}, () => has("take") && has("look") && Match.counts.hand[Match.viewer] < 5);
        const seat = Match.viewer;
        const top = thing("discards:-1:0");
        const card = top.pieceId;
        verify(lit().includes("deck:-1:0") && lit().includes("discards:-1:0"));
        click(top);
        compare(scene.presses.picked, "discards:-1:0");
        const slot = `slot:${seat}:4`;
        verify(lit().includes(slot), lit().join());
        click(thing(slot));
        const taken = pieces().find(one => one.pieceId === card);
        compare([taken.zone, taken.zoneSeat, taken.faceUp].join(), ["hand", seat, true].join());
    }
    /// Whoever presses something else wants no helper.
    function test_a_press_elsewhere_puts_a_helper_back(): void {
        seek(2, {difficulty: "easy"}, () => has("look") && Helpers.uses["boy"] !== undefined);
        click(pieces().find(one => one.kind === "boy"));
        compare(scene.presses.picked, "boy");
        click(thing("deck:-1:0"));
        compare(scene.presses.picked, "");
        compare(refused.count, 0);
        click(thing("deck:-1:0"));
        verify(things().some(one => one.zone === "drawn"));
    }
    function test_a_helper_changes_an_own_card(): void {
        seek(2, {difficulty: "easy"}, () => Helpers.uses["boy"] !== undefined);
        const seat = Match.viewer;
        click(pieces().find(one => one.kind === "boy"));
        const cards = lit().filter(name => name.startsWith(`hand:${seat}:`));
        compare(cards.length, Match.counts.hand[seat]);
        const kind = thing(cards[0]).kind;
        click(thing(cards[0]));
        compare(Match.choices[0].verb, "change-to");
        keyClick(Qt.Key_Return);
        compare(Helpers.printed[cards[0]], kind);
        verify(thing(cards[0]).kind !== kind);
    }
    function test_badges_and_seals_follow_the_cards(): void {
        seek(2, {difficulty: "ineffable"}, () => ownHand.category === "one-pair");
        verify(texts().includes("One pair"));
        const seal = itemsOf(scene, item => item["fulfilled"] !== undefined && item.visible)[0];
        verify(!seal.fulfilled);
        compare(seal.Accessible.name, `${Match.players[seal["index"]].name}’s prophecy: not fulfilled yet`);
        const badge = itemsOf(scene, item => item["foresees"] !== undefined && item.visible)[0];
        compare(badge.Accessible.name.split(": ")[0], `${Match.players[badge["hand"].seat].name}’s hand`);
    }

    /// Prophecies that this screen shows, by seat.
    function read(): var {
        return things().filter(one => one.zone === "prophecy" && one.kind !== "").map(one => one.zoneSeat);
    }
    function test_secrets_leave_the_screen_with_their_holder(): void {
        look();
        const first = Match.viewer;
        const wanted = things().find(one => one.zone === "prophecy" && one.zoneSeat === first).kind.slice("prophecy-".length);
        verify(texts().includes(Art.categoryText(wanted)), "the slip says what it wants");
        compare(read(), [first]);
        click(thing(`slot:${first}:2`));
        if (Match.curtain < 0)
            make("done");
        verify(Match.curtain >= 0);
        compare(read(), []);
        compare(thing(`hand:${first}:2`).kind, "");
        verify(!texts().includes(Art.categoryText(wanted)));
        lift();
        compare(read(), [1 - first]);
        compare(thing(`hand:${first}:2`).kind, "");
    }
    function test_a_match_by_keys(): void {
        begin(2, 0, {difficulty: "easy", adversary: "on"});
        playByKeys(() => {
            if (helpByKeys(6))
                return;
            if (Helpers.top.length > 2)
                keyClick(Qt.Key_2); // of three cards two are pressed
            if (has("change-to"))
                return keyClick(Qt.Key_Return);
            if (Helpers.subject !== "" && Object.keys(Helpers.targets).length === 0 || has("done"))
                return keyClick(Qt.Key_1);
            if (Helpers.subject === "" && !things().some(thing => thing.activeFocus))
                keyClick(Qt.Key_Up);
            keyClick(Qt.Key_Return);
            if (scene.presses.picked !== "")
                keyClick(Qt.Key_Return); // a discard, then its slot
        });
        compare(read().length, 2);
    }
    function test_nothing_is_hoped_for_that_only_cards_in_view_would_make(): void {
        checkLostHope("hand", ["removed"]);
    }
    function test_another_language_in_mid_match(): void {
        begin(2, 0, {difficulty: "easy"});
        const japanese = checkJapanese();
        verify(!/[A-Za-z]{3,}/.test(japanese), japanese);
    }
}
