pragma ComponentBehavior: Bound

import QtQuick
import QtMultimedia

/// One effect for each name, kept once made. Without an output device it stays silent.
QtObject {
    id: player

    readonly property MediaDevices devices: MediaDevices {}
    property var effects: ({})
    readonly property real headroom: 2 / 3 // three at once, each at half of full scale, are not clipped
    readonly property Component effect: Component {
        SoundEffect {
            required property string name

            source: "qrc:/assets/sounds/" + name + ".wav"
            volume: Sounds.volumeOf(name) * player.headroom
        }
    }

    function play(name: string): void {
        if (devices.audioOutputs.length === 0)
            return;
        if (effects[name] === undefined)
            effects[name] = effect.createObject(player, {name: name});
        effects[name].play();
    }
}
