import QtQuick
import Bombshelf.Games.Omens
import Bombshelf.Games.OmensWar

/// Beside the die: what it must show to beat War, how likely that is, and what would draw level.
ChanceSlip {
    readonly property var winning: Stakes.winning

    what: winning.length === 0 ? qsTr("No roll can win") : winning.length === 1 ? qsTr("Only a %1 wins", "a face of a die").arg(winning[0]) : qsTr("%1 or more wins", "a face of a die").arg(winning[0])
    chance: winning.length === 0 ? -1 : Stakes.chance
    more: Stakes.level.length === 0 ? "" : qsTr("%1 draws level", "a face of a die").arg(Stakes.level[0])
}
