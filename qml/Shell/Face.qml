import QtQuick
import QtQuick.Window
import Bombshelf.Theme

// The picture of one of the cast.
Image {
    required property string face

    source: "qrc:/assets/faces/" + face + ".svg"
    sourceSize { width: Theme.pictureSize(width * Screen.devicePixelRatio); height: Theme.pictureSize(width * Screen.devicePixelRatio) }
    mipmap: true
}
