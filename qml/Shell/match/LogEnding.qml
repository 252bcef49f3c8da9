import QtQuick
import Bombshelf.Controls
import Bombshelf.View

// Who has won, under the log of a match that is over.
BodyLabel {
    text: Match.lookingBack ? "" : Match.winnersText
    visible: text !== ""
    wrapMode: Text.Wrap
    font.weight: Font.Bold
    Accessible.ignored: true // it has been told
}
