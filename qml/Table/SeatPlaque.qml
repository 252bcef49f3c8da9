import QtQuick
import Bombshelf.Theme
import Bombshelf.View

/// The plaque of a seat of the match. What a bot has just done, and what it remarks on that, stands in a bubble at it.
Plaque {
    id: plaque

    required property int seat
    readonly property var player: Match.players[seat] ?? ({})
    /// Points that it has, but that are still on their way to it.
    property int coming: 0
    /// A band round it, seen from afar.
    property bool banded: false
    property color bandColor: Theme.hazard
    property real bandWidth: 4
    property bool acted: false // and did not only take back, or look back to, what it did

    face: player.face ?? ""
    mood: player.mood ?? "calm"
    name: player.name ?? ""
    score: (player.points ?? 0) - coming
    scoreText: { Settings.language; return Match.pointsText(score); }
    lamp: player.toMove ?? false
    isBot: player.isBot ?? false
    lastAction: player.lastAction ?? ""
    speaks: bubble.visible
    about: { Settings.language; return isBot ? qsTr("%1. %2", "a bot’s level, and how it plays").arg(Cast.levelTitle(player.level)).arg(Cast.introduction(face)) : ""; }
    onLastActionChanged: {
        if (isBot && acted && lastAction !== "")
            bubble.say(lastAction);
        else
            bubble.hush();
        acted = false;
    }

    Rectangle {
        parent: plaque
        anchors { fill: parent; margins: -plaque.bandWidth }
        visible: plaque.banded
        radius: plaque.radius + plaque.bandWidth
        color: "transparent"
        border { width: plaque.bandWidth; color: plaque.bandColor }
    }
    Connections {
        target: Match

        function onHappened(what: string, seat: int, args: var): void {
            if (seat === plaque.seat)
                plaque.acted = true;
        }
        function onJumped(): void { // nobody says again what comes back
            plaque.acted = false;
            bubble.hush();
        }
    }
    Connections {
        target: Banter

        function onSaid(seat: int, sentence: string): void {
            if (seat === plaque.seat)
                bubble.add(sentence);
        }
    }
    SpeechBubble {
        id: bubble

        parent: plaque
        objectName: "bubble"
        z: 1
        x: plaque.wordsAt - Theme.spaceXs
        // Where the same words stand, if they do, so that it covers nothing else; rather the name than what is put into the plaque.
        y: plaque.detailed ? plaque.wordsEnd - height : plaque.brief ? (plaque.height - height) / 2 : Math.min(plaque.height - height, plaque.actionAt - Theme.spaceXs)
        lines: plaque.brief || plaque.detailed ? 1 : 2
        room: plaque.width - plaque.reserved - (plaque.brief ? plaque.scoreRoom : 0) - x - 2 * Theme.spaceM
    }
}
