pragma Singleton

import QtQml
import Bombshelf.Table
import Bombshelf.View

// Every game's art, for its pieces in the rule book, the house set and the result.
QtObject {
    id: arts

    property var known: ({})

    /// Null if there is no such game.
    function of(gameId: string): GameArt {
        const {pictures} = Catalogue.game(gameId);
        if (pictures === undefined)
            return null;
        if (known[pictures] === undefined)
            known[pictures] = Qt.createComponent(pictures).createObject(arts);
        return (known[pictures] as GamePictures).art;
    }
}
