import QtQml

// A row of the catalogue as an object, so that lists of games can be sorted and filtered.
QtObject {
    required property int index
    required property string gameId
    required property string title
    required property string tagline
    required property int minSeats
    required property int maxSeats
    required property int minMinutes
    required property int maxMinutes
    required property int weight
    required property bool cooperative
    required property url art
}
