pragma ComponentBehavior: Bound

import QtQuick
import Bombshelf.Controls
import Bombshelf.Games.Omens
import Bombshelf.Games.OmensWar
import Bombshelf.Table
import Bombshelf.Theme
import Bombshelf.View

/// War's table: War's deck and card against everybody's, and dice that are the team's life.
BattleScene {
    id: scene

    readonly property bool fights: Boolean(Match.tableFacts["at-war"])

    /// No press by reflex rolls a die that can't win.
    readonly property int standKind: Stakes.winning.length + Stakes.level.length === 0 ? InkButton.Primary : InkButton.Plain
    readonly property var hintsAtWar: ({roll: qsTranslate(gameId, "move.roll.hint-at-war"), stand: qsTranslate(gameId, "move.stand.hint-at-war")})

    function standingOf(seat: int): string {
        return Match.facts.round === 0 || (Match.counts["own-deck"]?.[seat] ?? 0) + (Match.counts["turned-up"]?.[seat] ?? 0) > 0 ? "" : qsTr("Out of cards"); // not while they are dealt
    }
    function worded(choice: var): var {
        const hint = Match.facts["at-war"] && hintsAtWar[choice.verb] || choice.hint;
        return Object.assign({}, choice, {hint: hint}, choice.verb === "stand" ? {kind: standKind} : {});
    }
    function lightOf(what: string, seat: int, args: var): rect {
        return what === "goes-to-war" || fights && what === "war-turns-up" ? layout.war : fights && what === "turns-up" ? layout.turnedUp(seat) : Rects.none;
    }
    function judge(what: string, seat: int, args: var): var {
        const own = Helpers.nameOfZone("turned-up", seat), wars = Helpers.nameOfZone("war", -1);
        return what === "beats" ? {[own]: 1, [wars]: -1} : {[own]: undefined, [wars]: undefined}; // until something else happens to it
    }
    function comes(what: string, seat: int): string {
        return what === "turns-up" ? Helpers.nameOfZone("turned-up", seat) : what === "war-turns-up" ? Helpers.nameOfZone("war", -1) : "";
    }
    function strike(what: string, seat: int, args: var): void {
        if (what === "goes-to-war")
            drama.burst(layout.war, 2.4 * layout.cardWidth);
        else if (what === "beats")
            drama.spray(layout.turnedUp(seat), 1.6 * layout.cardOf(seat));
        else if (what === "wins-cards")
            drama.spray(layout.seat(seat), 4 * layout.cardOf(seat));
        else if (what === "loses-die")
            drama.burst(layout.hitPointAt(Number(args[0])), 2.4 * layout.hitPoint);
    }
    function proclaim(what: string, seat: int, args: var): string {
        return what === "war-cheats" ? qsTr("War cheats!") : what === "goes-to-war" ? qsTr("To war!") : "";
    }

    gameId: "omens-war"
    layout: Layout {
        id: layout

        hitPoints: scene.constant("hit-points")
        asked: Math.max(0, scene.asked)
    }
    accent: Theme.blood
    ranked: false
    beats: Art.beatsWith({
        "": 320, "turn-began": 250, "war-turns-up": 1200, "turns-up": 1150, "war-cheats": 1300, "goes-to-war": 1200, "has-no-card": 800,
        "rolled": 1500, "beats": 900, "ties": 900, "spared": 500, "loses-die": 700, "loses-card": 650, "stands": 400, "reshuffled": 700, "war-takes": 900,
        "wins-cards": 900, "gave": 260
    })
    turnsUp: ["war-turns-up", "turns-up"]
    sounds: Art.soundsWith({
        "war-turns-up": "card-turn", "turns-up": "card-turn", "war-cheats": "curse", "goes-to-war": "fuse", "rolled": "dice", "beats": "coin",
        "ties": "tick", "loses-die": "dud", "loses-card": "card-slide", "reshuffled": "shuffle", "war-takes": "shuffle", "wins-cards": "shuffle",
        "gave": "card-slide"
    })
    loud: ["war-cheats", "goes-to-war", "loses-die"]
    ahead: Stakes.standing

    Foe {
        at: layout.foe
        accent: scene.accent

        QuietLabel {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: Match.facts["at-war"] ? qsTr("At war") : qsTr("Turn %1").arg(Math.max(1, Match.facts.round ?? 1)) // 0 while they are dealt
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.least
        }
    }
    Rectangle { // the team's life
        x: layout.life.x
        y: layout.life.y
        width: layout.life.width
        height: layout.life.height
        radius: Theme.radiusM
        color: Qt.alpha(Theme.panel, 0.75)
        border { width: Theme.outline; color: Art.onTable }
        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("%n hit points left", "", Match.counts["hit-points"] ?? 0)

        Repeater { // where lost ones lay
            model: layout.hitPoints

            Rectangle {
                required property int index
                readonly property rect at: layout.hitPointAt(index)

                x: at.x - layout.life.x
                y: at.y - layout.life.y
                width: at.width
                height: width
                radius: 0.14 * width
                color: "transparent"
                border { width: Theme.hairline; color: Theme.quiet }
            }
        }
    }
    above: [
        PileTag {
            zone: "hit-points"
            at: layout.life
            picture: ""
        },
        EachSeat {
            PileTag {
                required property int index

                zone: "own-deck"
                seat: index
                at: layout.ownDeck(index)
            }
        },
        NeededFace {
            // Beside the own die as it rolls, or else between War's card and the discards, for there is no room at the others'.
            readonly property bool isOwn: layout.isOwn(layout.asked)
            readonly property rect room: isOwn ? layout.rolled(layout.asked) : layout.spoils

            x: isOwn ? Math.min(room.x + room.width + 2 * layout.gap, layout.width - width) : room.x + (room.width - width) / 2
            y: room.y + (room.height - height) / 2
            visible: Settings.odds && Stakes.rolls && (scene.moment.now === "" || Art.rolls.includes(scene.moment.now)) // while it is asked, and while the die rolls
        },
        Rectangle { // what card and die come to
            readonly property rect die: layout.rolled(Math.max(0, Stakes.roller))

            visible: Stakes.total > 0 && (Match.tableCounts.dice ?? 0) > 0 && !Art.rolls.includes(scene.moment.begins)
            x: die.x + die.width / 2 - width / 2
            y: die.y + die.height + Theme.spaceXs
            width: Math.max(height, sum.implicitWidth + Theme.spaceM)
            height: sum.implicitHeight
            radius: height / 2
            color: Theme.card
            border { width: Theme.outline; color: Theme.ink }

            NumberLabel {
                id: sum

                anchors.centerIn: parent
                text: "= " + Stakes.total
                color: Theme.ink
                font.pixelSize: Theme.large
                Accessible.ignored: true
            }
        }
    ]
}
