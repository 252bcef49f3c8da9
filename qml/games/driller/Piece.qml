import QtQuick
import Bombshelf.Table
import Bombshelf.View

/// A card of the model, and what a press on it means.
FlyingPiece {
    id: piece

    required property Layout layout
    required property Ask bar
    /// It is taken in hand.
    readonly property bool chosen: zone === "aside" && pieceId === bar.asidePiece
    readonly property bool isDeck: zone === "left" || zone === "right"
    /// On its way back, and a deck is chosen for it already.
    readonly property bool laid: zone === "aside" && place < (Match.facts.laid ?? 0)
    /// What its mark means.
    readonly property string laidUnder: {
        const deck = laid ? Match.facts["laid-to"]?.[place] : undefined;
        return deck === "left" ? qsTr("Marked red: it goes under the left deck.") : deck === "right" ? qsTr("Marked red: it goes under the right deck.") : "";
    }

    function answers(choice: var): bool {
        switch (choice.verb) {
        case "raid":
            if (Match.choices.filter(other => other.args[1] === zone).length > 1) // whom, too: the buttons ask
                return false;
            // falls through
        case "check":
        case "draw":
            return place === 0 && isDeck && choice.args[choice.args.length - 1] === zone;
        case "put-back":
            return choice.args[0] === kind && zone === "aside" && !laid || place === 0 && isDeck && choice.args[1] === zone;
        case "pay":
            return (zone === "hand" || zone === "rings") && layout.isOwn(zoneSeat) && choice.args[0] === kind;
        case "spare":
            return place === 0 && zone === "pile-" + choice.args[0];
        }
        return false;
    }

    explained: covered ? "" : laidUnder || rule
    plan: layout
    inPile: isDeck || zone.startsWith("pile-")
    shape: Qt.resolvedUrl("DrillerCard.qml")
    stage: layout.stage
    z: (above ? 500 : 0) + (inPile ? zoneCount - place : place)
    playable: Match.choices.some(choice => answers(choice))
    visible: place < 3 || !isDeck || zoneCount - place < 12 || flying
}
