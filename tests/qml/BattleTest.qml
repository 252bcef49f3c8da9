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
    /// Without helpers.
    function playOn(): void {
        const own = Match.choices.filter(choice => !choice.verb.startsWith("use-"));
        choose(own[draw(own.length)].index);
    }
}
