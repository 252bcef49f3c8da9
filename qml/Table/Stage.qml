import QtQuick
import Bombshelf.Controls
import Bombshelf.Theme
import Bombshelf.View

/// Where a game's scene is put up. Match takes its times from the scene for as long as it stands here.
Loader {
    id: stage

    readonly property GameScene scene: item as GameScene

    function focusFirst(): void {
        scene?.firstFocus.forceActiveFocus();
    }

    /// Does what a key pressed beside the table means on it. Returns whether it meant something.
    function press(event: var): bool {
        if (scene === null || Match.curtain >= 0 || !Keypress.isPlain(event))
            return false;
        return scene.press(event) || Keypress.isDigit(event) && scene.bar.choose(event.key - Qt.Key_0) || explain(event);
    }
    /// Says why a number does nothing now. Returns whether it is one.
    function explain(event: var): bool {
        const isNumber = scene !== null && Keypress.isNumber(event);
        if (isNumber)
            scene.explainNumber(event.text);
        return isNumber;
    }

    /// As on the slider below. Returns whether it goes through the story.
    function wander(event: var): bool {
        const steps = {[Qt.Key_Left]: Match.storyAt - 1, [Qt.Key_Right]: Match.storyAt + 1, [Qt.Key_Home]: 0, [Qt.Key_End]: Match.storyLength - 1};
        const goes = Match.lookingBack && steps[event.key] !== undefined;
        if (goes)
            Match.storyAt = steps[event.key];
        return goes;
    }

    focus: true
    Keys.onPressed: event => event.accepted = Keypress.isPlain(event) && (wander(event) || explain(event)) // nothing on the table has taken it
    visible: status !== Loader.Loading
    enabled: visible // no key or press reaches half a table
    onLoaded: {
        if (!asynchronous || activeFocus) // else whatever has come before the table has the keys
            focusFirst();
        scene.putUp();
    }
    Component.onDestruction: {
        Match.beats = {};
        Match.pictures = {};
        Match.holds = [];
        Match.flight = 0;
        Match.unseen = false;
    }

    Binding {
        target: Match
        property: "beats"
        value: stage.scene?.beats ?? ({})
    }
    Binding {
        target: Match
        property: "pictures"
        value: stage.scene?.times ?? ({})
    }
    Binding {
        target: Match
        property: "flight"
        value: stage.scene ? Theme.fly : 0
    }
    Binding {
        target: Match
        property: "unseen"
        value: stage.status === Loader.Loading
    }
    Binding {
        target: Match
        property: "holds"
        value: stage.scene?.holds ?? []
    }
}
