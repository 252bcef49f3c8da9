pragma Singleton

import QtQml
import Bombshelf.View

// Any game's pictures by the words of its pieces. A game's module, or its family's, has a singleton Art that knows: file, index and mark of a kind,
// and isOnSlip where pictures leave no room for a name: whether a kind has its name on a slip at its foot.
QtObject {
    id: gameArt

    property var known: ({})

    function isKnown(game: var): bool {
        return game.scene !== undefined;
    }
    function of(gameId: string): var {
        if (known[gameId] === undefined)
            known[gameId] = load(gameId);
        return known[gameId];
    }
    function load(gameId: string): var {
        if (!isKnown(Catalogue.game(gameId)))
            return null;
        const family = gameId.split("-")[0]; // whose games share their pictures
        const module = family[0].toUpperCase() + family.slice(1);
        return Qt.createQmlObject(`import QtQml
            import Bombshelf.Games.${module}
            QtObject {
                function picture(kind) { return "qrc:/assets/games/${family}/" + Art.file(kind) + ".svg"; }
                function index(kind) { return Art.index(kind); }
                function mark(kind) { return Art.mark(kind); }
                function isDie(kind) { return Art.file(kind).startsWith("die-"); }
                function isOnSlip(kind) { return Art.isOnSlip?.(kind); }
            }`, gameArt, gameId);
    }
}
