import QtQuick
import Bombshelf.View

/// The Extinguisher: first which die is turned, then what it shall show.
QtObject {
    id: turn

    property string from: ""
    readonly property var offered: Match.choices.filter(choice => choice.verb === "turn-die")
    /// What the dice show that may be turned, each once.
    readonly property var dice: offered.map(choice => choice.args[0]).filter((face, at, all) => all.indexOf(face) === at)
    readonly property var faces: offered.filter(choice => choice.args[0] === from)

    onOfferedChanged: from = ""
}
