import QtQuick
import Bombshelf.Theme

/// The title of a part of a page.
BodyLabel {
    font { pixelSize: Theme.large; weight: Font.Bold }
    Accessible.role: Accessible.Heading
}
