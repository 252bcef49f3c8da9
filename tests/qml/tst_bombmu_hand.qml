import QtQuick
import QtTest
import Bombshelf.Theme
import Bombshelf.View

/// Bomb-mu!'s cards: chosen by keys and by mouse, and seen by nobody else before they are revealed.
SceneTest {
    name: "BombmuHand"
    gameId: "bombmu"

    function own(): var {
        return scene.hand.cards;
    }
    function verb(): string {
        return Match.choices[0].verb;
    }
    /// The keys a player would press: "first" and "arrows" never use a number.
    function press(way: string): void {
        const asked = verb();
        if (asked === "choose" || asked === "discard") {
            if (way === "numbers") {
                const kind = Match.choices[draw(Match.choices.length)].args[0];
                keyClick(kind === "safe" ? "s" : kind);
            } else {
                for (let i = way === "first" ? 1 : 1 + draw(3); i > 0; --i)
                    keyClick(way === "first" ? Qt.Key_Right : Qt.Key_Left);
                keyClick(Qt.Key_Return);
            }
        } else if (way === "numbers") {
            keyClick(Qt.Key_1 + draw(Match.choices.length));
        } else {
            keyClick(Qt.Key_Return);
        }
    }

    function test_a_match_by_keys_alone_data(): var {
        return [
            {tag: "person and bot, first", people: 1, bots: 1, way: "first"},
            {tag: "person and four bots, numbers", people: 1, bots: 4, way: "numbers"},
            {tag: "two persons, arrows", people: 2, bots: 0, way: "arrows"},
            {tag: "three persons, numbers", people: 3, bots: 0, way: "numbers"},
            {tag: "four persons, first", people: 4, bots: 0, way: "first"},
            {tag: "five persons, arrows", people: 5, bots: 0, way: "arrows"},
        ];
    }
    function test_a_match_by_keys_alone(row: var): void {
        begin(row.people, row.bots);
        playByKeys(() => press(row.way));
    }

    function test_a_card_is_chosen_with_the_mouse_in_secret(): void {
        begin(2, 0);
        const card = own()[1];
        const kind = card.kind;
        verify(card.playable);
        click(card);
        compare(refused.count, 0);
        compare(Match.facts["has-chosen"].filter(chosen => chosen === 1).length, 1);
        // Nobody looks while the screen is passed on; then the other person, who sees neither the card nor which one it is.
        verify(pieces().every(piece => !shapeOf(piece)?.chosen));
        verify(pieces().every(piece => piece.zone !== "hand" || shapeOf(piece).shown === (piece.kind === "0")));
        lift();
        verify(pieces().every(piece => !shapeOf(piece)?.chosen));
        verify(own().length > 0);
        verify(own().every(piece => piece.playable === (piece.kind !== "safe")));
    }
    function test_what_is_chosen_shows_to_its_owner_until_it_is_revealed(): void {
        Settings.speed = "slow";
        begin(1, 1);
        Match.paused = true; // the bot keeps its choice to itself
        untilAsked();
        const card = own()[own().length - 1].kind === "safe" ? own()[0] : own()[own().length - 1];
        card.forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Return);
        tryVerify(() => shapeOf(card).chosen);
        compare(pieces().filter(piece => shapeOf(piece)?.chosen).length, 1);
        Match.paused = false;
        tryVerify(() => Match.counts.played[Match.viewer] === 1, 20000);
        verify(pieces().every(piece => !shapeOf(piece)?.chosen));
    }
    function test_the_twin_of_what_was_chosen_is_not_marked_in_its_stead(): void {
        const twins = () => own().filter((card, at, all) => card.playable && all.some(other => other !== card && other.kind === card.kind));
        seekOnTable(1, {}, () => verb() === "choose" && twins().length > 0, playOn, 1);
        Settings.speed = "normal";
        Theme.speed = 1;
        Match.choose(Match.choices.findIndex(choice => twins()[0].answers(choice)));
        tryVerify(() => Match.tableCounts.played[Match.viewer] === 1);
        verify(Match.counts.played[Match.viewer] === 0, "it is told later than seen");
        verify(own().every(card => !shapeOf(card).chosen));
        Match.skip();
    }
    function test_nothing_of_a_later_round_is_marked_while_one_looks_back(): void {
        begin(1, 1);
        verify(playUntil(() => verb() === "choose"));
        choose(0);
        verify(playUntil(() => verb() === "choose"));
        choose(Match.choices.length - 1);
        Match.startLookBack();
        let seen = 0;
        for (let at = 0; at < Match.storyLength; ++at) {
            Match.storyAt = at;
            seen += Match.facts["has-chosen"][Match.viewer];
            verify(pieces().every(piece => !shapeOf(piece)?.chosen), `moment ${at}`);
        }
        verify(seen > 0);
    }
    function test_cards_lie_face_down_for_a_breath_and_turn_together(): void {
        Settings.speed = "normal";
        Theme.speed = 1;
        begin(1, 2);
        untilAsked();
        choose(0);
        const played = () => pieces().filter(piece => piece.zone === "played").map(shapeOf);
        tryVerify(() => played().length === 3);
        tryVerify(() => played().every(card => !card.faceUp && !card.shown));
        let together = undefined; // in one go, before anything else is done
        const look = () => together = together ?? played().every(card => card.shown);
        for (const card of played())
            card.shownChanged.connect(() => Qt.callLater(look));
        tryVerify(() => together !== undefined);
        verify(together);
    }
    function test_the_zero_says_why_it_stays(): void {
        seekOnTable(2, {}, () => verb() === "discard");
        refused.clear();
        keyClick(Qt.Key_0);
        compare(refused.count, 1);
        compare(refused.signalArguments[0][1], "refusal.keep-zero");
    }
    function test_safe_can_only_be_discarded(): void {
        const held = {};
        const look = () => {
            const safes = own().filter(card => card.kind === "safe");
            if (verb() === "choose")
                verify(safes.every(card => !card.playable));
            if (verb() === "discard") {
                verify(safes.every(card => card.playable));
                verify(own().every(card => card.playable === (card.kind !== "0")));
            }
            held[verb()] = (held[verb()] ?? 0) + safes.length;
            return false;
        };
        for (let i = 0; i < 40 && !(held.choose > 0 && held.discard > 0); ++i) {
            begin(2, 0);
            playUntil(look);
            leave();
        }
        verify(held.choose > 0 && held.discard > 0);
    }
    function test_the_hand_is_in_order(): void {
        begin(3, 0);
        for (let i = 0; i < 40 && !Match.over; ++i) {
            const kinds = own().map(card => card.kind);
            compare(kinds.join(), kinds.slice().sort().join());
            for (let at = 1; at < own().length; ++at)
                verify(own()[at].x > own()[at - 1].x);
            chooseAny();
        }
    }
    function test_backs_tell_nothing(): void {
        begin(3, 0);
        for (let i = 0; i < 30 && !Match.over; ++i)
            chooseAny();
        let backs = 0;
        for (const piece of pieces()) {
            if (piece.isDie)
                continue;
            const card = shapeOf(piece);
            compare(card.shown, card.faceUp);
            verify(!piece.faceUp || card.shown);
            if (piece.zone === "hand" && !piece.inOwnHand)
                compare(card.shown, piece.kind === "0", "a 0 is public");
            if (piece.kind !== "")
                continue;
            ++backs;
            verify(!card.shown);
            compare(card.caption + card.indexText + card.indexMark + card.about, "");
            verify(card.Accessible.name.startsWith(card.backName), card.Accessible.name);
            compare(card.faceSource, "qrc:/assets/games/bombmu/back.svg");
        }
        verify(backs > 0);
    }
}
