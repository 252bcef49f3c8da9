import QtQuick
import Bombshelf.Controls
import Bombshelf.Theme
import Bombshelf.View

// A paragraph of the rule book, with its links and what was found in it.
BodyLabel {
    id: label

    required property var block // of RuleBook.blocks()
    /// [{at, length}], of which one may be the one looked at.
    property var found: []
    property int foundAt: -1
    /// The link that has the keys, or -1.
    property int reached: -1
    readonly property var marks: {
        const marks = block.links.map((link, index) => ({
            at: link.at, length: link.length, href: String(link.to),
            style: index === reached ? `color:${Theme.panel};background-color:${Theme.focus}` : `color:${Theme.focus}`
        }));
        return marks.concat(found.map(one => ({at: one.at, length: one.length, style: `color:${Theme.ink};background-color:${one.at === foundAt ? Theme.signal : Theme.glow}`})));
    }
    readonly property bool rich: marks.length > 0

    signal turned(int to)

    wrapMode: Text.Wrap
    textFormat: rich ? Text.RichText : Text.PlainText
    text: rich ? RuleBook.rich(block.text, marks, lineHeight) : block.text
    Phrases.kept: !rich // or it is done already
    Accessible.name: block.text
    onLinkActivated: link => turned(Number(link))

    HoverHandler {
        cursorShape: label.hoveredLink === "" ? Qt.ArrowCursor : Qt.PointingHandCursor
    }
}
