import QtQuick
import Bombshelf.Games.Omens
import Bombshelf.Table

/// Rings round the helper that a bot asks for, and round what it would be used on.
Repeater {
    id: wished

    /// Where things lie, by their names: name => rect.
    required property var spotOf

    model: Helpers.wished

    SpotRing {
        required property string modelData

        objectName: "wished " + modelData
        spot: {
            const find = wished.spotOf;
            return find(modelData);
        }
    }
}
