import QtQuick
import QtQuick.Layouts
import Bombshelf.Controls
import Bombshelf.Theme
import Bombshelf.View

// Above the table: the way back, the match's own buttons, the program's. A click leaves the keys with what is asked.
Rectangle {
    id: bar

    component BarButton: IconButton { focusPolicy: Qt.TabFocus }

    /// The keys are at a button of a match that is over.
    readonly property bool atResult: result.activeFocus || back.activeFocus
    readonly property bool tellsVerdict: Match.endShown && Match.verdict !== "" && !Lesson.active

    /// The decision, by the moves made before it, of which somebody has been told what it costs to undo it; -1: of none.
    property int warnedOf: -1

    signal resultAsked

    /// Undo and redo are off in a lesson and while one looks back.
    function whyNot(usually: string): string {
        if (Lesson.active)
            return qsTr("In a lesson the guide’s buttons go back and forward.");
        return Match.lookingBack ? qsTr("Stop looking back first.") : usually;
    }
    /// Whoever would make a practice match of this one by undoing a decision is asked to press again, while they can read that.
    function takeBack(): void {
        const decision = Match.spoiltByUndo();
        if (decision >= 0 && decision !== warnedOf) {
            Refusals.told(qsTr("Something hidden has come out since. Undo once more, and this is a practice match, which does not count."));
            warnedOf = decision;
            return;
        }
        Match.undo();
    }
    function focusResult(): void {
        result.forceActiveFocus(Qt.TabFocusReason);
    }

    implicitHeight: Theme.target + 2 * Theme.spaceXs
    color: Theme.paper
    Keys.onShortcutOverride: event => event.accepted = event.key === Qt.Key_Space // it presses the button that has the keys
    Accessible.role: Accessible.ToolBar
    Accessible.name: qsTr("The match")

    Connections {
        target: Match

        function onOpenedChanged(): void { bar.warnedOf = -1; }
    }
    Connections {
        target: Pages

        function onRefusesChanged(): void { bar.warnedOf = -1; }
    }

    Rectangle {
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        height: Theme.outline
        color: Theme.ink
    }
    RowLayout {
        anchors { fill: parent; leftMargin: Theme.spaceS; rightMargin: Theme.spaceS }
        spacing: Theme.spaceXs

        BarButton {
            iconName: "back"
            text: {
                if (Lesson.active)
                    return Lesson.repeated ? qsTr("Leave the lesson") : qsTr("Leave the lesson; you can go on from here later");
                return Pages.home === Pages.Page.Campaign ? qsTr("Back to the map; the match is kept") : qsTr("Back to the shelf; the match is kept");
            }
            shortcutText: qsTr("Esc")
            onClicked: Pages.goHome()
        }
        TitleLabel {
            text: Match.title
            elide: Text.ElideRight
            verticalAlignment: Text.AlignVCenter
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.body
            font.pixelSize: Theme.heading
            Layout.fillWidth: true
            Layout.maximumWidth: Math.ceil(implicitWidth)
            Layout.rightMargin: Theme.spaceS
        }
        BarButton {
            id: undo

            iconName: "undo"
            text: qsTr("Undo")
            shortcutText: "Ctrl+Z"
            whyNot: !Match.canUndo ? bar.whyNot(qsTr("There is nothing to undo.")) : ""
            onClicked: bar.takeBack()
        }
        BarButton {
            id: redo

            iconName: "redo"
            text: qsTr("Redo")
            shortcutText: "Ctrl+Shift+Z"
            whyNot: !Match.canRedo ? bar.whyNot(qsTr("There is nothing left to redo.")) : ""
            onClicked: Match.redo()
        }
        BarButton {
            id: advice

            visible: !Match.over && !Lesson.active
            iconName: "bulb"
            text: qsTr("Advice: what a good player would do")
            shortcutText: "F5"
            whyNot: {
                if (Advice.possible)
                    return "";
                if (Match.curtain >= 0)
                    return qsTr("First pass the screen on.");
                return bar.whyNot(Match.wish === "" ? qsTr("There is advice once it is your turn to choose.") : qsTr("This is a friend’s plan, and your friend has told you what to expect of it."));
            }
            onClicked: Advice.ask()
        }
        QuietLabel {
            visible: Match.practice
            text: qsTr("Practice")
            Accessible.description: practiceTip.text

            HoverHandler { id: practiceHover }
            ToolTipBubble {
                id: practiceTip

                shown: practiceHover.hovered
                text: qsTr("A practice match: something hidden had come out and was taken back, so it does not count.")
            }
        }
        Icon {
            visible: bar.tellsVerdict
            name: Match.wonTogether ? "laurel" : "skull"
        }
        BodyLabel {
            visible: bar.tellsVerdict
            text: Match.verdict
            elide: Text.ElideRight
            font.weight: Font.Bold
            Layout.fillWidth: true
            Layout.minimumWidth: Math.min(implicitWidth, 0.3 * bar.width) // what the match is called gives way first
            Layout.maximumWidth: Math.ceil(implicitWidth)
        }
        Item { Layout.fillWidth: true }
        InkButton {
            id: result

            implicitHeight: Theme.target
            focusPolicy: Qt.TabFocus
            visible: Match.canLookBack && !Match.lookingBack
            kind: InkButton.Primary
            text: qsTr("Result")
            onClicked: bar.resultAsked()
        }
        InkButton {
            id: back

            implicitHeight: Theme.target
            focusPolicy: Qt.TabFocus
            visible: result.visible && bar.width > 1100 * Theme.textScale
            text: qsTr("Look back")
            hint: Keypress.called("Ctrl+←")
            onClicked: Match.startLookBack()
        }
        Row { // for in Qt 6.4 a layout that is resized still measures a child that a Repeater has just destroyed
            visible: aids.count > 0
            spacing: Theme.spaceXs

            Repeater {
                id: aids

                model: Pages.scene?.aids ?? []

                BarButton {
                    required property var modelData

                    iconName: modelData.icon
                    text: modelData.text
                    shortcutText: modelData.key
                    onClicked: modelData.open()
                }
            }
        }
        BarButton {
            visible: Remarks.canRecall && !Lesson.active
            iconName: "bubble"
            text: qsTr("What the guide said last")
            onClicked: {
                Advice.hush(); // it would hide the remark
                Remarks.recall();
            }
        }
        PaceButton {
            visible: !Match.over || Match.lookingBack
        }
        BarButton {
            iconName: "log"
            text: Pages.logShown ? qsTr("Hide the log") : qsTr("Show the log")
            shortcutText: "F4"
            checked: Pages.logShown
            onClicked: Pages.toggleLog()
        }
        BarButton {
            iconName: "speak"
            text: qsTr("The table in words")
            shortcutText: "F2"
            onClicked: Pages.sheet = Pages.Sheet.Text
        }
        BarButton {
            iconName: "rules"
            text: qsTr("Rule book")
            shortcutText: "F3"
            checked: Pages.bookShown
            onClicked: Pages.toggleBook()
        }
        KeysAndSettings { focusPolicy: Qt.TabFocus }
    }

    // As the buttons: where they can't be pressed, the key says why, too.
    Shortcut { sequence: "Ctrl+Z"; onActivated: undo.press(null) }
    Shortcut { sequences: ["Ctrl+Shift+Z", "Ctrl+Y"]; onActivated: redo.press(null) }
    Shortcut { sequence: "F5"; enabled: advice.visible; onActivated: advice.press(null) }
}
