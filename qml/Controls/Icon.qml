import QtQuick
import QtQuick.Window
import Bombshelf.Theme

/// A picture of assets/icons, drawn for exactly the pixels it covers.
Image {
    property string name: ""
    /// On a dark ink, whatever the theme.
    property bool light: false
    /// On paper or a bright ink, whatever the theme.
    property bool dark: false

    width: Theme.iconSize
    height: width
    sourceSize { width: Math.ceil(width * Screen.devicePixelRatio); height: Math.ceil(height * Screen.devicePixelRatio) }
    source: name === "" ? "" : light ? Theme.lightIcon(name) : dark ? Theme.darkIcon(name) : Theme.icon(name)
}
