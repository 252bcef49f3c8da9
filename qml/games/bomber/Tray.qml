import QtQuick
import Bombshelf.Controls
import Bombshelf.Games.Bomber
import Bombshelf.Theme
import Bombshelf.View

/// The slip of paper beside the own plaque: how far the check is, the dice, what they add up to, and who is next.
Rectangle {
    id: tray

    required property Layout layout
    required property CheckMoment moment
    required property CheckStanding standing
    readonly property string phase: Match.facts.phase ?? ""
    readonly property string name: Match.players[moment.seat]?.name ?? ""
    readonly property string actor: Match.players[Match.facts.actor ?? -1]?.name ?? ""
    /// What may happen to a throw before anything comes of it.
    readonly property var undecided: ["", "turned-die", "passed"]
    /// A throw lies there, and nothing has come of it yet.
    readonly property bool stands: standing.outcome !== CheckStanding.NotRolled && undecided.includes(moment.what)
    /// How the check came out, or stands.
    readonly property var outcome: !stands ? moment.outcome
        : {outcome: outcomes[standing.outcome], dice: standing.dice, achievement: standing.achievement, needed: standing.needed}
    readonly property var outcomes: ({[CheckStanding.Achieved]: "achieved", [CheckStanding.Special]: "special", [CheckStanding.Fumble]: "fumble"})
    readonly property int reach: stands ? standing.reach : Match.facts.reach ?? -1
    /// What is added to the dice.
    readonly property int modifier: outcome.outcome === "achieved" ? outcome.achievement - outcome.dice.reduce((sum, pips) => sum + pips, 0) : 0

    function call(outcome: string): string {
        return outcome === "special" ? qsTr("Two sixes: special!") : outcome === "fumble" ? qsTr("Two ones: fumble!") : "";
    }
    function headline(): string {
        switch (moment.what) {
        case "cycle-began":
            return qsTr("Cycle %1 of %2").arg(moment.args[0]).arg(moment.args[1]);
        case "initiative":
        case "rolled-again":
            return qsTr("%1: %2 for the order").arg(name).arg(String(moment.args[0]) + moment.args[1]);
        case "threw-long":
            return qsTr("Long throw: up to %1 posts").arg(moment.args[0]);
        case "special":
        case "fumble":
            return call(moment.what);
        case "no-blast":
            return qsTr("No blast");
        case "hit-nobody":
            return qsTr("The blast hits nobody");
        }
        if (outcome.outcome === "achieved")
            return [...outcome.dice.join(" + ").split(" "), ...(modifier > 0 ? ["+", modifier] : []), "=", outcome.achievement].join(" ");
        if (outcome.outcome === "special" || outcome.outcome === "fumble")
            return call(outcome.outcome);
        return actor !== "" ? qsTr("%1’s check").arg(actor) : "";
    }
    function detail(): string {
        switch (moment.what) {
        case "initiative":
        case "rolled-again":
            return qsTr("The smaller number is the tens, the larger the units.");
        case "cycle-began":
            return qsTr("Everybody rolls for the order.");
        }
        if (outcome.outcome === "achieved")
            return reach >= 0 ? qsTr("Target number %1: reach %2 − %1 = %3", "target number, achievement, reach").arg(outcome.needed).arg(outcome.achievement).arg(reach)
                              : qsTr("%1 is below the target number %2", "achievement, number").arg(outcome.achievement).arg(outcome.needed);
        if (outcome.outcome === "special")
            return qsTr("The blast reaches every post.");
        if (outcome.outcome === "fumble")
            return qsTr("No blast, whatever the total.");
        if (Match.facts.target !== undefined)
            return qsTr("Target: %1 %2", "number and name of a post").arg(Match.facts.target).arg(Art.postName(Match.facts.target));
        return Match.facts.cycle > 0 ? qsTr("Cycle %1 of %2").arg(Match.facts.cycle).arg(Match.facts.cycles) : "";
    }

    x: layout.tray.x
    y: layout.tray.y
    width: layout.tray.width
    height: layout.tray.height
    radius: Theme.radiusM
    color: Theme.panel
    border { width: Theme.outline; color: Theme.line }

    Steps {
        id: steps

        anchors { left: parent.left; right: parent.right; top: parent.top; margins: Theme.spaceXs }
        phase: tray.phase
        moment: tray.moment
        height: Math.min(1.7 * Theme.small, 0.26 * tray.height)
    }
    Column {
        opacity: tray.moment.outdated ? 0 : 1
        anchors { left: parent.left; leftMargin: tray.layout.diceEnd - tray.x; right: queue.tells ? queue.left : parent.right; rightMargin: Theme.spaceS; top: steps.bottom; bottom: parent.bottom; bottomMargin: Theme.spaceXs }

        BodyLabel {
            width: parent.width
            height: 0.55 * parent.height
            verticalAlignment: Text.AlignVCenter
            text: tray.headline()
            fontSizeMode: Text.Fit
            minimumPixelSize: Theme.least
            elide: Text.ElideRight
            font { pixelSize: Math.max(1.1 * Theme.heading, 0.24 * tray.height); weight: Font.Black }
        }
        BodyLabel {
            width: parent.width
            height: 0.45 * parent.height
            verticalAlignment: Text.AlignVCenter
            text: tray.detail()
            wrapMode: Text.Wrap
            fontSizeMode: Text.Fit
            minimumPixelSize: Theme.least
            elide: Text.ElideRight
        }
    }
    OrderQueue {
        id: queue

        anchors { right: parent.right; rightMargin: Theme.spaceS; top: steps.bottom; topMargin: Theme.spaceXs; bottom: parent.bottom; bottomMargin: Theme.spaceXs }
        width: Math.min(0.32 * tray.width, 270 * tray.layout.unit)
    }
}
