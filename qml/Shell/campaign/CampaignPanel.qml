pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Bombshelf.Controls
import Bombshelf.Theme
import Bombshelf.View

// What there is to say of a battle of the campaign, and what can be done about it.
Panel {
    id: panel

    property int index: 0
    property var battle: Campaign.battles[index]
    readonly property var before: Campaign.battles[index - 1]
    readonly property bool closed: battle.stand === Campaign.Closed
    readonly property bool canGoOn: battle.path !== "" && battle.problem === ""
    readonly property bool mayBeginAgain: canGoOn && battle.practice && !won
    readonly property bool won: battle.stand === Campaign.Won
    readonly property bool hasNext: index + 1 < Campaign.count

    signal chosen(int index)

    function takeKeys(): void {
        (act.visible ? act : learn).forceActiveFocus(Qt.TabFocusReason);
    }
    function goOn(): void {
        if (canGoOn)
            Pages.goOn(battle.path, false);
        else if (won)
            chosen(index + 1);
        else
            Pages.setUpTry(battle.gameId);
    }

    Accessible.role: Accessible.Grouping
    Accessible.name: battle.title

    ScrollPane {
        anchors { left: parent.left; right: parent.right; top: parent.top; bottom: buttons.top; margins: Theme.spaceL; rightMargin: Theme.spaceS; bottomMargin: Theme.spaceM }
        contentHeight: column.implicitHeight

        ColumnLayout {
            id: column

            width: parent.width - Theme.spaceM
            spacing: Theme.spaceM

            TitleLabel {
                objectName: "battle"
                Layout.fillWidth: true
                text: panel.battle.title
                font.pixelSize: Theme.heading
                wrapMode: Text.Wrap
                lineHeight: 0.9
            }
            RowLayout {
                Layout.fillWidth: true
                spacing: Theme.spaceM

                Image {
                    Layout.preferredWidth: 76 * Theme.textScale
                    Layout.preferredHeight: 76 * Theme.textScale
                    source: panel.battle.emblem
                    sourceSize.width: Theme.pictureSize(width)
                    mipmap: true
                    opacity: panel.closed ? 0.35 : 1
                }
                ColumnLayout {
                    spacing: 0

                    QuietLabel {
                        text: qsTr("Battle %1 of %2").arg(panel.index + 1).arg(Campaign.count)
                    }
                    BodyLabel {
                        objectName: "stand"
                        Layout.fillWidth: true
                        text: panel.battle.standText
                        font.weight: Font.Bold
                        wrapMode: Text.Wrap
                    }
                }
            }
            BodyLabel {
                objectName: "practice"
                Layout.fillWidth: true
                visible: panel.mayBeginAgain
                text: qsTr("The match under way does not count any more. You may begin the battle again; that match stays on the shelf.")
                wrapMode: Text.Wrap
            }
            BodyLabel {
                Layout.fillWidth: true
                text: panel.battle.tagline
                wrapMode: Text.Wrap
            }
            BodyLabel {
                Layout.fillWidth: true
                visible: text !== ""
                text: {
                    if (panel.closed)
                        return qsTr("It opens once “%1” has been fought, won or lost.").arg(panel.before?.title ?? "");
                    if (panel.battle.problem !== "")
                        return panel.battle.problem;
                    if (panel.canGoOn)
                        return qsTr("Under way: %1 · %n moves", "when, how far", panel.battle.moves).arg(panel.battle.when);
                    if (panel.battle.stand === Campaign.Lost)
                        return panel.hasNext ? qsTr("You may try again, as often as you like, or carry on after a defeat and put it right later.")
                                             : qsTr("You may try again, as often as you like.");
                    if (panel.battle.stand === Campaign.Open && panel.before)
                        return qsTr("Players and difficulty stay as they were, and you may change them. Nothing else is carried over: helpers are drawn again.");
                    return "";
                }
                color: panel.battle.problem !== "" ? Theme.warning : Theme.text
                wrapMode: Text.Wrap
            }
            SectionTitle {
                visible: tries.count > 0
                text: qsTr("Tries")
            }
            Repeater {
                id: tries

                model: panel.battle.tries

                CampaignTry {
                    Layout.fillWidth: true
                }
            }
        }
    }
    GridLayout { // side by side, if the words have room
        id: buttons

        anchors { left: parent.left; right: parent.right; bottom: parent.bottom; margins: Theme.spaceL }
        columns: (again.visible ? again.implicitWidth + columnSpacing : 0) + act.implicitWidth + columnSpacing + learn.implicitWidth > width ? 1 : 3
        columnSpacing: Theme.spaceS
        rowSpacing: Theme.spaceS

        InkButton {
            id: act

            objectName: "act"
            Layout.fillWidth: true
            visible: !panel.closed && (panel.canGoOn || !panel.won || panel.hasNext)
            kind: InkButton.Primary
            font.pixelSize: panel.won ? Theme.body : Theme.large
            text: {
                if (panel.canGoOn)
                    return qsTr("Continue");
                if (panel.won)
                    return qsTr("On to “%1”").arg(Campaign.battles[panel.index + 1]?.title ?? "");
                return panel.battle.stand === Campaign.Lost || panel.battle.problem !== "" ? qsTr("Try again") : qsTr("Begin");
            }
            onClicked: panel.goOn()
            onVisibleChanged: if (!visible && activeFocus) panel.takeKeys() // in Qt 6.4 it would keep them, unseen
        }
        InkButton {
            id: again

            objectName: "again"
            Layout.fillWidth: true
            visible: panel.mayBeginAgain
            text: qsTr("Begin again")
            onClicked: Pages.setUpTry(panel.battle.gameId)
            onVisibleChanged: if (!visible && activeFocus) panel.takeKeys()
        }
        InkButton {
            id: learn

            Layout.fillWidth: !act.visible || buttons.columns === 1
            text: qsTr("Learn")
            Accessible.name: qsTr("Learn %1").arg(panel.battle.title)
            onClicked: Pages.teach(panel.battle.gameId)
        }
    }
}
