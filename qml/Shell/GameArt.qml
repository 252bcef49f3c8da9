pragma Singleton

import QtQml
import Bombshelf.View

// Any game's pictures by the words of its pieces. A game's module has a singleton Art that knows: file, index and mark of a kind.
QtObject {
    id: gameArt

    property var known: ({})

    function sceneOf(game: var): string {
        return String(game.scene);
    }
    function of(gameId: string): var {
        if (known[gameId] === undefined)
            known[gameId] = load(gameId);
        return known[gameId];
    }
    function load(gameId: string): var {
        const module = sceneOf(Catalogue.game(gameId)).match(/Bombshelf\/Games\/(\w+)\//);
        if (module === null)
            return null;
        return Qt.createQmlObject(`import QtQml
            import Bombshelf.Games.${module[1]}
            QtObject {
                function picture(kind) { return "qrc:/assets/games/${gameId}/" + Art.file(kind) + ".svg"; }
                function index(kind) { return Art.index(kind); }
                function mark(kind) { return Art.mark(kind); }
            }`, gameArt, gameId);
    }
}
