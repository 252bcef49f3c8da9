pragma ComponentBehavior: Bound

import QtQuick
import Bombshelf.Controls
import Bombshelf.Theme

// What chance brought in one game: how often each face and card came to people and to bots, and how usual that is.
Column {
    id: game

    required property var modelData

    component Cell: BodyLabel {
        width: parent.width * 0.3
        horizontalAlignment: Text.AlignRight
        wrapMode: Text.Wrap
        Accessible.ignored: true // the row is read as one
    }
    component Line: Row {
        property alias what: what.text
        property alias people: people.text
        property alias bots: bots.text

        Accessible.role: Accessible.StaticText

        Cell {
            id: what

            width: parent.width * 0.4
            horizontalAlignment: Text.AlignLeft
        }
        Cell { id: people }
        Cell { id: bots }
    }

    topPadding: Theme.spaceS
    spacing: Theme.spaceXs

    SectionTitle {
        width: parent.width
        text: game.modelData.title
        font.pixelSize: Theme.body
        wrapMode: Text.Wrap
    }
    Repeater {
        model: game.modelData.parts

        Column {
            id: part

            required property var modelData

            width: game.width
            bottomPadding: Theme.spaceS
            spacing: Theme.spaceXs

            Line {
                width: parent.width
                what: part.modelData.title
                people: part.modelData.rows.length > 0 ? qsTr("People") : ""
                bots: part.modelData.rows.length > 0 ? qsTr("Bots") : ""
                Accessible.name: what
            }
            Rectangle {
                width: parent.width
                height: Theme.hairline
                color: Theme.line
            }
            Repeater {
                model: part.modelData.rows

                Line {
                    required property var modelData

                    width: part.width
                    what: modelData.what
                    people: modelData.people
                    bots: modelData.bots
                    Accessible.name: modelData.spoken
                }
            }
            Repeater {
                model: part.modelData.verdicts

                BodyLabel {
                    required property string modelData

                    width: part.width
                    text: modelData
                    wrapMode: Text.Wrap
                }
            }
        }
    }
}
