pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Bombshelf.Theme

/// A few choices side by side, one of them taken. `model`: [{id, title, why}]. Arrow keys, Home and End move the choice.
T.Control {
    id: control

    property var model: []
    property string current: ""
    property string name: ""
    readonly property int at: model.findIndex(entry => entry.id === current)

    signal chosen(string id)

    function move(to: int): void {
        const place = Math.max(0, Math.min(model.length - 1, to));
        if (place !== at)
            chosen(model[place].id);
    }

    implicitWidth: implicitContentWidth
    implicitHeight: Theme.target
    focusPolicy: Qt.StrongFocus
    Keys.onLeftPressed: move(at - 1)
    Keys.onRightPressed: move(at + 1)
    Keys.onPressed: event => {
        if (event.key !== Qt.Key_Home && event.key !== Qt.Key_End)
            return;
        move(event.key === Qt.Key_Home ? 0 : model.length - 1);
        event.accepted = true;
    }
    Accessible.role: Accessible.Grouping
    Accessible.name: name
    Accessible.description: model[at]?.title ?? ""
    Accessible.focusable: true

    contentItem: Row {
        spacing: -Theme.outline

        Repeater {
            model: control.model

            Segment {
                required property var modelData
                required property int index

                title: modelData.title
                why: modelData.why ?? ""
                taken: index === control.at
                onPressed: {
                    if (control.focusPolicy & Qt.ClickFocus)
                        control.forceActiveFocus(Qt.MouseFocusReason);
                    control.chosen(modelData.id);
                }
            }
        }
    }
    background: Item {
        FocusRing {
            radius: Theme.radiusS
            shown: control.visualFocus
        }
    }
}
