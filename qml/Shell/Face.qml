import QtQuick
import QtQuick.Window
import Bombshelf.Theme

// The picture of one of the cast.
Image {
    required property string face

    source: "qrc:/assets/faces/" + face + ".svg"
    sourceSize { width: Theme.pictureSize(width); height: Theme.pictureSize(width) }
    mipmap: true
}
