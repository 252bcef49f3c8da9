pragma Singleton

import QtQuick
import Bombshelf.Games.Omens
import Bombshelf.Table
import Bombshelf.Theme

/// Which picture, sound and time belong to which word; the same for all seven battles.
GameArt {
    folder: "qrc:/assets/games/omens/"
    isCaptioned: false
    beats: ({
        "": 320, "helpers-came": 500, "start-roll": 1350, "starts": 650, "used-card": 750, "used-die": 750, "turned-up": 1200,
        "changed": 850, "swapped": 850, "looked-at": 500, "saw": 0, "was-put-back": 500, "replaced": 1250, "rolled-again": 1350,
        "rolled-more": 1350, "was-left-out": 550, "won": 3600, "lost": 3600 // the last cards are looked at
    })
    sounds: ({
        "helpers-came": "shuffle", "start-roll": "dice", "starts": "stamp", "used-card": "turn", "used-die": "turn",
        "turned-up": "card-turn", "changed": "stamp", "swapped": "card-slide", "looked-at": "card-slide", "was-put-back": "card-lay",
        "replaced": "card-turn", "rolled-again": "dice", "rolled-more": "dice", "was-left-out": "tick", "won": "win", "lost": "lose"
    })
    /// Events of all battles whose cards turn up before all eyes, and whose dice roll.
    readonly property var revealed: ["turned-up", "replaced"]
    readonly property var rolls: ["start-roll", "rolled", "rolled-again", "rolled-more", "rolled-third"]
    readonly property real longest: 1.2 // of a roll, in usual times
    /// In the house set: how many helpers come to the table.
    readonly property var difficulties: ["easy", "normal", "hard", "ineffable"]
    readonly property var faces: ["1", "2", "3", "4", "5", "6"]
    readonly property var dice: faces.map(face => picture("die-" + face))
    /// Nothing is given away by these, so a reflex may press them: they come first.
    readonly property var keepVerbs: ["pass", "stay"]
    /// Words on the bare table: its paper is light or dark.
    readonly property color onTable: Theme.dark ? Theme.cream : Theme.ink

    /// A battle's own beats or sounds, and those of all battles.
    function beatsWith(own: var): var {
        return Object.assign({}, beats, own);
    }
    function soundsWith(own: var): var {
        return Object.assign({}, sounds, own);
    }
    /// Words on that colour.
    function inkOn(ground: color): color {
        return 0.299 * ground.r + 0.587 * ground.g + 0.114 * ground.b > 0.5 ? Theme.ink : Theme.cream;
    }
    function file(kind: string): string {
        if (isCharacter(kind))
            return "helper-" + kind;
        return isFace(kind) ? "die-" + kind : difficulties.includes(kind) ? "helper-back" : kind;
    }
    function isCharacter(kind: string): bool {
        return Helpers.characters.includes(kind);
    }
    /// Playing cards and dice need no name.
    function isOnSlip(kind: string): bool {
        return isCharacter(kind) || kind.startsWith("prophecy-");
    }
    function isFace(kind: string): bool {
        return faces.includes(kind);
    }
    /// The back of what lies in that zone.
    function back(zone: string): string {
        return picture(zone.startsWith("proph") || zone === "almanac" ? "prophecy-back" : "back");
    }
    /// "10h" is of the suit "h".
    function suit(card: string): string {
        return card.slice(card.length - 1);
    }
    function value(card: string): string {
        return reads(card.slice(0, card.length - 1));
    }
    /// The highest value is the lowest, too.
    function reads(value: string): string {
        return value === "14" ? "1/14" : value;
    }
    function categoryText(category: string): string {
        const text = category === "" ? "" : qsTranslate("omens", "category." + category);
        return text.charAt(0).toUpperCase() + text.slice(1);
    }
    /// The category as it is called out.
    function call(category: string): string {
        return Poker.isGreat(category) ? qsTr("%1!", "a good poker hand").arg(categoryText(category)) : categoryText(category);
    }
}
