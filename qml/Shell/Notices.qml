import QtQuick
import Bombshelf.Controls
import Bombshelf.Theme
import Bombshelf.View

// What can't be done, what went wrong, and what can be taken back.
Notice {
    id: notices

    /// Words that it lies over, so that it covers nothing that can be pressed; or just above them, where they are too narrow for a
    /// sentence. Without them it lies at the foot of the page, and what stays in its corner; what else is good to know, and all while the
    /// screen is passed on, at its head.
    property Item words: null
    /// How high the page's foot is that it keeps clear of, where there are no words.
    property real foot: 0
    readonly property bool squeezed: words !== null && (place.width < 320 * Theme.textScale || Match.wish !== "") // what a partner asks stays in sight
    readonly property rect place: {
        const moved = [text, words?.width, words?.height]; // what mapToItem does not follow by itself
        return words?.mapToItem(parent, 0, 0, words.width, words.height) ?? Qt.rect(0, 0, parent.width, 0);
    }

    /// It says why something can't be done now. It goes at once when there are other choices, and once it could be read when only what is
    /// told has changed.
    property bool refuses: false
    property bool outdated: false // something else is told
    readonly property bool atFoot: (warns || stays) && Match.curtain < 0
    readonly property string answers: JSON.stringify(Pages.scene?.bar.choices.map(choice => [choice.text, choice.whyNot]) ?? [])
    /// Where the rule book explains it, or nothing.
    property string rule: ""

    function refuse(sentence: string, icon: string, rule: string): void {
        notices.rule = rule;
        show(sentence, icon, rule === "" ? "" : qsTr("The rule"), () => Pages.learn(Match.gameId, rule));
        refuses = true;
        fresh.restart();
    }
    function offerBack(): void {
        rule = "";
        show(qsTr("The match was thrown away."), "check", qsTr("Bring it back"), () => Saves.bringBack());
        stays = true;
    }
    function outdate(): void {
        outdated = refuses;
        if (outdated && !fresh.running)
            hide();
    }

    onAnswersChanged: if (refuses) hide() // something has been picked or put back since
    onTextChanged: {
        refuses = outdated = false;
        fresh.stop();
    }
    room: squeezed ? parent.width : place.width
    least: words && !squeezed ? Qt.size(place.width, place.height) : Qt.size(0, 0)
    x: stays ? parent.width - width - Theme.spaceXl : squeezed ? (parent.width - width) / 2 : place.x + (place.width - width) / 2
    y: squeezed ? place.y - height - Theme.spaceS : words ? Math.min(place.y + (place.height - height) / 2, parent.height - height) : atFoot ? parent.height - foot - height - (stays ? Theme.spaceS : Theme.spaceXl) : Theme.spaceM

    Timer {
        id: fresh

        interval: Theme.still + notices.text.length * Theme.readingTime
        onTriggered: if (notices.outdated) notices.hide()
    }
    Binding {
        target: Pages
        property: "noticed"
        value: notices.offer === "" || !notices.visible ? "" : notices.rule
    }
    Binding {
        target: Pages
        property: "refuses"
        value: notices.refuses && notices.visible
    }
    Connections {
        target: Match

        function onRefused(sentence: string, rule: string): void { notices.refuse(sentence, "rules", rule); }
        function onNotice(sentence: string): void { notices.show(sentence); }
        function onChoicesChanged(): void { // what was refused was another question's
            if (notices.refuses)
                notices.hide();
        }
        function onQuestionChanged(): void { notices.outdate(); }
    }
    Connections {
        target: Settings

        function onLanguageChanged(): void {
            if (notices.stays)
                notices.offerBack();
            else
                notices.hide();
        }
        function onNotice(sentence: string): void { notices.show(sentence); }
    }
    Connections {
        target: Refusals

        function onTold(sentence: string): void { notices.refuse(sentence, "warning", ""); }
    }
    Connections {
        target: Pages

        function onUnderstood(): void { notices.hide(); }
        function onPageChanged(): void {
            if (notices.stays)
                notices.hide();
        }
        function onTold(sentence: string): void {
            if (sentence !== "")
                notices.show(sentence, "check");
            else if (!notices.warns) // that is to be read wherever one goes
                notices.hide();
        }
    }
    Connections {
        target: Campaign

        function onNotice(sentence: string): void { notices.show(sentence); }
    }
    Connections {
        target: Saves

        function onNotice(sentence: string): void { notices.show(sentence); }
        function onThrownAway(): void { notices.offerBack(); }
    }
}
