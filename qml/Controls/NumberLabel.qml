import QtQuick
import Bombshelf.Theme

/// A number that counts: heavy, with figures of one width.
BodyLabel {
    font { pixelSize: Theme.heading; weight: Font.Black }
}
