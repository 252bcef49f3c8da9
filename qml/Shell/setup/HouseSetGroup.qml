pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Window
import Bombshelf.Controls
import Bombshelf.Table
import Bombshelf.Theme
import Bombshelf.View

// The numbers of one kind of thing, one below the other, and their sum.
Item {
    id: group

    required property var modelData // of HouseSet.groups
    required property int index
    required property string gameId
    required property HouseSet numbers

    readonly property GameArt art: Arts.of(gameId) as GameArt

    implicitWidth: column.implicitWidth
    implicitHeight: column.implicitHeight

    ColumnLayout {
        id: column

        spacing: 0

        RowLayout {
            Layout.bottomMargin: Theme.spaceXs
            spacing: Theme.spaceM

            SectionTitle {
                Layout.fillWidth: true
                text: group.modelData.title
            }
            QuietLabel {
                visible: group.modelData.counts
                text: qsTr("%1 in all").arg(group.numbers.sums[group.index])
            }
        }
        Repeater {
            model: group.modelData.entries

            RowLayout {
                id: entry

                required property var modelData

                spacing: Theme.spaceS

                Image {
                    Layout.preferredHeight: Theme.target - Theme.spaceXs
                    Layout.preferredWidth: Layout.preferredHeight / Theme.cardRatio
                    source: group.art?.pictureOf(entry.modelData.word) ?? ""
                    sourceSize.width: Theme.pictureSize(width)
                    mipmap: true
                }
                BodyLabel {
                    Layout.fillWidth: true
                    text: entry.modelData.text
                    Accessible.ignored: true
                }
                Stepper {
                    id: stepper

                    bare: true
                    label: qsTr("%1, %2", "a group of things, and one of them").arg(group.modelData.title).arg(entry.modelData.text)
                    from: entry.modelData.least
                    to: entry.modelData.most
                    onMoved: group.numbers.set(entry.modelData.at, value)

                    Binding {
                        target: stepper
                        property: "value"
                        value: group.numbers.numbers[entry.modelData.at]
                    }
                }
            }
        }
    }
}
