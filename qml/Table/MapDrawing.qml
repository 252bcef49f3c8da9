import QtQuick

/// The map of a campaign, 1280 wide and 720 high: the Map.qml of its family of games is one.
Image {
    /// Where its battles are fought, in their order: [x, y].
    required property var places

    sourceSize { width: width; height: height }
}
