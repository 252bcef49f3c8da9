pragma ComponentBehavior: Bound

import QtQuick
import Bombshelf.Controls
import Bombshelf.Theme
import Bombshelf.View

// Which version this is, whose work is in it and on what terms, and where matches lie.
Sheet {
    id: sheet

    component Licence: Column {
        id: licence

        required property string name
        required property string asset
        property bool shown: false

        width: parent?.width ?? 0
        spacing: Theme.spaceS

        InkButton {
            text: licence.shown ? qsTr("Hide the licence") : qsTr("Show the licence")
            Accessible.name: qsTr("%1: %2", "whose licence; to show or hide it").arg(licence.name).arg(text)
            onClicked: licence.shown = !licence.shown
        }
        QuietLabel {
            width: parent.width
            visible: licence.shown
            text: licence.shown ? About.licence(licence.asset) : ""
            wrapMode: Text.Wrap
        }
    }

    title: qsTr("About Bombshelf")
    wantedWidth: 820 * Theme.textScale
    wantedHeight: headHeight + rows.implicitHeight + 2 * padding
    onOpened: folder.forceActiveFocus(Qt.TabFocusReason)

    ScrollPane {
        anchors.fill: parent
        contentHeight: rows.implicitHeight

        Column {
            id: rows

            x: Theme.spaceXs
            width: parent.width - Theme.spaceL
            spacing: Theme.spaceS

            Paragraph { text: qsTr("Version %1. It never uses the network and keeps everything on this computer.").arg(About.version) }

            Heading { text: qsTr("Where your matches lie") }
            CopyField {
                width: parent.width
                name: qsTr("Each match is a file of its own in this folder. Copy them to keep them safe.")
                value: About.matches
            }
            InkButton {
                id: folder

                text: qsTr("Open the folder")
                onClicked: {
                    const problem = About.openMatches();
                    if (problem !== "")
                        Refusals.told(problem);
                }
            }

            Heading { text: qsTr("Whose work is in it") }
            Paragraph { text: qsTr("Bombshelf is free software under the MIT License. © 2026 Bombshelf maintainers.") }
            Paragraph { text: qsTr("Windows, pictures and sound come from Qt %1, under the GNU Lesser General Public License, version 3. © The Qt Company Ltd. and other contributors.").arg(About.qtVersion) }
            Paragraph { text: qsTr("The letters are M PLUS Rounded 1c, cut to those that are needed, under the SIL Open Font License 1.1. © 2016 The Rounded M+ Project Authors.") }
            Licence {
                name: "M PLUS Rounded 1c"
                asset: "fonts/OFL.txt"
            }
            Paragraph { text: qsTr("Where a Japanese line may break is known from BudouX, under the Apache License 2.0. © Google LLC.") }
            Licence {
                name: "BudouX"
                asset: "phrases/LICENSE.txt"
            }
        }
    }
}
