import QtQuick
import Bombshelf.Table
import Bombshelf.Theme

/// The road from War to Armageddon.
MapDrawing {
    source: Art.picture(Theme.dark ? "map-dark" : "map")
    places: ({
        "omens-war": [150, 545], "omens-pollution": [330, 300], "omens-famine": [500, 560], "omens-death": [660, 300],
        "omens-heaven": [850, 160], "omens-hell": [930, 500], "omens-armageddon": [1140, 300]
    })
}
