import QtQuick
import QtTest
import Bombshelf.Games.Omens
import Bombshelf.Shell
import Bombshelf.Table
import Bombshelf.View

// What a bot asks the person at its table, where the question stands.
ShellTest {
    name: "Wishes"

    /// In one of a few battles it will.
    function untilABotWishes(): void {
        Settings.partnersAsk = true;
        for (let battle = 0; battle < 6 && Match.wish === ""; ++battle) {
            Pages.setUp("omens-war");
            Pages.play(["", "casual"].map(level => ({name: "Ann" + level, level: level, face: "cat"})), {difficulty: "easy"});
            tryCompare(Pages, "page", Pages.Page.Table);
            for (let move = 0; Match.wish === "" && !Match.over; ++move) {
                tryVerify(() => Match.wish !== "" || Match.choices.length > 0 || Match.over, 20000);
                if (Match.wish === "" && !Match.over)
                    Match.choose(move % Match.choices.length);
            }
        }
        verify(Match.wish !== "");
    }
    function rings(): var {
        return shown(item => item instanceof SpotRing && item.objectName.startsWith("wished "));
    }
    function leave(): void {
        Settings.partnersAsk = false;
        Pages.showShelf();
        clearShelf();
    }
    function test_it_is_asked_where_all_is_asked(): void {
        untilABotWishes();
        const bar = findChild(window, "wish");
        verify(bar.visible);
        compare(bar.text, Match.wish);
        verify(button("Go ahead") !== undefined && button("Rather not") !== undefined);
        leave();
    }
    function test_rings_lie_round_the_helper_and_what_it_is_for(): void {
        untilABotWishes();
        const names = rings().map(ring => ring.objectName.slice("wished ".length));
        verify(names.length > 1);
        verify(Helpers.team.includes(names[0]), names[0]);
        verify(Match.wish.includes(Catalogue.kindText(Match.gameId, names[0])), Match.wish);
        for (const ring of rings()) {
            const piece = shown(item => item instanceof BattlePiece && "wished " + item.name === ring.objectName)[0];
            verify(piece, ring.objectName);
            tryVerify(() => ring.spot === Qt.rect(piece.x, piece.y, piece.width, piece.height));
        }
        click(button("Rather not"));
        tryVerify(() => rings().length === 0);
        leave();
    }
    /// Why there is no advice on it lies over its words, not over what is pressed.
    function test_a_refusal_covers_no_answer(): void {
        untilABotWishes();
        press(Qt.Key_F5);
        const notice = shown(item => item["refuses"] !== undefined)[0];
        verify(notice);
        const at = notice.mapToItem(null, 0, 0, notice.width, notice.height);
        for (const answer of [button("Go ahead"), button("Rather not"), Pages.scene.bar.words]) { // nor over the wish itself
            const place = answer.mapToItem(null, 0, 0, answer.width, answer.height);
            verify(at.right <= place.left || at.left >= place.right || at.bottom <= place.top || at.top >= place.bottom, `${at} over ${place}`);
        }
        leave();
    }
    function test_a_press_declines(): void {
        untilABotWishes();
        const before = Match.log.rowCount();
        click(button("Rather not"));
        tryCompare(Match, "wish", "");
        tryVerify(() => Match.log.rowCount() > before);
        verify(!findChild(window, "wish").visible);
        leave();
    }
    function test_a_key_agrees(): void {
        untilABotWishes();
        const wished = Helpers.wished[0]; // it may ask for another at once
        const helper = shown(item => item instanceof BattlePiece && item.name === wished)[0];
        compare(helper.zone, "helpers");
        press(Qt.Key_1);
        tryVerify(() => helper.zone !== "helpers");
        verify(Helpers.wished[0] !== wished);
        compare(findChild(window, "wish").visible, Match.wish !== "");
        leave();
    }
}
