import QtQuick
import Bombshelf.Theme

/// A sheet of paper with a firm edge.
Rectangle {
    color: Theme.panel
    radius: Theme.radiusL
    border { width: Theme.outline; color: Theme.line }
}
