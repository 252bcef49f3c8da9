pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Bombshelf.Controls
import Bombshelf.Table
import Bombshelf.Theme
import Bombshelf.View

// How a match ended in which all win or all lose: together, in one line, with all of them beside each other. A loss is dark, and comes slowly.
ColumnLayout {
    id: team

    readonly property bool lost: !Match.wonTogether
    readonly property color ink: lost ? Theme.cream : Theme.text
    readonly property var account: Match.account
    readonly property list<string> lines: [account.turns ?? "", ...(account.table ?? [])].filter(line => line !== "")

    spacing: Theme.spaceL

    Rectangle {
        id: banner

        Layout.fillWidth: true
        implicitHeight: Math.max(words.implicitHeight, emblem.height) + 2 * Theme.spaceM
        radius: Theme.radiusM
        color: team.lost ? Theme.overprint : Qt.alpha(Theme.ochre, 0.3)
        border { width: Theme.outline; color: Theme.line }

        Image {
            id: emblem

            anchors { left: parent.left; leftMargin: Theme.spaceM; verticalCenter: parent.verticalCenter }
            width: 96 * Theme.textScale
            height: width
            source: !Match.cooperative ? "" : (Arts.of(Match.gameId) as GameArt)?.picture(team.lost ? "lost" : "won") ?? ""
            sourceSize { width: Theme.pictureSize(width); height: Theme.pictureSize(width) }
            mipmap: true
        }
        ColumnLayout {
            id: words

            anchors { left: emblem.right; right: parent.right; verticalCenter: parent.verticalCenter; margins: Theme.spaceM }
            spacing: Theme.spaceXs

            TitleLabel {
                Layout.fillWidth: true
                text: Match.winnersText
                color: team.ink
                font.pixelSize: Theme.heading
                wrapMode: Text.Wrap
            }
            BodyLabel {
                Layout.fillWidth: true
                visible: text !== ""
                text: team.account.goal ?? ""
                color: team.ink
                wrapMode: Text.Wrap
            }
        }
        NumberAnimation on opacity {
            running: team.lost && team.visible && Theme.pace > 0
            from: 0
            to: 1
            duration: Theme.dusk
        }
    }
    Row {
        Layout.fillWidth: true
        spacing: Theme.spaceL

        Repeater {
            model: Match.players

            Column {
                id: mate

                required property var modelData
                required property int index

                width: (team.width - (Match.players.length - 1) * Theme.spaceL) / Match.players.length
                spacing: Theme.spaceXs

                Face {
                    anchors.horizontalCenter: parent.horizontalCenter
                    width: 88 * Theme.textScale
                    height: width
                    face: mate.modelData.face
                    mood: mate.modelData.mood
                }
                BodyLabel {
                    width: parent.width
                    text: mate.modelData.name
                    horizontalAlignment: Text.AlignHCenter
                    font.weight: Font.Bold
                    elide: Text.ElideRight
                }
                QuietLabel { // what they came to, and who helped them
                    width: parent.width
                    text: (team.account.seats?.[mate.index] ?? []).join("\n")
                    horizontalAlignment: Text.AlignHCenter
                    wrapMode: Text.Wrap
                }
            }
        }
    }
    Repeater { // what the table came to
        model: team.lines

        BodyLabel {
            required property string modelData

            Layout.fillWidth: true
            text: modelData
            wrapMode: Text.Wrap
        }
    }
}
