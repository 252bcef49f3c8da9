pragma Singleton

import QtQml

/// Presses on what can't be pressed now.
QtObject {
    /// Somebody tried, and is to be told so.
    signal told(string sentence)
}
