import QtQuick
import Bombshelf.Theme

/// A piece that is nothing but a picture: a pin, a marker.
Item {
    id: sign

    property url picture: ""
    /// What it is called here.
    property string told: ""
    property int pixels: Theme.pictureSizes[2]

    Accessible.role: Accessible.Graphic
    Accessible.name: told

    Image {
        anchors.fill: parent
        source: sign.picture
        sourceSize { width: sign.pixels; height: sign.pixels }
        mipmap: true
    }
}
