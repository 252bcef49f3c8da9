import QtQuick
import Bombshelf.Controls
import Bombshelf.Table
import Bombshelf.Theme
import Bombshelf.View

/// What is asked, or what is happening and what that card does. Cards are chosen in the hand; here are the two looks one may
/// take at any time.
FocusScope {
    id: question

    required property Hand hand
    required property Moment moment
    required property Peek peek
    readonly property bool picksCard: Object.keys(hand.moves).length > 0
    readonly property bool late: moment.what === "time-up"
    readonly property var deeds: ["played", "switched", "plotted", "danced", "drank", "flipped", "threw", "turned-up"]
    /// What lies on top of the discards is what is being done.
    readonly property bool carriesOut: tells && moment.what !== "flipped" && moment.what !== "threw"
    readonly property bool tells: deeds.includes(moment.what)
    readonly property bool deals: moment.what === "round-began" || moment.what === "dealt" || moment.what === "round-over"
    /// The last choice was made by keys, so the next question shows where they go.
    property alias keyed: prompt.keyed

    signal totalsWanted()

    function words(): string {
        const player = Game.players[moment.seat];
        if (late)
            return qsTr("Time is up! The bags are opened.");
        if (deals)
            return moment.what === "round-over" ? qsTr("Round %1 is over", "its number").arg(Game.facts.round) : qsTr("Round %1").arg(Game.facts.round);
        return (tells || moment.what === "opened") && player ? qsTr("%1: %2", "a player: what they just did").arg(player.name).arg(player.lastAction) : Game.prompt;
    }

    implicitHeight: prompt.implicitHeight
    height: implicitHeight

    Connections {
        target: Game

        function onChoicesChanged(): void {
            if (question.picksCard && question.keyed && question.activeFocus)
                question.hand.step(1);
        }
    }
    Rectangle {
        anchors.fill: parent
        color: Theme.paper

        Rectangle {
            width: parent.width
            height: Theme.outline
            color: Theme.line
        }
    }
    Prompt {
        id: prompt

        anchors { left: parent.left; right: looks.left; top: parent.top; bottom: parent.bottom }
        focus: true
        beside: true
        text: question.words()
        why: {
            if (question.carriesOut)
                return question.hand.discarded?.rule ?? "";
            return question.moment.what !== "" && question.moment.what !== "drew" ? "" : question.picksCard && question.hand.reached ? question.hand.told(question.hand.reached) : Game.why;
        }
        waiting: question.tells ? "" : Game.thinking
    }
    Row {
        id: looks

        anchors { right: parent.right; rightMargin: Theme.spaceS; verticalCenter: parent.verticalCenter }
        spacing: Theme.spaceS

        InkButton {
            text: qsTr("Bag")
            hint: qsTr("Look into your bag")
            keyText: "B"
            focusPolicy: Qt.TabFocus
            enabled: question.peek.possible
            onClicked: question.peek.toggle()
        }
        InkButton {
            text: qsTr("Scores")
            hint: qsTr("Everybody’s points, round by round")
            keyText: "C"
            focusPolicy: Qt.TabFocus
            onClicked: question.totalsWanted()
        }
    }
}
