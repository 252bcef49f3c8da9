pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Bombshelf.Controls
import Bombshelf.Theme
import Bombshelf.View

// Seats and options, on a sheet of paper.
Panel {
    id: form

    required property GameInfo game
    property var lastTime: ({}) // what was chosen then, by the option's id
    property var picked: ({}) // what somebody chose here
    required property SeatList seats
    readonly property real ring: Theme.spaceS // below the last row, for the focus

    /// What holds, by the option's id.
    function chosen(): var {
        const values = {};
        for (const option of Array.from(game.options))
            values[option.id] = valueOf(option);
        return values;
    }
    function valueOf(option: gameOption): string {
        const wanted = picked[option.id] ?? lastTime[option.id] ?? "";
        return option.has(wanted) ? wanted : option.byDefault(seats.count);
    }

    /// Its height once all who may have sat down, so that it need not move when one does.
    readonly property real fullHeight: implicitHeight + (game.maxSeats - sitting.count) * ((sitting.count > 0 ? sitting.itemAt(0).height : 0) + column.spacing)

    implicitHeight: column.implicitHeight + ring + 2 * Theme.spaceL

    ScrollPane {
        anchors { fill: parent; margins: Theme.spaceL; rightMargin: Theme.spaceS }
        contentHeight: column.implicitHeight + form.ring

        ColumnLayout {
            id: column

            x: Theme.spaceXs
            width: parent.width - Theme.spaceL
            spacing: Theme.spaceM

            RowLayout { // above the seats: the button stays where it is as they become more
                SectionTitle {
                    Layout.fillWidth: true
                    text: qsTr("At the table")
                }
                InkButton {
                    visible: form.game.maxSeats > form.game.minSeats
                    whyNot: form.seats.count < form.game.maxSeats ? "" : qsTr("No more can sit down at this game.") // it keeps the keys
                    iconName: "plus"
                    text: qsTr("One more seat")
                    onClicked: form.seats.addBot()
                }
            }
            Repeater {
                id: sitting

                model: form.seats

                SeatRow {
                    Layout.fillWidth: true
                    removable: form.seats.count > form.game.minSeats
                    least: form.game.minSeats
                    onRenamed: name => form.seats.rename(index, name)
                    onLevelled: level => form.seats.level(index, level)
                    onFaceAsked: faces.ask(index, level, face)
                    onRemoved: form.seats.remove(index)
                }
            }
            QuietLabel {
                Layout.fillWidth: true
                text: qsTr("Who sits where is drawn by lot.")
                wrapMode: Text.Wrap
            }
            SectionTitle {
                visible: rows.count > 0 || box.visible
                text: qsTr("Options")
            }
            Repeater {
                id: rows

                model: form.game.options

                OptionRow {
                    required property gameOption modelData

                    Layout.fillWidth: true
                    option: modelData
                    value: form.valueOf(option)
                    numbers: houseSet
                    onPicked: value => form.picked = Object.assign({}, form.picked, {[option.id]: value})
                }
            }
            HouseSetRow {
                id: box

                Layout.fillWidth: true
                visible: houseSet.groups.length > 0
                numbers: houseSet
                onChangeAsked: editor.open()
            }
        }
    }
    HouseSet {
        id: houseSet

        gameId: form.game.gameId
    }
    HouseSetSheet {
        id: editor

        game: form.game
        numbers: houseSet
    }
    FacePicker {
        id: faces

        onFaced: face => form.seats.giveFace(seat, face)
    }
}
