pragma ComponentBehavior: Bound

import QtQuick
import Bombshelf.Controls
import Bombshelf.Theme
import Bombshelf.View

// What bots see, where cards and dice come from, how anybody can check it, and what chance has brought so far.
Sheet {
    id: sheet

    readonly property string seed: Match.over ? fair.seed : "" // not before the last card has been seen

    title: qsTr("Fair play")
    wantedWidth: 900 * Theme.textScale
    wantedHeight: 10000 // all there is
    onOpened: pane.forceActiveFocus()

    FairPlay {
        id: fair

        path: Match.active && !Lesson.active ? Match.path : ""
    }
    ScrollPane {
        id: pane

        anchors.fill: parent
        focus: true
        contentHeight: rows.implicitHeight

        Column {
            id: rows

            x: Theme.spaceXs
            width: parent.width - Theme.spaceL
            spacing: Theme.spaceS

            Heading { text: qsTr("What bots see") }
            Paragraph {
                text: qsTr("A bot sits at the table as you do. It sees its own hand, what lies open, and what everybody does. Other hands, the order of a deck and dice that have not been thrown are hidden from it: the program gives it the table as its seat sees it, and nothing else.")
            }
            Paragraph {
                text: qsTr("So it imagines tables that fit what it knows, tries its moves on them and chooses by what came of them. Where partners hide what they want, it also draws its conclusions from what they do. Every bot is tested for honesty: whatever it can’t see is swapped, and it has to think exactly the same.")
            }
            Paragraph {
                text: qsTr("Nobody’s luck is helped along. Bots draw from the same deck and throw the same dice as you, at every level. Levels differ only in how they play:")
            }
            Repeater {
                model: Cast.levels

                Paragraph {
                    required property alternative modelData

                    leftPadding: Theme.spaceL
                    text: qsTr("%1: %2", "a bot's level, and what it is like").arg(modelData.title).arg(modelData.why)
                }
            }

            Heading { text: qsTr("Where cards and dice come from") }
            Paragraph {
                text: qsTr("When a match begins, the program draws one secret number, the seed. Every shuffle and every throw of that match follows from it, to the last die: no one can steer them later.")
            }
            Paragraph {
                text: qsTr("From the first moment this page shows the seed’s fingerprint. It gives nothing away, and nobody can find another seed that fits it. Once the match is over the seed itself is told, and anybody can see that it was settled before the first move.")
            }

            Heading { text: fair.path !== "" ? qsTr("Check this match") : qsTr("Check a match") }
            Paragraph {
                visible: fair.path === ""
                text: qsTr("During a match, and after it, this page shows its fingerprint, its seed and how to check them.")
            }
            CopyField {
                width: parent.width
                visible: fair.seedHash !== ""
                name: qsTr("Fingerprint of the seed (SHA-256)")
                value: fair.seedHash
            }
            Paragraph {
                visible: fair.seedHash !== "" && sheet.seed === ""
                text: qsTr("Its seed is told when the match is over. Write the fingerprint down now, or give it to somebody who wants to be sure.")
            }
            CopyField {
                width: parent.width
                visible: sheet.seed !== ""
                name: qsTr("The seed")
                value: sheet.seed
            }
            CopyField {
                width: parent.width
                visible: sheet.seed !== ""
                name: qsTr("Play the record again and check every card and die, in a terminal")
                value: fair.command
            }
            Paragraph {
                visible: sheet.seed !== ""
                text: qsTr("If you would rather trust a program of your own: in Bombshelf’s source, docs/record.md tells how cards and dice follow from a seed, and docs/verify.py checks it in some 50 lines of Python.")
            }

            Heading { text: qsTr("What chance has brought") }
            Paragraph {
                visible: fair.matches === 0
                text: fair.reading ? qsTr("Reading your matches …") : qsTr("No match has been played to its end yet. Once you have played one, its cards and dice are counted here.")
            }
            Paragraph {
                visible: fair.matches > 0
                text: qsTr("Counted in %n matches on this computer that are over, without practice matches. In brackets: how many were to be expected, knowing which cards were still to come.", "", fair.matches)
            }
            Repeater {
                model: fair.games

                FairPlayGame {
                    width: rows.width
                }
            }
            QuietLabel {
                width: parent.width
                visible: fair.matches > 0
                text: qsTr("Measured by Pearson’s chi-square test. Of a hundred such lines with fair dice, about five look unusual.")
                wrapMode: Text.Wrap
            }
        }
    }
}
