pragma ComponentBehavior: Bound

import QtQuick
import QtMultimedia
import Bombshelf.View

/// One effect a name, kept once made. Without an output device it stays silent.
QtObject {
    id: player

    readonly property MediaDevices devices: MediaDevices {}
    property var effects: ({})
    readonly property Component effect: Component {
        SoundEffect {
            volume: Settings.volume
        }
    }

    function play(name: string): void {
        if (devices.audioOutputs.length === 0)
            return;
        if (effects[name] === undefined)
            effects[name] = effect.createObject(player, {source: "qrc:/assets/sounds/" + name + ".wav"});
        effects[name].play();
    }
}
