import QtQuick
import Bombshelf.Table
import Bombshelf.View

/// What is asked and why. Cards are chosen in the hand; everything else has a button.
AnswerBar {
    readonly property bool picksCard: verb === "choose" || verb === "discard"

    choices: picksCard ? [] : Match.choices
}
