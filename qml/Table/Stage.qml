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

    focus: true
    Keys.onPressed: event => { // a number that nothing on the table has taken
        event.accepted = scene !== null && event.key >= Qt.Key_1 && event.key <= Qt.Key_9 && Keypress.isPlain(event);
        if (event.accepted)
            scene.explainNumber(event.text);
    }
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
