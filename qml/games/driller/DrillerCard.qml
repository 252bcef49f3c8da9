import QtQuick
import Bombshelf.Theme
import Bombshelf.Table
import Bombshelf.View

/// A piece of the model as a card that flies to wherever the model says it lies.
Card {
    id: card

    required property int pieceId
    required property string kind
    required property string kindText
    required property string rule
    required property string zone
    required property int zoneSeat
    required property int place
    required property int zoneCount
    required faceUp
    required property Layout places

    /// What a press on this card means now, if anything: a choice's move.
    readonly property string move: {
        for (const choice of Game.choices)
            if (answers(choice))
                return choice.move;
        return "";
    }
    readonly property point target: places.placeOf(zone, zoneSeat, place, zoneCount)
    readonly property bool isDeck: zone === "left" || zone === "right"
    readonly property bool isPile: isDeck || zone.startsWith("pile-")

    /// On its way back, and a deck is chosen for it already.
    readonly property bool laid: zone === "aside" && place < (Game.facts.laid ?? 0)

    signal pressed(var piece)

    function answers(choice: var): bool {
        switch (choice.verb) {
        case "raid":
            if (Game.choices.length > 2) // whom, too: the buttons ask
                return false;
            // falls through
        case "check":
        case "draw":
            return place === 0 && isDeck && choice.args[choice.args.length - 1] === zone;
        case "put-back":
            return choice.args[0] === kind && zone === "aside" && !laid || place === 0 && isDeck && choice.args[1] === zone;
        case "pay":
            return zone === "hand" && places.isOwn(zoneSeat) && choice.args[0] === kind;
        case "spare":
            return place === 0 && zone === "pile-" + choice.args[0];
        }
        return false;
    }

    x: target.x
    y: target.y
    z: flight.running ? 500 + place : isDeck || zone.startsWith("pile") ? zoneCount - place : place
    width: places.cardWidth(zone, zoneSeat)
    faceSource: "qrc:/assets/games/driller/" + Art.file(kind) + ".svg"
    backSource: "qrc:/assets/games/driller/back.svg"
    indexText: Art.index(kind)
    indexMark: Art.mark(kind)
    caption: kindText
    mayTip: !Game.moving
    spoken: Spoken.piece(faceUp ? caption : backName, zone, zoneSeat, place, isPile ? 0 : zoneCount)
    about: faceUp ? rule : ""
    Accessible.ignored: !visible || isPile && !playable // a pile is told as a whole
    toolTip: faceUp && kindText !== "" ? kindText + "\n" + rule : ""
    lifted: flight.running
    marked: laid
    playable: move !== ""
    activeFocusOnTab: playable || activeFocus
    visible: place < 3 || !isDeck || zoneCount - place < 12 || flight.running
    onActivated: pressed({pieceId: pieceId, kind: kind, zone: zone, move: move})

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
}
