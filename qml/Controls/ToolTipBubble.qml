import QtQuick

/// A sentence beside what the pointer rests on. Made only when it is asked for: a table has many things that have one.
Loader {
    id: bubble

    property bool shown: false
    property string text: ""
    property Item clearOf: null

    active: shown && visible && text !== "" && Window.window !== null
    sourceComponent: ToolTipPaper {}
    onLoaded: {
        const paper = item as ToolTipPaper;
        paper.parent = parent;
        paper.clearOf = clearOf;
        paper.text = Qt.binding(() => bubble.text);
        paper.asked = Qt.binding(() => bubble.active);
    }
}
