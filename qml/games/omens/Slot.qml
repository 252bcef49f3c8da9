import QtQuick
import Bombshelf.Theme

/// Where a card will lie, engraved in the table.
Image {
    required property rect at

    x: at.x
    y: at.y
    width: at.width
    height: at.height
    source: Art.picture("slot")
    sourceSize { width: Theme.pictureSize(width); height: Theme.pictureSize(height) }
    mipmap: true
}
