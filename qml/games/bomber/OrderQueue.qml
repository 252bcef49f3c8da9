pragma ComponentBehavior: Bound

import QtQuick
import Bombshelf.Controls
import Bombshelf.Games.Bomber
import Bombshelf.Theme
import Bombshelf.View

/// Who acts and who acts after, as pins in a row. In a window a second row: in which order the table is asked.
Column {
    id: queue

    readonly property int actor: Match.facts.actor ?? -1
    readonly property var acting: actor < 0 ? [] : [actor, ...(Match.facts.order ?? []).map(Number)]
    readonly property bool tells: acting.length > 0 || reactions.seats.length > 0
    readonly property real line: height / (reactions.seats.length > 0 ? 2 : 1)

    ReactionWindow {
        id: reactions
    }
    component Pins: Item {
        id: pins

        property string title: ""
        property var seats: []
        /// The seat whose turn it is.
        property int now: -1

        width: queue.width
        height: queue.line
        visible: seats.length > 0
        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("%1: %2", "what is listed: names").arg(title).arg(seats.map(seat => Match.players[seat]?.name).join(", "))

        QuietLabel {
            id: label

            width: Math.max(0.27 * parent.width, parent.width - Theme.spaceS - 0.86 * parent.height * Match.players.length)
            height: parent.height
            verticalAlignment: Text.AlignVCenter
            horizontalAlignment: Text.AlignRight
            text: pins.title
            wrapMode: Text.Wrap
            fontSizeMode: Text.Fit
            minimumPixelSize: Theme.least
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        Row {
            id: row

            readonly property real room: parent.width - label.width - Theme.spaceS

            anchors { left: label.right; leftMargin: Theme.spaceS; verticalCenter: parent.verticalCenter }

            Repeater {
                model: pins.seats

                Item {
                    id: token

                    required property int modelData

                    width: Math.min(0.86 * pins.height, row.room / Match.players.length)
                    height: pins.height

                    Rectangle {
                        anchors.centerIn: parent
                        visible: token.modelData === pins.now
                        width: Math.min(parent.width, parent.height)
                        height: width
                        radius: Theme.radiusXs
                        color: Theme.signal
                        border { width: Theme.outline; color: Theme.ink }
                    }
                    Image {
                        anchors.centerIn: parent
                        width: Math.min(parent.width, parent.height) * 0.8
                        height: width
                        source: Art.sapper(token.modelData)
                        sourceSize { width: Theme.pictureSizes[1]; height: Theme.pictureSizes[1] }
                        mipmap: true
                    }
                }
            }
        }
    }

    Pins {
        title: queue.acting.length > 1 ? qsTr("Turn order") : qsTr("Acts")
        seats: queue.acting
        now: queue.actor
    }
    Pins {
        title: qsTr("Reaction order")
        seats: reactions.seats
        now: Match.players.findIndex(player => player.toMove)
    }
}
