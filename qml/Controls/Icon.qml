import QtQuick
import QtQuick.Window
import Bombshelf.Theme

/// A picture of assets/icons, drawn for exactly the pixels it covers. An item of its own: what a picture would like to measure
/// is counted in the screen's pixels, and a layout must not go by that.
Item {
    id: icon

    property string name: ""
    /// On a dark ink, whatever the theme.
    property bool light: false
    /// On paper or a bright ink, whatever the theme.
    property bool dark: false

    implicitWidth: Theme.iconSize
    implicitHeight: width
    height: width

    Image {
        readonly property int pixels: Math.ceil(icon.width)

        anchors.fill: parent
        sourceSize.width: pixels
        mipmap: true
        source: icon.name === "" ? "" : icon.light ? Theme.lightIcon(icon.name) : icon.dark ? Theme.darkIcon(icon.name) : Theme.icon(icon.name)
    }
}
