pragma Singleton

import QtQml
import Bombshelf.Table
import Bombshelf.View

// Every game's art, for its pieces in the rule book, the house set and the result.
QtObject {
    id: arts

    property var known: ({})

    /// A GameArt, or null if there is no such game. (Qt 6.4 crashes over a singleton's function that says it returns a type written in
    /// QML.)
    function of(gameId: string): QtObject {
        const pictures = Catalogue.game(gameId)?.pictures;
        if (pictures === undefined)
            return null;
        if (known[pictures] === undefined)
            known[pictures] = Qt.createComponent(pictures).createObject(arts);
        return (known[pictures] as GamePictures).art;
    }
}
