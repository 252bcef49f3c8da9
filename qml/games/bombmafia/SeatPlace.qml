import QtQuick
import Bombshelf.Table
import Bombshelf.Theme
import Bombshelf.View

/// A seat's plaque and chips; who started the round, and who has no chips left.
Item {
    id: place

    required property Layout layout
    required property Moment moment
    required property int index
    readonly property int points: Match.facts.points?.[index] ?? 0
    readonly property bool broke: Match.players[index]?.isOut ?? false
    readonly property bool starts: Number(Match.facts.starter ?? -1) === index
    readonly property rect board: layout.plaque(index)
    readonly property rect stack: layout.chips(index)

    SeatPlaque {
        id: plaque

        seat: place.index
        x: place.board.x
        y: place.board.y
        width: place.board.width
        height: place.board.height
        brief: place.layout.brief
        stamp: place.broke ? qsTr("BROKE") : ""
        coming: purse.coming
        banded: lamp
        bandWidth: 4 * Math.max(1, place.layout.unit)
        Accessible.description: [place.starts ? qsTr("started this round") : "", qsTr("%n cards in the hand", "", Match.counts.hand?.[place.index] ?? 0), lastAction].filter(text => text !== "").join(". ")
    }
    Image { // off the points
        anchors { left: plaque.left; top: plaque.top; leftMargin: -width * 0.15; topMargin: -height * 0.4 }
        visible: place.starts
        width: 34 * Math.max(1, place.layout.unit)
        height: width
        rotation: -12
        source: Art.picture("hat")
        sourceSize { width: Theme.pictureSizes[0]; height: Theme.pictureSizes[0] }
        mipmap: true
    }
    Purse {
        id: purse

        x: place.stack.x
        y: place.stack.y
        width: place.stack.width
        height: place.stack.height
        count: Math.max(0, place.points)
        wins: place.moment.what === "opened"
        source: place.layout.bag(place.index)
        fill: Theme.brass
        picture: Art.picture("mark-chip")
    }
}
