pragma ComponentBehavior: Bound

import QtQuick
import Bombshelf.Controls
import Bombshelf.Table
import Bombshelf.Theme
import Bombshelf.View

/// A slip of paper with the bags of the round. Those whose place the viewer knows are ticked off.
Rectangle {
    id: list

    required property TablePieces pieces
    /// [{kind, known}]
    readonly property alias bags: told.value

    function counted(): var {
        const known = pieces.all().filter(piece => piece.zone === "bag" && piece.kind !== "").map(piece => piece.kind);
        return (Match.facts.bags ?? []).map(kind => {
            const at = known.indexOf(kind);
            return {kind: kind, known: at >= 0 && known.splice(at, 1).length > 0};
        });
    }

    color: Theme.card
    border { width: Theme.hairline; color: Theme.pencil }
    rotation: -1
    Component.onCompleted: told.of = counted()
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Bags of this round. You know where these are: %1").arg(bags.filter(bag => bag.known).map(bag => Art.index(bag.kind)).join(", "))

    Connections {
        target: Match

        function onChanged(): void {
            told.of = list.counted();
        }
    }
    Steady { // its entries stay the same from step to step
        id: told

        of: []
    }
    BodyLabel {
        id: title

        x: Theme.spaceS
        y: Theme.spaceXxs
        width: parent.width - 2 * x
        text: qsTr("Bags of this round")
        elide: Text.ElideRight
        color: Theme.pencil
        font.pixelSize: Theme.small
        Accessible.ignored: true
    }
    Grid {
        id: grid

        anchors { left: parent.left; right: parent.right; top: title.bottom; bottom: parent.bottom; margins: Theme.spaceXs; topMargin: 0 }
        readonly property int lines: height > 2.6 * Theme.body ? 2 : 1

        columns: Math.ceil(list.bags.length / lines)
        flow: Grid.LeftToRight

        Repeater {
            model: list.bags.length // not the list itself, which is another when a bag becomes known

            Item {
                id: entry

                required property int index
                readonly property var bag: list.bags[index]

                width: grid.width / Math.max(1, grid.columns)
                height: grid.height / grid.lines
                Accessible.ignored: true

                BodyLabel {
                    id: value

                    anchors.centerIn: parent
                    width: Math.min(implicitWidth, parent.width)
                    text: Art.index(entry.bag.kind)
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Theme.least
                    color: Theme.ink
                    opacity: entry.bag.known ? 0.6 : 1
                    font { pixelSize: Theme.body; weight: Font.Bold; strikeout: entry.bag.known }
                    Accessible.ignored: true
                }
                Icon {
                    anchors { left: value.right; verticalCenter: value.verticalCenter }
                    visible: entry.bag.known
                    width: Math.min(Theme.iconSize * 0.6, (parent.width - value.width) / 2)
                    name: "check"
                    dark: true
                }
            }
        }
    }
}
