import QtQuick
import QtQuick.Layouts
import Bombshelf.Controls
import Bombshelf.Theme
import Bombshelf.View

// A battle in the paper: won or lost, after how many tries, and how the last one ended.
RowLayout {
    id: line

    required property int index
    required property var battle
    readonly property var last: battle.tries.find(tried => !tried.practice)

    spacing: Theme.spaceS
    Accessible.role: Accessible.StaticText
    Accessible.name: [battle.spoken, ending.Accessible.name].join(". ")

    Image {
        Layout.preferredWidth: 40 * Theme.textScale
        Layout.preferredHeight: 40 * Theme.textScale
        source: line.battle.emblem
        sourceSize.width: Theme.pictureSize(width)
        mipmap: true
    }
    Image {
        Layout.preferredWidth: 32 * Theme.textScale
        Layout.preferredHeight: 32 * Theme.textScale
        source: Campaign.art + (line.battle.stand === Campaign.Won ? "/won.svg" : "/lost.svg")
        sourceSize.width: Theme.pictureSize(width)
        mipmap: true
    }
    ColumnLayout {
        spacing: 0

        BodyLabel {
            Layout.fillWidth: true
            text: line.battle.spoken
            color: Theme.ink
            font.weight: Font.Bold
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
        BodyLabel {
            id: ending

            Layout.fillWidth: true
            text: line.last?.ending ?? ""
            color: Theme.ink
            font.pixelSize: Theme.small
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
    }
    TallyStrokes {
        Layout.preferredHeight: 20 * Theme.textScale
        Layout.preferredWidth: implicitWidth
        count: line.battle.tryCount
        ink: Theme.ink
    }
}
