import QtQuick
import Bombshelf.Games.Omens
import Bombshelf.View

/// Tests of a battle's scene.
SceneTest {
    readonly property PokerHand ownHand: PokerHand { zone: "hand"; seat: Match.viewer }
    readonly property PokerHand sought: PokerHand { seat: 0 }

    /// Names of what may be pressed, but helpers.
    function lit(): var {
        return scene.open(one => !one.isCharacter).map(one => one.name).sort();
    }
    /// Once in so often; false if nothing has come of it.
    function helpByKeys(oneIn: int): bool {
        if (Helpers.subject !== "" || draw(oneIn) > 0)
            return false;
        const before = changed.count;
        for (const key of [Qt.Key_H, Qt.Key_Return, Qt.Key_Return])
            keyClick(key);
        if (changed.count === before)
            keyClick(Qt.Key_Backspace);
        return changed.count > before;
    }
    /// The first seat's slip promises nothing that only cards in view would make: those lie in the `settled` zones.
    function checkLostHope(zone: string, settled: var, people = 2): void {
        sought.zone = zone;
        sought.settled = settled;
        seek(people, {difficulty: "ineffable"}, () => Poker.possible(sought.cards).length > sought.possible.length);
        compare(itemsOf(scene, item => item["foresees"] !== undefined && item["hand"].zone === zone && item["hand"].seat === 0)[0].hand.possible, sought.possible);
    }
    /// Without helpers.
    function playOn(): void {
        const own = Match.choices.filter(choice => !choice.verb.startsWith("use-"));
        choose(own[draw(own.length)].index);
    }
}
