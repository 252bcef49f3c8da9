import QtQuick
import Bombshelf.Theme
import Bombshelf.View

/// A post of the line on the map. A press aims there, or moves the target there.
PostStamp {
    id: onMap

    required property int index
    required property Layout layout
    required property CheckMoment moment
    /// How likely the blast that is thought of reaches it, 0 to 1.
    required property real threat
    /// The target may be put here, and that is being thought of.
    readonly property bool aimedAt: playable && reached
    readonly property rect at: layout.stamp(index)
    /// What a press means now: a choice that names this post.
    readonly property var choice: Match.choices.find(choice => answers(choice)) ?? null
    readonly property int step: choice?.verb === "tune" ? (index > Art.placeOf(Match.facts.target) ? 1 : -1) : 0

    function answers(choice: var): bool {
        return ["aim", "shift", "tune"].includes(choice.verb) && choice.args[0] === post;
    }

    post: Art.posts[index]
    x: at.x
    y: at.y
    width: at.width
    height: at.height
    numberSize: Math.min(0.36 * width, 0.72 * layout.numberHeight)
    playable: choice !== null
    burnt: moment.burnt(index)
    hint: choice?.text ?? ""

    Rectangle {
        anchors { fill: parent; margins: -0.04 * parent.width }
        visible: onMap.threat > 0
        color: Theme.signal
        opacity: 0.7 * onMap.threat
    }
    Rectangle { // one arrow of two at the target
        anchors { verticalCenter: parent.verticalCenter; horizontalCenter: onMap.step > 0 ? parent.left : parent.right }
        visible: onMap.step !== 0
        width: Math.max(Theme.iconSize, 0.42 * parent.width)
        height: width
        radius: width / 2
        color: Theme.signal
        border { width: Theme.outline; color: Theme.ink }

        Text {
            anchors.centerIn: parent
            text: onMap.step > 0 ? "▶" : "◀"
            color: Theme.ink
            font { family: Theme.family; pixelSize: 0.5 * parent.width }
        }
    }
}
