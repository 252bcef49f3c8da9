import QtQuick
import Bombshelf.Controls
import Bombshelf.Theme

/// Of what follows it in a sheet's column.
SectionTitle {
    width: parent?.width ?? 0
    topPadding: Theme.spaceM
    wrapMode: Text.Wrap
}
