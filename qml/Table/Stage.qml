import QtQuick
import Bombshelf.View

/// Where a game's scene is put up. Match takes its times from the scene for as long as it stands here.
Loader {
    id: stage

    readonly property GameScene scene: item as GameScene

    function focusFirst(): void {
        scene?.firstFocus.forceActiveFocus();
    }

    focus: true
    onLoaded: focusFirst()
    Component.onDestruction: {
        Match.beats = {};
        Match.holds = [];
    }

    Binding {
        target: Match
        property: "beats"
        value: stage.scene?.beats ?? ({})
    }
    Binding {
        target: Match
        property: "holds"
        value: stage.scene?.holds ?? []
    }
}
