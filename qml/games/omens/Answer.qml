import QtQuick
import Bombshelf.Controls
import Bombshelf.Table
import Bombshelf.Theme

/// One of a few possible cards or dice on a slip: pressed, or taken by its number key.
Pressable {
    id: answer

    /// A card or a face of a die.
    required property string kind
    required property string text
    property int digit: 0
    property real cardWidth: 56
    readonly property bool isDie: Art.isFace(kind)
    /// It has been put in its place of an order already.
    property bool taken: false
    property string badge: taken ? "" : digit > 0 && digit < 10 ? String(digit) : ""

    playable: true
    implicitWidth: cardWidth
    implicitHeight: isDie ? cardWidth : cardWidth * Theme.cardRatio
    activeFocusOnTab: true
    Accessible.name: text

    Card {
        anchors.fill: parent
        visible: !answer.isDie
        faceUp: true
        faceSource: visible ? Art.pictureOf(answer.kind) : ""
        playable: true
        chosen: answer.taken
        Accessible.ignored: true
    }
    Rectangle {
        anchors.fill: parent
        visible: answer.isDie
        radius: 0.16 * width
        color: answer.hovered ? Theme.cream : Theme.card
        border { width: Theme.outline; color: Theme.ink }

        Image {
            anchors { fill: parent; margins: 0.18 * parent.width }
            source: answer.isDie ? Art.pictureOf(answer.kind) : ""
            sourceSize { width: Theme.pictureSizes[2]; height: Theme.pictureSizes[2] }
            mipmap: true
        }
    }
    FocusRing {
        shown: answer.activeFocus
    }
    Rectangle { // its key, or its place in the order; beside a die's pips, which tell what it is
        anchors { horizontalCenter: parent.right; verticalCenter: parent.top; horizontalCenterOffset: (answer.isDie ? -0.05 : -0.18) * parent.width; verticalCenterOffset: answer.isDie ? 0 : 0.12 * parent.width }
        visible: label.text !== ""
        width: Math.max(height, label.implicitWidth + Theme.spaceXs)
        height: label.implicitHeight
        radius: height / 2
        color: answer.taken ? Theme.ochre : Theme.panel
        border { width: Theme.outline; color: Theme.line }

        BodyLabel {
            id: label

            anchors.centerIn: parent
            text: answer.badge
            color: answer.taken ? Theme.ink : Theme.text
            font { pixelSize: Theme.small; weight: Font.Black }
            Accessible.ignored: true
        }
    }
}
