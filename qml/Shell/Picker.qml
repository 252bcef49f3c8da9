pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Bombshelf.Controls
import Bombshelf.Theme

// One of several, behind a button that shows which. `options`: [{value, text, why}].
T.ComboBox {
    id: picker

    required property string label
    required property var options
    required property var value

    signal picked(var value)

    function widest(role: string): real {
        const size = font.pixelSize; // the font's size, too, makes whoever asks follow it
        return Math.ceil(Math.max(...options.map(option => measure.advanceWidth(option[role] ?? "")))) + 2 * Theme.spaceM + 1.6 * size;
    }

    popup: menu
    model: options
    textRole: "text"
    currentIndex: options.findIndex(option => option.value === value)
    implicitWidth: widest("text")
    implicitHeight: Theme.target
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    font { family: Theme.family; pixelSize: Theme.body; weight: Font.Medium }
    Keys.onReleased: event => { // on the press it would be closed again by the release
        if ((event.key === Qt.Key_Return || event.key === Qt.Key_Enter) && !popup.visible) {
            popup.open();
            event.accepted = true;
        }
    }
    Accessible.role: Accessible.ComboBox
    Accessible.name: label
    Accessible.description: displayText
    Accessible.onPressAction: popup.open()
    onActivated: index => picked(options[index].value)

    FontMetrics {
        id: measure

        font: picker.font
    }

    contentItem: Text {
        leftPadding: Theme.spaceM
        text: picker.displayText
        font: picker.font
        color: Theme.text
        rightPadding: 1.6 * picker.font.pixelSize
        elide: Text.ElideRight
        verticalAlignment: Text.AlignVCenter
    }
    indicator: Text {
        x: picker.width - width - Theme.spaceM
        anchors.verticalCenter: parent.verticalCenter
        text: "▼"
        font: picker.font
        color: Theme.text
    }
    background: Rectangle {
        radius: Theme.radiusS
        color: picker.pressed ? Theme.pressed : picker.hovered ? Theme.hover : Theme.panel
        border { width: Theme.outline; color: Theme.line }

        FocusRing {
            radius: Theme.radiusS
            shown: picker.visualFocus
        }
    }
    delegate: T.ItemDelegate {
        id: entry

        required property int index
        required property var modelData

        width: ListView.view?.width ?? 0
        implicitHeight: implicitContentHeight + 2 * padding
        padding: Theme.spaceS
        leftPadding: Theme.spaceM
        highlighted: picker.highlightedIndex === index
        text: modelData.text
        Accessible.name: text
        Accessible.description: modelData.why ?? ""
        Accessible.onPressAction: { picker.picked(modelData.value); menu.close(); }

        contentItem: Column {
            BodyLabel {
                text: entry.text
                Accessible.ignored: true
                font.weight: entry.index === picker.currentIndex ? Font.Black : Font.Medium
            }
            QuietLabel {
                visible: text !== ""
                width: entry.availableWidth
                wrapMode: Text.Wrap
                text: entry.modelData.why ?? ""
                Accessible.ignored: true
            }
        }
        background: Rectangle { color: entry.highlighted ? Theme.pressed : "transparent" }
    }

    T.Dialog {
        id: menu

        title: picker.label
        focus: false // the keys stay with the picker, which moves through the list
        scale: Theme.shrinking
        transformOrigin: T.Popup.TopLeft
        y: picker.height + 2
        width: Math.min(Math.max(picker.width, picker.widest("text"), picker.widest("why")), picker.Window.width / scale - 2 * margins)
        height: Math.min(list.contentHeight + 2 * padding, 420 * Theme.textScale)
        padding: Theme.outline
        margins: Theme.spaceS

        ListView {
            id: list

            anchors.fill: parent
            clip: true
            model: menu.visible ? picker.delegateModel : null
            currentIndex: picker.highlightedIndex
            boundsBehavior: Flickable.StopAtBounds
        }
        background: Rectangle {
            color: Theme.panel
            radius: Theme.radiusS
            border { width: Theme.outline; color: Theme.line }
        }
    }
}
