import QtQuick
import Bombshelf.Theme

/// The table itself, below all that lies on it.
Image {
    required property GameArt art

    source: art.picture(Theme.dark ? "table-dark" : "table")
    fillMode: Image.PreserveAspectCrop
    sourceSize { width: 1600; height: 1000 }
}
