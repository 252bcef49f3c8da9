import QtQuick
import Bombshelf.View

/// Where a game's scene is put up. Game takes its times from the scene for as long as it stands here.
Loader {
    id: stage

    readonly property GameScene scene: item as GameScene

    function focusFirst(): void {
        scene?.firstFocus.forceActiveFocus();
    }

    focus: true
    onLoaded: focusFirst()
    Component.onDestruction: {
        Game.beats = {};
        Game.holds = [];
    }

    Binding {
        target: Game
        property: "beats"
        value: stage.scene?.beats ?? ({})
    }
    Binding {
        target: Game
        property: "holds"
        value: stage.scene?.holds ?? []
    }
}
