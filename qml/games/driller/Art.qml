pragma Singleton

import QtQuick

/// Which picture, mark and time belong to which word of the game.
QtObject {
    /// How long each event is looked at, ms at normal speed; "": any other.
    readonly property var beats: ({
        "": 330, "dealt": 500, "bombs-laid": 500, "stacked": 450, "cut": 600, "laid": 500,
        "turn-began": 250, "checked": 420, "drew": 480, "ran-out": 200, "exploded": 1000, "lost": 110, "dud": 800,
        "cursed": 900, "caved-in": 750, "paid": 260, "raided": 700, "countered": 700, "gave-back": 500,
        "split-decks": 450, "ended": 300
    })
    readonly property var sounds: ({
        "dealt": "shuffle", "bombs-laid": "card-lay", "stacked": "shuffle", "cut": "card-slide", "laid": "card-lay",
        "checked": "card-turn", "drew": "card-slide", "exploded": "explosion", "lost": "card-slide", "dud": "dud",
        "cursed": "curse", "caved-in": "cave-in", "paid": "coin", "raided": "stamp", "countered": "stamp",
        "gave-back": "card-lay", "split-decks": "card-slide"
    })

    function picture(kind: string): string {
        return "qrc:/assets/games/driller/" + file(kind) + ".svg";
    }
    function file(kind: string): string {
        return kind === "cave-in" ? "cavein" : /^\d/.test(kind) ? "point" + kind : kind === "" ? "back" : kind;
    }
    function index(kind: string): string {
        return /^\d/.test(kind) ? kind : "";
    }
    function mark(kind: string): string {
        return kind === "" || /^\d/.test(kind) ? "" : "qrc:/assets/games/driller/mark-" + file(kind) + ".svg";
    }
}
