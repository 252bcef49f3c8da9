import QtQuick
import QtTest
import Bombshelf.Table
import Bombshelf.Theme
import Bombshelf.View

/// Bomber!'s table with real matches: sappers made and matches played by keys alone, everything in its place at every size.
SceneTest {
    id: test

    name: "BomberScene"
    gameId: "bomber"

    readonly property SignalSpy happened: SignalSpy { target: Match; signalName: "happened" }
    readonly property SignalSpy sum: SignalSpy { signalName: "standsChanged" }
    readonly property var sizes: [[1024, 575], [1010, 752], [1650, 1032]]

    function posts(): var {
        return itemsOf(scene, item => item["burnt"] !== undefined && item["threat"] !== undefined);
    }
    function form() {
        return itemsOf(scene, item => item["leap"] !== undefined)[0];
    }
    function stamps(): var {
        return itemsOf(form(), item => item["burnt"] !== undefined);
    }
    function slips(): var {
        return itemsOf(form(), item => item["skill"] !== undefined);
    }
    function start(people: int, bots: int, options = {}): void {
        begin(people, bots, options);
        untilAsked();
    }
    /// What has happened since it was cleared: [what, seat, args] each.
    function told(): var {
        return Array.from({length: happened.count}, (none, i) => happened.signalArguments[i]);
    }
    function verb(): string {
        return Match.choices[0]?.verb ?? "";
    }
    function makeAll(): void {
        for (let i = 0; i < 40 && Match.facts.phase === "make"; ++i) {
            scene.draft.suggest();
            scene.draft.send();
            untilAsked();
        }
        verify(Match.facts.phase !== "make");
    }
    function aimAnywhere(): void {
        choose(verb() === "aim" ? draw(11) : Match.choices.findIndex(choice => choice.verb === "pass" || choice.verb === "shift"));
    }
    function draft() {
        return scene.draft;
    }

    function test_a_sapper_is_made_by_keys_alone(): void {
        start(1, 1);
        verify(form().visible);
        compare(stamps().length, 11);
        compare(draft().posts.each, 3);
        compare(draft().skills.each, 1);
        keyClick(Qt.Key_Right);
        verify(stamps()[0].activeFocus);
        keyClick(Qt.Key_Space);
        compare(draft().posts.picked.join(), "2");
        keyClick(Qt.Key_Space);
        compare(draft().posts.picked.join(), "", "pressed again it comes off");
        keyClick(Qt.Key_Return);
        for (const way of [3, 4]) {
            for (let i = 0; i < way; ++i)
                keyClick(Qt.Key_Right);
            keyClick(Qt.Key_Return);
        }
        compare(draft().posts.picked.join(), "2,5,9");
        verify(!draft().complete);
        verify(stamps().every(stamp => stamp.playable === draft().posts.picked.includes(stamp.post)), "no room for more");
        keyClick(Qt.Key_Down);
        verify(slips()[2].activeFocus, "the nearest");
        keyClick(Qt.Key_Left);
        keyClick(Qt.Key_Space);
        compare(draft().skills.picked.join(), "fine-tuning");
        keyClick(Qt.Key_Right);
        keyClick(Qt.Key_Space);
        compare(draft().skills.picked.join(), "powder", "of one skill another takes the place");
        verify(draft().complete);
        const viewer = Match.viewer;
        keyClick(Qt.Key_2);
        verify(!form().visible);
        compare(refused.count, 0);
        tryVerify(() => Match.facts.phase !== "make", 20000);
        compare(Match.facts.powder[viewer], 1);
        for (const post of ["2", "5", "9"])
            verify(pieces().some(piece => piece.zone === "post-" + post && piece.kind === "sapper-" + viewer));
    }
    function test_up_and_down_on_the_form_go_to_what_lies_there(): void {
        start(1, 1);
        keyClick(Qt.Key_Down);
        verify(stamps()[0].activeFocus);
        stamps()[10].forceActiveFocus(Qt.TabFocusReason);
        for (const slip of [2, 5]) {
            keyClick(Qt.Key_Down);
            verify(slips()[slip].activeFocus, slip);
        }
        keyClick(Qt.Key_Down);
        verify(scene.bar.activeFocus);
        slips()[3].forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Up);
        verify(slips()[0].activeFocus);
        keyClick(Qt.Key_Up);
        verify(stamps()[1].activeFocus, "the nearest");
        keyClick(Qt.Key_Up);
        verify(scene.bar.activeFocus);
    }
    function test_what_is_pointed_at_on_the_form_is_told_below_it(): void {
        Theme.textScale = 1.6;
        start(1, 1);
        stamps()[9].forceActiveFocus(Qt.TabFocusReason);
        const rule = qsTranslate("bomber", "post." + stamps()[9].post + ".rule");
        verify(rule !== "" && scene.bar.why.includes(rule), scene.bar.why);
        verify(!itemsOf(form(), item => item["clearOf"] !== undefined && item["active"]).length, "no tip covers the form");
        stamps()[9].focus = false;
        verify(!scene.bar.why.includes(rule));
    }
    function test_what_cannot_be_had_on_the_form_says_why(): void {
        start(1, 1);
        const [first, last] = [stamps()[0], stamps()[10]];
        for (const stamp of stamps().slice(0, 3))
            click(stamp);
        compare(refused.count, 0);
        click(last);
        compare(refused.count, 1);
        compare(refused.signalArguments[0][1], "move.post");
        verify(RuleBook.blocks("bomber").some(block => block.about.includes("move.post")));
        last.forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Return);
        compare(refused.count, 2);
        click(first);
        click(last);
        compare(refused.count, 2);
        compare(draft().posts.picked.join(), "3,4,12");
    }
    function test_more_skills_than_there_is_room_for_say_why(): void {
        start(1, 1, {mode: "twelve"});
        waitForRendering(scene);
        for (const slip of slips().slice(0, 4))
            click(slip);
        compare(refused.count, 1);
        compare(refused.signalArguments[0][1], "skill.bearings");
    }
    function test_the_rule_book_opens_at_what_is_looked_at_on_the_form(): void {
        start(1, 1);
        compare(scene.looked(), "");
        slips()[4].forceActiveFocus(Qt.TabFocusReason);
        compare(scene.looked(), "skill.fever");
        stamps()[4].forceActiveFocus(Qt.TabFocusReason);
        compare(scene.looked(), "move.post");
    }
    function test_before_sappers_are_made_nobody_has_points(): void {
        start(2, 1);
        const plaques = itemsOf(scene, item => item["scoreText"] !== undefined);
        compare(plaques.length, 3);
        verify(plaques.every(plaque => !plaque.scored && !plaque.Accessible.name.includes("points")));
        makeAll();
        verify(plaques.every(plaque => plaque.scored));
    }
    function test_a_suggestion_fills_the_form_data(): var {
        return [{tag: "solo", mode: "solo", posts: 3, skills: 1, key: Qt.Key_Return}, {tag: "twelve", mode: "twelve", posts: 6, skills: 3, key: Qt.Key_2}];
    }
    function test_a_suggestion_fills_the_form(row: var): void {
        start(1, 1, {mode: row.mode});
        const seen = new Set();
        for (let i = 0; i < 12; ++i) {
            keyClick(Qt.Key_1);
            verify(draft().complete);
            compare(draft().posts.picked.length, row.posts);
            compare(draft().skills.picked.length, row.skills);
            compare(stamps().filter(stamp => stamp.chosen).length, row.posts);
            compare(slips().filter(slip => slip.chosen).length, row.skills);
            seen.add(draft().posts.picked.join() + draft().skills.picked.join());
        }
        verify(seen.size > 3, "always another one");
        compare(Match.facts.made[Match.viewer], 0);
        const words = Match.tableAsText(scene.laidOut); // to whom the form is not seen
        verify(scene.laidOut.every(move => words.includes(qsTranslate("bomber", `${move.verb}.${move.args[0]}`))), words);
        verify(words.includes("Picked, and not sent yet:"), words);
        keyClick(row.key);
        compare(refused.count, 0);
        tryVerify(() => Match.facts.phase !== "make", 20000);
    }
    function test_the_last_posts_of_the_line_can_be_had(): void {
        start(1, 1, {mode: "twelve"});
        draft().posts.picked = ["7", "12", "11", "8", "9", "10"];
        draft().skills.picked = ["extinguisher", "fever", "bearings"];
        draft().send();
        compare(refused.count, 0);
        tryVerify(() => Match.facts.phase !== "make", 20000);
    }
    function test_others_see_only_that_a_sapper_is_made(): void {
        start(2, 0);
        draft().suggest();
        const first = Match.viewer;
        draft().send();
        tryVerify(() => Match.curtain >= 0);
        verify(!form().visible);
        verify(texts().includes("Ready"));
        verify(itemsOf(scene, item => item instanceof SeatPlaque).some(plaque => plaque.Accessible.description.startsWith("Ready")));
        lift();
        verify(Match.viewer !== first);
        verify(form().visible);
        compare(draft().posts.picked.length + draft().skills.picked.length, 0);
        compare(Match.facts["posts-" + first], undefined);
    }
    function test_a_number_goes_to_its_post(): void {
        start(2, 0);
        makeAll();
        compare(verb(), "aim");
        for (const [key, at] of [[Qt.Key_7, 5], [Qt.Key_2, 0], [Qt.Key_9, 7], [Qt.Key_1, 8], [Qt.Key_1, 9], [Qt.Key_1, 10], [Qt.Key_1, 8]]) {
            keyClick(key);
            verify(posts()[at].activeFocus);
        }
        compare(refused.count, 0);
    }
    function test_an_aim_by_keys_and_by_mouse(): void {
        start(2, 0);
        makeAll();
        compare(verb(), "aim");
        compare(posts().filter(post => post.playable).length, 11);
        keyClick(Qt.Key_Right);
        verify(posts()[5].activeFocus);
        keyClick(Qt.Key_Right);
        happened.clear();
        keyClick(Qt.Key_Return);
        const aimed = post => tryVerify(() => told().some(args => args[0] === "aimed" && args[2][0] === post));
        aimed("8");
        compare(refused.count, 0);
        for (let i = 0; i < 60 && !Match.over && verb() !== "aim"; ++i) {
            Match.choose(Match.choices.findIndex(choice => choice.verb === "pass" || choice.verb === "shift"));
            untilAsked();
        }
        compare(verb(), "aim", "nobody falls by one blast of three posts");
        happened.clear();
        click(posts()[2]);
        aimed("4");
    }
    /// Two persons, whose sappers have all that one may use in a check.
    function startWithReactions(): void {
        start(2, 0, {mode: "twelve-climax", hp: "tough"});
        for (let i = 0; i < 2; ++i) {
            draft().posts.picked = ["2", "3", "4", "5", "6", "7"];
            draft().skills.picked = ["long-throw", "fine-tuning", "extinguisher"];
            draft().send();
            untilAsked();
        }
    }
    function test_no_more_reactions_passes_until_the_next_check(): void {
        startWithReactions();
        compare(verb(), "aim");
        make("aim 12");
        untilAsked();
        compare(Match.facts.phase, "before");
        const first = Match.viewer;
        happened.clear();
        keyClick(Qt.Key_X);
        tryVerify(() => Match.choices.length > 0);
        compare(told().filter(args => args[0] === "passed").map(args => args[1]).join(), String(first));
        compare(Match.facts.phase, "before");
        verify(Match.viewer !== first);
        make("pass");
        // The window after the roll: the first one is passed over, the other one asked.
        tryVerify(() => Match.choices.length > 0 && Match.viewer !== first, 10000);
        compare(Match.facts.phase, "after");
        compare(told().filter(args => args[0] === "passed").length, 3);
        make("pass");
        untilAsked();
        if (Match.over)
            return;
        // The next check asks again.
        compare(verb(), "aim");
        make("aim 12");
        untilAsked();
        compare(Match.facts.phase, "before");
        happened.clear();
        make("pass");
        untilAsked();
        compare(told().filter(args => args[0] === "passed").length, 1);
        compare(Match.facts.phase, "before");
    }
    function test_the_sum_stays_while_others_are_asked_whether_they_react(): void {
        startWithReactions();
        make("aim 12");
        for (untilAsked(); Match.facts.phase === "before"; untilAsked())
            make("pass");
        compare(Match.facts.phase, "after");
        const [tray] = itemsOf(scene, item => item["stands"] !== undefined);
        verify(tray.stands);
        sum.target = tray;
        sum.clear();
        make("pass");
        untilAsked();
        compare(Match.facts.phase, "after");
        compare(sum.count, 0);
    }
    function test_who_takes_no_more_reactions_back_is_asked_again(): void {
        const unhurt = () => Math.min(...Match.facts.hp) === 6; // three posts cost no more than 4, so this check ends nothing
        seekOnTable(1, {}, () => scene.reactions.asks && unhurt(), chooseAny, 1);
        keyClick(Qt.Key_X);
        verify(Match.undo());
        tryVerify(() => scene.reactions.asks);
        tryVerify(() => !scene.reactions.later.running);
        verify(scene.reactions.asks && Match.canRedo);
    }
    function test_another_match_asks_again(): void {
        start(2, 0);
        scene.reactions.done = {0: true, 1: true}; // nobody wanted any more in the last check
        verify(Match.again("casual"));
        compare(Object.keys(scene.reactions.done), []);
    }
    function test_no_curtain_lifts_by_itself(): void {
        start(2, 0);
        verify(Match.again("casual"));
        scene.reactions.done = {0: true, 1: true};
        tryVerify(() => Match.curtain >= 0);
        tryVerify(() => !scene.reactions.later.running);
        verify(Match.curtain >= 0);
    }
    function kits(): var {
        return itemsOf(scene, item => item["seat"] !== undefined && item["tag"] !== undefined).sort((a, b) => a.seat - b.seat);
    }
    function tags(kit: Item, picture: string): int {
        return itemsOf(kit, item => item.visible && String(item["source"] ?? "").endsWith(`/${picture}.svg`)).length;
    }
    function test_lost_HP_are_seen_after_leaving_and_going_on(): void {
        const making = () => Match.facts.phase === "make";
        seekOnTable(2, {}, () => !making() && Math.min(...Match.facts.hp) < 6, () => making() ? makeAll() : chooseAny());
        const path = Match.path;
        leave();
        goOn(path);
        for (const kit of kits()) {
            compare(tags(kit, "hp"), Match.facts.hp[kit.seat]);
            compare(tags(kit, "hp-lost"), 6 - Match.facts.hp[kit.seat]);
        }
    }
    function test_a_roll_after_a_tie_is_the_one_that_shows(): void {
        const shown = seat => itemsOf(kits()[seat], item => /^\d+$/.test(item["text"] ?? "") && item.visible)[0]?.text;
        const rolls = [];
        const note = (what, seat, args) => {
            if (what === "rolled-again")
                rolls.push([seat, args[0] + args[1], shown(seat), Match.players[seat].lastAction]);
        };
        for (let match = 0; match < 60 && rolls.length === 0; ++match) {
            start(2, 0);
            Match.rested.connect(note); // after the table
            makeAll();
            Match.rested.disconnect(note);
            const order = [Match.facts.actor, ...Match.facts.order.map(Number)];
            order.forEach((seat, place) => compare(shown(seat), String(place + 1)));
            leave();
        }
        verify(rolls.length > 1);
        for (const [seat, rolled, tag, action] of rolls) {
            compare(tag, rolled);
            compare(action, "A tie, then " + rolled);
        }
    }
    function test_playing_again_leaves_nothing_behind(): void { // a warning fails
        begin(0, 4);
        for (let i = 0; i < 3; ++i) {
            tryVerify(() => Match.over, 60000);
            verify(scene.moment.outcome.outcome !== undefined);
            verify(Match.again("casual"));
            compare(scene.moment.outcome, {}, "nor of the last check");
            verify(!scene.moment.blasts);
        }
    }
    function test_a_check_taken_back_leaves_nothing_behind(): void {
        start(2, 0);
        makeAll();
        Settings.speed = "fast";
        const isOut = () => scene.moment.outcome.outcome !== undefined;
        while (!isOut()) {
            untilAsked();
            chooseAny();
            tryVerify(() => isOut() || Match.choices.length > 0 || Match.curtain >= 0, 20000);
        }
        Match.undo();
        compare(scene.moment.outcome, {});
        verify(!scene.moment.blasts);
    }
    /// Whatever became of them meanwhile: a match was left and resumed, a turned die was turned back.
    function test_a_check_adds_up_the_dice_that_lie_there(): void {
        const sums = [];
        const note = what => {
            if (what === "achieved")
                sums.push(itemsOf(scene, item => item["headline"] !== undefined)[0].headline());
        };
        for (let i = 0; i < 40 && sums.length === 0; ++i) {
            start(2, 0);
            for (let seat = 0; seat < 2; ++seat) {
                draft().posts.picked = ["6", "7", "8"];
                draft().skills.picked = ["extinguisher"];
                draft().send();
                untilAsked();
            }
            while (!Match.over && !has("turn-die")) {
                make(verb() === "aim" ? "aim 7" : "pass");
                untilAsked();
            }
            const path = Match.path;
            leave();
            goOn(path);
            untilAsked();
            const dice = pieces().filter(piece => piece.zone === "dice").map(piece => piece.kind);
            choose(Match.choices.findIndex(choice => choice.verb === "turn-die"));
            untilAsked();
            Match.undo();
            untilAsked();
            Match.rested.connect(note);
            while (Match.facts.phase === "after" && Match.choices.length > 0) {
                make("pass");
                untilAsked();
            }
            Match.rested.disconnect(note);
            for (const sum of sums)
                verify(sum.startsWith(dice.join(" + ")), `${sum}: ${dice}`);
            leave();
        }
        verify(sums.length > 0);
    }
    function test_a_blast_marks_its_posts(): void {
        const burnt = () => posts().filter(post => post.burnt).map(post => post.index + 2).sort((a, b) => a - b);
        const seen = [];
        const note = what => {
            if (what === "blasted") {
                const [first, last] = told().filter(one => one[0] === "blasted").pop()[2].map(Number);
                seen.push({expected: Array.from({length: last - first + 1}, (none, at) => first + at), shown: burnt()});
            }
        };
        Match.rested.connect(note);
        start(2, 0);
        makeAll();
        verify(!playUntil(() => burnt().length > 0, aimAnywhere), "the next check");
        Match.rested.disconnect(note);
        verify(seen.length > 1);
        for (const one of seen)
            compare(one.shown, one.expected);
        const last = told().filter(one => one[0] === "blasted" || one[0] === "acting").pop();
        compare(burnt(), last[0] === "blasted" ? seen[seen.length - 1].expected : [], "when all is over");
    }
    property var points: [] // of all, as each hit and each score was told
    Connections {
        target: Match

        function onRested(what: string): void {
            if (what === "hit" || what === "scored")
                test.points.push({what: what, sum: Match.players.reduce((sum, player) => sum + player.points, 0)});
        }
    }
    function test_points_are_seen_when_they_are_told(): void {
        const scored = () => points.findIndex(one => one.what === "scored");
        points = [];
        seekOnTable(2, {}, () => scored() >= 0, () => Match.facts.phase === "make" ? makeAll() : aimAnywhere());
        const at = scored();
        verify(at > 0);
        compare(points.slice(0, at).map(one => one.sum), Array(at).fill(0));
        verify(points[at].sum > 0);
    }
    function test_a_score_rises_coin_by_coin(): void {
        const plaques = () => scene === null ? [] : itemsOf(scene, item => item["coming"] !== undefined && item["score"] !== undefined);
        const seen = []; // once all that has changed at a time has
        const look = () => seen.push(...plaques().map(plaque => ({seat: plaque.seat, score: plaque.score, points: Match.players[plaque.seat].points})));
        const watch = () => {
            for (const plaque of plaques())
                plaque.scoreChanged.connect(() => Qt.callLater(look));
            Settings.speed = "fast";
            Theme.speed = 0.3;
        };
        const last = {};
        let looked = 0, between = 0;
        const follow = () => {
            for (const {seat, score, points} of seen.splice(0)) {
                const before = last[seat] ?? 0;
                verify(score >= before && score <= points, `${score} after ${before}, of ${points}`);
                ++looked;
                between += score > before && score < points;
                last[seat] = score;
            }
            return looked >= 12 && between > 0; // some of what was won had come, and some had not
        };
        start(3, 0);
        makeAll();
        watch();
        verify(playUntil(follow, aimAnywhere));
    }
    function test_the_table_in_words_tells_who_is_out(): void {
        const out = () => Match.players.filter(player => Match.facts.hp[player.seat] === 0);
        seekOnTable(3, {}, () => out().length > 0, () => Match.facts.phase === "make" ? makeAll() : aimAnywhere());
        for (const player of out())
            verify(Match.tableAsText().includes(`${player.name}: out of this part.`), Match.tableAsText());
    }
    function test_the_wave_runs_outwards(): void {
        start(2, 0);
        makeAll();
        const moment = scene.moment;
        Theme.speed = 3;
        moment.blast(2, 9, 4);
        tryVerify(() => moment.front > 0.2);
        verify(moment.burnt(4));
        verify(!moment.burnt(9));
        tryVerify(() => moment.burnt(9));
        verify(!moment.burnt(1) && !moment.burnt(10));
        moment.forget();
        verify(posts().every(post => !post.burnt));
    }

    function test_between_two_parts_the_scores_are_shown(): void {
        start(2, 0, {mode: "twelve"});
        makeAll();
        for (let i = 0; i < 400 && !Match.holding; ++i) {
            aimAnywhere();
            tryVerify(() => Match.curtain >= 0 || Match.choices.length > 0 || Match.holding, 20000);
            lift();
        }
        verify(Match.holding);
        compare(Match.facts.part, "middle");
        tryVerify(() => scene.partSheet?.opened ?? false);
        keyClick(Qt.Key_Return);
        tryVerify(() => !Match.holding);
        untilAsked();
        compare(Match.facts.part, "climax");
        tryVerify(() => !scene.partSheet.visible);
    }
    function test_the_general_check_is_rolled_beside_the_match(): void {
        start(1, 1);
        makeAll();
        const position = Match.path + JSON.stringify(Match.facts);
        keyClick(Qt.Key_C);
        tryVerify(() => scene.checkSheet?.opened ?? false);
        verify(scene.checkSheet.check.targetNumber > 0);
        compare(scene.checkSheet.outcome(), "");
        scene.checkSheet.roll();
        verify(scene.checkSheet.outcome() !== "");
        keyClick(Qt.Key_Escape);
        tryVerify(() => !scene.checkSheet.visible);
        compare(Match.path + JSON.stringify(Match.facts), position);
    }
    /// A die of a long throw is put away before the check's dice are rolled: what lies in the box would look like a roll of its own.
    function test_dice_in_the_box_are_never_seen(): void {
        seek(3, {}, () => verb() === "shift");
        Settings.speed = "normal";
        Theme.speed = 1;
        const die = pieces().find(piece => piece.zone === "dice");
        verify(die.visible);
        const seen = [];
        for (const piece of pieces())
            piece.visibleChanged.connect(() => { if (piece.visible && piece.zone === "dice-box") seen.push(piece.kind); });
        Match.choose(0);
        tryCompare(die, "zone", "dice-box");
        tryCompare(die, "flying", false);
        compare(seen, []);
        verify(!die.visible);
        Match.skip();
    }
    function test_what_is_skipped_moves_no_more(): void {
        start(2, 0);
        makeAll();
        Settings.speed = "normal";
        Theme.speed = 1;
        happened.clear();
        let blasts = 0;
        for (let answers = 0; answers < 60 && blasts < 2 && !Match.over; ++answers) {
            aimAnywhere();
            Match.skip();
            verify(!scene.playing);
            compare(itemsOf(scene, item => item["rise"] !== undefined && item.visible).length, 0);
            blasts += told().filter(args => args[0] === "hit").length;
            happened.clear();
            untilAsked();
        }
        verify(blasts >= 2 || Match.over);
    }
    function test_less_motion_shows_as_much(): void {
        Settings.speed = "normal";
        Theme.reducedMotion = true;
        Theme.speed = 1;
        start(1, 1);
        makeAll();
        const moment = scene.moment;
        moment.blast(2, 4, 3);
        verify(moment.burnt(2) && moment.burnt(4) && !moment.burnt(5));
        for (const piece of pieces())
            verify(!piece.flying);
        Theme.reducedMotion = false;
    }

    function checkInside(item: Item, what: string): void {
        const at = rectOf(item);
        const where = `${what} at ${at}, table ${scene.width}x${scene.height}`;
        verify(item.width > 10 && item.height > 10, where);
        verify(inside(at, Qt.rect(0, 0, scene.width, scene.layout.height)), where);
    }
    function checkPlaces(): void {
        for (const [width, height] of inTurn(sizes)) {
            resize(width, height);
            const layout = scene.layout;
            for (const piece of pieces())
                if (piece.visible)
                    checkInside(piece, `piece ${piece.pieceId} ${piece.zone} ${piece.kind}`);
            for (const post of posts()) {
                checkInside(post, "post " + post.post);
                const caption = itemsOf(post, item => item.objectName === "caption")[0];
                const left = caption.mapToItem(post, 0, 0).x;
                verify(left >= 0.13 * post.width, `${caption.text} runs over the teeth at ${left}, stamp ${post.width} wide`);
            }
            verify(layout.stampWidth >= 44, `stamps ${layout.stampWidth} wide, table ${width}x${height}`);
            verify(layout.pinSize >= 16, `pins ${layout.pinSize} wide, table ${width}x${height}`);
            const boards = [...Match.players.map((player, seat) => layout.plaque(seat)), layout.map, layout.tray];
            for (const [i, board] of boards.entries())
                for (const other of boards.slice(i + 1))
                    verify(apart(board, other), `${i} and another of ${boards.length} overlap, table ${width}x${height}`);
            if (form().visible)
                for (const item of [...stamps(), ...slips()])
                    checkInside(item, "on the form");
        }
    }
    function test_pins_are_as_large_as_the_map_allows(): void {
        start(3, 0, {mode: "solo"});
        resize(1010, 752);
        verify(scene.layout.pinSize >= 40, `pins ${scene.layout.pinSize}`);
        for (let rank = 0; rank < 3; ++rank)
            verify(scene.layout.pin(0, rank, 3).y >= scene.layout.map.y);
    }
    function test_everything_lies_on_the_table_data(): var {
        const rows = [];
        for (const seats of [2, 4, 6])
            for (const mode of ["solo", "twelve"])
                rows.push({tag: `${seats} seats, ${mode}`, seats: seats, mode: mode});
        return rows;
    }
    function checkAllScales(): void {
        for (const scale of [0.8, 1, 1.6]) {
            Theme.textScale = scale;
            checkPlaces();
        }
    }
    function test_everything_lies_on_the_table(row: var): void {
        start(row.seats, 0, {mode: row.mode});
        checkAllScales();
        makeAll();
        checkAllScales();
        for (let answers = 0; !Match.over && answers < 40; ++answers) {
            Match.choose(draw(Match.choices.length));
            untilAsked();
            if (answers % 13 === 0)
                checkAllScales();
        }
        checkAllScales();
    }

    function ruleOf(slip: Item): var {
        return itemsOf(slip, item => item instanceof Text && item.fontSizeMode === Text.Fit)[0];
    }
    function test_what_a_skill_does_can_be_read(): void {
        Theme.textScale = 1.6;
        start(2, 0);
        resize(1024, 582);
        for (const language of ["en", "ja"]) {
            Settings.language = language;
            for (const slip of slips()) {
                const rule = ruleOf(slip) as Text;
                verify(rule.contentHeight <= rule.height, `${rule.text}: ${rule.contentHeight} of ${rule.height}`);
            }
        }
    }
    /// Places of the posts that a blast would reach.
    function lit(): var {
        return posts().map((post, at) => post.threat > 0 ? at : -1).filter(at => at >= 0);
    }
    function seekBlast(): void {
        seekOnTable(3, {}, () => scene.dieTurn.dice.length > 0 && lit().length > 0 && lit()[0] > 0 && !lit().includes(posts().length - 1), () => Match.facts.phase === "make" ? makeAll() : Match.choose(draw(Match.choices.length)));
    }
    function test_a_face_that_is_looked_at_shows_what_it_would_reach(): void {
        seekBlast();
        const before = String(lit());
        scene.dieTurn.from = scene.dieTurn.dice[0];
        const shown = scene.firstFocus.buttonsFor({verb: "turn-die", args: []}).map(face => {
            face.forceActiveFocus(Qt.TabFocusReason);
            return String(lit());
        });
        compare(shown.length, 5);
        verify(shown.some(places => places !== before));
        scene.dieTurn.from = "";
        tryVerify(() => String(lit()) === before);
    }
    function test_what_a_blast_would_reach_is_lit_while_a_die_may_be_turned(): void {
        seekBlast();
        const places = lit();
        const target = posts().findIndex(post => post.post === Match.facts.target);
        const last = places[places.length - 1];
        compare(last - places[0], places.length - 1); // without a gap
        compare(target - places[0], last - target); // as far on either side
    }
    /// That many buttons as here there never are, and with a third row of them the map would have no room.
    function test_three_dice_to_turn_leave_the_map_its_room(): void {
        Theme.textScale = 1.6;
        seek(6, {mode: "twelve"}, () => new Set(Match.choices.filter(choice => choice.verb === "turn-die").map(choice => choice.args[0])).size === 3);
        compare(scene.dieTurn.dice.length, 3);
        for (const language of ["en", "ja"]) {
            Settings.language = language;
            checkPlaces();
        }
        scene.dieTurn.from = scene.dieTurn.dice[0];
        compare(scene.firstFocus.text, `${scene.dieTurn.from}の目を、どの目に変える？`);
        const faces = scene.firstFocus.buttonsFor({verb: "turn-die", args: []});
        compare(faces.length, 5);
        for (const button of faces) // a die takes the face whose key is pressed
            compare(button.text, `→ ${button.keyText}`);
    }

    /// The keys a player would press.
    function pressKeys(): void {
        const asked = verb();
        if (draft().open) {
            keyClick(Qt.Key_1);
            verify(draft().complete);
            keyClick(Qt.Key_2);
        } else if (asked === "aim" || asked === "shift") {
            for (let i = 1 + draw(4); i > 0; --i)
                keyClick(Qt.Key_Right);
            keyClick(Qt.Key_Return);
        } else {
            const offered = scene.firstFocus.buttons().length;
            keyClick(Qt.Key_1 + (offered < 3 ? 0 : draw(offered - 1))); // one has a letter
            if (scene.dieTurn.from !== "")
                keyClick(Qt.Key_0 + Number(scene.dieTurn.faces[draw(5)].args[1]));
        }
    }
    function test_a_match_by_keys_alone_data(): var {
        return [{tag: "person and bot, solo", people: 1, bots: 1, mode: "solo"},
                {tag: "person and five bots", people: 1, bots: 5, mode: "solo"},
                {tag: "two people, twelve", people: 2, bots: 0, mode: "twelve"},
                {tag: "three people, middle", people: 3, bots: 0, mode: "twelve-middle"}];
    }
    function test_a_match_by_keys_alone(row: var): void {
        start(row.people, row.bots, {mode: row.mode});
        playByKeys(pressKeys);
    }
}
