import QtQuick
import QtQuick.Templates as T
import Bombshelf.Theme

T.ScrollBar {
    id: bar

    implicitWidth: Theme.spaceM
    padding: 2
    minimumSize: 0.08
    visible: size < 1
    Accessible.ignored: true // things that the keys come to are scrolled into sight

    contentItem: Rectangle {
        implicitWidth: 8
        radius: 4
        color: bar.pressed ? Theme.text : Theme.quiet
    }
}
