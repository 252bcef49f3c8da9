import QtQuick
import Bombshelf.Controls
import Bombshelf.View

// One choice about how to play, with a line that says what it changes.
SettingRow {
    id: row

    required property gameOption option
    required property string value
    required property HouseSet numbers
    readonly property var ofValues: numbers.ofOptions[option.id] ?? {}

    signal picked(string value)

    title: option.title
    why: option.why

    SegmentedControl {
        name: row.option.title
        visible: row.option.values.length <= 3
        model: row.option.values
        current: row.value
        onChosen: id => row.picked(id)
    }
    Picker {
        label: row.option.title
        visible: row.option.values.length > 3
        options: Array.from(row.option.values).map(v => ({ value: v.id, text: v.title, why: row.ofValues[v.id] ?? v.why }))
        value: row.value
        onPicked: value => row.picked(value)
    }
}
