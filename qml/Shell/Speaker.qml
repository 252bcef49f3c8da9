import QtQuick
import Bombshelf.Controls
import Bombshelf.Theme
import Bombshelf.View

// Tells screen readers what nobody is looking at with the keys: what the log tells, what is asked, how it ended, what went wrong.
//
// Qt has announcements since 6.8. Before, all that it has on Linux is a notification that appears: Orca reads it wherever the
// keys are, while it reads new names of the focused thing only, and alerts never leave Qt. On Windows and macOS there is nothing
// of the kind before 6.8: their packages are made with a newer Qt.
Item {
    id: speaker

    required property Notice notices
    property var waiting: []
    property string last: ""
    readonly property int curtain: Match.curtain
    // How things are: told when it changes.
    readonly property string ending: Match.endShown ? Match.winnersText : ""
    readonly property string wish: Match.wish
    readonly property string lesson: Lesson.text
    readonly property string advice: Advice.text
    readonly property string remark: Remarks.text

    function say(sentence: string): void {
        if (sentence === "")
            return;
        last = sentence;
        waiting.push(sentence);
        breath.start();
    }

    /// What was said to one person here is not for the next one.
    function fallSilent(): void {
        breath.stop();
        waiting = [];
        last = "";
        visible = false;
        Accessible.name = "";
    }

    onCurtainChanged: {
        if (curtain >= 0)
            fallSilent();
    }
    onEndingChanged: seen.restart()
    onWishChanged: say(wish)
    onLessonChanged: say(lesson)
    onAdviceChanged: say(advice)
    onRemarkChanged: say(remark)
    visible: false
    Accessible.role: Accessible.Notification

    Timer { // whoever opens a match to look back at it from its beginning does not see how it ended
        id: seen

        objectName: "endSeen"
        interval: 0
        onTriggered: speaker.say(speaker.ending)
    }
    Timer { // what happens at once is one message, and the reader has read the one before
        id: breath

        interval: Theme.breath
        onTriggered: {
            const message = speaker.waiting.join(" ");
            speaker.waiting = [];
            speaker.Accessible.name = message;
            if (speaker.Accessible["announce"] !== undefined) {
                speaker.Accessible["announce"](message);
            } else {
                speaker.visible = false;
                speaker.visible = true;
            }
        }
    }
    Connections {
        target: Match

        function onLogged(sentence: string): void { speaker.say(sentence); }
        function onCaughtUp(sentences: list<string>): void { speaker.say(sentences.join(" ")); }
        function onChoicesChanged(): void {
            if (Match.choices.length > 0 && Match.prompt !== speaker.last)
                speaker.say(Match.prompt);
        }
    }
    Connections {
        target: speaker.notices

        function onShown(sentence: string): void { speaker.say(sentence); }
    }
    Connections {
        target: Banter

        function onSaid(seat: int, sentence: string): void {
            if (Settings.banter === "spoken")
                speaker.say(qsTr("%1: %2", "a bot, and what it says").arg(Match.players[seat].name).arg(sentence));
        }
    }
    Connections {
        target: Pages

        function onRead(paragraph: string): void { speaker.say(paragraph); }
    }
}
