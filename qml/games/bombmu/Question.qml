import QtQuick
import Bombshelf.Table
import Bombshelf.Theme
import Bombshelf.View

/// What is asked and why. Cards are chosen in the hand; everything else has a button.
FocusScope {
    id: question

    required property Hand hand
    readonly property string verb: Game.choices.length > 0 ? Game.choices[0].verb : ""
    readonly property bool picksCard: verb === "choose" || verb === "discard"
    /// The last choice was made by keys, so the next question shows where they go.
    property alias keyed: prompt.keyed

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

        anchors.fill: parent
        focus: true
        beside: true
        text: Game.prompt
        why: Game.why
        waiting: Game.thinking
        choices: question.picksCard ? [] : Game.choices
        onChosen: index => Game.choose(index)
    }
}
