import QtQuick
import Bombshelf.Theme

/// Text to read.
Text {
    color: Theme.text
    textFormat: Text.PlainText
    font { family: Theme.family; pixelSize: Theme.body; weight: Font.Medium }
    Accessible.role: Accessible.StaticText
    Accessible.name: text
    Accessible.ignored: text === ""
}
