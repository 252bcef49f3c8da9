pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Bombshelf.Controls
import Bombshelf.Theme
import Bombshelf.View

// The front page: how the world did, and below it how each battle did.
ColumnLayout {
    id: news

    readonly property int lost: Campaign.count - Campaign.won
    readonly property var story: ({
        all: {
            headline: qsTr("World Carries On"),
            below: qsTr("Every battle won; tomorrow confirmed"),
            text: qsTr("War has packed up its cards, the water is clear again and the barns are full. Death has been seen leaving in the direction of somebody else. Head office above and head office below both decline to comment. Readers are asked to go to bed as usual. There will be a morning.")
        },
        saved: {
            headline: qsTr("World Saved, Just"),
            below: qsTr("Armageddon called off; clearing up begins on Monday"),
            text: qsTr("The end of the world was stopped at the very last moment. Not everything before that went as well: %n battles were lost, and one can tell by looking out of the window. Those who were there say that they would do it all again, only better. Nobody will stop them.", "", lost)
        },
        lost: {
            headline: qsTr("World Ends"),
            below: qsTr("This is our last edition"),
            text: qsTr("In spite of everybody’s efforts Armageddon took place as announced. We thank our readers for many faithful years. Complaints may be addressed to either head office, above or below. As the paper goes to press, it is said that the last battle can be fought again.")
        }
    })
    readonly property var today: story[Campaign.outcome] ?? story.lost

    component Print: BodyLabel {
        color: Theme.ink
        Layout.fillWidth: true
        wrapMode: Text.Wrap
    }
    component Line: Rectangle {
        Layout.fillWidth: true
        implicitHeight: Theme.outline
        color: Theme.ink
    }

    spacing: Theme.spaceM

    RowLayout {
        spacing: Theme.spaceM

        Print {
            Layout.preferredWidth: 1
            text: qsTr("Extra!")
            font { pixelSize: Theme.large; weight: Font.Black }
        }
        TitleLabel {
            text: qsTr("The Bombshelf Gazette")
            color: Theme.ink
        }
        Print {
            Layout.preferredWidth: 1
            text: Campaign.ended
            horizontalAlignment: Text.AlignRight
            font.pixelSize: Theme.small
        }
    }
    ColumnLayout {
        spacing: 3

        Line { implicitHeight: 2 * Theme.outline }
        Line { implicitHeight: Theme.hairline }
    }
    TitleLabel {
        objectName: "headline"
        Layout.fillWidth: true
        text: news.today.headline
        color: Theme.ink
        font.pixelSize: Theme.huge
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
    }
    Print {
        text: news.today.below
        horizontalAlignment: Text.AlignHCenter
        font { pixelSize: Theme.large; weight: Font.Bold }
    }
    Line { implicitHeight: Theme.hairline }
    RowLayout {
        spacing: Theme.spaceXl

        Item {
            Layout.preferredWidth: 128 * Theme.textScale
            Layout.preferredHeight: 128 * Theme.textScale

            Image {
                anchors.fill: parent
                source: Campaign.battles[Campaign.count - 1].emblem
                sourceSize.width: Theme.pictureSize(width * 2)
                mipmap: true
            }
            Image {
                x: parent.width * 0.62
                y: parent.height * 0.56
                width: parent.width * 0.5
                height: width
                source: "qrc:/assets/games/omens/" + (Campaign.outcome === "lost" ? "lost" : "won") + ".svg"
                sourceSize.width: Theme.pictureSize(width * 2)
                mipmap: true
            }
        }
        Print {
            Layout.leftMargin: Theme.spaceM
            text: news.today.text
            font.pixelSize: Theme.large
            lineHeight: 1.1
        }
    }
    Line { implicitHeight: Theme.hairline }
    GridLayout {
        Layout.fillWidth: true
        columns: 2
        columnSpacing: Theme.spaceXl
        rowSpacing: Theme.spaceS

        Repeater {
            model: Campaign.count

            CampaignLine {
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                battle: Campaign.battles[index]
            }
        }
        Print { // the eighth place
            Layout.preferredWidth: 1
            text: Campaign.summary
            font.weight: Font.Black
        }
    }
}
