import QtQuick
import Bombshelf.Table
import Bombshelf.Theme

/// The road from War to Armageddon.
MapDrawing {
    source: Art.picture(Theme.dark ? "map-dark" : "map")
    places: [[150, 545], [330, 300], [500, 560], [660, 300], [850, 160], [930, 500], [1140, 300]]
}
