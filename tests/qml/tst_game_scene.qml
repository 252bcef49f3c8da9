import QtQuick
import QtTest
import Bombshelf.Games.Bomber
import Bombshelf.Shell
import Bombshelf.Table
import Bombshelf.Tests
import Bombshelf.Theme
import Bombshelf.View

/// What GameScene promises, kept by the scene of every game.
SceneTest {
    id: test

    name: "GameScene"
    gameId: ""

    Games { id: games }
    Component {
        id: anotherStage

        Stage {}
    }

    function test_everything_that_lies_on_it_can_be_pointed_at_data(): var {
        return games.rows();
    }
    function test_everything_that_lies_on_it_can_be_pointed_at(row: var): void {
        gameId = row.tag;
        begin(row.seats, 0);
        compare(scene.gameId, row.tag);
        checkPlaces();
        for (let answers = 1; answers <= 24; ++answers) {
            untilAsked();
            if (Match.over)
                break;
            chooseAny();
            if (answers % 4 === 0)
                checkPlaces();
        }
        checkPlaces();
        fuzzyCompare(scene.bar.y + scene.bar.height, scene.height, 1);
        verify(scene.beats[""] > 0);
        verify(Object.keys(scene.sounds).length + scene.soundOf("dealt", []).length > 0);
    }
    function checkPlaces(): void {
        const table = Qt.rect(0, 0, scene.width, scene.tableHeight);
        for (const piece of pieces()) {
            const where = `${piece.kind} in ${piece.zone} of ${piece.zoneSeat}`;
            if (!piece.visible)
                continue;
            verify(isDrawn(piece), where);
            verify(piece.spot.width > 0, where);
            verify(inside(piece.spot, rectOf(piece)) && inside(rectOf(piece), piece.spot), where);
            verify(inside(piece.spot, scene.spotOfZone(piece.zone, piece.zoneSeat)), where);
        }
        for (const [zone, count] of Object.entries(Match.counts))
            for (const seat of Array.isArray(count) ? Match.players.map(player => player.seat) : [-1]) {
                const place = scene.spotOfZone(zone, seat);
                verify(scene.plan.hidden.includes(zone) ? place.width === 0 : place.width > 0 && inside(place, table), `${zone} of ${seat} at ${place}`);
            }
    }

    function isDrawn(piece: TablePiece): bool {
        return itemsOf(piece, item => item instanceof Loader && item.item !== null && item.parent === piece).length > 0;
    }

    function test_what_lies_deep_in_a_pile_is_not_drawn(): void {
        gameId = "omens-war";
        begin(2, 0);
        untilAsked();
        const deep = pieces().filter(piece => !piece.visible && piece.inPile && piece.place > 5);
        verify(deep.length > 0);
        verify(!deep.some(isDrawn));
    }

    function test_on_a_table_of_another_size_all_lies_in_its_place_at_once_data(): var {
        return test_everything_that_lies_on_it_can_be_pointed_at_data();
    }
    /// Each piece is laid once for each side.
    function test_on_a_table_of_another_size_all_lies_in_its_place_at_once(row: var): void {
        gameId = row.tag;
        begin(row.seats, 0);
        untilAsked();
        const laid = pieces().map(() => 0);
        pieces().forEach((piece, at) => piece.spotChanged.connect(() => ++laid[at]));
        Theme.speed = 1;
        resize(1650, 1032);
        verify(Math.max(...laid) > 0);
        verify(Math.max(...laid) <= 3, `${Math.max(...laid)} times`); // the bar may grow, too
        for (const piece of things())
            verify(inside(rectOf(piece), piece.spot) && inside(piece.spot, rectOf(piece)), `${piece.kind} in ${piece.zone} at ${rectOf(piece)}, not ${piece.spot}`);
    }

    function test_nothing_flies_for_another_person_at_the_screen_data(): var {
        return test_everything_that_lies_on_it_can_be_pointed_at_data();
    }
    /// Only the table turns round: who saw bags or cards cross it would think that they change places.
    function test_nothing_flies_for_another_person_at_the_screen(row: var): void {
        gameId = row.tag;
        begin(row.seats, 0);
        const another = () => Match.curtain >= 0 && Match.curtain !== scene.nearest;
        while (!another() && !Match.over) {
            tryVerify(() => Match.curtain >= 0 || Match.choices.length > 0 || Match.holding || Match.over, 60000);
            if (Match.holding)
                Match.goOn();
            else if (Match.curtain === scene.nearest)
                Match.liftCurtain();
            else if (!another() && !Match.over)
                Match.choose(draw(Match.choices.length));
        }
        if (Match.over)
            return verify(["driller", "omens-war"].includes(row.tag), "only there is little to hide");
        tryVerify(() => !Match.moving && scene.resting());
        Theme.speed = 1;
        Match.liftCurtain();
        const isSorted = piece => piece.zoneSeat < 0 || piece.zone === "hand" && piece.zoneSeat === scene.viewer; // by who has just come
        for (const piece of things().filter(piece => !isSorted(piece)))
            verify(!piece.flying && inside(rectOf(piece), piece.spot) && inside(piece.spot, rectOf(piece)), `${piece.kind} in ${piece.zone} at ${rectOf(piece)}, not ${piece.spot}`);
    }

    function test_a_number_without_an_answer_says_so_data(): var {
        return games.rows();
    }
    function test_a_number_without_an_answer_says_so(row: var): void {
        gameId = row.tag;
        begin(row.seats, 0);
        untilAsked();
        const told = changed.count;
        keyClick(Qt.Key_9);
        compare(changed.count, told);
        compare(refused.count, 1);
        const [text, rule] = refused.signalArguments[0];
        verify(rule === Match.asked ? text.includes("9") : text !== "", text); // where the game has no reason of its own
        verify(RuleBook.blocks(gameId).some(block => block.about.includes(rule)), rule);
        if (!gameId.startsWith("omens") || scene.bar.choices.length > 0)
            return;
        keyClick(Qt.Key_1); // where nothing has a number, it names no die of a helper
        verify(refused.signalArguments.every(([text, rule]) => rule !== "refusal.no-helper"), refused.signalArguments);
    }
    function test_a_key_held_down_answers_once_data(): var {
        return test_everything_that_lies_on_it_can_be_pointed_at_data();
    }
    function test_a_key_held_down_answers_once(row: var): void {
        gameId = row.tag;
        begin(row.seats, 0);
        let answered = 0;
        for (let answers = 0; answers < 30 && !Match.over; ++answers) {
            untilAsked();
            const before = changed.count;
            Hands.hold(scene.Window.window, Qt.Key_1, "1");
            compare(changed.count, before, Match.prompt);
            keyClick(Qt.Key_1);
            if (changed.count > before)
                ++answered;
            else
                chooseAny();
        }
        verify(answered > 0);
    }
    function test_return_answers_or_goes_to_the_answer_data(): var {
        return games.rows();
    }
    function test_return_answers_or_goes_to_the_answer(row: var): void {
        gameId = row.tag;
        begin(row.seats, 0);
        let pressed = 0;
        for (let answers = 0; answers < 40 && pressed < 12 && !Match.over; ++answers) {
            untilAsked();
            if (Match.over)
                break;
            if (scene.bar.activeFocus) { // forms and slips have keys of their own
                ++pressed;
                const before = changed.count;
                const item = scene.Window.window.activeFocusItem;
                keyClick(Qt.Key_Return);
                verify(changed.count > before || scene.Window.window.activeFocusItem !== item, Match.prompt);
                if (changed.count > before)
                    continue;
            }
            chooseAny();
        }
        verify(pressed > 3);
    }
    function test_its_pieces_are_shown_elsewhere_too(): void {
        for (const game of games.ids()) {
            const art = Arts.of(game);
            verify(art instanceof GameArt, game);
            verify(art.folder.endsWith("/") && art.beats[""] > 0);
            for (const name of [art.file(""), art.index(""), art.mark("")])
                compare(typeof name, "string");
        }
        compare(Arts.of("omens-war"), Arts.of("omens-hell"), "a family's games share theirs");
        verify(Arts.of("driller") !== Arts.of("bomber"));
        compare(Arts.of("no such game"), null);
    }

    /// In every game, in the smallest window with the largest letters and in a usual one.
    function test_the_table_keeps_its_height_data(): var {
        const rows = [];
        for (const game of games.all())
            for (const [width, height, scale] of [[1024, 582, 1.6], [1280, 752, 1]])
                rows.push({tag: `${game.gameId} ${width}, text ${scale}`, gameId: game.gameId, seats: game.minSeats, width: width, height: height, scale: scale});
        return rows;
    }
    function test_the_table_keeps_its_height(row: var): void {
        gameId = row.gameId;
        Theme.textScale = row.scale;
        begin(row.seats, 0);
        resize(row.width, row.height);
        const high = scene.tableHeight;
        const asked = new Set();
        let answers = 0;
        for (untilAsked(); !Match.over && answers < 30; ++answers) {
            compare(scene.tableHeight, high, Match.prompt);
            if (!asked.has(Match.choices.length + Match.prompt))
                checkAnswers();
            asked.add(Match.choices.length + Match.prompt);
            chooseAny();
            untilAsked();
        }
        compare(scene.tableHeight, high);
        verify(asked.size > 2);
    }
    /// All buttons of the bar stand in it, and their words can be read.
    function checkAnswers(): void {
        waitForRendering(scene);
        const bar = rectOf(scene.bar);
        for (const button of itemsOf(scene.bar, item => item["keyText"] !== undefined && item["clicked"] !== undefined && item.visible)) {
            verify(inside(rectOf(button), bar), `${button.text} at ${rectOf(button)} in ${bar}: ${Match.prompt}`);
            for (const words of itemsOf(button, item => item instanceof Text && item.visible))
                verify(!(words as Text).truncated, `${button.text}: ${Match.prompt}`);
        }
    }

    function test_cards_are_drawn_but_once_on_their_way_data(): var {
        return test_everything_that_lies_on_it_can_be_pointed_at_data();
    }
    function test_cards_are_drawn_but_once_on_their_way(row: var): void {
        gameId = row.tag;
        begin(row.seats, 0);
        untilAsked();
        resize(1920, 1080);
        Theme.speed = 1;
        chooseAny();
        for (const piece of things().filter(piece => piece.near instanceof Card))
            compare((piece.near as Card).pixels, Theme.pictureSize(piece.spot.width), `${piece.kind} in ${piece.zone}`);
    }

    function test_a_larger_window_shows_the_same_larger_data(): var {
        return test_everything_that_lies_on_it_can_be_pointed_at_data().map(row => ({tag: row.tag, seats: Math.max(3, row.seats)}));
    }
    function test_a_larger_window_shows_the_same_larger(row: var): void {
        gameId = row.tag;
        begin(row.seats, 0);
        untilAsked();
        const plaques = (growth, letters) => {
            Theme.growth = growth;
            Theme.textScale = growth * letters;
            resize(1024 * growth, 594 * growth);
            return itemsOf(scene, item => item instanceof SeatPlaque && item.visible).map(one => [one.width / growth, one.height / growth]);
        };
        for (const letters of [1, 1.6]) {
            const small = plaques(1, letters);
            for (const [seat, sides] of plaques(3, letters).entries())
                for (const [at, side] of sides.entries())
                    fuzzyCompare(side, small[seat][at], 0.01 * side, `${["width", "height"][at]} of ${seat}, letters ${letters}`);
        }
        Theme.growth = 1;
    }
    function test_a_bot_says_what_it_did_data(): var {
        const rows = [];
        for (const game of games.all())
            for (const [width, height, scale] of [[1024, 582, 1.6], [1280, 752, 1]])
                rows.push({tag: `${game.gameId} ${width}, text ${scale}`, gameId: game.gameId, seats: game.minSeats, width: width, height: height, scale: scale});
        rows.push({tag: "four seats, small plaques", gameId: "omens-war", seats: 4, width: 1024, height: 582, scale: 1.6});
        rows.push({tag: "six seats, skills on plaques", gameId: "bomber", seats: 6, width: 1280, height: 752, scale: 1});
        rows.push({tag: "eight seats", gameId: "bombmafia", seats: 8, width: 1024, height: 582, scale: 1.6});
        return rows;
    }
    function test_a_bot_says_what_it_did(row: var): void {
        gameId = row.gameId;
        Theme.textScale = row.scale;
        Settings.banter = "off";
        begin(1, row.seats - 1);
        resize(row.width, row.height);
        const bubbles = itemsOf(scene, item => item.objectName === "bubble");
        compare(bubbles.length, row.seats);
        let said = 0;
        for (let answers = 0; answers < 20 && said < 4 && !Match.over; ++answers) {
            untilAsked();
            for (const [seat, bubble] of bubbles.map((one, at) => [one.parent["seat"], one])) {
                if (!bubble.open)
                    continue;
                ++said;
                verify(Match.players[seat].isBot);
                compare(bubble.text, bubble.parent["lastAction"]);
                tryVerify(() => bubble.visible);
                verify(!bubble.parent["brief"] || itemsOf(bubble.parent, item => item.objectName === "name")[0].opacity === 0, "nothing is seen through it");
                verify(itemsOf(bubble, item => item instanceof Text && item.truncated).length === 0, `${bubble.text} is cut`);
                verify(inside(rectOf(bubble), Qt.rect(0, 0, scene.width, scene.tableHeight)), `${bubble.text} at ${rectOf(bubble)}`);
                const plaque = rectOf(bubble.parent);
                for (const kit of itemsOf(bubble.parent.parent, item => item instanceof SapperKit && item.visible))
                    verify(apart(rectOf(bubble), rectOf(kit)), `${bubble.text} over its skills`);
                for (const at of things().filter(one => one.zoneSeat === seat).map(rectOf)) {
                    const looksOut = inside(rectOf(bubble), plaque) && !inside(at, plaque); // from behind it
                    verify(looksOut || apart(rectOf(bubble), at), `${bubble.text} at ${rectOf(bubble)}, a piece at ${at}`);
                }
            }
            if (!Match.over)
                chooseAny();
        }
        verify(said > 0);
        if (Match.canUndo) { // which nobody says
            Match.undo();
            verify(bubbles.every(bubble => !bubble.open));
        }
    }

    function test_it_leaves_nothing_behind_data(): var {
        return [{tag: "another scene"}, {tag: "no scene"}, {tag: "no stage"}];
    }
    function test_it_leaves_nothing_behind(row: var): void {
        gameId = "bombmafia";
        begin(3, 0);
        compare(Match.holds, ["round-over"]);
        verify(Match.beats["opened"] > 0);
        leave();
        if (row.tag === "another scene") {
            gameId = "driller";
            begin(2, 0);
        } else if (row.tag === "no stage") {
            const other = createTemporaryObject(anotherStage, test, {source: Catalogue.game("bombmafia").scene});
            compare(Match.holds, ["round-over"]);
            other.destroy();
        }
        tryVerify(() => Match.beats["opened"] === undefined);
        compare(Match.holds, []);
        compare(Match.beats["caved-in"] > 0, row.tag === "another scene");
    }
}
