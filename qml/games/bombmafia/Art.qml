pragma Singleton

import Bombshelf.Table
import Bombshelf.Theme

/// Which picture, mark, sound and time belong to which word of the game.
GameArt {
    folder: "qrc:/assets/games/bombmafia/"
    beats: ({
        "": 300, "round-began": 700, "took-out": 0, "looked": 45, "got": 25, "dealt": 450, "drew": 260, "played": 1150, "switched": 850, "plotted": 850,
        "danced": 800, "drank": 700, "flipped": 380, "threw": 260, "turned-up": 1300, "time-up": 1500, "opened": 1500,
        "round-over": 1500, "ended": 300
    })
    sounds: ({
        "round-began": "shuffle", "dealt": "card-slide", "drew": "card-slide", "played": "card-lay", "switched": "chip",
        "plotted": "chip", "danced": "chip", "drank": "card-slide", "flipped": "card-turn", "threw": "card-lay",
        "turned-up": "card-turn", "time-up": "stamp"
    })
    readonly property var marked: ["dud", "switch", "plot", "jitters", "reload", "whim", "dance", "drinks"]
    /// Whose names it helps to read beside the card's rule: those of both neighbours.
    readonly property var aimed: ["switch", "plot", "dance", "drinks"]

    function isBag(kind: string): bool {
        return kind === "0" || kind[0] === "+" || kind[0] === "-";
    }
    function isBagPlace(zone: string): bool {
        return zone === "bag" || zone === "boot";
    }
    /// One picture for each size of bag.
    function bag(value: int): string {
        return value === 0 ? "bag-zero" : (value < 0 ? "bag-minus" : "bag-plus") + Math.min(3, Math.abs(value));
    }
    function file(kind: string): string {
        if (isBag(kind))
            return bag(Number(kind));
        return kind === "" ? "back" : kind === "start" ? "chip" : kind === "bags" || /^\d+$/.test(kind) ? "bag-back" : kind;
    }
    /// A bag's value, with a minus that can be seen.
    function index(kind: string): string {
        return isBag(kind) ? Theme.figures(kind) : "";
    }
    function mark(kind: string): string {
        return marked.includes(kind) ? picture("mark-" + kind) : "";
    }
    function backOf(isBag: bool): string {
        return picture(isBag ? "bag-back" : "back");
    }
    function soundOf(what: string, args: var): string {
        if (what === "opened")
            return Number(args[0]) < 0 ? "explosion" : Number(args[0]) > 0 ? "coin" : "dud";
        return sounds[what] ?? "";
    }
}
