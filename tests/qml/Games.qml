import QtQml
import Bombshelf.View

/// The games on the shelf.
QtObject {
    function all(): var {
        return Array.from(Catalogue.games);
    }
    function ids(): var {
        return all().map(game => game.gameId);
    }
    /// A row for each, for the data of a test.
    function rows(): var {
        return all().map(game => ({tag: game.gameId, seats: game.minSeats}));
    }
}
