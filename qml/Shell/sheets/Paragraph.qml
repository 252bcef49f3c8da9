import QtQuick
import Bombshelf.Controls

/// Words of a sheet, as wide as the column they stand in.
BodyLabel {
    width: parent?.width ?? 0
    wrapMode: Text.Wrap
}
