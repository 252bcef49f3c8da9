import QtQuick
import Bombshelf.Controls
import Bombshelf.Theme

/// A seat: face, name, score, a lamp that is lit when it is its turn, and what it did last. What is put into it stands
/// under that.
Panel {
    id: plaque

    default property alias detail: slot.data
    readonly property alias portrait: portrait
    property string face: ""
    property string mood: "calm"
    property string name: ""
    property int score: 0
    /// What the score is called.
    property string scoreText: ""
    /// Where all win or lose together, nobody has points.
    property bool scored: true
    property bool lamp: false
    property bool isBot: false
    property string lastAction: ""
    /// A bubble lies over what it did last.
    property bool speaks: false
    /// Who a bot is and how it plays.
    property string about: ""
    /// The name and the score alone: there is no room for more.
    property bool brief: false
    /// What became of it, stamped across its face, where it hides no words.
    property string stamp: ""
    property color stampInk: Theme.warningInk
    /// No words come this near its right end: something lies there.
    property real reserved: 0
    /// Where they begin, beside the face.
    readonly property real wordsAt: column.x
    /// Where what it did last begins.
    readonly property real actionAt: column.y + action.y
    /// Where the words end, above what was put into it.
    readonly property real wordsEnd: column.y + (detailed ? slot.y : column.height)
    /// Something was put into it.
    readonly property bool detailed: slot.height > 0
    /// What the score takes of the right end of the name's line.
    readonly property real scoreRoom: scored ? points.width : 0

    implicitWidth: Math.round(80 * Theme.growth + 130 * Theme.textScale)
    // Room for two lines of what it did last.
    implicitHeight: Math.max(84, points.implicitHeight + Math.ceil(2.7 * Theme.small) + slot.height + Theme.spaceS + Theme.spaceXs)
    border { width: lamp ? 2 * Theme.outline : Theme.outline; color: lamp ? Theme.ochre : Theme.line }
    Accessible.role: Accessible.Grouping
    Accessible.name: {
        if (!scored)
            return lamp ? qsTr("%1, to move").arg(name) : name;
        return (lamp ? qsTr("%1, %2, to move") : qsTr("%1, %2")).arg(name).arg(scoreText);
    }
    Accessible.description: isBot ? (qsTr("Bot. %1").arg(lastAction) + " " + about).trim() : lastAction

    Rectangle {
        id: frame

        anchors { left: parent.left; leftMargin: Theme.spaceS; verticalCenter: parent.verticalCenter }
        width: Math.min(parent.height - 2 * Theme.spaceS, (parent.width - plaque.reserved) * 0.3)
        height: width
        radius: Theme.radiusS
        color: Theme.cream
        border { width: Theme.outline; color: Theme.ink }

        HoverHandler { id: faceHover }
        ToolTipBubble {
            shown: faceHover.hovered
            text: plaque.about
        }
        Face {
            id: portrait

            anchors { fill: parent; margins: Theme.outline }
            face: plaque.face
            mood: plaque.mood
            toMove: plaque.lamp
        }
        Rectangle { // a bot's badge
            anchors { right: parent.right; bottom: parent.bottom }
            visible: plaque.isBot
            width: Math.round(Math.min(Theme.iconSize * 0.9, frame.width * 0.42))
            height: width
            radius: Theme.radiusXs
            color: Theme.cream
            border { width: Theme.outline; color: Theme.ink }

            Icon {
                anchors.centerIn: parent
                width: Math.round(parent.width * 0.72)
                name: "bot"
                dark: true
            }
        }
        Rectangle {
            objectName: "stamp"
            anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: frame.height * 0.06 }
            visible: plaque.stamp !== ""
            width: Math.min(word.implicitWidth + Theme.spaceM, frame.width + 2 * Theme.spaceS - Theme.outline) // on to the words
            height: word.implicitHeight
            rotation: -8
            radius: Theme.radiusXs
            color: Theme.card
            border { width: Theme.outline; color: plaque.stampInk }

            BodyLabel {
                id: word

                anchors { fill: parent; margins: Theme.hairline }
                horizontalAlignment: Text.AlignHCenter
                verticalAlignment: Text.AlignVCenter
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.least
                text: plaque.stamp
                color: plaque.stampInk
                font { pixelSize: Math.max(Theme.least, Math.min(Theme.large, frame.height * 0.3)); weight: Font.Black }
                Accessible.ignored: true
            }
        }
    }
    Item {
        id: column

        anchors { left: frame.right; leftMargin: Theme.spaceS; right: parent.right; rightMargin: Theme.spaceM + plaque.reserved; top: parent.top; topMargin: Theme.spaceS; bottom: parent.bottom; bottomMargin: Theme.spaceXs }

        NumberLabel {
            id: points

            anchors.right: parent.right
            text: plaque.scored ? Theme.figures(plaque.score) : ""
            Accessible.ignored: true
        }
        TextMetrics { // of its words, as small as it may get: rather that than broken
            id: longest

            text: plaque.name.split(" ").reduce((one, other) => one.length >= other.length ? one : other, "")
            font { family: Theme.family; pixelSize: nameLabel.minimumPixelSize; weight: Font.Bold }
        }
        BodyLabel {
            id: nameLabel

            objectName: "name"
            opacity: plaque.speaks && plaque.brief ? 0 : 1 // or the two would be seen through each other when the bubble fades
            anchors { left: parent.left; right: points.left; rightMargin: plaque.scored ? Theme.spaceS : 0 }
            height: points.implicitHeight
            verticalAlignment: Text.AlignVCenter
            text: plaque.name
            wrapMode: longest.advanceWidth > width ? Text.Wrap : Text.WordWrap
            maximumLineCount: 2
            lineHeight: 0.9
            elide: Text.ElideRight
            fontSizeMode: Text.Fit
            minimumPixelSize: Math.max(Theme.least, 0.7 * Theme.small)
            font.weight: Font.Bold
            Accessible.ignored: true

            HoverHandler { id: nameHover }
            ToolTipBubble {
                shown: nameHover.hovered && nameLabel.truncated
                text: plaque.name
            }
        }
        Rectangle { // the lamp
            id: bulb

            visible: !plaque.brief && (plaque.lamp || plaque.lastAction !== "")
            y: action.y + (Theme.small * 1.45 - height) / 2
            width: Theme.spaceM
            height: width
            radius: width / 2
            color: plaque.lamp ? Theme.glow : "transparent"
            border { width: Theme.outline; color: plaque.lamp ? Theme.rust : Theme.quiet }
        }
        QuietLabel {
            id: action

            visible: !plaque.brief
            opacity: plaque.speaks ? 0 : 1
            anchors { left: bulb.right; leftMargin: Theme.spaceXs; right: parent.right; top: points.bottom }
            height: Math.min(2.7 * Theme.small, Math.max(1.5 * Theme.small, parent.height - y - slot.height))
            fontSizeMode: Text.Fit
            minimumPixelSize: Math.max(Theme.least, 0.6 * Theme.small)
            text: plaque.lastAction
            wrapMode: Text.Wrap
            maximumLineCount: 2
            elide: Text.ElideRight
            lineHeight: 0.9
            Accessible.ignored: true
        }
        Item {
            id: slot

            anchors { left: parent.left; right: parent.right; top: plaque.brief ? points.bottom : action.bottom }
            height: childrenRect.height
        }
    }
}
