pragma Singleton

import QtQuick

/// What a key on the table may be.
QtObject {
    /// By itself, without others. Held down it is no further press, but for arrows, which go on.
    function isPlain(event: var): bool {
        const isArrow = [Qt.Key_Left, Qt.Key_Right, Qt.Key_Up, Qt.Key_Down].includes(event.key);
        return (isArrow || !event.isAutoRepeat) && !(event.modifiers & ~Qt.KeypadModifier);
    }
    /// Presses what has the keys; where nothing has, it goes to what can be pressed.
    function isEnter(event: var): bool {
        return [Qt.Key_Return, Qt.Key_Enter, Qt.Key_Space].includes(event.key);
    }
    function isNumber(event: var): bool {
        return event.key >= Qt.Key_0 && event.key <= Qt.Key_9;
    }
    /// What a key or several are called on this system: Qt takes Ctrl for the command key of a Mac.
    function called(keys: string, system = Qt.platform.os): string {
        const macs = {"Ctrl": "Cmd", "Alt": "Option"};
        return system === "osx" ? Object.keys(macs).reduce((name, key) => name.replace(key, macs[key]), keys) : keys;
    }
    /// 1 to 9: the key of a button.
    function isDigit(event: var): bool {
        return event.key >= Qt.Key_1 && event.key <= Qt.Key_9;
    }
}
