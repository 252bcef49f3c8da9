import QtQuick
import Bombshelf.Controls
import Bombshelf.Table
import Bombshelf.View

/// What is asked, or what is happening and what that card does. Cards are chosen in the hand; here are the two looks one may
/// take at any time.
AnswerBar {
    id: question

    required property Hand hand
    required property Moment moment
    required property Peek peek
    readonly property var deeds: ["played", "switched", "plotted", "danced", "drank", "flipped", "threw", "turned-up"]
    /// What lies on top of the discards is what is being done.
    readonly property bool carriesOut: tells && moment.what !== "flipped" && moment.what !== "threw"
    property string carriedRule: ""
    readonly property bool tells: deeds.includes(moment.what)

    signal totalsWanted()

    Connections {
        target: Match

        function onRested(what: string, seat: int, args: var): void {
            if (question.deeds.includes(what))
                question.carriedRule = question.hand.discardedRule(seat);
        }
    }

    why: {
        if (carriesOut)
            return carriedRule;
        return moment.what !== "" && moment.what !== "drew" ? "" : Match.why;
    }
    waiting: tells ? "" : Match.thinking
    choices: []

    InkButton {
        text: qsTr("Bag")
        hint: qsTr("Look into your bag")
        keyText: "B"
        focusPolicy: Qt.TabFocus
        whyNot: question.peek.possible ? "" : qsTr("Nobody looks into a bag now.")
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
