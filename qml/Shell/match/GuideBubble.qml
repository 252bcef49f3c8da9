pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Bombshelf.Controls
import Bombshelf.Table
import Bombshelf.Theme
import Bombshelf.View

// What the guide says, beside its face, and how one goes on. It can be pushed aside.
FocusScope {
    id: bubble

    property string speaker: ""
    property string text: ""
    property string pointed: ""
    /// It speaks unasked, and can be told not to.
    property bool remarks: false
    readonly property int stage: Lesson.stage
    readonly property bool teaches: stage !== Lesson.Silent
    readonly property string mood: stage === Lesson.Wrong ? "nervous" : stage === Lesson.Right || stage === Lesson.Ending ? "gleeful" : "calm"
    readonly property string nextText: {
        switch (stage) {
        case Lesson.Wrong:
            return qsTr("Take it back");
        case Lesson.Ending:
            return Lesson.leadsOn ? qsTr("On to this one") : qsTr("Play on");
        case Lesson.Asking:
            return Lesson.offersWay ? qsTr("Show me") : "";
        case Lesson.Guessing:
        case Lesson.Looking:
        case Lesson.Watching:
            return "";
        }
        return teaches ? qsTr("Next") : qsTr("I see");
    }

    readonly property real all: (parent?.width ?? 0) - 2 * Theme.spaceM
    readonly property bool flat: width === all // its buttons stand beside its words
    readonly property bool guesses: stage === Lesson.Guessing
    readonly property real head: headOf(words, flat)

    signal next

    /// What it may look like, wide and low or narrow and high, the usual one first.
    function sizes(): var {
        const found = [];
        const phrase = 11 * Theme.body; // in Japanese, it may break where no line should, if it is longer
        const narrow = Math.max(phrase + face.width + Theme.spaceM, buttons.implicitWidth, answersWidth()) + 2 * Theme.spaceM;
        for (const width of [Math.min(400 * Theme.textScale, 0.5 * all), narrow, 0.55 * all, 0.75 * all, all]) {
            measure.width = widthOfWords(width, width === all);
            found.push(Qt.size(width, heightOf(headOf(measure, width === all), width === all)));
        }
        return found;
    }
    function answersWidth(): real {
        let widest = 0;
        for (let i = 0; guesses && i < choices.count; ++i)
            widest = Math.max(widest, choices.itemAt(i)?.implicitWidth ?? 0);
        return widest;
    }
    function widthOfWords(width: real, flat: bool): real {
        return width - 3 * Theme.spaceM - (flat ? buttons.implicitWidth : face.width);
    }
    function headOf(words: Text, flat: bool): real {
        return Math.max(words.implicitHeight, flat ? buttons.implicitHeight : face.height);
    }
    function heightOf(head: real, flat: bool): real {
        return 2 * Theme.spaceM + head + (guesses ? Theme.spaceS + answers.implicitHeight : 0) + (flat ? 0 : Theme.spaceS + buttons.implicitHeight);
    }
    function focusFirst(): void {
        const first = guesses ? choices.itemAt(0) as InkButton : onward.visible ? onward : step;
        first?.forceActiveFocus(Qt.ShortcutFocusReason);
    }

    height: heightOf(head, flat)
    Accessible.role: Accessible.Grouping
    Accessible.name: text
    Accessible.description: pointed === "" ? "" : qsTr("It points at: %1").arg(pointed)

    Panel {
        anchors.fill: parent
        radius: Theme.radiusM

        MouseArea { // what lies under it is not pressed
            anchors.fill: parent
            hoverEnabled: true
            acceptedButtons: Qt.AllButtons
        }
    }
    DragHandler {
        xAxis { minimum: 0; maximum: (bubble.parent?.width ?? 0) - bubble.width }
        yAxis { minimum: 0; maximum: (bubble.parent?.height ?? 0) - bubble.height }
    }
    BodyLabel {
        id: measure

        visible: false
        text: bubble.text
        wrapMode: Text.Wrap
    }
    Rectangle {
        id: face

        x: Theme.spaceM
        y: Theme.spaceM
        visible: !bubble.flat
        width: 1.4 * Theme.target
        height: width
        radius: Theme.radiusS
        color: Theme.cream
        border { width: Theme.outline; color: Theme.ink }

        Face {
            anchors { fill: parent; margins: Theme.outline }
            face: bubble.speaker
            mood: bubble.mood
        }
    }
    BodyLabel {
        id: words

        x: Theme.spaceM + (bubble.flat ? 0 : face.width + Theme.spaceM)
        y: Theme.spaceM
        width: bubble.widthOfWords(bubble.width, bubble.flat)
        text: bubble.text
        wrapMode: Text.Wrap
        Accessible.ignored: true
    }
    Column {
        id: answers

        x: Theme.spaceM
        y: Theme.spaceM + bubble.head + Theme.spaceS
        width: bubble.width - 2 * x
        spacing: Theme.spaceXs
        visible: bubble.guesses

        Repeater {
            id: choices

            model: Lesson.answers

            InkButton {
                required property var modelData

                width: parent?.width ?? 0
                text: modelData.text
                onClicked: Lesson.guess(modelData.id)
                Keys.onUpPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.TabFocusReason)
                Keys.onDownPressed: nextItemInFocusChain().forceActiveFocus(Qt.TabFocusReason)
            }
        }
    }
    RowLayout {
        id: buttons

        x: bubble.flat ? bubble.width - Theme.spaceM - width : Theme.spaceM
        y: bubble.flat ? Theme.spaceM : bubble.height - Theme.spaceM - height
        width: bubble.flat ? implicitWidth : bubble.width - 2 * Theme.spaceM
        height: implicitHeight
        spacing: Theme.spaceXs

        IconButton {
            visible: bubble.teaches
            whyNot: Lesson.at > 0 ? "" : qsTr("This is the first step of the lesson.")
            iconName: "back"
            row: bubble
            text: qsTr("One step back")
            shortcutText: "Alt+←"
            onClicked: Lesson.back()
        }
        IconButton {
            visible: bubble.teaches
            iconName: "undo"
            row: bubble
            text: qsTr("This step once more")
            shortcutText: "Alt+↑"
            onClicked: Lesson.again()
        }
        IconButton {
            id: step

            visible: bubble.teaches && bubble.nextText === ""
            iconName: "step"
            row: bubble
            text: bubble.stage === Lesson.Watching ? qsTr("On") : qsTr("Show me, and go on")
            shortcutText: "Alt+→"
            onClicked: bubble.next()
        }
        IconButton {
            visible: bubble.teaches && bubble.stage !== Lesson.Ending
            iconName: "skip"
            row: bubble
            text: qsTr("Skip the lesson, and play")
            onClicked: Lesson.skip()
        }
        QuietLabel {
            visible: bubble.teaches
            text: (Lesson.at + 1) + " / " + Lesson.count
            Accessible.name: qsTr("Step %1 of %2").arg(Lesson.at + 1).arg(Lesson.count)
        }
        InkButton {
            visible: bubble.remarks
            kind: InkButton.Quiet
            text: qsTr("No more remarks")
            hint: qsTr("The guide is silent from now on; the settings bring it back.")
            onClicked: {
                Settings.remarks = false;
                Remarks.hush();
            }
        }
        Item { Layout.fillWidth: true }
        InkButton {
            id: onward

            visible: bubble.nextText !== ""
            focus: true
            kind: InkButton.Primary
            text: bubble.nextText
            onClicked: bubble.next()
        }
    }
}
