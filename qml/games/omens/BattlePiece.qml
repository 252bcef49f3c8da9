import QtQuick
import Bombshelf.Theme
import Bombshelf.View

/// A piece of the model that flies to wherever the model says it lies: a card, a helper or a die, for ever.
FocusScope {
    id: piece

    required property int pieceId
    required property string kind
    required property string kindText
    required property string rule
    required property string zone
    required property int zoneSeat
    required property int place
    required property int zoneCount
    required property bool faceUp
    required property BattleLayout places
    required property Moment moment
    required property Presses presses
    /// Cards of a poker hand, and dice that count, stand out a little.
    required property bool raised

    /// What it is called by Presses and Helpers.
    readonly property string name: isHelper ? kind : zone + ":" + zoneSeat + ":" + place
    readonly property bool isHelper: Art.isHelper(kind)
    property bool isDie: false
    readonly property bool inPile: places.piles.includes(zone)
    readonly property bool flying: flight.running
    readonly property bool playable: presses.lit(name)
    readonly property bool chosen: presses.chosen(name) || Helpers.subject === name
    /// The kind it had before a helper changed it.
    readonly property string printed: Helpers.printed[name] ?? ""
    readonly property rect spot: isHelper && Helpers.team.includes(kind) ? places.helper(Helpers.team.indexOf(kind)) : places.place(zone, zoneSeat, place, zoneCount)

    /// What it is, and what a helper made of it.
    function told(): string {
        if (kind.startsWith("prophecy-"))
            return qsTr("Prophecy: %1").arg(kindText);
        return printed === "" ? kindText : qsTr("%1, changed by a helper; it was: %2", "a card or a die, twice").arg(kindText).arg(Catalogue.kindText(Game.gameId, printed));
    }
    function press(byKeys: bool): void {
        if (playable)
            presses.press(name, byKeys);
    }

    x: spot.x
    y: spot.y
    z: flying ? 500 + place : inPile || places.latestFirst.includes(zone) ? 100 - place : 100 + place
    width: spot.width
    height: isDie ? width : width * places.ratio
    visible: !places.hidden.includes(zone) && (flying || !inPile || place < 3)
    activeFocusOnTab: playable || isHelper || activeFocus
    Component.onCompleted: {
        isDie = Art.isFace(kind);
        shape.setSource(isHelper ? "HelperCard.qml" : isDie ? "BattleDie.qml" : "PlayingCard.qml", {piece: piece});
    }

    Behavior on x {
        enabled: Theme.fly > 0
        NumberAnimation { id: flight; duration: Theme.fly; easing.type: Easing.OutCubic }
    }
    Behavior on y {
        enabled: Theme.fly > 0
        NumberAnimation { duration: Theme.fly; easing.type: Easing.OutQuad }
    }
    Behavior on width {
        enabled: Theme.fly > 0
        NumberAnimation { duration: Theme.fly; easing.type: Easing.OutCubic }
    }
    Loader {
        id: shape

        anchors.fill: parent
        focus: true
    }
}
