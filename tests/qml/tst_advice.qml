import QtQuick
import QtTest
import Bombshelf.Controls
import Bombshelf.Shell
import Bombshelf.Table
import Bombshelf.View

// Advice, as somebody meets it who doesn't know what to do: at the table of every game.
ShellTest {
    name: "Advice"

    Games { id: games }

    function guide(): Item {
        return findChild(window, "guide");
    }
    function ring(): Item {
        return shown(item => item instanceof SpotRing)[0];
    }
    function begin(gameId: string, seats: int): void {
        Pages.setUp(gameId);
        Pages.play(Array.from({length: seats}, (none, at) => ({name: "Ann" + at, level: at === 0 ? "" : "novice", face: "cat"})), {});
        tryCompare(Pages, "page", Pages.Page.Table);
        tryVerify(() => Pages.scene !== null);
        untilAsked();
    }
    function asks(): Item {
        return shown(item => item["iconName"] === "bulb" && item["clicked"] !== undefined)[0];
    }
    function untilAsked(): void {
        tryVerify(() => {
            if (Match.holding)
                Match.goOn();
            return Advice.possible || Match.over;
        }, 20000);
    }
    function advised(): void {
        tryCompare(asks(), "whyNot", "");
        press(Qt.Key_F5);
        tryVerify(() => Advice.move.verb !== undefined, 20000);
        tryVerify(() => guide().visible && guide().settled);
    }

    function takeIt(): void {
        const move = Advice.move;
        Match.choose(Match.choices.findIndex(choice => choice.verb === move.verb && String(choice.args) === String(move.args)));
    }
    /// The buttons move when the keys go to the helpers, and others take their place when one is picked.
    function test_the_ring_stays_round_its_button(): void {
        begin("omens-death", 2);
        const pointsAtButton = () => ring() && Pages.scene.bar.choices.some(choice => Match.choices[choice.index]?.verb === Advice.move.verb);
        for (advised(); !pointsAtButton(); advised()) {
            takeIt();
            untilAsked();
        }
        for (const key of [Qt.Key_H, Qt.Key_Return]) {
            press(key);
            tryVerify(() => guide().settled);
            tryVerify(() => !ring() || same(ring().spot, Pages.scene.spotOfMove(Advice.move)));
        }
        Pages.showShelf();
    }
    function same(one: rect, other: rect): bool {
        return Math.abs(one.x - other.x) < 1 && Math.abs(one.y - other.y) < 1 && Math.abs(one.width - other.width) < 1;
    }
    function test_a_ring_shows_where_the_move_is_made_data(): var {
        return games.rows();
    }
    function test_a_ring_shows_where_the_move_is_made(row: var): void {
        begin(row.tag, row.seats);
        for (let asked = 0; asked < 8 && !Match.over; ++asked) {
            advised();
            tryVerify(() => guide().settled && ring(), 5000, `${Advice.text} is pointed at`);
            const spot = ring().spot;
            const bubble = shown(item => item instanceof GuideBubble)[0];
            verify(bubble.x >= spot.x + spot.width || spot.x >= bubble.x + bubble.width || bubble.y >= spot.y + spot.height || spot.y >= bubble.y + bubble.height, "and not covered");
            takeIt();
            tryVerify(() => Advice.text === "");
            verify(!ring());
            untilAsked();
        }
        Pages.showShelf();
    }
    /// First round the card, then round the square, and never round all that lies between.
    function test_the_ring_goes_on_with_each_press(): void {
        begin("omens-famine", 2);
        const pointsAtHand = () => ring() && Advice.move.verb === "lay" && Pages.scene.pressedFor(Advice.move).length === 1;
        for (advised(); !pointsAtHand(); advised()) {
            takeIt();
            untilAsked();
        }
        const card = Pages.scene.pressedFor(Advice.move)[0];
        const rings = () => shown(item => item instanceof SpotRing);
        compare(rings().length, 2); // the square has one, too
        const bubble = shown(item => item instanceof GuideBubble)[0];
        const inTheWay = ring => Math.max(bubble.x, ring.spot.x) < Math.min(bubble.x + bubble.width, ring.spot.x + ring.spot.width) && Math.max(bubble.y, ring.spot.y) < Math.min(bubble.y + bubble.height, ring.spot.y + ring.spot.height);
        compare(rings().filter(inTheWay), []);
        const meant = rings().map(ring => ring.spot).find(spot => !same(spot, ring().spot));
        click(card);
        tryVerify(() => guide().settled && Pages.scene.presses.picked === card.name);
        const [square] = Pages.scene.pressedFor(Advice.move);
        verify(square && square !== card);
        tryVerify(() => ring() && same(ring().spot, Pages.scene.spotOfItem(square)));
        verify(same(meant, ring().spot));
        compare(rings().length, 1);
        const before = Match.log.rowCount();
        click(square);
        tryVerify(() => Match.log.rowCount() > before);
        Pages.showShelf();
    }
    /// Numbers that stand on their heads in the corners of cards hang over no foot.
    function test_the_ring_round_two_cards_ends_where_they_do(): void {
        Settings.textScale = 1.6;
        [window.width, window.height] = [1024, 640];
        begin("bombmu", 3);
        const meant = () => Pages.scene.pressedFor(Advice.move);
        for (advised(); meant().length < 2; advised()) {
            takeIt();
            untilAsked();
            if (Match.over)
                begin("bombmu", 3);
        }
        tryVerify(() => ring() && same(ring().spot, Pages.scene.spotOfMove(Advice.move)));
        compare(Math.round(ring().spot.height), Math.round(meant()[0].height));
        Pages.showShelf();
    }
    function test_a_number_that_is_advised_is_there_to_be_pressed(): void {
        begin("driller", 2);
        for (advised(); Advice.move.verb !== "lay"; advised()) {
            takeIt();
            untilAsked();
        }
        const {verb, args} = Advice.move;
        const [button] = Pages.scene.thingsOf({verb: verb, args: args, sends: false});
        verify(button instanceof InkButton);
        tryVerify(() => same(ring().spot, Pages.scene.spotOfItem(button)));
        const choice = Match.choices.find(one => one.verb === verb && String(one.args) === String(args));
        click(button);
        tryVerify(() => happened.signalArguments.some(one => one[0] === "laid"));
        const [, , laid] = happened.signalArguments.find(one => one[0] === "laid");
        compare([laid[0], laid[1]], [choice.args[0], choice.args[1]]);
        Pages.showShelf();
    }
    SignalSpy { id: happened; target: Match; signalName: "happened" }
    function test_whoever_follows_it_makes_a_whole_sapper(): void {
        begin("bomber", 2);
        for (let made = 1; made <= 4; ++made) {
            advised();
            const spot = ring().spot;
            click(guide(), spot.x + spot.width / 2, spot.y + spot.height / 2);
            tryVerify(() => Pages.scene.laidOut.length === made);
            compare(Advice.text, "");
        }
        tryVerify(() => button("Ready") !== undefined);
        press(Qt.Key_2);
        tryVerify(() => !Pages.scene.covered, 20000, "the form is done with");
        Pages.showShelf();
    }
    function test_the_button_asks_and_the_bubble_ends_it(): void {
        begin("driller", 2);
        click(asks());
        tryVerify(() => guide().visible && guide().settled && ring() !== undefined, 20000);
        verify(textsOf(guide()).some(text => text["text"].startsWith("I’d do this: ")));
        verify(button("No more remarks") === undefined);
        click(button("I see"));
        tryCompare(guide(), "visible", false);
        compare(Advice.text, "");
        Pages.showShelf();
    }
    function test_escape_ends_it_before_it_leaves_the_table(): void {
        begin("driller", 2);
        mouseMove(window.contentItem, 0, 0); // over no piece: Escape would put that down first
        advised();
        press(Qt.Key_F6);
        verify(guide().activeFocus);
        press(Qt.Key_Escape);
        tryCompare(Advice, "text", "");
        compare(Pages.page, Pages.Page.Table);
        tryVerify(() => Pages.scene.activeFocus);
        press(Qt.Key_Escape);
        tryCompare(Pages, "page", Pages.Page.Shelf);
    }
}
