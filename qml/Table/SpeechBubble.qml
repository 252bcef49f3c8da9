import QtQuick
import Bombshelf.Controls
import Bombshelf.Theme

/// What a seat says, for as long as it takes to read, with a tail to its face.
Panel {
    id: bubble

    property string text: ""
    /// How wide the words may be.
    property real room: 200
    property int lines: 2
    property string next: "" // to be said after that
    readonly property bool open: reading.running
    /// It takes two lines, of the size that a plaque has room for below the name.
    readonly property bool tall: lines > 1 && usual.advanceWidth > room
    /// Two lines of that size may not do.
    readonly property bool crowded: tall && usual.advanceWidth * Theme.small / Theme.body > 1.7 * room
    /// One line of the least letters has no room for it, so it takes two.
    readonly property bool tight: lines === 1 && least.advanceWidth > room

    function say(sentence: string): void {
        text = sentence;
        reading.restart();
    }
    /// Once what it says now has been read.
    function add(sentence: string): void {
        if (open)
            next = sentence;
        else
            say(sentence);
    }
    function hush(): void {
        next = "";
        reading.stop();
    }

    width: words.width + 2 * Theme.spaceM
    height: words.height + 2 * Theme.spaceXs
    radius: Theme.radiusM
    visible: opacity > 0
    opacity: open ? 1 : 0
    Accessible.ignored: true // the log says it, too

    Behavior on opacity {
        NumberAnimation { duration: Theme.turn }
    }
    Timer {
        id: reading

        interval: Theme.still + bubble.text.length * Theme.readingTime
        onTriggered: {
            const sentence = bubble.next;
            bubble.next = "";
            if (sentence !== "")
                bubble.say(sentence);
        }
    }
    Rectangle { // the tail
        x: -width / 2
        y: (bubble.height - height) / 2
        width: Theme.spaceM
        height: width
        rotation: 45
        color: bubble.color
        border { width: bubble.border.width; color: bubble.border.color }
    }
    Rectangle { // hides the tail's own edges within the bubble
        anchors { fill: parent; margins: bubble.border.width }
        radius: bubble.radius - bubble.border.width
        color: bubble.color
    }
    TextMetrics {
        id: usual

        text: bubble.text
        font { family: Theme.family; pixelSize: Theme.body; weight: Font.Bold }
    }
    TextMetrics {
        id: least

        text: bubble.text
        font { family: Theme.family; pixelSize: Theme.least; weight: Font.Bold }
    }
    TextMetrics { // their own width in one line would depend on the one they are given
        id: line

        text: words.text
        font: words.font
    }
    BodyLabel {
        id: words

        x: Theme.spaceM
        y: Theme.spaceXs
        width: Math.min(Math.ceil(line.advanceWidth) + 1, bubble.room)
        text: bubble.text
        wrapMode: Text.Wrap
        maximumLineCount: bubble.tight ? 2 : bubble.lines
        elide: Text.ElideRight
        fontSizeMode: bubble.lines === 1 && !bubble.tight ? Text.HorizontalFit : Text.FixedSize
        minimumPixelSize: Theme.least
        lineHeight: bubble.tight ? 0.8 : bubble.tall ? 0.9 : 1
        font { pixelSize: bubble.tight || bubble.crowded ? Theme.least : bubble.tall ? Theme.small : Theme.body; weight: Font.Bold }
        Accessible.ignored: true
    }
}
