pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Bombshelf.Controls
import Bombshelf.Theme
import Bombshelf.View

// The front page: how the world did, and below it how each battle did.
ColumnLayout {
    id: news

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
        spacing: Theme.spaceXxs

        Line { implicitHeight: 2 * Theme.outline }
        Line { implicitHeight: Theme.hairline }
    }
    TitleLabel {
        objectName: "headline"
        Layout.fillWidth: true
        text: Campaign.news.headline
        color: Theme.ink
        font.pixelSize: Theme.huge
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
    }
    Print {
        text: Campaign.news.below
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
                sourceSize.width: Theme.pictureSize(width)
                mipmap: true
            }
            Image {
                x: parent.width * 0.62
                y: parent.height * 0.56
                width: parent.width * 0.5
                height: width
                source: Campaign.art + (Campaign.fate === Campaign.WorldLost ? "/lost.svg" : "/won.svg")
                sourceSize.width: Theme.pictureSize(width)
                mipmap: true
            }
        }
        Print {
            Layout.leftMargin: Theme.spaceM
            text: Campaign.news.story
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
