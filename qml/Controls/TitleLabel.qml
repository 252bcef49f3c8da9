import QtQuick
import Bombshelf.Theme

/// The heavy face of titles.
BodyLabel {
    font { pixelSize: Theme.title; weight: Font.Black }
    Accessible.role: Accessible.Heading
}
