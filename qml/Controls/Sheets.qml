pragma Singleton

import QtQml
import QtQuick.Templates as T

/// The sheets that lie over the page.
QtObject {
    property list<T.Popup> open: []

    function note(sheet: T.Popup, isOpen: bool): void {
        const others = Array.from(open).filter(one => one && one !== sheet);
        open = isOpen ? [...others, sheet] : others;
    }
}
