pragma ComponentBehavior: Bound

import QtQuick
import Bombshelf.Theme

/// A stack of thick chips that can be counted: an edge for each, the value on the top one. A high stack says its number.
Item {
    id: chip

    property int count: 1
    property string value: ""
    /// Printed on the top one.
    property url picture: ""
    property color fill: Theme.rust
    property color ink: fill.hslLightness > 0.5 ? Theme.ink : Theme.cream
    readonly property int seen: Math.min(count, 10)
    readonly property real thickness: width * 0.16
    readonly property real depth: width * 0.72

    component Disc: Rectangle {
        height: width * 0.72
        radius: height / 2
        border { width: Theme.outline; color: Theme.ink }
    }

    implicitWidth: 44
    implicitHeight: depth + seen * thickness
    Accessible.role: Accessible.Graphic
    Accessible.name: value === "" ? qsTr("%n chips", "", count) : qsTr("%n chips of %1", "", count).arg(value)

    Repeater {
        model: chip.seen

        Item {
            id: one

            required property int index

            width: chip.width
            height: chip.depth + chip.thickness
            y: chip.height - height - index * chip.thickness

            Disc {
                y: chip.thickness
                width: parent.width
                color: Qt.darker(chip.fill, 1.5)
            }
            Disc {
                width: parent.width
                color: chip.fill

                Rectangle {
                    anchors.centerIn: parent
                    visible: chip.picture != "" && one.index === chip.seen - 1
                    width: parent.width * 0.66
                    height: width * 0.72
                    radius: height / 2
                    color: Theme.card
                    border { width: Theme.hairline; color: Theme.ink }

                    Image {
                        anchors.centerIn: parent
                        width: parent.height * 0.8
                        height: width
                        source: chip.picture
                        sourceSize { width: Theme.pictureSizes[0]; height: Theme.pictureSizes[0] }
                        mipmap: true
                    }
                }
                Text {
                    anchors.centerIn: parent
                    visible: one.index === chip.seen - 1
                    text: chip.value
                    color: chip.ink
                    font { family: Theme.family; pixelSize: Math.max(Theme.least, chip.depth * 0.55); weight: Font.Black }
                }
            }
        }
    }
    Rectangle { // the number of a stack too high to count at a glance
        anchors { horizontalCenter: parent.right; bottom: parent.bottom }
        visible: chip.count > 4
        width: Math.max(height, number.implicitWidth + Theme.spaceS)
        height: number.implicitHeight
        radius: height / 2
        color: Theme.card
        border { width: Theme.outline; color: Theme.ink }

        Text {
            id: number

            anchors.centerIn: parent
            text: chip.count
            color: Theme.ink
            font { family: Theme.family; pixelSize: Theme.small; weight: Font.Black }
        }
    }
}
