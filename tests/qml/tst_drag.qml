import QtQuick
import QtTest
import Bombshelf.Table
import Bombshelf.Theme
import Bombshelf.View

/// Things are dragged to where they go, in every game that has such a move; presses stay what they are.
SceneTest {
    name: "Drag"
    gameId: "driller"

    function middleOf(at: rect): point {
        return Qt.point(at.x + at.width / 2, at.y + at.height / 2);
    }
    /// A point of the piece that nothing lies over.
    function grip(piece: Item): point {
        const steps = [0.5, 0.2, 0.8, 0.05, 0.95];
        for (const x of steps)
            for (const y of steps) {
                const at = piece.mapToItem(scene, x * piece.width, y * piece.height);
                if (findChild(scene, "zoom").pieceAt(at) === piece)
                    return at;
            }
        return piece.mapToItem(scene, piece.width / 2, piece.height / 2);
    }
    function dragFrom(from: point, to: point): void {
        mousePress(scene, from.x, from.y);
        for (let i = 1; i <= 8; ++i)
            mouseMove(scene, from.x + (to.x - from.x) * i / 8, from.y + (to.y - from.y) * i / 8, 0, Qt.LeftButton);
    }
    function drag(piece: Item, to: point): void {
        dragFrom(grip(piece), to);
        verify(piece.held, "it follows the pointer");
        verify(itemsOf(scene, item => item.objectName === "goal" && item.reached).length === 1, "the place lights up");
        mouseRelease(scene, to.x, to.y);
    }
    function movable(from = ""): var {
        return things().filter(piece => (from === "" || piece.zone === from) && ways(piece).length > 0);
    }
    function ways(piece: Item): var {
        return piece.movable ? scene.waysOf(piece).filter(way => way.at.width > 0) : [];
    }

    function test_escape_puts_back_what_is_carried(): void {
        gameId = "bombmafia";
        begin(1, 2);
        tryVerify(() => movable().length > 0);
        const piece = movable()[0];
        const goal = middleOf(ways(piece)[0].at);
        const before = changed.count;
        dragFrom(grip(piece), goal);
        verify(piece.held);
        keyClick(Qt.Key_Escape);
        tryVerify(() => !piece.held);
        mouseMove(scene, goal.x + 4, goal.y, 0, Qt.LeftButton);
        mouseRelease(scene, goal.x, goal.y);
        verify(!piece.held);
        compare(changed.count, before);
        drag(piece, goal); // it can be carried again
        verify(changed.count > before);
        gameId = "driller";
    }
    function test_what_goes_somewhere_is_dragged_there_data(): var {
        return [
            {tag: "a card is drawn from a deck", game: "driller", verb: "draw"},
            {tag: "a card pays", game: "driller", verb: "pay"},
            {tag: "a card goes back onto a deck", game: "driller", verb: "put-back"},
            {tag: "a number is played", game: "bombmu", verb: "choose"},
            {tag: "a card is carried out", game: "bombmafia", verb: "play"},
            {tag: "a post is aimed at", game: "bomber", verb: "aim"},
            {tag: "the target is tuned", game: "bomber", verb: "tune"},
            {tag: "a card of the total is discarded", game: "omens-death", verb: "drop", from: "hand"},
            {tag: "an offered card is taken", game: "omens-death", verb: "take", from: "offer"},
            {tag: "a card of Satan's is discarded", game: "omens-armageddon", verb: "satans", from: "satan"},
            {tag: "the own card is discarded", game: "omens-armageddon", verb: "discard", from: "hand"},
            {tag: "the deck's card is looked at", game: "omens-heaven", verb: "look", from: "deck"},
            {tag: "then it goes where it is put", game: "omens-heaven", verb: "keep", from: "drawn"},
            {tag: "the pool is polluted", game: "omens-pollution", verb: "pollute"},
            {tag: "a card goes into a row", game: "omens-pollution", verb: "lay"},
            {tag: "a card goes onto a field", game: "omens-famine", verb: "lay"},
            {tag: "a card goes into the hand", game: "omens-heaven", verb: "take"},
        ];
    }
    function test_what_goes_somewhere_is_dragged_there(row: var): void {
        gameId = row.game;
        seekVerb(row.verb, () => movable(row.from).length > 0);
        const piece = movable(row.from).pop();
        const told = changed.count;
        drag(piece, middleOf(ways(piece).pop().at));
        verify(changed.count > told, "that was a move");
        compare(refused.count, 0);
        verify(!piece.held);
        gameId = "driller";
    }
    function test_cards_for_a_six_are_gathered_on_the_discards(): void {
        gameId = "omens-armageddon";
        seekVerb("toss", () => true);
        const cards = movable("hand").slice(0, 2);
        const ids = cards.map(card => card.pieceId);
        for (const card of cards)
            drag(card, middleOf(scene.layout.discards));
        verify(cards.every(card => card.chosen));
        compare(movable("hand").filter(card => ids.includes(card.pieceId)).length, 0);
        press("Discard 2 cards");
        verify(pieces().filter(piece => ids.includes(piece.pieceId)).every(piece => piece.zone === "discards"));
        gameId = "driller";
    }
    function seekVerb(verb: string, fits: var): void {
        const goOn = () => choose(Match.choices.filter(choice => choice.verb === "pay" || choice.args[0] === "fine-tuning").pop()?.index ?? draw(Match.choices.length));
        seekOnTable(gameId === "bombmafia" ? 4 : 3, {}, () => has(verb) && fits(), goOn);
    }

    function test_let_go_elsewhere_it_flies_back(): void {
        seekVerb("draw", () => movable().length > 0);
        Theme.speed = 1;
        const piece = movable()[0];
        const told = changed.count;
        const from = grip(piece);
        dragFrom(from, Qt.point(5, 5));
        verify(piece.held);
        const carried = piece.mapToItem(scene, 0, 0);
        verify(Math.abs(carried.x - piece.x) > 50, "it follows the pointer");
        compare(itemsOf(scene, item => item.objectName === "goal" && item.reached).length, 0);
        mouseRelease(scene, 5, 5);
        compare(changed.count, told);
        verify(piece.held, "it flies back");
        tryVerify(() => !piece.held);
        fuzzyCompare(piece.mapToItem(scene, 0, 0).x, piece.x, 0.5);
        compare(itemsOf(scene, item => item.objectName === "goal").length, 0);
    }
    function test_a_drop_that_does_nothing_says_why(): void {
        gameId = "omens-famine";
        seekVerb("lay", () => movable().length > 0);
        const piece = movable()[0];
        const taken = rectOf(thing("cell-a1") ?? things().find(one => one.zone === "cell-a1"));
        const before = refused.count;
        dragFrom(grip(piece), middleOf(taken));
        mouseRelease(scene, middleOf(taken).x, middleOf(taken).y);
        compare(refused.count, before + 1);
        compare(refused.signalArguments[before][1], "refusal.cell-taken");
        dragFrom(grip(piece), Qt.point(5, 5));
        mouseRelease(scene, 5, 5);
        compare(refused.count, before + 2);
        compare(refused.signalArguments[before + 1][1], Match.asked);
        const from = grip(piece);
        dragFrom(from, Qt.point(5, 5));
        mouseMove(scene, from.x, from.y, 0, Qt.LeftButton);
        mouseRelease(scene, from.x, from.y);
        compare(refused.count, before + 2, "it lies where it lay");
        gameId = "driller";
    }
    function test_what_cannot_be_carried_says_why(): void {
        seekVerb("draw", () => movable().length > 0);
        const closed = things().find(piece => piece.zone === "rings" && !piece.playable) ?? things().find(piece => !piece.playable && !piece.movable);
        dragFrom(grip(closed), Qt.point(5, 5));
        compare(refused.count, 1);
        mouseRelease(scene, 5, 5);
        compare(refused.count, 1);
    }
    function test_a_small_move_is_still_a_press(): void {
        seekVerb("draw", () => movable().length > 0);
        const piece = movable()[0];
        const told = changed.count;
        const from = grip(piece);
        mousePress(scene, from.x, from.y);
        mouseMove(scene, from.x + 3, from.y + 2, 0, Qt.LeftButton);
        verify(!piece.held);
        mouseRelease(scene, from.x + 3, from.y + 2);
        verify(changed.count > told);
    }
}
