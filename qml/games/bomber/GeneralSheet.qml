pragma ComponentBehavior: Bound

import QtQuick
import Bombshelf.Controls
import Bombshelf.Games.Bomber
import Bombshelf.Table
import Bombshelf.Theme
import Bombshelf.View

/// The general check: a sapper, a post, the chance, and two dice to roll. For telling stories; the match does not know of it.
Sheet {
    id: sheet

    readonly property GeneralCheck check: GeneralCheck {}

    function roll(): void {
        check.roll();
        one.roll(check.dice[0] - 1);
        other.roll(check.dice[1] - 1);
    }
    function outcome(): string {
        switch (check.outcome) {
        case GeneralCheck.Special:
            return qsTr("Two sixes: a special success!");
        case GeneralCheck.Fumble:
            return qsTr("Two ones: a fumble!");
        case GeneralCheck.Success:
            return qsTr("%1: success").arg(check.achievement);
        case GeneralCheck.Failure:
            return qsTr("%1: failure").arg(check.achievement);
        }
        return "";
    }

    title: qsTr("General check")
    wantedWidth: 1000 * Math.max(1, Theme.textScale)
    onAboutToShow: check.seat = Math.max(0, Match.viewer)
    onOpened: rollButton.forceActiveFocus(Qt.TabFocusReason)

    Column {
        width: parent.width
        spacing: Theme.spaceM

        BodyLabel {
            width: parent.width
            text: qsTr("Does a sapper manage what it tries? Pick the sapper and the post that fits the task.")
            wrapMode: Text.Wrap
        }
        Flow {
            width: parent.width
            spacing: Theme.spaceS

            Repeater {
                model: sheet.opened ? Match.players : []

                InkButton {
                    id: who

                    required property var modelData

                    width: Math.min(implicitWidth, parent.width)
                    text: modelData.name
                    kind: modelData.seat === sheet.check.seat ? InkButton.Primary : InkButton.Plain
                    Accessible.checkable: true
                    Accessible.checked: modelData.seat === sheet.check.seat
                    onClicked: sheet.check.seat = modelData.seat
                }
            }
        }
        Item {
            id: posts

            readonly property real room: width / Art.posts.length
            readonly property real stampWidth: room - Theme.spaceS

            width: parent.width
            height: 1.25 * stampWidth + 0.5 * stampWidth

            Repeater {
                model: Art.posts

                PostStamp {
                    required property string modelData
                    required property int index

                    x: index * posts.room + (posts.room - width) / 2
                    width: posts.stampWidth
                    height: 1.25 * width
                    numberSize: 0.3 * width
                    post: modelData
                    playable: true
                    chosen: sheet.check.post === index
                    hint: qsTranslate("bomber", "post." + modelData + ".rule")
                    onPressed: sheet.check.post = index
                }
            }
        }
        Item {
            width: parent.width
            height: Math.max(one.height, words.height) + Theme.spaceS

            Die {
                id: one

                anchors.verticalCenter: parent.verticalCenter
                width: 1.6 * Theme.target
                faces: Art.dice
                names: Art.pips
            }
            Die {
                id: other

                anchors { verticalCenter: parent.verticalCenter; left: one.right; leftMargin: Theme.spaceM }
                width: one.width
                faces: Art.dice
                names: Art.pips
                result: 1
            }
            Column {
                id: words

                anchors { verticalCenter: parent.verticalCenter; left: other.right; leftMargin: Theme.spaceXl; right: rollButton.left; rightMargin: Theme.spaceM }

                BodyLabel {
                    width: parent.width
                    text: qsTr("Target number %1. Chance %2 of %3 (%4%)").arg(sheet.check.targetNumber).arg(sheet.check.ways).arg(sheet.check.allWays).arg(sheet.check.chance)
                    wrapMode: Text.Wrap
                }
                NumberLabel {
                    width: parent.width
                    text: one.rolling || other.rolling ? "…" : sheet.outcome()
                    wrapMode: Text.Wrap
                    color: sheet.check.outcome === GeneralCheck.Success || sheet.check.outcome === GeneralCheck.Special ? Theme.go : Theme.text
                }
            }
            InkButton {
                id: rollButton

                anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                kind: InkButton.Primary
                focus: true
                text: qsTr("Roll")
                onClicked: sheet.roll()
            }
        }
    }
}
