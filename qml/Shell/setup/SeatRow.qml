import QtQuick
import QtQuick.Layouts
import Bombshelf.Controls
import Bombshelf.Theme
import Bombshelf.View

// One seat of the set-up: a face, a name, a person or a bot of some level.
RowLayout {
    id: seat

    required property int index
    required property string name
    required property string level // "": a person
    required property string face
    required property bool removable
    required property int least // players of the game

    readonly property var levels: Cast.levels
    readonly property string nameless: { Settings.language; return Cast.nameless(level, face, index); }
    readonly property string called: name.trim() || nameless
    readonly property string introduction: { Settings.language; return level === "" ? "" : Cast.introduction(face); }
    readonly property var kinds: [
        { value: "", text: qsTr("Person"), why: qsTr("Plays at this screen") },
        ...levels.map(l => ({ value: l.id, text: qsTr("Bot: %1").arg(l.title), why: l.why })),
        { value: "even", text: qsTr("Bot: match me"), why: qsTr("Follows how you have done with this game lately. Now: %1").arg(Cast.levelTitle(evenLevel)) }
    ]

    readonly property string evenLevel: { Saves.finishedCount; return Saves.evenLevel(Pages.gameId); } // as far as the history is read

    signal renamed(string name)
    signal levelled(string level)
    signal faceAsked(Item button)
    signal removed

    spacing: Theme.spaceS
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Seat %1").arg(index + 1)

    FaceButton {
        id: button

        Layout.preferredWidth: 52 * Theme.textScale
        Layout.preferredHeight: 52 * Theme.textScale
        face: seat.face
        text: qsTr("Choose a face for %1").arg(seat.called)
        introduction: seat.introduction
        onClicked: seat.faceAsked(button)
    }
    InkTextField {
        Layout.fillWidth: true
        Accessible.description: seat.introduction
        text: seat.name
        maximumLength: 24
        placeholderText: seat.nameless
        Accessible.name: qsTr("Name of seat %1").arg(seat.index + 1)
        onTextEdited: seat.renamed(text)
    }
    Picker {
        Layout.fillWidth: true // as far as it shrinks in a narrow form
        Layout.preferredWidth: 190 * Theme.textScale
        Layout.maximumWidth: 190 * Theme.textScale
        label: qsTr("Who plays seat %1").arg(seat.index + 1)
        options: seat.kinds
        value: seat.level
        onPicked: value => seat.levelled(value)
    }
    IconButton {
        whyNot: seat.removable ? "" : qsTr("This game needs at least %n players.", "", seat.least)
        iconName: "minus"
        text: qsTr("Take %1’s seat away").arg(seat.called)
        onClicked: seat.removed()
    }
}
