import QtQuick
import Bombshelf.Theme

/// What a paper that lies on a desk, or hangs on a wall, throws below and beside it: `anchors.fill` names the paper.
Rectangle {
    anchors { topMargin: 4; leftMargin: 3; rightMargin: -3; bottomMargin: -4 }
    color: Theme.castShadow
}
