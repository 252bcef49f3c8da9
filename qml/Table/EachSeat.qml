import QtQuick
import Bombshelf.View

/// One of it for each seat, by its number: for the list of players, which is another at every step, all would be made again.
Repeater {
    model: Match.players.length
}
