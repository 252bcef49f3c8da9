import QtQuick
import Bombshelf.Controls

// One choice about how to play, with a line that says what it changes.
SettingRow {
    id: row

    required property var option // of Catalogue.options()
    required property int seats
    property string chosen: option.values[option.byDefault[seats]].id // until somebody chooses

    title: option.title
    why: option.why

    SegmentedControl {
        name: row.option.title
        visible: row.option.values.length <= 3
        model: row.option.values
        current: row.chosen
        onChosen: id => row.chosen = id
    }
    Picker {
        label: row.option.title
        visible: row.option.values.length > 3
        options: row.option.values.map(v => ({ value: v.id, text: v.title, why: v.why }))
        value: row.chosen
        onPicked: value => row.chosen = value
    }
}
