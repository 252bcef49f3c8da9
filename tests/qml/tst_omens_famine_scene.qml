import QtQuick
import QtTest
import Bombshelf.Games.Omens
import Bombshelf.Theme
import Bombshelf.View

/// Famine's table: a card is pressed, then its cell; the list of the seven hands tells which lie on the grid, and scores them.
BattleTest {
    id: test

    name: "OmensFamineScene"
    gameId: "omens-famine"

    function place(name: string) {
        return scene.things().find(one => one.name === name);
    }
    function entries(): var {
        return itemsOf(scene, item => item["isHeld"] !== undefined);
    }
    function entry(category: string) {
        return place("score:-1:" + category);
    }

    property var glowing: []
    property var harvested: []

    Connections {
        target: Match
        enabled: test.scene !== null

        function onHappened(what: string, seat: int, args: var): void {
            if (what !== "removed")
                return;
            if (test.harvested.length === 0)
                test.glowing = Object.keys(test.scene.verdicts.judged).filter(name => test.scene.verdicts.judged[name] === 1).sort();
            test.harvested.push(`cell-${args[1]}:-1`);
        }
    }
    function test_a_harvest_glows_before_it_is_reaped(): void {
        begin(2, 0);
        for (untilAsked(); !has("score"); untilAsked())
            chooseAny();
        harvested = [];
        while (harvested.length === 0)
            choose((Match.choices.find(choice => choice.verb === "score") ?? Match.choices[0]).index);
        compare(glowing, harvested.sort());
        verify(apart(scene.stampRoom, scene.layout.grid), "and no banner lies over it");
    }
    function test_everything_lies_in_its_place_data(): var {
        return [[2, 1], [3, 1.6], [4, 1], [4, 1.6]].map(([seats, scale]) => ({tag: `${seats} seats, text ${scale}`, seats: seats, scale: scale}));
    }
    function test_everything_lies_in_its_place(row: var): void {
        Theme.textScale = row.scale;
        begin(row.seats, 0, {difficulty: "easy"});
        for (let looks = 0; looks < 3 && !Match.over; ++looks) {
            for (const [width, height] of [[1024, 594], [1010, 752], [1650, 1032]])
                checkTable(width, height);
            for (let turns = 0; turns < 10 && !Match.over; ++turns) {
                chooseAny();
                untilAsked();
            }
        }
    }
    function checkTable(width: int, height: int): void {
        checkPieces(width, height);
        const layout = scene.layout;
        for (const one of things()) {
            const where = `${one.name} ${rectOf(one)} at ${width}x${height}`;
            if (one.zone.startsWith("cell-"))
                verify(inside(rectOf(one), layout.grid) && one.width > 36, where);
            else if (one.zone === "hand")
                verify(inside(rectOf(one), layout.isOwn(one.zoneSeat) ? layout.board(one.zoneSeat) : layout.plaque(one.zoneSeat)), where);
        }
        const middle = [layout.foe, layout.deck, layout.discards, layout.grid, layout.scores];
        for (const [at, room] of middle.entries())
            verify(inside(room, layout.middle) && middle.slice(at + 1).every(other => apart(room, other)), `${at}: ${room} at ${width}x${height}`);
        compare(entries().length, 7);
        for (const one of entries()) {
            verify(inside(rectOf(one), layout.scores));
            for (const words of itemsOf(one, item => item.visible && (item["text"] ?? "") !== "" && item["truncated"] !== undefined))
                verify(!words.truncated, `“${words.text}” is cut at ${width}x${height}`);
        }
    }

    function test_a_card_is_laid_on_a_cell_data(): var {
        return [{tag: "by mouse", keys: false}, {tag: "by keys", keys: true}];
    }
    function test_a_card_is_laid_on_a_cell(row: var): void {
        seek(2, {difficulty: "ineffable"}, () => has("lay"));
        const hand = [`hand:${Match.viewer}:0`, `hand:${Match.viewer}:1`];
        compare(lit(), hand);
        const kind = thing(hand[0]).kind;
        if (row.keys) {
            keyClick(Qt.Key_Up);
            for (let i = 0; i < 2 && !thing(hand[0]).activeFocus; ++i)
                keyClick(Qt.Key_Left);
            keyClick(Qt.Key_Return);
        } else {
            click(thing(hand[0]));
        }
        compare(scene.presses.picked, hand[0]);
        const cells = Match.choices.filter(choice => choice.args[0] === kind).map(choice => choice.args[1]).sort();
        compare(lit().filter(name => name.startsWith("bare")), cells.map(cell => "bare:-1:" + cell));
        const at = row.keys ? scene.things().find(one => one.activeFocus).name.slice(-2) : cells[0];
        verify(cells.includes(at));
        if (row.keys)
            keyClick(Qt.Key_Return);
        else
            click(place("bare:-1:" + at));
        compare(thing(`cell-${at}:-1:0`).kind, kind);
    }
    function scores(): var {
        return Match.choices.filter(choice => choice.verb === "score").map(choice => choice.args[0]);
    }
    /// Nothing is scored until there are that many hands to choose from.
    function waitFor(hands: int): void {
        const wait = () => choose(Match.choices.find(choice => choice.verb === "pass")?.index ?? draw(Match.choices.length));
        seek(2, {difficulty: "ineffable"}, () => scores().length >= hands, wait);
    }
    function test_the_list_tells_what_lies_on_the_grid_data(): var {
        return [{tag: "one hand", hands: 1}, {tag: "two hands", hands: 2}];
    }
    function test_the_list_tells_what_lies_on_the_grid(row: var): void {
        waitFor(row.hands);
        for (const one of entries()) {
            compare(one.isHeld, scores().includes(one.category), one.category);
            compare(one.playable, one.isHeld);
            compare(one.isScored, false);
        }
        verify(things().some(one => one.raised));
    }
    function test_a_hand_is_scored_in_the_list_data(): var {
        return [{tag: "by mouse", keys: "mouse"}, {tag: "by arrow keys", keys: "arrows"}, {tag: "by its number", keys: "number"}];
    }
    function test_a_hand_is_scored_in_the_list(row: var): void {
        seek(2, {difficulty: "ineffable"}, () => has("score"));
        const hand = Match.choices[0].args[0];
        if (row.keys === "mouse")
            click(entry(hand));
        else if (row.keys === "number")
            keyClick(Qt.Key_2);
        else
            for (const key of [Qt.Key_Up, Qt.Key_Return])
                keyClick(key);
        while (has("take"))
            click(thing(lit()[0]));
        compare(Match.facts.scored.length, 1);
        verify(entry(Match.facts.scored[0]).isScored);
    }
    function test_cards_of_a_hand_are_taken(): void {
        seek(2, {difficulty: "ineffable"}, () => has("take"));
        compare(lit(), Match.choices.map(choice => `cell-${choice.args[0]}:-1:0`).sort());
        const discards = Match.counts.discards;
        const scored = entries().filter(one => one.isBeingScored).map(one => one.category);
        compare(scored.join(), Match.facts.scoring.join());
        verify(entry(scored[0]).text.endsWith(": being scored"), entry(scored[0]).text);
        for (let i = 0; i < 5 && has("take"); ++i) {
            const name = lit()[0];
            click(thing(name));
            if (has("take")) {
                verify(thing(name).chosen && !thing(lit()[0]).chosen);
                verify(shapeOf(thing(name)).Accessible.name.endsWith(", chosen"));
            }
        }
        verify(!has("take"));
        verify(!things().some(one => one.taken) && !entries().some(one => one.isBeingScored));
        verify(Match.counts.discards > discards + 1);
    }
    function test_a_card_short_is_told(): void {
        seekOnTable(2, {difficulty: "ineffable"}, () => entries().some(one => one.isNear && !one.isHeld && !one.isScored));
        const near = entries().find(one => one.isNear && !one.isHeld && !one.isScored);
        verify(texts().includes("1 card short"));
        verify(["straight", "flush", "full-house", "four-of-a-kind"].includes(near.category));
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
    function test_a_match_by_keys(): void {
        begin(2, 0, {difficulty: "easy"});
        playByKeys(() => {
            if (has("done") || has("score"))
                return keyClick(has("score") ? Qt.Key_2 : Qt.Key_1); // the first scores nothing
            scene.firstFocus.forceActiveFocus();
            keyClick(Qt.Key_Up);
            keyClick(Qt.Key_Return);
            if (scene.presses.picked !== "")
                keyClick(Qt.Key_Return);
        });
    }
    function test_helpers_are_asked_about_till_somebody_has_enough_of_it(): void {
        let seat = -1;
        const asked = () => Match.choices.length > 1 && has("done") && (seat < 0 || Match.viewer === seat);
        const playOn = fits => {
            for (let turns = 0; turns < 16 && !Match.over && !fits(); ++turns) {
                choose(Match.choices.filter(choice => !choice.verb.startsWith("use-"))[0].index);
                wait(0); // what passes by itself does so now
                untilAsked();
            }
        };
        seek(2, {difficulty: "easy"}, asked);
        seat = Match.viewer;
        press("Don’t ask for now");
        untilAsked();
        verify(!asked());
        playOn(asked);
        verify(!asked() && !Match.over);
        playOn(() => Match.viewer === seat);
        press("Ask about helpers again");
        playOn(asked);
        verify(asked());
        keyClick(Qt.Key_Return);
        verify(!asked(), "Enter goes on");
    }
    function test_another_language_in_mid_match(): void {
        begin(2, 0, {difficulty: "easy"});
        const japanese = checkJapanese();
        verify(!/[A-Za-z]{3,}/.test(japanese), japanese);
    }
}
