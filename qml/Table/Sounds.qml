pragma Singleton

import QtQuick
import Bombshelf.View

/// Short sounds by name (assets/sounds). The player is loaded at the first sound, so that the start does not wait for it,
/// and never at all while sound is off. No sound device is no error.
QtObject {
    id: sounds

    property QtObject player: null
    /// What bursts, and what announces it; everything else is the sound of pieces.
    readonly property var bangs: ["explosion", "cave-in", "curse", "dud", "fuse", "heartbeat", "thud", "win", "lose"]

    function volumeOf(name: string): real {
        if (Settings.muted)
            return 0;
        return bangs.includes(name) ? Settings.bangVolume : Settings.volume;
    }
    function play(name: string): void {
        if (volumeOf(name) <= 0)
            return;
        if (player === null) {
            const component = Qt.createComponent("SoundPlayer.qml");
            player = component.status === Component.Ready ? component.createObject(sounds) as QtObject : null;
        }
        player?.play(name);
    }
}
