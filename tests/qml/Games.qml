import QtQml
import QtQml.Models
import Bombshelf.View

/// The games on the shelf.
Instantiator {
    model: Catalogue

    function all(): var {
        return Array.from({length: count}, (none, at) => objectAt(at));
    }
    function ids(): var {
        return all().map(game => game.gameId);
    }
    /// A row for each, for the data of a test.
    function rows(): var {
        return all().map(game => ({tag: game.gameId, seats: game.minSeats}));
    }

    QtObject {
        required property string gameId
        required property int minSeats
    }
}
