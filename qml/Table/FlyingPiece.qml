import QtQuick
import Bombshelf.Theme

/// A piece that flies straight to wherever the model says it lies.
TablePiece {
    id: piece

    /// How long it flies, as a part of the usual time.
    property real slowness: 1

    x: goal.x
    y: goal.y
    flying: flight.running

    Behavior on x {
        enabled: piece.flies
        NumberAnimation { id: flight; duration: Theme.fly * piece.slowness; easing.type: Easing.OutCubic }
    }
    Behavior on y {
        enabled: piece.flies
        NumberAnimation { duration: Theme.fly * piece.slowness; easing.type: Easing.OutQuad }
    }
}
