pragma Singleton

import Bombshelf.Table
import Bombshelf.View

/// Which picture, sound and time belong to which word of the game.
GameArt {
    folder: "qrc:/assets/games/bomber/"
    beats: ({
        "": 300, "making": 200, "chose-post": 0, "chose-skill": 0, "made": 150, "revealed": 500, "stands": 450, "has-skill": 350,
        "part-began": 700, "cycle-began": 650, "initiative": 850, "rolled-again": 950, "acting": 650, "aimed": 700,
        "threw-long": 1200, "shifted": 550, "tuned": 500, "fever": 650, "passed": 100, "rolled": 1700, "turned-die": 1000,
        "special": 1500, "fumble": 1300, "achieved": 1500, "no-blast": 850, "blasted": 1150, "hit-nobody": 650, "hit": 620,
        "scored": 700, "out": 850, "part-over": 900, "ended": 300
    })
    sounds: ({
        "revealed": "shuffle", "stands": "card-lay", "has-skill": "stamp", "cycle-began": "stamp", "initiative": "dice",
        "rolled-again": "dice", "aimed": "card-lay", "threw-long": "dice", "shifted": "card-slide", "tuned": "tick",
        "fever": "turn", "rolled": "dice", "turned-die": "card-turn", "special": "fuse", "fumble": "dud", "no-blast": "dud",
        "blasted": "explosion", "hit": "chip", "scored": "coin", "out": "lose"
    })
    readonly property var posts: Catalogue.game("bomber").wordsAfter("post")
    readonly property var skills: Catalogue.game("bomber").wordsAfter("skill")
    readonly property var pips: ["1", "2", "3", "4", "5", "6"]
    readonly property var dice: pips.map(pips => picture("die-" + pips))
    /// Events in which the dice are thrown.
    readonly property var thrown: ["initiative", "rolled-again", "threw-long", "rolled"]
    /// How many usual times that die of a roll rolls: those of a check come to rest one by one, the last one slowly.
    function patience(what: string, rank: int, quick = false): real {
        return what === "rolled" ? 0.9 + 0.5 * rank : what === "initiative" && quick ? 0.3 : 0.9;
    }
    readonly property var quickBeats: ({"initiative": 320, "cycle-began": 400})
    /// With which skill a move is made.
    readonly property var skillOf: ({"tune": "fine-tuning", "long-throw": "long-throw", "fever": "fever", "turn-die": "extinguisher"})

    /// A piece as a card, for the rule book and the result.
    function file(kind: string): string {
        return "card-" + kind;
    }
    function sapper(seat: int): string {
        return picture("sapper-" + seat);
    }
    function holdsDice(zone: string): bool {
        return zone === "dice" || zone === "dice-box";
    }
    function isPost(zone: string): bool {
        return zone.startsWith("post-");
    }
    /// Its place in the line, from 0.
    function placeOf(post: string): int {
        return posts.indexOf(post);
    }
    function points(number: int): string {
        const key = "points"; // of the game's own texts
        return qsTranslate("bomber", key, "", number);
    }
    function postName(post: string): string {
        return qsTranslate("bomber", "post." + post);
    }
    function skillName(skill: string): string {
        return qsTranslate("bomber", "skill." + skill);
    }
    function skillRule(skill: string): string {
        return qsTranslate("bomber", "skill." + skill + ".rule");
    }
    /// Of a post or a skill, by the key of its name: what it is, and what for.
    function ruleOf(key: string): string {
        const rule = qsTranslate("bomber", key + ".rule");
        const use = "move.post.hint"; // of the game's own texts
        return key.startsWith("post.") ? qsTr("%1 %2", "two sentences").arg(rule).arg(qsTranslate("bomber", use)) : rule;
    }
    /// What is said of the uses left; nothing where they don't count down.
    function uses(skill: string, left: int): string {
        return skill === "powder" || skill === "bearings" ? "" : "×" + left;
    }
}
