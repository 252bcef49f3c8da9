pragma Singleton

import Bombshelf.Table
import Bombshelf.View

/// Which picture, mark, sound and time belong to which word of the game.
GameArt {
    folder: "qrc:/assets/games/bombmu/"
    beats: ({
        "": 300, "dealt": 600, "round-began": 550, "chose": 0, "revealed": 1700, "showed": 50, "drew": 300,
        "zero-returned": 350, "die-joined": 330, "red-joined": 450, "singled": 1100, "lowest": 950, "disposing": 1200,
        "used-safe": 950, "rolled": 1950, "fell": 0, "exploded": 1150, "disposed": 700, "took-chip": 600, "no-card": 400,
        "reshuffled": 450, "out": 950, "showed-hand": 150, "discarded": 220, "failed": 350, "new-deck": 450, "ended": 300
    })
    sounds: ({
        "dealt": "shuffle", "chose": "card-lay", "revealed": "card-slide", "drew": "card-slide", "zero-returned": "card-slide",
        "die-joined": "chip", "red-joined": "chip", "singled": "stamp", "lowest": "stamp", "disposing": "fuse",
        "used-safe": "stamp", "rolled": "dice", "exploded": "explosion", "disposed": "dud", "took-chip": "coin",
        "reshuffled": "shuffle", "out": "lose", "discarded": "card-slide", "new-deck": "shuffle"
    })
    /// How many usual times that die of this many rolls: they come to rest one by one, the last one slowly.
    function patience(rank: int, count: int): real {
        return 0.8 + 1.2 * rank / Math.max(1, count) + (rank === count - 1 ? 0.6 : 0);
    }
    readonly property url life: picture("mark-life")
    /// What a die shows while it tumbles, on its six sides.
    readonly property var whiteSides: ["bomb", "diamond", "blank", "blank", "diamond", "fuse"]
    readonly property var redSides: ["both", "bomb", "fuse", "fuse", "bomb", "blank"]

    /// The sides of a die of this match's house set, each mark as often as it is there: where it usually is, if it can be.
    function sides(group: string): var {
        const usual = group === "red-die" ? redSides : whiteSides;
        const left = Object.assign({}, Match.houseSet()[group]);
        const sides = usual.map(kind => left[kind]-- > 0 ? kind : "");
        const next = () => Object.keys(left).find(kind => left[kind]-- > 0) ?? "blank";
        return sides.map(kind => kind === "" ? next() : kind);
    }
    function holdsDice(zone: string): bool {
        return zone === "dice" || zone === "red-die" || zone === "box" || zone === "red-box";
    }
    function isFace(kind: string): bool {
        return whiteSides.includes(kind) || redSides.includes(kind);
    }
    function file(kind: string): string {
        return kind === "" ? "back" : isFace(kind) ? "face-" + kind : kind;
    }
    function index(kind: string): string {
        return /^\d$/.test(kind) ? kind : "";
    }
    function mark(kind: string): string {
        return kind === "safe" ? picture("mark-safe") : "";
    }
    /// What is drawn on a side of a die; nothing on a blank one.
    function side(kind: string): string {
        return kind === "blank" ? "" : picture("die-" + kind);
    }
}
