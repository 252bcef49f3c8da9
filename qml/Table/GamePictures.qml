import QtQml

/// A game's art for whoever shows its pieces away from its table: its module's Pictures.qml is one, for the file of a singleton
/// can't be loaded.
QtObject {
    required property GameArt art
}
