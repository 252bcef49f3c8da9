import QtQml

/// A list or object that is another one only when it says something else. QML takes every new list for a change, and whatever
/// reads it would look again: all pieces of a table at each step, for instance.
QtObject {
    required property var of
    readonly property string words: JSON.stringify(of)
    readonly property var value: JSON.parse(words)
}
