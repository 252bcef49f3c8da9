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

    signal next

    function focusFirst(): void {
        const first = stage === Lesson.Guessing ? answers.itemAt(0) as InkButton : onward.visible ? onward : step;
        first?.forceActiveFocus(Qt.ShortcutFocusReason);
    }

    /// Which of its shapes, wide and low or narrow and high: the next where there is no room for one.
    property int shape: 0
    readonly property real all: (parent?.width ?? 0) - 2 * Theme.spaceM
    readonly property list<real> widths: [Math.min(400 * Theme.textScale, 0.5 * all), 0.7 * all, all, 0.4 * all]

    /// False if it has tried them all.
    function reshape(): bool {
        if (shape + 1 === widths.length)
            return false;
        ++shape;
        return true;
    }

    width: widths[shape]
    height: grid.height + 2 * Theme.spaceM
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
    GridLayout {
        id: grid

        readonly property bool flat: bubble.width === bubble.all

        x: Theme.spaceM
        y: Theme.spaceM
        width: bubble.width - 2 * x
        columnSpacing: Theme.spaceM
        rowSpacing: Theme.spaceS

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.spaceM

            Rectangle {
                visible: !grid.flat
                Layout.alignment: Qt.AlignTop
                Layout.preferredWidth: 1.4 * Theme.target
                Layout.preferredHeight: 1.4 * Theme.target
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
                Layout.fillWidth: true
                text: bubble.text
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }
        }
        Column {
            Layout.row: 1
            Layout.columnSpan: grid.flat ? 2 : 1
            Layout.fillWidth: true
            spacing: Theme.spaceXs
            visible: bubble.stage === Lesson.Guessing

            Repeater {
                id: answers

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
            Layout.row: grid.flat ? 0 : 2
            Layout.column: grid.flat ? 1 : 0
            Layout.fillWidth: !grid.flat
            spacing: Theme.spaceXs

            IconButton {
                visible: bubble.teaches
                whyNot: Lesson.at > 0 ? "" : qsTr("This is the first step of the lesson.")
                iconName: "back"
                row: bubble
                text: qsTr("One step back")
                shortcutText: qsTr("Alt+Left")
                onClicked: Lesson.back()
            }
            IconButton {
                visible: bubble.teaches
                iconName: "undo"
                row: bubble
                text: qsTr("This step once more")
                shortcutText: qsTr("Alt+Up")
                onClicked: Lesson.again()
            }
            IconButton {
                id: step

                visible: bubble.teaches && bubble.nextText === ""
                iconName: "step"
                row: bubble
                text: bubble.stage === Lesson.Watching ? qsTr("On") : qsTr("Show me, and go on")
                shortcutText: qsTr("Alt+Right")
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
                kind: "quiet"
                text: qsTr("No more tips")
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
                kind: "primary"
                text: bubble.nextText
                onClicked: bubble.next()
            }
        }
    }
}
