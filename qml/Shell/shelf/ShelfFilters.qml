import QtQuick
import QtQuick.Layouts
import Bombshelf.Theme
import Bombshelf.View

// Which boxes are wanted, and in which order.
RowLayout {
    id: filters

    property int people: 0 // 0: any number
    property int minutes: 0 // 0: any time
    property string kind: "" // "", versus, together
    property string order: "" // "", name, time, weight
    readonly property bool choosy: people !== 0 || minutes !== 0 || kind !== ""

    readonly property int fewest: Math.min(...Array.from(Catalogue.games).map(game => game.minSeats))
    readonly property int most: Math.max(...Array.from(Catalogue.games).map(game => game.maxSeats))
    readonly property var numbers: Array.from({length: most - fewest + 1}, (none, at) => fewest + at)
    readonly property var times: [15, 30, 45, 60]

    function fits(game: GameInfo): bool {
        return (people === 0 || people >= game.minSeats && people <= game.maxSeats)
            && (minutes === 0 || game.maxMinutes <= minutes)
            && (kind === "" || (kind === "together") === game.cooperative);
    }
    function compare(a: GameInfo, b: GameInfo): int {
        switch (order) {
        case "name": return a.title.localeCompare(b.title);
        case "time": return a.maxMinutes - b.maxMinutes || a.place - b.place;
        case "weight": return a.weight - b.weight || a.place - b.place;
        }
        return a.place - b.place;
    }
    function clear(): void {
        people = 0;
        minutes = 0;
        kind = "";
    }

    spacing: Theme.spaceS

    Picker {
        label: qsTr("People")
        options: [{ value: 0, text: qsTr("Any number") }, ...filters.numbers.map(n => ({ value: n, text: qsTr("%n people", "", n) }))]
        value: filters.people
        onPicked: value => filters.people = value
    }
    Picker {
        label: qsTr("Time")
        options: [{ value: 0, text: qsTr("Any time") }, ...filters.times.map(n => ({ value: n, text: qsTr("Up to %1 min").arg(n) }))]
        value: filters.minutes
        onPicked: value => filters.minutes = value
    }
    Picker {
        label: qsTr("Kind")
        options: [{ value: "", text: qsTr("Any kind") }, { value: "versus", text: qsTr("Rivals") }, { value: "together", text: qsTr("Together") }]
        value: filters.kind
        onPicked: value => filters.kind = value
    }
    Picker {
        label: qsTr("Order")
        options: [{ value: "", text: qsTr("Shelf order") }, { value: "name", text: qsTr("By name") }, { value: "time", text: qsTr("Shortest first") }, { value: "weight", text: qsTr("Lightest first") }]
        value: filters.order
        onPicked: value => filters.order = value
    }
}
