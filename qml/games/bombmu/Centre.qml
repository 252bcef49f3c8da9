import QtQuick
import Bombshelf.Controls
import Bombshelf.Table
import Bombshelf.Theme
import Bombshelf.View

/// The mat under the dice, and the line of words over it: the round, the odds of the disposal, what has just happened.
Item {
    id: centre

    required property Layout layout
    required property Moment moment
    required property AnswerBar bar
    /// The dice wait to be thrown: pressed, they are shaken, and thrown when they are let go.
    readonly property var throwing: Match.choices.find(choice => choice.verb === "roll")
    readonly property bool shaken: held.pressed && throwing !== undefined
    readonly property string name: nameOf(moment.seat)
    readonly property bool asksToDispose: Match.facts.phase === "dispose" && (moment.what === "" || moment.what === "disposing")
    readonly property bool odds: asksToDispose && Settings.odds
    readonly property bool bang: moment.what === "exploded"

    function nameOf(seat: int): string {
        return Match.players[seat]?.name ?? "";
    }
    /// Of 10,000: with a decimal where it matters.
    function percent(chance: int): string {
        return (chance / 100).toFixed(chance < 1000 || chance > 9000 ? 1 : 0);
    }
    function words(): string {
        if (moment.begins === "rolled")
            return qsTr("%1 rolls…").arg(nameOf(moment.nextSeat));
        if (odds)
            return qsTr("Chance to defuse it: %1%").arg(percent(Match.facts.survival));
        switch (moment.what) {
        case "lowest":
            return qsTr("Lowest: %1").arg(moment.args[0]);
        case "singled":
            return qsTr("%1 stands alone with %2").arg(name).arg(moment.args[0]);
        case "die-joined":
            return qsTr("One more die");
        case "red-joined":
            return qsTr("The red die joins in");
        case "rolled":
            return qsTr("%1 rolls…").arg(name);
        case "used-safe":
            return qsTr("%1 is safe").arg(name);
        case "exploded":
            return qsTr("Boom! %1 is hit for %n", "a player, chips", Number(moment.args[0])).arg(name);
        case "disposed":
        case "drew":
            return Match.facts.phase === "dispose" ? qsTr("Phew! Defused") : round();
        case "took-chip":
            return qsTr("%1 takes a chip").arg(name);
        case "out":
            return qsTr("%1 is out").arg(name);
        }
        return asksToDispose ? qsTr("%1 defuses the bomb").arg(nameOf(Number(Match.facts.order?.[0] ?? -1))) : round();
    }
    function round(): string {
        return Match.facts.round > 0 ? qsTr("Round %1").arg(Match.facts.round) : "";
    }

    Rectangle {
        x: centre.layout.diceRoom.x
        y: centre.layout.diceRoom.y
        width: centre.layout.diceRoom.width
        height: centre.layout.diceRoom.height
        radius: 18 * centre.layout.unit
        color: Qt.alpha(Theme.ink, 0.28)
        border { width: Theme.outline; color: Qt.alpha(Theme.ink, 0.6) }
        Accessible.role: Accessible.Grouping
        Accessible.name: qsTr("%n dice in the centre", "", centre.layout.dice)

        TapHandler {
            id: held

            enabled: centre.throwing !== undefined
            gesturePolicy: TapHandler.ReleaseWithinBounds
            longPressThreshold: 60 // seconds: held as long as one likes
            onTapped: centre.bar.answer(centre.throwing.index, false)
        }
        HoverHandler {
            enabled: held.enabled
            cursorShape: Qt.PointingHandCursor
        }
    }
    Rectangle {
        id: plate

        x: centre.layout.words.x + (centre.layout.words.width - width) / 2
        y: centre.layout.words.y
        width: Math.min(centre.layout.words.width, label.implicitWidth + 2 * Theme.spaceL)
        height: centre.layout.words.height
        visible: label.text !== ""
        radius: Theme.radiusM
        color: centre.bang ? Theme.danger : Theme.ink
        border { width: Theme.outline; color: centre.bang ? Theme.ink : Theme.hazard }

        BodyLabel {
            id: label

            objectName: centre.moment.begins === "rolled" ? "begins" : ""
            anchors { fill: parent; leftMargin: Theme.spaceS; rightMargin: Theme.spaceS }
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.least
            elide: Text.ElideRight
            text: centre.words()
            color: centre.bang ? Theme.cream : Theme.hazard
            font { pixelSize: Theme.large; weight: Font.Black }
        }
    }
}
