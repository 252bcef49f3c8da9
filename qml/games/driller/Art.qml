pragma Singleton

import Bombshelf.Table
import Bombshelf.View

/// Which picture, mark and time belong to which word of the game.
GameArt {
    folder: "qrc:/assets/games/driller/"
    beats: ({
        "": 330, "dealt": 1200, "bombs-laid": 1300, "stacked": 1000, "cut": 1000, "laid": 900,
        "turn-began": 250, "checked": 1250, "drew": 1650, "ran-out": 200, "exploded": 1200, "lost": 200, "dud": 1000,
        "cursed": 1100, "caved-in": 750, "paid": 90, "raided": 700, "countered": 700, "gave-back": 500,
        "split-decks": 450, "ended": 300
    })
    sounds: ({
        "dealt": "shuffle", "bombs-laid": "card-lay", "stacked": "shuffle", "cut": "card-slide", "laid": "card-lay",
        "checked": "card-turn", "drew": "card-slide", "exploded": "explosion", "lost": "card-slide", "dud": "dud",
        "cursed": "curse", "caved-in": "cave-in", "paid": "coin", "raided": "stamp", "countered": "stamp",
        "gave-back": "card-lay", "split-decks": "card-slide"
    })

    /// Of the set-up.
    readonly property var piles: Catalogue.game("driller").wordsAfter("spare")

    function file(kind: string): string {
        return kind === "cave-in" ? "cavein" : /^\d/.test(kind) ? "point" + kind : kind === "" ? "back" : kind;
    }
    function index(kind: string): string {
        return /^\d/.test(kind) ? kind : "";
    }
    function mark(kind: string): string {
        return kind === "" || /^\d/.test(kind) ? "" : picture("mark-" + file(kind));
    }
}
