pragma Singleton

import QtQml
import QtQuick.Templates as T

/// The tip that is open, which a press of Escape closes before anything else.
QtObject {
    property T.ToolTip shown: null
}
