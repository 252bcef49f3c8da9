import QtQuick
import Bombshelf.Games.Omens
import Bombshelf.View

/// Tests of a battle's scene.
SceneTest {
    readonly property PokerHand ownHand: PokerHand { zone: "hand"; seat: Match.viewer }

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
    /// Without helpers.
    function playOn(): void {
        const own = Match.choices.filter(choice => !choice.verb.startsWith("use-"));
        choose(own[draw(own.length)].index);
    }
}
