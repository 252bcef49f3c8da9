import QtQuick
import Bombshelf.Theme
import Bombshelf.View

/// Text to read.
Text {
    color: Theme.text
    textFormat: Text.PlainText
    font { family: Theme.family; pixelSize: Theme.body; weight: Font.Medium }
    Accessible.role: Accessible.StaticText
    Phrases.kept: wrapMode !== Text.NoWrap
    Accessible.name: Phrases.plain
    Accessible.ignored: text === ""
}
