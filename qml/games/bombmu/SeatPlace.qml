import QtQuick
import Bombshelf.Controls
import Bombshelf.Table
import Bombshelf.Theme
import Bombshelf.View

/// A seat's plaque and chips, and what is to be seen of it in this round: ready, its turn to dispose, out.
Item {
    id: place

    required property Layout layout
    required property Moment moment
    required property int index
    readonly property int chips: Match.facts.chips?.[index] ?? 0
    readonly property bool ready: Match.facts["has-chosen"]?.[index] === 1
    readonly property bool out: Match.players[index]?.isOut ?? false
    readonly property var order: Match.facts.order ?? []
    /// Its turn to dispose, from 1; 0: it has none.
    readonly property int turn: order.findIndex(seat => Number(seat) === index) + 1
    readonly property rect board: layout.plaque(index)
    readonly property rect spot: layout.played(index)

    /// Its chips come from the bank.
    function deal(): void {
        purse.deal(layout.diceRoom);
    }

    SeatPlaque {
        id: plaque

        seat: place.index
        x: place.board.x
        y: place.board.y
        width: place.board.width
        height: place.board.height
        brief: place.layout.brief && !place.layout.isOwn(place.index)
        stamp: place.out ? qsTr("OUT") : ""
        coming: purse.coming
        banded: place.turn === 1 // disposes now
        bandWidth: 5 * Math.max(1, place.layout.unit)
        scoreText: place.out ? qsTr("out") : qsTr("%n chips", "", place.chips)
        Accessible.description: [place.ready ? qsTr("has chosen") : place.turn > 0 ? qsTr("defuses, place %1").arg(place.turn) : "", qsTr("%n cards in the hand", "", Match.counts.hand?.[place.index] ?? 0), lastAction].filter(text => text !== "").join(". ")
    }
    Rectangle { // the order of disposal
        anchors { horizontalCenter: plaque.left; verticalCenter: plaque.top; horizontalCenterOffset: width * 0.3; verticalCenterOffset: width * 0.3 }
        visible: place.turn > 0 && (place.order.length > 1 || place.turn > 1)
        width: Theme.heading * 1.35
        height: width
        radius: width / 2
        color: Theme.hazard
        border { width: Theme.outline; color: Theme.ink }

        NumberLabel {
            anchors.centerIn: parent
            text: place.turn
            color: Theme.ink
            Accessible.ignored: true
        }
    }
    Purse {
        id: purse

        readonly property rect stack: place.layout.chips(place.index)

        x: stack.x
        y: stack.y
        width: stack.width
        height: stack.height
        count: place.chips
        wins: place.moment.what === "took-chip"
        source: place.layout.diceRoom // the bank
        picture: Art.life
    }
    Rectangle { // has chosen in secret: a slip where its card will lie
        visible: place.ready
        x: place.spot.x + (place.spot.width - width) / 2
        y: place.spot.y + (place.spot.height - height) / 2
        width: place.spot.width
        height: Math.max(place.spot.height * 0.6, column.implicitHeight + Theme.spaceS)
        rotation: 5
        radius: Theme.radiusS
        color: Theme.hazard
        border { width: Theme.outline; color: Theme.ink }

        Column {
            id: column

            anchors.centerIn: parent
            width: parent.width - 2 * Theme.spaceXxs

            Icon {
                anchors.horizontalCenter: parent.horizontalCenter
                width: Math.min(Theme.iconSize, parent.width * 0.6)
                name: "check"
                dark: true
            }
            BodyLabel {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.least
                text: qsTr("Ready")
                color: Theme.ink
                font.weight: Font.Black
                Accessible.ignored: true
            }
        }
    }
}
